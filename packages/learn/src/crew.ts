// The threads of a course, with one mind between them: they play, learn, and show what the mind is worth.
import { Worker } from 'node:worker_threads';
import { fitting, learnedOf, type Net, netOf } from '@boucan/bots';
import { type Game, next, rngFrom, seedOf, type Weights } from '@boucan/kernel';
import type { Places } from '@boucan/registry/node';
import { type Course, mindIn, mindSize } from './learner.ts';
import type { Answer, Bench, Task } from './thread.ts';

/** What every course is told, whichever way it learns. */
export interface Setting extends Course {
  readonly places: Places; // where the games are
  readonly workers: number;
  readonly seed: string;
  /** How many matches a trial has. */
  readonly matches: number;
  /** Who plays, in self-play; in trials one after the other, each against its like that judges by hand. */
  readonly bots: readonly string[];
  /** Who sits down with them in self-play, and is not tried: where all may lose together, learners among themselves may forget how to come home. */
  readonly company: readonly string[];
  /** Where it goes on from. */
  readonly from: Weights | null;
}

/** How well it played at one moment of the course. */
export interface Trial {
  readonly seconds: number;
  readonly matches: number;
  readonly surprise: number;
  /** The share of victories on the matches of the trial. */
  readonly share: number;
}

/** What was learned, the best trial, and all trials in order. */
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
      resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 8192 }, // matches make much that is soon forgotten
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

export class Crew {
  readonly threads: readonly Thread[];
  /** Where the weights are now: the threads change them. */
  readonly weights: Float64Array;
  readonly #setting: Setting;

  constructor(game: Game, setting: Setting) {
    const { names } = learnedOf(game)!.features;
    fitting(names.length, setting.hidden);
    const memory = new SharedArrayBuffer(8 * mindSize(names.length, setting.hidden));
    this.#setting = setting;
    this.weights = mindIn(new Float64Array(memory), names.length, setting.hidden).weights;
    begin(game, setting, this.weights);
    this.threads = Array.from(
      { length: setting.workers },
      (_, i) =>
        new Thread({ game: game.id, places: setting.places, course: course(setting), seed: `${setting.seed}#${i}`, memory }),
    );
  }

  /** The share of victories of one seat of this network against others that judge by hand. */
  async tried(net: Net): Promise<number> {
    const { matches, bots, seed } = this.#setting;
    const numbers = Array.from({ length: matches }, (_, n) => n);
    const answers = await Promise.all(
      this.threads.map((thread, i) =>
        thread.ask({
          ...{ do: 'duel', net, bots, seed: `${seed}#trial` },
          matches: numbers.filter((n) => n % this.threads.length === i),
        }),
      ),
    );
    return answers.reduce((sum, answer) => sum + (answer.did === 'duel' ? answer.won : 0), 0) / matches;
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }
}

/** Layer at random and small, everything else at nothing; or where an earlier course ended. */
function begin(game: Game, { seed, hidden, from }: Setting, weights: Float64Array): void {
  const { features, start = {} } = learnedOf(game)!;
  const { names } = features;
  if (from !== null) {
    weights.set(netOf(from, names).all);
    return;
  }
  const rng = rngFrom(seedOf(`${seed}#weights`));
  names.forEach((name, i) => {
    weights[1 + i] = start[name] ?? 0;
  });
  const layer = 1 + names.length;
  const size = names.length * hidden;
  const scale = 2 / Math.sqrt(names.length);
  for (let i = 0; i < size; i++) weights[layer + i] = scale * (next(rng) / 4294967296 - 0.5);
  // Where there is something to set out from, the layer says nothing at first: a whisper would turn one choice in twenty.
  const voice = Object.keys(start).length > 0 ? 0 : 0.1;
  for (let h = 0; h < hidden; h++) weights[layer + size + hidden + h] = voice * (next(rng) / 4294967296 - 0.5);
}

const course = ({ hidden, lambda, rate, batch, whims, every, again, bots, company }: Setting): Course => ({
  hidden,
  lambda,
  rate,
  batch,
  whims,
  every,
  again,
  bots: [...bots, ...company],
});
