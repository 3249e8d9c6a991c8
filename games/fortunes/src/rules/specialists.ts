// Specialists: a card in hand until hired, then open on the player board, one of each type, until the captain is lost (FDM-SPECIALIST-06).   FDM-SPECIALIST
import type { Seat } from '@boucan/kernel';
import { playerOf } from '../board.ts';
import type { GloryId } from '../content/glory.ts';
import { leaveHand } from './announcing.ts';
import type { Tools } from './dice.ts';
import { typeOf } from './hired.ts';

/** A card in hand becomes a hired specialist. What it costs has been paid or done.   FDM-SPECIALIST-02, FDM-SPECIALIST-03 */
export function hire(t: Tools, seat: Seat, card: GloryId): void {
  leaveHand(t.board, seat, card);
  playerOf(t.board, seat).specialists.push(card);
  t.reveal();
  t.tell?.('specialist.hired', { seat, specialist: typeOf(card)!, card });
}
