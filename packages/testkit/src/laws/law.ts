import type { Choice, Game, Rng, Seat, State, Told, Viewer } from '@boucan/kernel';
import type { Move } from '../random-match.ts';

/** What is wrong; `null` if nothing is; `undefined` if the law has nothing to say here. */
export type Verdict = string | null | undefined;

/** A position of a random match, and the choice about to be made in it: none when the match is over. */
export interface Position {
  readonly game: Game;
  readonly state: State<unknown>;
  readonly next: Move | null;
  /** Chance for the check itself. */
  readonly rng: Rng;
}

/** A choice that was carried out. */
export interface Step extends Move {
  readonly game: Game;
  readonly before: State<unknown>;
  readonly after: State<unknown>;
  readonly events: readonly Told[];
}

/** A match played to its end, or as far as its limit allows. */
export interface Played {
  readonly game: Game;
  readonly last: State<unknown>;
  readonly choices: readonly (readonly [Seat, Choice])[];
  /** What was told before the first question. */
  readonly opening: readonly Told[];
  /** The first position, set up anew. */
  again(): State<unknown>;
}

/** Something every game must obey: at a position, in a step, over a match; the last word is for the whole run. */
export interface Law {
  readonly id: string;
  readonly claims: string;
  /** One position in so many is checked, and one match in so many; steps always. */
  readonly oneIn: number;
  position?(p: Position): Verdict;
  step?(s: Step): Verdict;
  match?(m: Played): Verdict;
  run?(): Verdict;
}

export const viewersOf = (state: State<unknown>): Viewer[] => [...Array(state.seats).keys(), 'table'];

/** The first thing that is wrong with any of these. */
export function firstOf<T>(things: Iterable<T>, wrong: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const found = wrong(thing);
    if (found !== null) return found;
  }
  return null;
}
