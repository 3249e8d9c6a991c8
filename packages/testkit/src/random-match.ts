// Random matches: the seed text gives the setup, and independent streams give the configuration, the choices and the checks.
import {
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

/** A choice, and the seat that makes it. */
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

/** The packs a pack is played with at the least: itself, and what it and they need. */
function withNeeds(game: Game, ids: readonly string[]): string[] {
  const all = new Set(ids);
  for (const id of all) for (const other of game.def.packs.find((p) => p.id === id)?.needs ?? []) all.add(other);
  return game.def.packs.map((p) => p.id).filter((id) => all.has(id));
}

/** With which packs matches are played. */
export type PackSets = 'none' | 'each' | 'pairs' | 'all';

/** Sets of packs that can be played together: none, each alone (with what it needs), every pair, all of them. */
export function packSets(game: Game, which: readonly PackSets[] = ['none', 'each', 'pairs', 'all']): string[][] {
  const ids = game.def.packs.map((p) => p.id);
  const sets: { readonly [K in PackSets]: readonly string[][] } = {
    none: [[]],
    each: ids.map((id) => [id]),
    pairs: ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two])),
    all: [ids],
  };
  const wanted = which.flatMap((kind) => sets[kind].map((set) => withNeeds(game, set)));
  const once = [...new Map(wanted.map((set) => [set.join(), set])).values()];
  return once.filter((packs) => seatCounts(game).some((seats) => game.whyNotStart({ seats, packs }).length === 0));
}

/** Table options as chance has them, but for those agreed on, with these packs or with a set of them, such that nothing speaks against starting. */
export function randomConfig(game: Game, seats: number, seed: string, packs?: readonly string[], agreed: Options = {}): Config {
  const rng = stream(seed, 'config');
  const played = packs ?? (game.def.packs.length === 0 ? [] : pick(rng, packSets(game)));
  for (let tries = 0; tries < 100; tries++) {
    const chance: Options = Object.fromEntries(game.optionsWith(played).map((o) => [o.id, pick(rng, o.values)]));
    const options = { ...chance, ...agreed };
    if (game.whyNotStart({ seats, packs: played, options }).length === 0) return { seats, packs: played, options };
  }
  return { seats, options: agreed, ...(packs === undefined ? {} : { packs }) };
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
