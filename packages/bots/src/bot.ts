import type { Choice, Game, Rng, View } from '@boucan/kernel';

/** Chooses for a seat. It is handed that seat's view and nothing else: what it does not see, it cannot use. */
export interface Bot {
  readonly name: string; // 'search:100ms'
  choose<B, P, E>(game: Game<B, P, E>, seen: View<P>, rng: Rng): Choice;
}

/** The seat that looks. Nobody chooses for the table. */
export function seatOf(seen: View<unknown>): number {
  if (seen.viewer === 'table') throw new Error('a bot plays for a seat, not for the table');
  return seen.viewer;
}
