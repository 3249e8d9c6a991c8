// Random matches: the seed text gives the setup, and independent streams give the configuration, the choices and the checks.
import {
  below,
  type Choice,
  type Config,
  type Game,
  type Options,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  type State,
  seedOf,
} from '@boucan/kernel';

export interface Move {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** Game number `i` of a run. */
export const seedText = (seed: string, i: number): string => (i === 0 ? seed : `${seed}/${i}`);

/** A stream of chance that depends on the seed text and on nothing else. */
export const stream = (seed: string, what: string): Rng => rngFrom(seedOf(`${seed}#${what}`));

/** The seats whose answer is awaited. */
export const awaited = (state: State<unknown>): Seat[] => state.asked.filter((q) => q.answer === null).map((q) => q.seat);

export const seatCounts = ({ seats: [min, max] }: Game): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Packs and table options as chance has them, such that nothing speaks against starting. */
export function randomConfig(game: Game, seats: number, seed: string): Config {
  const rng = stream(seed, 'config');
  for (let tries = 0; tries < 100; tries++) {
    const options: Options = Object.fromEntries(game.def.options.map((o) => [o.id, pick(rng, o.values)]));
    const packs = game.def.packs.map((p) => p.id).filter(() => below(rng, 2) === 0);
    if (game.whyNotStart({ seats, packs, options }).length === 0) return { seats, packs, options };
  }
  return { seats };
}

/** Any lawful choice of anybody who is asked; nothing when there is none. */
export function randomMove(game: Game, state: State<unknown>, rng: Rng): Move | null {
  const seats = awaited(state);
  if (seats.length === 0) return null;
  const seat = pick(rng, seats);
  const options = game.options(state, seat);
  return options.length === 0 ? null : { seat, choice: pick(rng, options) };
}

/** Goes on at random, in place, for at most this many choices. */
export function wander(game: Game, state: State<unknown>, rng: Rng, most: number): void {
  for (let n = 0; n < most; n++) {
    const move = randomMove(game, state, rng);
    if (move === null) return;
    game.advance(state, move.seat, move.choice);
  }
}
