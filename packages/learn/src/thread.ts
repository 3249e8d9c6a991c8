// A thread of a course: plays and learns until it is time, and shows what the mind is worth when it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@boucan/games';
import { type Net, rngFrom, seedOf } from '@boucan/kernel';
import { duel } from './arena.ts';
import { anyConfig, usualSeats } from './configs.ts';
import { type Fit, fitted, type Manner } from './fitter.ts';
import { type Course, Learner, mindIn } from './learner.ts';
import { type Played, selfPlay } from './self-play.ts';

/** What a thread is given to begin with. */
export interface Bench {
  readonly game: string;
  readonly course: Course;
  readonly seed: string;
  readonly memory: SharedArrayBuffer;
}

export type Task =
  | { readonly do: 'learn'; readonly matches: number; readonly rate: number }
  | { readonly do: 'gather'; readonly weights: Float64Array | null } // by hand without them
  | { readonly do: 'fit'; readonly weights: Float64Array; readonly matches: readonly Played[]; readonly manner: Manner }
  | {
      readonly do: 'duel';
      readonly weights: Float64Array;
      readonly bots: readonly string[];
      readonly seed: string;
      readonly matches: readonly number[];
    };

export type Answer =
  | { readonly did: 'learn'; readonly matches: number; readonly rows: number; readonly surprise: number }
  | { readonly did: 'gather'; readonly played: Played }
  | ({ readonly did: 'fit' } & Fit)
  | { readonly did: 'duel'; readonly matches: number; readonly won: number };

const { game: id, course, seed, memory } = workerData as Bench;
const game = (await findGame(id))!;
const inputs = game.def.advice.learned!.features.names.length;
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
  const netOf = (all: Float64Array): Net => ({ inputs, hidden: course.hidden, all });
  if (task.do === 'duel') {
    const seats = usualSeats(game);
    let won = 0;
    for (const n of task.matches)
      won += duel(game, netOf(task.weights), { seats }, task.bots[n % task.bots.length]!, task.seed, n);
    return { did: 'duel', matches: task.matches.length, won };
  }
  if (task.do === 'gather') {
    const played = selfPlay(game, task.weights === null ? null : netOf(task.weights), anyConfig(game, rng), course, rng);
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
  if (task.do === 'fit') return { did: 'fit', ...fitted(game, netOf(task.weights), task.matches, task.manner, rng) };
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
