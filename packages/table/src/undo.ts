// Taking back: freely while nobody else has moved, with the others' consent as long as nothing came to light, and never after that.
import type { Choice, Seat, State } from '@boucan/kernel';

/** A choice that stands. */
export interface Made {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly knowledge: number; // before it was made
}

export type Undo =
  | { readonly kind: 'none' } // nothing was chosen yet
  | { readonly kind: 'final' } // something has come to light since
  | { readonly kind: 'free' | 'consent'; readonly taken: readonly number[] };

/** What a seat could take back: its last choice, and all that followed from it. */
export function undoable(made: readonly Made[], state: State<unknown>, seat: Seat): Undo {
  const last = made.findLastIndex((m) => m.seat === seat);
  if (last < 0) return { kind: 'none' };
  // An answer that waits, sealed, for the others goes back alone: theirs do not depend on it.
  if (state.asked.some((q) => q.seat === seat && q.answer !== null)) return { kind: 'free', taken: [last] };
  if (state.result !== null || made[last]!.knowledge !== state.knowledge) return { kind: 'final' };
  const taken = Array.from({ length: made.length - last }, (_, i) => last + i);
  const stillMine = state.asked.some((q) => q.seat === seat) && taken.length === 1;
  return { kind: stillMine ? 'free' : 'consent', taken };
}
