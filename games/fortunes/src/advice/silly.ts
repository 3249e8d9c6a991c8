// What is lawful, and what nobody would do who remembers what he did a moment ago.
import type { Choice, Seat, State } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../board.ts';

/** A weapon bought in this visit to the yard. */
const bought = ({ stack }: State<Caribbean>, weapon: unknown): boolean =>
  stack.some(
    ({ proc, vars }) => proc === 'yard' && (vars as { readonly bought?: readonly unknown[] }).bought?.includes(weapon) === true,
  );

export function silly(s: State<Caribbean>, seat: Seat, [verb, noun]: Choice): boolean {
  const { turn } = s.board;
  switch (verb) {
    case 'sell-weapon':
      return bought(s, noun);
    // What was just hidden is not fetched, and the chest is not asked for more than lies aboard already.
    case 'fetch':
      return turn.activities.includes('stash') || playerOf(s.board, seat).gold > 0;
    // Out of the port where the business was done, and straight in again.
    case 'sail':
      return noun === 'port' && turn.taken.at(-1) === 'move' && turn.taken.at(-2) === 'port';
    default:
      return false;
  }
}
