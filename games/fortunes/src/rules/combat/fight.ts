// What both halves of a combat share: the two sides, their ships and skills, and who has come out on top.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, type Fight, playerOf, type Ship, type Side, type Volley } from '../../board.ts';
import type { CaptainAbilityId } from '../../content/captain-abilities.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { RULES } from '../../content/constants.ts';
import { SPECIALISTS } from '../../content/glory/specialists.ts';
import { NPCS, type NpcId } from '../../content/npcs.ts';
import type { EffectId } from '../../events/course.ts';
import { because } from '../because.ts';
import { hasAbility } from '../captains.ts';
import { type At, faces, NOBODY, pips, rollDice, successes } from '../dice.ts';
import { skillsOf } from '../round/npc.ts';
import { isPirate } from '../sea/bounty.ts';
import { manoeuvrabilityOf } from '../ships.ts';
import { has } from '../specialists.ts';

/** The attacker is side 0.   FDM-COMBAT-01 */
export type SideNo = 0 | 1;
export const SIDES: readonly SideNo[] = [0, 1];

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

/** The players who take part, attacker first: they alone play cards.   FDM-GLORY-17 */
export function participants({ fight }: Caribbean): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of fight!.sides) if (seat !== null) seats.push(seat);
  return seats;
}

/** A player's own ship, or the Enemy table.   FDM-NPC-13 */
export function shipAt(b: Caribbean, i: SideNo): Ship {
  const { seat, ship } = b.fight!.sides[i];
  return seat === null ? ship! : playerOf(b, seat).ship;
}

/** The ship that a volley is on its way to. */
export const shipHit = (b: Caribbean, { at }: Volley): Ship =>
  typeof at === 'number' ? playerOf(b, at).ship : b.fight!.sides.find(({ npc }) => npc === at)!.ship!;

export const volleyOf = (b: Caribbean, by: SideNo): Volley | undefined => b.volleys.find((volley) => volley.by === by);

/** What is still to hit that ship. */
export const volleyAt = (b: Caribbean, at: Seat | NpcId): Volley | undefined => b.volleys.find((volley) => volley.at === at);

export const sideIsAble = (b: Caribbean, i: SideNo, ability: CaptainAbilityId): boolean => {
  const { seat } = b.fight!.sides[i];
  return seat !== null && hasAbility(playerOf(b, seat), ability);
};

export const sideHas = (b: Caribbean, i: SideNo, type: keyof typeof SPECIALISTS): boolean => {
  const { seat } = b.fight!.sides[i];
  return seat !== null && has(playerOf(b, seat), type);
};

/** A player with a bounty, or a black ship.   FDM-BOUNTY-11 */
export function isPirateSide(b: Caribbean, i: SideNo): boolean {
  const { seat, npc } = b.fight!.sides[i];
  return seat !== null ? isPirate(playerOf(b, seat)) : npc !== null && NPCS[npc].kind === 'pirate';
}

/** What is printed on the captain's card, and for guards what the text says.   FDM-CAPTAIN-01, FDM-CAPTAIN-04 */
export function fighterSkills(b: Caribbean, i: SideNo): { readonly manoeuvre: number; readonly leadership: number } {
  const { seat, npc, leadership } = b.fight!.sides[i];
  if (seat !== null) return CAPTAINS[playerOf(b, seat).captain!];
  return npc === null ? { manoeuvre: 0, leadership } : skillsOf(b, npc);
}

// ── the contest ──

/** Printed skill, one die more for a ship nimbler by two, one for a Sailmaker in flight; without Masts a single die.   FDM-COMBAT-07, FDM-COMBAT-08, FDM-SHIP-08 */
export function manoeuvreDice(b: Caribbean, i: SideNo): number {
  const { declared } = b.fight!.sides[i];
  const ship = shipAt(b, i);
  if (ship.masts === 0) return RULES.diceWithoutMasts;
  const edge = manoeuvrabilityOf(b, ship) - manoeuvrabilityOf(b, shipAt(b, otherSide(i))) >= RULES.edge;
  const sails = declared === 'flee' && sideHas(b, i, 'sailmaker');
  const dice = fighterSkills(b, i).manoeuvre + (edge ? RULES.edgeDice : 0) + (sails ? SPECIALISTS.sailmaker.figures.dice : 0);
  return Math.max(RULES.leastDice, dice);
}

/** What has a part in this number of dice, or lets a ship without Masts roll at all. */
function helping(b: Caribbean, i: SideNo): EffectId[] {
  const ship = shipAt(b, i);
  const by: EffectId[] = [];
  const edge = manoeuvrabilityOf(b, ship) - manoeuvrabilityOf(b, shipAt(b, otherSide(i)));
  if (ship.masts > 0 && edge === RULES.edge && ship.mods.includes('special-rigging')) by.push('special-rigging');
  if (b.fight!.sides[i].declared === 'flee' && sideHas(b, i, 'sailmaker')) by.push('sailmaker');
  return by;
}

export function rollManoeuvre(t: At, i: SideNo): void {
  const side = t.board.fight!.sides[i];
  const dice = manoeuvreDice(t.board, i);
  side.dice = side.seat === null ? rollDice(t, dice, 'npc-manoeuvre', NOBODY) : rollDice(t, dice, 'manoeuvre', side.seat);
  t.tell?.('contest.rolled', { seat: fighterOf(side), dice: faces(side.dice), ...because(...helping(t.board, i)) });
}

/**
 * More successes win; with as many, at least one, Laurens de Graaf, or else the higher sum of the other dice; still equal means
 * tied, and without any success nobody has won.   FDM-COMBAT-09 … 12, FDM-DICE-03, FDM-DICE-04
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
  const enough = own >= CAPTAIN_ABILITIES['cool-head'].figures.successes;
  return enough && own === successes(b.fight!.sides[otherSide(i)].dice) && sideIsAble(b, i, 'cool-head');
}

// ── how it ends ──

/** A ship without Hull has sunk: its captain loses, and wins nothing if the other has sunk too.   FDM-DAMAGE-07, FDM-COMBAT-26, FDM-COMBAT-29 */
export function noteSunk(t: At): boolean {
  const b = t.board;
  const fight = fightOf(b);
  const sunk = [shipAt(b, 0).hull === 0, shipAt(b, 1).hull === 0] as const;
  if (!sunk[0] && !sunk[1]) return false;
  for (const i of SIDES) if (sunk[i]) t.tell?.('ship.sunk', { seat: fighterOf(fight.sides[i]) });
  fight.boarder = null;
  fight.end = sunk[0] && sunk[1] ? 'both-lost' : 'sunk';
  fight.winner = sunk[0] && sunk[1] ? null : sunk[0] ? 1 : 0;
  return true;
}

/** `raking-fire 0`: what a card has changed for one side in this combat round. */
export const mark = (b: Caribbean, what: string, i: SideNo): void => {
  b.fight!.marks.push(`${what} ${i}`);
};
export const isMarked = (b: Caribbean, what: string, i: SideNo): boolean => b.fight!.marks.includes(`${what} ${i}`);
