// What can be read off a position at a glance: who holds what, who is wanted, who fights. Rules ask here, and so does content.
import type { Seat } from '@boucan/kernel';
import {
  type Caribbean,
  type CombatMark,
  type Fight,
  NATION,
  type Player,
  playerOf,
  type Ship,
  type Side,
  type Sighting,
} from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import { CAPTAINS, captainCard } from '../content/captains.ts';
import type { Skill } from '../content/effect.ts';
import type { EventId } from '../content/events.ts';
import type { GloryId } from '../content/glory.ts';
import type { Nation } from '../content/map.ts';
import { NPCS, type NpcId } from '../content/npcs.ts';
import { pips, successes } from './dice.ts';

// ── captains ──

/** An ability is that captain's alone.   FDM-CAPTAIN-03 */
export const hasAbility = (p: Player, ability: CaptainAbilityId): boolean =>
  p.captain !== null && captainCard(p.captain).abilities.includes(ability);

export const skillOf = (p: Player, skill: Skill): number => (p.captain === null ? 0 : CAPTAINS[p.captain][skill]);

/** At least one bounty of any nation.   FDM-BOUNTY-11, SEA-BASE-10 */
export function isPirate(p: Player): boolean {
  for (const wanted of p.bounties) if (wanted > 0) return true;
  return false;
}

/** Nations are counted separately, in sight of all.   FDM-BOUNTY-09, FDM-BOUNTY-16 */
export const bountyOf = (p: Player, nation: Nation): number => p.bounties[NATION[nation]]!;

// ── cards and tokens ──

/** Whether an event of this round is in force.   FDM-TURN-06 */
export function isInForce(b: Caribbean, event: EventId): boolean {
  for (const one of b.inForce) if (one.event === event) return true;
  return false;
}

/** How often a card was played for the business at hand; each activity comes once per turn, so the turn remembers it. */
export function timesPlayed(b: Caribbean, card: GloryId): number {
  let n = 0;
  for (const used of b.turn.used) if (used === card) n++;
  return n;
}

// ── the two sides of a combat ──

/** The attacker is side 0.   FDM-COMBAT-01 */
export type SideNo = 0 | 1;
export const SIDES: readonly SideNo[] = [0, 1];
/** One after the other. */
export const sideNo = (at: number): SideNo => (at === 0 ? 0 : 1);

/** Who fights, as an event names it. */
export type Fighter = Seat | NpcId | 'guards';

export const fightOf = (b: Caribbean): Fight => b.fight!;
export const otherSide = (i: SideNo): SideNo => (i === 0 ? 1 : 0);
export const fighterOf = ({ seat, npc }: Side): Fighter => seat ?? npc ?? 'guards';

/** On which side this player fights; null: on neither. Who merely runs a ship of nobody's takes no part.   FDM-GLORY-17 */
export function sideOf({ fight }: Caribbean, seat: Seat): SideNo | null {
  if (fight === null) return null;
  return fight.sides[0].seat === seat ? 0 : fight.sides[1].seat === seat ? 1 : null;
}

/** The player who has won; null: nobody has, or a captain of nobody's, or guards. */
export function winnerOf(b: Caribbean): Seat | null {
  const { winner, sides } = fightOf(b);
  return winner === null ? null : sides[winner].seat;
}

/** The player who has lost; null: a captain of nobody's has. */
export const loserOf = (b: Caribbean): Seat | null => fightOf(b).sides[otherSide(fightOf(b).winner!)].seat;

/** A player's own ship, or the Enemy table.   FDM-NPC-13 */
export function shipAt(b: Caribbean, i: SideNo): Ship {
  const { seat, ship } = b.fight!.sides[i];
  return seat === null ? ship! : playerOf(b, seat).ship;
}

export const sideIsAble = (b: Caribbean, i: SideNo, ability: CaptainAbilityId): boolean => {
  const { seat } = b.fight!.sides[i];
  return seat !== null && hasAbility(playerOf(b, seat), ability);
};

/** A player with a bounty, or a black ship.   FDM-BOUNTY-11 */
export function isPirateSide(b: Caribbean, i: SideNo): boolean {
  const { seat, npc } = b.fight!.sides[i];
  return seat !== null ? isPirate(playerOf(b, seat)) : npc !== null && NPCS[npc].kind === 'pirate';
}

/**
 * Who wins the contest: more successes; with as many, at least one, Laurens de Graaf, or else the higher sum of the other dice; still
 * equal means tied, and without any success nobody has won.   FDM-COMBAT-09, FDM-COMBAT-10, FDM-COMBAT-11, FDM-COMBAT-12, FDM-DICE-03, FDM-DICE-04
 */
export function contestWinner(b: Caribbean): SideNo | null {
  const [one, two] = b.fight!.sides;
  const mine = successes(one.dice);
  const theirs = successes(two.dice);
  if (mine !== theirs) return mine > theirs ? 0 : 1;
  if (mine === 0) return null; // FDM-COMBAT-10
  for (const i of SIDES) if (keepsCool(b, i)) return i;
  const sum = pips(one.dice) - pips(two.dice); // FDM-COMBAT-11, FDM-COMBAT-12
  return sum > 0 ? 0 : sum < 0 ? 1 : null;
}

/** Laurens de Graaf, with as many successes as the other and at least one. */
export function keepsCool(b: Caribbean, i: SideNo): boolean {
  const own = successes(b.fight!.sides[i].dice);
  return own > 0 && own === successes(b.fight!.sides[otherSide(i)].dice) && sideIsAble(b, i, 'cool-head');
}

/** What has been changed or done for one side in this combat round. */
export const isMarked = (b: Caribbean, what: CombatMark, i: SideNo): boolean => b.fight!.sides[i].marks.includes(what);

/** Whether this has been looked for in this turn.   FDM-SCOUT-06 */
export function hasScouted({ turn }: Caribbean, what: Sighting['what'], of: Sighting['of']): boolean {
  for (const sighting of turn.scouted) if (sighting.what === what && sighting.of === of) return true;
  return false;
}
