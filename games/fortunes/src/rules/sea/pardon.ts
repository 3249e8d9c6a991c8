// Pardons for gold: so much for each bounty of one nation.   FDM-BOUNTY-14
import { choice, type Offering, type Said } from '@boucan/kernel';
import { NATION, type Player } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { NATIONS, type Nation } from '../../content/map.ts';
import { spendable } from '../purse.ts';

export type BuyPardon = Said<'buy-pardon', [nation: Nation, bounties: number]>;
/** By nation, then by number. */
const BUY = NATIONS.map((nation) =>
  Array.from({ length: RULES.bountiesPerNation + 1 }, (_, bounties) => choice('buy-pardon', nation, bounties)),
);

export function offerPardons(o: Offering, p: Player, goldPerBounty: number, upTo: number): void {
  const gold = spendable(p);
  for (let i = 0; i < NATIONS.length; i++) {
    const most = Math.min(upTo, p.bounties[NATION[NATIONS[i]!]]!);
    for (let n = 1; n <= most; n++)
      o.may(BUY[i]![n]!).unless(gold < n * goldPerBounty, 'FDM-BOUNTY-14', 'pardon-too-dear', { gold: n * goldPerBounty });
  }
}
