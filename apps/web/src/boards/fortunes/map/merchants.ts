// A merchant off a coast, under a flag that nobody knows, or that oneself alone has made out.
import type { Speaker } from '@boucan/words';
import type { CaribbeanView, Nation, ZoneId } from '../content.ts';
import type { Say } from '../words.ts';

/** The flag that this viewer has made out there.   FDM-INFO-12 */
export const flagSeen = ({ turn, players }: CaribbeanView, zone: ZoneId): Nation | null =>
  players[turn.seat]?.zone === zone ? turn.peeked : null;

export function merchantWords(b: CaribbeanView, zone: ZoneId, say: Say, speaker: Pick<Speaker, 'name'>): string {
  const flag = flagSeen(b, zone);
  return flag === null ? say('merchantHere') : say('merchantSeen', { nation: speaker.name(flag) });
}
