// Business away from any port, in a place of a pack: what the zone, its port and the token there say does not hold, and the hold is that of a ship at sea.
import { fromPacks } from '@boucan/kernel';
import type { Caribbean, Player } from '../../board.ts';

/** On which terms goods are dealt in there. */
export interface Elsewhere {
  readonly offer: number; // cards
}

const places = fromPacks<(b: Caribbean, p: Player) => Elsewhere | null>();

/** Where players of a pack do business besides ports. */
export const addElsewhere = places.put;

/** Where this player does business just now; null: in a port, or nowhere. */
export function elsewhere(b: Caribbean, p: Player): Elsewhere | null {
  for (const of of places.of(b)) {
    const place = of(b, p);
    if (place !== null) return place;
  }
  return null;
}
