// Temporal differences: what a position promised is held against what the next ones promised, and in the end against what became of it.
import { learnedOf, type Net, netSize } from '@boucan/bots';
import { below, type Config, type Game, pick, type Rng } from '@boucan/kernel';
import { type Adam, step } from './adam.ts';
import { addGradient, chances, surpriseOf } from './gradient.ts';
import { type Habit, type Played, selfPlay } from './self-play.ts';

export interface Course extends Habit {
  readonly hidden: number;
  /** How far ahead the end of a match casts its shadow: 1 teaches by the end alone, 0 by the very next position. */
  readonly lambda: number;
  readonly rate: number;
  /** How many positions make a step. */
  readonly batch: number;
  /** How many earlier matches are gone through again after each: where a match takes long to play, much is to be had from it. */
  readonly again: number;
}

/** How many matches are remembered to be gone through again. */
const MEMORY = 400;

/** The weights, and how they have been moving: shared by all threads of a course. */
export interface Mind extends Adam {
  readonly weights: Float64Array;
}

export const mindSize = (inputs: number, hidden: number): number => 3 * netSize(inputs, hidden) + 1;

/** A mind in these numbers, which may lie in memory that threads share. */
export function mindIn(memory: Float64Array, inputs: number, hidden: number): Mind {
  const size = netSize(inputs, hidden);
  return {
    weights: memory.subarray(0, size),
    mean: memory.subarray(size, 2 * size),
    square: memory.subarray(2 * size, 3 * size),
    steps: memory.subarray(3 * size, 3 * size + 1),
  };
}

export class Learner {
  readonly net: Net;
  readonly #gradient: Float64Array;
  readonly #earlier: Played[] = [];
  #waiting = 0;
  #foreseen = new Float64Array(0);
  readonly game: Game;
  readonly mind: Mind;
  readonly course: Course;

  constructor(game: Game, mind: Mind, course: Course) {
    this.game = game;
    this.mind = mind;
    this.course = course;
    this.net = { inputs: learnedOf(game)!.features.names.length, hidden: course.hidden, all: mind.weights };
    this.#gradient = new Float64Array(mind.weights.length);
  }

  /** Plays a match and learns from it. Gives how wrong it was: the mean surprise of a position, in nats. */
  match(config: Config, rate: number, rng: Rng): { readonly surprise: number; readonly rows: number } {
    const played = selfPlay(this.game, this.net, config, this.course, rng);
    const surprise = this.#learn(played, rate);
    if (this.course.again > 0) {
      this.#remember(played, rng);
      for (let i = 0; i < this.course.again; i++) this.#learn(pick(rng, this.#earlier), rate);
    }
    return { surprise, rows: played.rows };
  }

  #remember(played: Played, rng: Rng): void {
    const { seats, rows, quantities, added } = played;
    const copy = {
      ...played,
      quantities: quantities.slice(0, rows * seats * this.net.inputs),
      added: added?.slice(0, rows * seats) ?? null,
    };
    if (this.#earlier.length < MEMORY) this.#earlier.push(copy);
    else this.#earlier[below(rng, MEMORY)] = copy;
  }

  #learn(played: Played, rate: number): number {
    const { net, course } = this;
    const { seats, rows, quantities, shares } = played;
    const size = seats * net.inputs;
    const { mayAllLose } = learnedOf(this.game)!;
    if (this.#foreseen.length < rows * seats) this.#foreseen = new Float64Array(2 * rows * seats);
    const foreseen = this.#foreseen;
    for (let row = 0; row < rows; row++) chances(net, played, row, foreseen, row * seats, mayAllLose);
    const became = Float64Array.from(shares);
    let surprise = 0;
    for (let row = rows - 1; row >= 0; row--) {
      surprise += surpriseOf(foreseen, row * seats, shares);
      for (let seat = 0; seat < seats; seat++) {
        if (row < rows - 1)
          became[seat] = course.lambda * became[seat]! + (1 - course.lambda) * foreseen[(row + 1) * seats + seat]!;
        const chance = foreseen[row * seats + seat]!;
        addGradient(net, quantities, row * size + seat * net.inputs, (chance - became[seat]!) / course.batch, this.#gradient);
      }
      if (++this.#waiting >= course.batch) {
        step(this.mind, this.mind.weights, this.#gradient, rate);
        this.#waiting = 0;
      }
    }
    return rows === 0 ? 0 : surprise / rows;
  }
}
