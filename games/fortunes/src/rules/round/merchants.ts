// Merchants put to sea again.   FDM-RAID-01, FDM-RAID-02, FDM-RAID-03
import { RULES } from '../../content/constants.ts';
import { NOBODY, type Tools } from '../dice.ts';

/** The tokens of the track, which lie there face down, are dealt at random and unseen to the zones without one.   FDM-RAID-01, FDM-RAID-02, SEA-BASE-26 */
export function dealMerchants(t: Tools): void {
  const b = t.board;
  const merchants = b.track.length;
  if (merchants === 0) return;
  for (const [zone, merchant] of b.merchants.entries())
    if (merchant === null && b.track.length > 0) b.merchants[zone] = t.draw(b.track, 'merchant', NOBODY);
  t.tell?.('merchants.returned', { merchants });
}

/** As a round starts, before its event: from eight tokens up, and never with fewer.   FDM-TURN-03, FDM-RAID-02, FDM-RAID-03 */
export function merchantsReturn(t: Tools): void {
  const { track, house } = t.board;
  if (!house.refillEveryRound && track.length >= RULES.merchantRefill) dealMerchants(t);
}
