// A prison: somebody inside is of use, for gold or for nothing once the walls are taken.   SEA-m9-30, SEA-SET-56
import type { Seat } from '@boucan/kernel';
import { playerOf } from '../../board.ts';
import type { GloryId } from '../../content/glory.ts';
import type { Tools } from '../../rules/dice.ts';
import { typeOf } from '../../rules/hired.ts';
import { pay } from '../../rules/purse.ts';
import { isFound, refill } from '../shared/deck.ts';

declare module '../../events.ts' {
  interface Events {
    'prison.searched': { seat: Seat; number: number; cards: readonly GloryId[] };
    'prison.empty': { seat: Seat };
    'prison.freed': { seat: Seat; gold: number };
  }
}

/** Glory cards are turned up until one is a specialist of a type not aboard: hired at once, whatever it asks; the others are mixed in again. */
export function freePrisoner(t: Tools, seat: Seat, gold: number): void {
  const b = t.board;
  const p = playerOf(b, seat);
  refill(b);
  const turnedUp = b.gloryDiscard.length; // they lie face up until all of them have been seen
  let found: GloryId | null = null;
  while (b.glory.length > 0 && found === null) {
    const card = t.draw(b.glory, 'glory', seat);
    if (isFound(b, seat, card)) found = card;
    else b.gloryDiscard.push(card);
  }
  t.reveal();
  const cards = b.gloryDiscard.slice(turnedUp);
  if (cards.length > 0) t.tell?.('prison.searched', { seat, number: cards.length, cards });
  b.gloryDiscard.length = turnedUp;
  b.glory.push(...cards);
  if (found === null) {
    t.tell?.('prison.empty', { seat });
    return;
  }
  pay(p, gold);
  p.specialists.push(found);
  t.tell?.('prison.freed', { seat, gold });
  t.tell?.('specialist.hired', { seat, specialist: typeOf(found)!, card: found });
}
