// What the player has picked up and not yet put down: a ship, or a card and which face.
import type { BoardId, Card, Ship } from '@boucan/brethren';
import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';

export type Face = 'up' | 'down';
/** A card is picked by its place in the hand, for there may be twins. */
export type Picked = { readonly ship: Ship } | { readonly card: Card; readonly at: number; readonly face: Face } | null;

const says = (o: OfferView, words: readonly (string | number)[]): boolean => words.every((w, i) => o.choice[i] === w);

/** The offer that putting this down at a board would make. */
export function offerAt(offers: readonly OfferView[], picked: Picked, board: BoardId): OfferView | undefined {
  if (picked === null) return undefined;
  const words = 'ship' in picked ? ['ship', picked.ship, board] : ['card', picked.card, board, picked.face];
  return offers.find((o) => says(o, words));
}

/** All offers that begin with these words. */
export const offersWith = (offers: readonly OfferView[], ...words: string[]): OfferView[] => offers.filter((o) => says(o, words));

/** Whether anything at all can be done with it. */
export const anyAllowed = (offers: readonly OfferView[]): boolean => offers.some((o) => o.because.length === 0);

/** Something sensible to hold when a question opens, so that one press on a board is enough. */
export function firstPick(offers: readonly OfferView[]): Picked {
  if (anyAllowed(offersWith(offers, 'ship', 'schooner'))) return { ship: 'schooner' };
  if (anyAllowed(offersWith(offers, 'ship', 'galleon'))) return { ship: 'galleon' };
  const cards = new Set(offersWith(offers, 'card').map((o: { choice: Choice }) => o.choice[1] as Card));
  return cards.size === 1 ? { card: [...cards][0]!, at: 0, face: 'up' } : null;
}
