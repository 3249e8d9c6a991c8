// Taking back: freely while nobody else has moved, with the others' consent as long as nothing came to light, and never after that.
import type { Choice, Seat, State } from '@boucan/kernel';
import type { Face } from './clock.ts';

/** A choice that stands. */
export interface Made {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly knowledge: number; // before it was made
  readonly face: Face | null; // of the clocks when it was made; null where they do not matter any more
  readonly earned: number; // by its increment
}

/** Whether the last choices can be undone: freely, with consent, or not. */
export type Undo =
  | { readonly kind: 'none' } // nothing was chosen yet
  | { readonly kind: 'final' } // something was revealed since, or too much has happened
  | { readonly kind: 'free' | 'consent'; readonly taken: readonly number[] };

/** So many choices at most are taken back at once. */
export const MOST_TAKEN = 40;

/** So often a seat may take back, or ask to, in one turn. */
export const MOST_UNDOS = 10;

/** Whether this seat has answered, and others have not yet. */
export const isWaiting = (state: State<unknown>, seat: Seat): boolean =>
  state.asked.some((q) => q.seat === seat && q.answer !== null);

/** What a seat could take back: its last choice, and all that followed from it. */
export function undoable(made: readonly Made[], state: State<unknown>, seat: Seat): Undo {
  const last = made.findLastIndex((m) => m.seat === seat);
  if (last < 0) return { kind: 'none' };
  // An answer that waits, sealed, for the others goes back alone: theirs do not depend on it.
  if (isWaiting(state, seat)) return { kind: 'free', taken: [last] };
  if (state.result !== null || made[last]!.knowledge !== state.knowledge) return { kind: 'final' };
  const taken = Array.from({ length: made.length - last }, (_, i) => last + i);
  if (taken.length > MOST_TAKEN) return { kind: 'final' };
  const stillMine = state.asked.some((q) => q.seat === seat) && taken.length === 1;
  return { kind: stillMine ? 'free' : 'consent', taken };
}
