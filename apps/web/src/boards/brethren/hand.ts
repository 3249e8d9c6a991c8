// What the player has picked up and not yet put down: a ship, or a card and which face.
import type { BoardId, Card, Ship } from '@boucan/brethren';
import type { OfferView } from '@boucan/table';
import { anyAllowed, offerOf, offersOf } from '../parts/offers.ts';

export type Face = 'up' | 'down';
/** A card is picked by its place in the hand, for there may be twins. */
export type Picked = { readonly ship: Ship } | { readonly card: Card; readonly at: number; readonly face: Face } | null;

/** What is dragged goes by this name. */
export const nameOf = (picked: NonNullable<Picked>): string =>
  'ship' in picked ? `ship ${picked.ship}` : `card ${picked.card} ${picked.at} ${picked.face}`;

export function pickedOf(name: string): Picked {
  const [kind, what, at, face] = name.split(' ');
  return kind === 'ship' ? { ship: what as Ship } : { card: what as Card, at: Number(at), face: face as Face };
}

/** The offer that putting this down at a board would make. */
export function offerAt(offers: readonly OfferView[], picked: Picked, board: BoardId): OfferView | undefined {
  if (picked === null) return undefined;
  return 'ship' in picked
    ? offerOf(offers, 'ship', picked.ship, board)
    : offerOf(offers, 'card', picked.card, board, picked.face);
}

/** Something sensible to hold when a question opens, so that one press on a board is enough. */
export function firstPick(offers: readonly OfferView[]): Picked {
  if (anyAllowed(offersOf(offers, 'ship', 'schooner'))) return { ship: 'schooner' };
  if (anyAllowed(offersOf(offers, 'ship', 'galleon'))) return { ship: 'galleon' };
  const cards = new Set(offersOf(offers, 'card').map(({ choice }) => choice[1] as Card));
  return cards.size === 1 ? { card: [...cards][0]!, at: 0, face: 'up' } : null;
}
