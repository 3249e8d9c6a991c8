// Specialists: a card in hand until hired, then open on the player board, one of each type, until the captain is lost (FDM-SPECIALIST-06).   FDM-SPECIALIST
import type { Seat } from '@boucan/kernel';
import { type Player, playerOf } from '../board.ts';
import { SPECIALIST_CARDS, type SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import { leaveHand } from './announcing.ts';
import type { At } from './dice.ts';

const TYPE: { readonly [card: string]: { readonly type: SpecialistType } } = SPECIALIST_CARDS;

/** Which specialist a card brings; null: it is no specialist. */
export const typeOf = (card: GloryId): SpecialistType | null => TYPE[card]?.type ?? null;

/** Whether this specialist is hired. */
export function has(p: Player, type: SpecialistType): boolean {
  for (let i = 0; i < p.specialists.length; i++) if (typeOf(p.specialists[i]!) === type) return true;
  return false;
}

/** A card in hand becomes a hired specialist. What it costs has been paid or done.   FDM-SPECIALIST-02, FDM-SPECIALIST-03 */
export function hire(t: At, seat: Seat, card: GloryId): void {
  leaveHand(t.board, seat, card);
  playerOf(t.board, seat).specialists.push(card);
  t.reveal();
  t.tell?.('specialist.hired', { seat, specialist: typeOf(card)!, card });
}
