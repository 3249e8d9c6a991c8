// A thread of a course: plays and learns until it is time, and shows what the mind is worth when it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@boucan/games';
import { type Net, rngFrom, seedOf } from '@boucan/kernel';
import { duel } from './arena.ts';
import { anyConfig, usualSeats } from './configs.ts';
import { Fitter } from './fitter.ts';
import { type Course, Learner, mindIn } from './learner.ts';

/** What a thread is given to begin with. */
export interface Bench {
  readonly game: string;
  readonly course: Course;
  readonly seed: string;
  readonly memory: SharedArrayBuffer;
}

export type Task =
  | { readonly do: 'learn'; readonly matches: number; readonly rate: number }
  | { readonly do: 'forget'; readonly keep: number }
  | { readonly do: 'gather'; readonly byHand: boolean }
  | { readonly do: 'fit'; readonly rate: number }
  | {
      readonly do: 'duel';
      readonly weights: Float64Array;
      readonly bot: string;
      readonly seed: string;
      readonly matches: readonly number[];
    };

export type Answer =
  | { readonly did: 'learn'; readonly matches: number; readonly rows: number; readonly surprise: number }
  | { readonly did: 'forget' | 'gather' }
  | { readonly did: 'fit'; readonly rows: number; readonly surprise: number }
  | { readonly did: 'duel'; readonly matches: number; readonly won: number };

const { game: id, course, seed, memory } = workerData as Bench;
const game = (await findGame(id))!;
const inputs = game.def.advice.learned!.features.names.length;
const mind = mindIn(new Float64Array(memory), inputs, course.hidden);
const learner = new Learner(game, mind, course);
const fitter = new Fitter(game, mind, course);
const rng = rngFrom(seedOf(seed));

function carryOut(task: Task): Answer {
  if (task.do === 'duel') {
    const net: Net = { inputs, hidden: course.hidden, all: task.weights };
    const seats = usualSeats(game);
    let won = 0;
    for (const n of task.matches) won += duel(game, net, { seats }, task.bot, task.seed, n);
    return { did: 'duel', matches: task.matches.length, won };
  }
  if (task.do === 'forget') {
    fitter.forget(task.keep);
    return { did: 'forget' };
  }
  if (task.do === 'gather') {
    fitter.gather(anyConfig(game, rng), task.byHand, rng);
    return { did: 'gather' };
  }
  if (task.do === 'fit') return { did: 'fit', ...fitter.fit(task.rate, rng) };
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
