// A thread of a course: plays and learns until it is time, and shows what the mind is worth when it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { learnedOf, type Net } from '@boucan/bots';
import { rngFrom, seedOf } from '@boucan/kernel';
import { type Places, registryAt } from '@boucan/registry/node';
import { duel } from './arena.ts';
import { anyConfig, trialConfig } from './configs.ts';
import { type Fit, fitted, type Manner, surpriseBy } from './fitter.ts';
import { type Course, Learner, mindIn } from './learner.ts';
import { type Played, selfPlay } from './self-play.ts';

/** What a thread is given to begin with. */
export interface Bench {
  readonly game: string;
  readonly places: Places; // where the games are
  readonly course: Course;
  readonly seed: string;
  readonly memory: SharedArrayBuffer;
}

export type Task =
  | { readonly do: 'learn'; readonly matches: number; readonly rate: number }
  | { readonly do: 'gather'; readonly net: Net | null } // by hand without one
  | {
      readonly do: 'fit';
      readonly net: Net;
      readonly matches: readonly Played[];
      readonly unseen?: readonly Played[];
      readonly manner: Manner;
    }
  | {
      readonly do: 'duel';
      readonly net: Net;
      readonly bots: readonly string[];
      readonly seed: string;
      readonly matches: readonly number[];
      /** All seats judge so, not one alone. */
      readonly crew?: boolean;
    };

export type Answer =
  | { readonly did: 'learn'; readonly matches: number; readonly rows: number; readonly surprise: number }
  | { readonly did: 'gather'; readonly played: Played }
  | ({ readonly did: 'fit'; readonly unseen: number } & Fit)
  | { readonly did: 'duel'; readonly matches: number; readonly won: number; readonly lost: number };

const { game: id, places, course, seed, memory } = workerData as Bench;
const game = (await (await registryAt(places)).find(id))!;
const inputs = learnedOf(game)!.features.names.length;
const mind = mindIn(new Float64Array(memory), inputs, course.hidden);
const learner = new Learner(game, mind, course);
const rng = rngFrom(seedOf(seed));

/** In memory that threads share: every one of them may fit a network to it. */
function shared(numbers: Float64Array): Float64Array {
  const all = new Float64Array(new SharedArrayBuffer(numbers.byteLength));
  all.set(numbers);
  return all;
}

function carryOut(task: Task): Answer {
  if (task.do === 'duel') {
    let [won, lost] = [0, 0];
    for (const n of task.matches) {
      const done = duel(game, task.net, trialConfig(game, n), task.bots[n % task.bots.length]!, task.seed, n, task.crew);
      won += done.share;
      lost += done.lost ? 1 : 0;
    }
    return { did: 'duel', matches: task.matches.length, won, lost };
  }
  if (task.do === 'gather') {
    const played = selfPlay(game, task.net, anyConfig(game, rng), course, rng);
    const { seats, rows, quantities, added } = played;
    return {
      did: 'gather',
      played: {
        ...played,
        quantities: shared(quantities.subarray(0, rows * seats * inputs)),
        added: added === null ? null : shared(added.subarray(0, rows * seats)),
      },
    };
  }
  if (task.do === 'fit') {
    const { net, matches, unseen = [], manner } = task;
    const fit = fitted(game, net, matches, manner, rng);
    return { did: 'fit', ...fit, unseen: surpriseBy(game, { ...net, all: fit.weights }, unseen, manner.part) };
  }
  let rows = 0;
  let surprise = 0;
  for (let i = 0; i < task.matches; i++) {
    const match = learner.match(anyConfig(game, rng), task.rate, rng);
    rows += match.rows;
    surprise += match.surprise;
  }
  return { did: 'learn', matches: task.matches, rows, surprise: surprise / task.matches };
}

parentPort!.on('message', (task: Task) => parentPort!.postMessage(carryOut(task)));
