// A course of learning: threads play and learn in one shared mind; every so often it is tried, and the best that was tried is kept.
import { learnedOf, type Net, weightsOf } from '@boucan/bots';
import type { Game, Weights } from '@boucan/kernel';
import { Crew, type Learnt, type Setting, type Trial } from './crew.ts';

/** For how long to learn, and how often to try what was learned. */
export interface Plan extends Setting {
  readonly seconds: number;
  /** How many times the mind is tried. */
  readonly trials: number;
}

/** How many notes of each thread the mean looks back on: some fifty seconds of them. */
const NOTES = 100;

/** The mean of where the weights have been lately: single steps are noise, and what is tried and kept should not hang on the last of them. */
class Mean {
  readonly all: Float64Array;
  #noted = 0;
  readonly #fresh: number;
  constructor(weights: Float64Array, threads: number) {
    this.all = weights.slice();
    this.#fresh = 1 / (NOTES * threads);
  }
  note(weights: Float64Array): void {
    const share = Math.max(this.#fresh, 1 / ++this.#noted);
    for (let i = 0; i < weights.length; i++) this.all[i]! += share * (weights[i]! - this.all[i]!);
  }
}

/** Learns by playing against itself, and tells after every trial how it stands. */
export async function learn(game: Game, plan: Plan, tried: (trial: Trial, best: Weights) => void): Promise<Learnt> {
  const { names } = learnedOf(game)!.features;
  const crew = new Crew(game, plan);
  const { threads, weights } = crew;
  const mean = new Mean(weights, plan.workers);

  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let matches = 0;
  let surprise = 0;
  let portion = 1;
  const study = async (until: number): Promise<void> => {
    await Promise.all(
      threads.map(async (thread) => {
        let mine = portion;
        while (seconds() < until) {
          const rate = plan.rate * (1 - 0.95 * Math.min(1, seconds() / plan.seconds));
          const began = performance.now();
          const done = await thread.ask({ do: 'learn', matches: mine, rate });
          if (done.did === 'learn') {
            matches += done.matches;
            mean.note(weights);
            surprise = 0.95 * surprise + 0.05 * done.surprise;
          }
          // About half a second at a time.
          mine = Math.max(1, Math.min(200, Math.round((mine * 500) / (performance.now() - began))));
        }
        portion = mine;
      }),
    );
  };

  const curve: Trial[] = [];
  let best: { readonly trial: Trial; readonly net: Net } | null = null;
  for (let i = 1; i <= plan.trials; i++) {
    await study((plan.seconds * i) / plan.trials);
    const net: Net = { inputs: names.length, hidden: plan.hidden, all: mean.all.slice() };
    const share = await crew.tried(net);
    const trial = { seconds: seconds(), matches, surprise, share };
    curve.push(trial);
    if (best === null || share >= best.trial.share) best = { trial, net };
    tried(trial, weightsOf(best.net, names));
  }
  await crew.stop();
  return { weights: weightsOf(best!.net, names), best: best!.trial, curve };
}
