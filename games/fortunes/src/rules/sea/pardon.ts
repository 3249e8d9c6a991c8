// Pardons for gold: so much for each bounty of one nation.   FDM-BOUNTY-14
import { choice, type Offering, type Said } from '@boucan/kernel';
import type { Player } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { NATIONS, type Nation } from '../../content/map.ts';
import { bountyOf } from '../facts.ts';
import { spendable } from '../purse.ts';

export type BuyPardon = Said<'buy-pardon', [nation: Nation, bounties: number]>;
/** By nation, then by number, from one on. */
const BUY = NATIONS.map((nation) =>
  Array.from({ length: RULES.bountiesPerNation }, (_, i) => choice('buy-pardon', nation, i + 1)),
);

export function offerPardons(o: Offering, p: Player, goldPerBounty: number, upTo: number): void {
  const gold = spendable(p);
  for (const [i, buy] of BUY.entries()) {
    const most = Math.min(upTo, bountyOf(p, NATIONS[i]!));
    for (let n = 1; n <= most; n++)
      o.may(buy[n - 1]!).unless(gold < n * goldPerBounty, 'FDM-BOUNTY-14', 'pardon-too-dear', { gold: n * goldPerBounty });
  }
}
