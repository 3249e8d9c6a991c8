// Bounties: who is wanted, by whom, and how much.   FDM-BOUNTY
import { openVars, type Seat } from '@boucan/kernel';
import { NATION, type Player, playerOf, proc } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import type { Nation } from '../../content/map.ts';
import type { At } from '../dice.ts';

/** At least one bounty of any nation.   FDM-BOUNTY-11 */
export function isPirate(p: Player): boolean {
  for (let i = 0; i < p.bounties.length; i++) if (p.bounties[i]! > 0) return true;
  return false;
}

export const bountyOf = (p: Player, nation: Nation): number => p.bounties[NATION[nation]]!;

/** At most five of a nation; more have no effect.   FDM-BOUNTY-08 … 10 */
export function addBounty(t: At, seat: Seat, nation: Nation, n = 1): void {
  const { bounties } = playerOf(t.board, seat);
  const now = Math.min(RULES.bountiesPerNation, bounties[NATION[nation]]! + n);
  bounties[NATION[nation]] = now;
  t.tell?.('bounty.gained', { seat, nation, bounties: now });
}

/** Up to so many go; at 0 the nation treats the player as never wanted.   FDM-BOUNTY-15 */
export function removeBounties(t: At, seat: Seat, nation: Nation, upTo = Number.POSITIVE_INFINITY): number {
  const { bounties } = playerOf(t.board, seat);
  const gone = Math.min(upTo, bounties[NATION[nation]]!);
  bounties[NATION[nation]]! -= gone;
  if (gone > 0) t.tell?.('bounty.removed', { seat, nation, bounties: bounties[NATION[nation]]! });
  return gone;
}

interface Attack {
  seat: Seat; // the attacker
  nation: Nation; // the victim's
  merchant: boolean; // a merchant, or a ship
  bounties: number; // as a rule 1
}

/**
 * A bounty for attacking a merchant or a non-pirate is about to be written down: cards and abilities of `bounty.gaining`,
 * then the bounty. Callers have found out that the victim is no pirate.   FDM-BOUNTY-01
 */
export const attackBounty = proc('attack-bounty', 'FDM-BOUNTY-01', openVars<Attack>(), {
  begin: (t, v) => {
    addBounty(t, v.seat, v.nation, v.bounties);
    return t.done();
  },
});
