// The other way to learn, for games that take long to play: matches are gathered as one plays now, by hand at first; the network is fitted to
// what became of their positions; it plays the next matches; and so on. What was gathered with one worker and one seed is always the same.
import { type Game, type Net, type Weights, weightsOf } from '@boucan/kernel';
import { Crew, type Learnt, type Setting, type Trial } from './crew.ts';

export interface Rounds extends Setting {
  readonly rounds: number;
  /** How many matches each round gathers: fewer, if its share of the time is over first. */
  readonly gather: number;
  readonly seconds: number;
  /** How many times the positions of a round are gone through. */
  readonly passes: number;
}

/** The share of a round that is for playing; the rest is for fitting, and for the trial. */
const GATHERING = 0.8;

export async function learnInRounds(game: Game, plan: Rounds, tried: (trial: Trial, best: Weights) => void): Promise<Learnt> {
  const { names } = game.def.advice.learned!.features;
  const crew = new Crew(game, plan);
  const { threads, weights } = crew;
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let matches = 0;
  let surprise = 0;

  /** Each thread one match at a time. */
  const gather = async (round: number): Promise<void> => {
    let begun = 0;
    const until = (plan.seconds * (round - 1 + GATHERING)) / plan.rounds;
    await Promise.all(threads.map((thread) => thread.ask({ do: 'forget', keep: 1 })));
    await Promise.all(
      threads.map(async (thread) => {
        while (begun < plan.gather && seconds() < until) {
          begun++;
          await thread.ask({ do: 'gather', byHand: round === 1 && plan.from === null });
          matches++;
        }
      }),
    );
  };
  const fitAll = async (): Promise<void> => {
    for (let pass = 0; pass < plan.passes; pass++) {
      const rate = plan.rate * (1 - (0.95 * pass) / Math.max(1, plan.passes - 1));
      const answers = await Promise.all(threads.map((thread) => thread.ask({ do: 'fit', rate })));
      const fits = answers.flatMap((answer) => (answer.did === 'fit' && answer.rows > 0 ? [answer] : []));
      const rows = fits.reduce((sum, answer) => sum + answer.rows, 0);
      surprise = fits.reduce((sum, answer) => sum + answer.surprise * answer.rows, 0) / rows;
    }
  };

  const curve: Trial[] = [];
  let best: { readonly trial: Trial; readonly net: Net } | null = null;
  for (let round = 1; round <= plan.rounds; round++) {
    await gather(round);
    await fitAll();
    const net: Net = { inputs: names.length, hidden: plan.hidden, all: weights.slice() };
    const trial = { seconds: seconds(), matches, surprise, share: await crew.tried(net) };
    curve.push(trial);
    if (best === null || trial.share >= best.trial.share) best = { trial, net };
    tried(trial, weightsOf(best.net, names));
  }
  await crew.stop();
  return { weights: weightsOf(best!.net, names), best: best!.trial, curve };
}
