// Specialists who come straight from the Glory deck.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { SPECIALIST_TYPES } from '../../content/glory/specialists.ts';
import type { GloryId } from '../../content/glory.ts';
import { isAbroad } from '../../rules/cards.ts';
import { has, typeOf } from '../../rules/hired.ts';

/** Whether the Glory deck could have a specialist of a type not aboard, by what this player can see. */
export function mightFind(b: Caribbean, seat: Seat): boolean {
  const p = playerOf(b, seat);
  const isInDeck = (card: GloryId): boolean =>
    b.glory.length === 0
      ? b.gloryDiscard.includes(card)
      : isAbroad(b, card) && !p.hand.includes(card) && b.players.every(({ shown }) => !shown.includes(card));
  return SPECIALIST_TYPES.some((type) => !has(p, type) && (contentOf(b).cardsOf[type] ?? []).some(isInDeck));
}

/** Whether this card, met in the deck, is such a specialist. */
export function isFound(b: Caribbean, seat: Seat, card: GloryId): boolean {
  const type = typeOf(card);
  return type !== null && !has(playerOf(b, seat), type);
}

/** An empty deck is made anew of what was discarded. */
export function refill(b: Caribbean): void {
  if (b.glory.length === 0) b.glory = b.gloryDiscard.splice(0);
}
