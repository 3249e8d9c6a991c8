// A prison: somebody inside is of use, for gold or for nothing once the walls are taken.   SEA-m9-30, SEA-SET-56
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { SPECIALIST_TYPES } from '../../content/glory/specialists.ts';
import type { GloryId } from '../../content/glory.ts';
import { isAbroad } from '../../rules/cards.ts';
import type { At } from '../../rules/dice.ts';
import { has, typeOf } from '../../rules/hired.ts';
import { pay } from '../../rules/purse.ts';

declare module '../../events.ts' {
  interface Events {
    'prison.searched': { seat: Seat; number: number; cards: readonly GloryId[] };
    'prison.empty': { seat: Seat };
    'prison.freed': { seat: Seat; gold: number };
  }
}

/** Whether the Glory deck could have a specialist of a type not aboard, by what this player can see. */
export function mightFree(b: Caribbean, seat: Seat): boolean {
  const p = playerOf(b, seat);
  const isInDeck = (card: GloryId): boolean =>
    b.glory.length === 0
      ? b.gloryDiscard.includes(card)
      : isAbroad(b, card) && !p.hand.includes(card) && b.players.every(({ shown }) => !shown.includes(card));
  return SPECIALIST_TYPES.some((type) => !has(p, type) && (contentOf(b).cardsOf[type] ?? []).some(isInDeck));
}

/** Glory cards are turned up until one is a specialist of a type not aboard: hired at once, whatever it asks; the others are mixed in again. */
export function freePrisoner(t: At, seat: Seat, gold: number): void {
  const b = t.board;
  const p = playerOf(b, seat);
  if (b.glory.length === 0) {
    b.glory = b.gloryDiscard;
    b.gloryDiscard = [];
  }
  const others: GloryId[] = [];
  let found: GloryId | null = null;
  while (b.glory.length > 0 && found === null) {
    const card = t.draw(b.glory, 'glory', seat);
    const type = typeOf(card);
    if (type === null || has(p, type)) others.push(card);
    else found = card;
  }
  b.glory.push(...others);
  t.reveal();
  if (others.length > 0) t.tell?.('prison.searched', { seat, number: others.length, cards: others });
  if (found === null) {
    t.tell?.('prison.empty', { seat });
    return;
  }
  pay(p, gold);
  p.specialists.push(found);
  t.tell?.('prison.freed', { seat, gold });
  t.tell?.('specialist.hired', { seat, specialist: typeOf(found)!, card: found });
}
