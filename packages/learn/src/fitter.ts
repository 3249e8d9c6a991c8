// Fits the network to recorded matches: what became of each position is partly what became of the match, partly what the network foresaw of
// the positions after it; and rows of all matches are gone through in any order.
import { below, type Config, type Game, type Net, type Rng } from '@boucan/kernel';
import { step } from './adam.ts';
import type { Course, Mind } from './learner.ts';
import { type Played, selfPlay } from './self-play.ts';
import { addSlope, chances, surpriseOf } from './slope.ts';

/** A match that was kept, and what its rows are held against. */
interface Kept extends Played {
  readonly became: Float64Array;
}

export class Fitter {
  readonly #game: Game;
  readonly #mind: Mind;
  readonly #course: Course;
  readonly #net: Net;
  readonly #slope: Float64Array;
  readonly #foreseen = new Float64Array(16);
  /** By the round they were gathered in, the latest last. */
  #rounds: Kept[][] = [[]];

  constructor(game: Game, mind: Mind, course: Course) {
    this.#game = game;
    this.#mind = mind;
    this.#course = course;
    this.#net = { inputs: game.def.advice.learned!.features.names.length, hidden: course.hidden, all: mind.weights };
    this.#slope = new Float64Array(mind.weights.length);
  }

  /** A new round begins; of those before it the latest `keep` are kept. */
  forget(keep: number): void {
    this.#rounds = [...this.#rounds.slice(-keep), []];
  }

  gather(config: Config, byHand: boolean, rng: Rng): void {
    const played = selfPlay(this.#game, byHand ? null : this.#net, config, this.#course, rng);
    const { seats, rows } = played;
    const quantities = played.quantities.slice(0, rows * seats * this.#net.inputs);
    this.#rounds.at(-1)!.push({ ...played, quantities, became: new Float64Array(rows * seats) });
  }

  /** Goes once through all rows. Gives how wrong it was before. */
  fit(rate: number, rng: Rng): { readonly rows: number; readonly surprise: number } {
    const matches = this.#rounds.flat();
    let rows = 0;
    let surprise = 0;
    for (const match of matches) {
      surprise += this.#expect(match);
      rows += match.rows;
    }
    const order = shuffledRows(matches, rows, rng);
    let waiting = 0;
    for (let i = 0; i < rows; i++) {
      this.#learn(matches[order[2 * i]!]!, order[2 * i + 1]!);
      if (++waiting < this.#course.batch && i + 1 < rows) continue;
      step(this.#mind, this.#mind.weights, this.#slope, rate);
      waiting = 0;
    }
    return { rows, surprise: rows === 0 ? 0 : surprise / rows };
  }

  /** Sets what each row of a match is held against, from its end backwards. Gives the sum of surprises by the end alone. */
  #expect({ seats, rows, quantities, shares, became }: Kept): number {
    const { lambda } = this.#course;
    const size = seats * this.#net.inputs;
    const after = new Float64Array(seats); // what is foreseen one row later
    let surprise = 0;
    for (let row = rows - 1; row >= 0; row--) {
      this.#foresee(quantities, row * size, seats);
      surprise += surpriseOf(this.#foreseen, 0, shares);
      for (let seat = 0; seat < seats; seat++) {
        const at = row * seats + seat;
        became[at] = row === rows - 1 ? shares[seat]! : lambda * became[at + seats]! + (1 - lambda) * after[seat]!;
        after[seat] = this.#foreseen[seat]!;
      }
    }
    return surprise;
  }

  #foresee(quantities: Float64Array, from: number, seats: number): void {
    chances(this.#net, quantities, from, seats, this.#foreseen, 0, this.#game.def.advice.learned!.mayAllLose);
  }

  #learn(match: Kept, row: number): void {
    const { seats, quantities, became } = match;
    const { inputs } = this.#net;
    this.#foresee(quantities, row * seats * inputs, seats);
    for (let seat = 0; seat < seats; seat++)
      addSlope(
        this.#net,
        quantities,
        (row * seats + seat) * inputs,
        (this.#foreseen[seat]! - became[row * seats + seat]!) / this.#course.batch,
        this.#slope,
      );
  }
}

/** Match and row, match and row, in any order. */
function shuffledRows(matches: readonly Kept[], rows: number, rng: Rng): Uint32Array {
  const order = new Uint32Array(2 * rows);
  let at = 0;
  for (let m = 0; m < matches.length; m++)
    for (let row = 0; row < matches[m]!.rows; row++) {
      order[at++] = m;
      order[at++] = row;
    }
  for (let i = rows - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    for (let part = 0; part < 2; part++) {
      const was = order[2 * i + part]!;
      order[2 * i + part] = order[2 * j + part]!;
      order[2 * j + part] = was;
    }
  }
  return order;
}
