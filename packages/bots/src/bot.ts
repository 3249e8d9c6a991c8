import type { Advice, Choice, Game, Levels, Rng, Seat, State, View } from '@boucan/kernel';

/** What whoever plays a match may hand a bot besides. */
export interface Thinking {
  /** Milliseconds after which it makes up its mind, however much is left to think about. */
  readonly within?: number | undefined;
  /** Told now and then how far it is, between 0 and 1, where its time is limited. */
  readonly progress?: ((share: number) => void) | undefined;
}

/** So long a bot thinks at most where people wait for it: milliseconds, and a little for what cannot be broken off. */
export const PATIENCE = 850;

/** Chooses for a seat. It is handed that seat's view and nothing else: what it does not see, it cannot use. */
export interface Bot {
  readonly name: string; // 'search:100ms'
  choose<B, P, E>(game: Game<B, P, E>, seen: View<P>, rng: Rng, thinking?: Thinking): Choice;
}

/** What a seat may choose, without what its game calls silly; all of it if nothing else is there. */
export function sensible<B, P, E>(game: Game<B, P, E>, world: State<B>, seat: Seat): Choice[] {
  const offered = game.options(world, seat);
  const { silly } = game.def.advice;
  if (silly === undefined) return offered;
  const kept = offered.filter((choice) => !silly(world, seat, choice));
  return kept.length > 0 ? kept : offered;
}

/** How the levels differ at a table of so many. */
export const levelsFor = ({ levels }: Pick<Advice<never>, 'levels'>, seats: number): Levels => ({
  ...levels,
  ...levels?.seats?.[seats],
});

/** How much of a seat's mind is on what it has itself, where all can lose together; the rest is on its best rival. */
const TOGETHER = 0.75;
export const togetherIn = ({ def }: { readonly def: { readonly losses?: readonly string[] } }): number =>
  (def.losses?.length ?? 0) > 0 ? TOGETHER : 0;

/** How far a seat is ahead of its best rival; alone at the table, how much it has. Where all can lose together, something of both. */
export function lead(worth: readonly number[], seat: Seat, together = 0): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worth.length; i++) if (i !== seat && worth[i]! > rival) rival = worth[i]!;
  return rival === Number.NEGATIVE_INFINITY ? worth[seat]! : worth[seat]! - (1 - together) * rival;
}

/** The seat that looks. Nobody chooses for the table. */
export function seatOf(seen: View<unknown>): number {
  if (seen.viewer === 'table') throw new Error('a bot plays for a seat, not for the table');
  return seen.viewer;
}
