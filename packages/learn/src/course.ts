// A course of learning: threads play and learn in one shared mind; every so often it is tried, and the best that was tried is kept.
import { Worker } from 'node:worker_threads';
import { fitting, type Game, type Net, netOf, next, rngFrom, seedOf, type Weights, weightsOf } from '@boucan/kernel';
import { type Course, mindIn, mindSize } from './learner.ts';
import type { Answer, Bench, Task } from './thread.ts';

export interface Plan extends Course {
  readonly seconds: number;
  readonly workers: number;
  readonly seed: string;
  /** How many times the mind is tried, and on how many matches. */
  readonly trials: number;
  readonly matches: number;
  /** Who it is tried against. */
  readonly bot: string;
  /** Where it goes on from. */
  readonly from: Weights | null;
}

export interface Trial {
  readonly seconds: number;
  readonly matches: number;
  readonly surprise: number;
  /** The share of victories on the matches of the trial. */
  readonly share: number;
}

export interface Learnt {
  readonly weights: Weights;
  readonly best: Trial;
  readonly curve: readonly Trial[];
}

class Thread {
  readonly #worker: Worker;
  constructor(bench: Bench) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: bench,
      resourceLimits: { maxYoungGenerationSizeMb: 96 }, // matches make much that is soon forgotten
    });
  }
  ask(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (answer: Answer) => {
        this.#worker.off('error', reject);
        resolve(answer);
      });
      this.#worker.postMessage(task);
    });
  }
  stop = (): Promise<number> => this.#worker.terminate();
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

/** Layer at random and small, everything else at nothing; or where an earlier course ended. */
function begin(game: Game, plan: Plan, weights: Float64Array): void {
  const { features, start = {} } = game.def.advice.learned!;
  const { names } = features;
  if (plan.from !== null) {
    weights.set(netOf(plan.from, names).all);
    return;
  }
  const rng = rngFrom(seedOf(`${plan.seed}#weights`));
  names.forEach((name, i) => {
    weights[1 + i] = start[name] ?? 0;
  });
  const layer = 1 + names.length;
  const size = names.length * plan.hidden;
  const scale = 2 / Math.sqrt(names.length);
  for (let i = 0; i < size; i++) weights[layer + i] = scale * (next(rng) / 4294967296 - 0.5);
  for (let h = 0; h < plan.hidden; h++) weights[layer + size + plan.hidden + h] = 0.1 * (next(rng) / 4294967296 - 0.5);
}

export async function learn(game: Game, plan: Plan, tried: (trial: Trial) => void): Promise<Learnt> {
  const names = game.def.advice.learned!.features.names;
  fitting(names.length, plan.hidden);
  const memory = new SharedArrayBuffer(8 * mindSize(names.length, plan.hidden));
  const { weights } = mindIn(new Float64Array(memory), names.length, plan.hidden);
  begin(game, plan, weights);
  const threads = Array.from(
    { length: plan.workers },
    (_, i) => new Thread({ game: game.id, course: course(plan), seed: `${plan.seed}#${i}`, memory }),
  );
  const mean = new Mean(weights, plan.workers);
  const kept = (): Net => ({ inputs: names.length, hidden: plan.hidden, all: mean.all.slice() });

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
  const trial = async (net: Net): Promise<Trial> => {
    const numbers = Array.from({ length: plan.matches }, (_, n) => n);
    const answers = await Promise.all(
      threads.map((thread, i) =>
        thread.ask({
          do: 'duel',
          weights: net.all,
          bot: plan.bot,
          seed: `${plan.seed}#trial`,
          matches: numbers.filter((n) => n % threads.length === i),
        }),
      ),
    );
    const won = answers.reduce((sum, answer) => sum + (answer.did === 'duel' ? answer.won : 0), 0);
    return { seconds: seconds(), matches, surprise, share: won / plan.matches };
  };

  const curve: Trial[] = [];
  let best: { readonly trial: Trial; readonly net: Net } | null = null;
  for (let i = 1; i <= plan.trials; i++) {
    await study((plan.seconds * i) / plan.trials);
    const net = kept();
    const result = await trial(net);
    curve.push(result);
    tried(result);
    if (best === null || result.share >= best.trial.share) best = { trial: result, net };
  }
  await Promise.all(threads.map((thread) => thread.stop()));
  return { weights: weightsOf(best!.net, names), best: best!.trial, curve };
}

const course = ({ hidden, lambda, rate, batch, whims, every, again }: Plan): Course => ({
  hidden,
  lambda,
  rate,
  batch,
  whims,
  every,
  again,
});
