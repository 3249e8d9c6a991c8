// What a nation pays for a pirate's head.   FDM-REWARD
import { choices, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, question } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { NATIONS, type Nation } from '../../content/map.ts';
import type { Tools } from '../dice.ts';
import { bountyOf, loserOf, winnerOf } from '../facts.ts';
import { gain } from '../purse.ts';
import { isEnemy } from '../round/war.ts';

export const worth = (loser: Player, nation: Nation): number => RULES.rewardPerBounty * bountyOf(loser, nation);

/** Why this nation pays the winner nothing: it wants him too, or is at war with his own.   FDM-REWARD-02, FDM-REWARD-03 */
export function refusal(b: Caribbean, nation: Nation): readonly [rule: string, reason: string] | null {
  const p = playerOf(b, winnerOf(b)!);
  if (bountyOf(p, nation) > 0) return ['FDM-REWARD-02', 'wanted-there'];
  return isEnemy(b, nation, p) ? ['FDM-REWARD-03', 'at-war-with-yours'] : null;
}

export function payReward(t: Tools, seat: Seat, nation: Nation | null, gold: number): void {
  gain(playerOf(t.board, seat), gold);
  if (nation === null) t.tell?.('head.paid', { seat, gold });
  else t.tell?.('reward.paid', { seat, nation, gold });
}

export type Claim = Said<'claim', [nation: Nation]>;
const CLAIM = choices('claim', NATIONS);

/** One nation, of the winner's choice.   FDM-REWARD-01, FDM-REWARD-06, SEA-BASE-50 */
export const claimReward = question<unknown, Claim>('spoils.reward', 'FDM-REWARD-01', (o, b) => {
  const loser = playerOf(b, loserOf(b)!);
  for (const nation of NATIONS) {
    if (bountyOf(loser, nation) === 0) continue;
    const against = refusal(b, nation);
    o.may(CLAIM[nation]).unless(against !== null, against?.[0] ?? '', against?.[1] ?? '');
  }
});
