// Business away from any port, in a place of a pack: what the zone, its port and the token there say does not hold, and the hold is that of a ship at sea.
import type { Caribbean, Player } from '../../board.ts';

/** On which terms goods are dealt in there. */
export interface Elsewhere {
  readonly offer: number; // cards
}

const places = new Map<string, (b: Caribbean, p: Player) => Elsewhere | null>();

/** Where players of this pack do business besides ports. */
export function addElsewhere(pack: string, of: (b: Caribbean, p: Player) => Elsewhere | null): void {
  places.set(pack, of);
}

/** Where this player does business just now; null: in a port, or nowhere. */
export function elsewhere(b: Caribbean, p: Player): Elsewhere | null {
  if (b.packs === undefined || places.size === 0) return null;
  for (const pack of b.packs) {
    const place = places.get(pack)?.(b, p) ?? null;
    if (place !== null) return place;
  }
  return null;
}
