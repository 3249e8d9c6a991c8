// What both halves of a combat share: the two sides, their ships and skills, and who has come out on top.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, type CombatMark, playerOf, type Ship, type Volley } from '../../board.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { RULES } from '../../content/constants.ts';
import type { NpcId } from '../../content/npcs.ts';
import type { Because } from '../../events/course.ts';
import { because } from '../because.ts';
import { faces, NOBODY, rollDice, type Tools } from '../dice.ts';
import { fighterOf, fightOf, otherSide, SIDES, type SideNo, shipAt } from '../facts.ts';
import { amount, becauseOf, least, quantity } from '../quantities.ts';
import { skillsOf } from '../round/npc.ts';
import { isNimble, manoeuvrabilityOf } from '../ships.ts';

/** The players who take part, attacker first: they alone play cards.   FDM-GLORY-17 */
export function participants({ fight }: Caribbean): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of fight!.sides) if (seat !== null) seats.push(seat);
  return seats;
}

/** The ship that a volley is on its way to. */
export const shipHit = (b: Caribbean, { at }: Volley): Ship =>
  typeof at === 'number' ? playerOf(b, at).ship : b.fight!.sides.find(({ npc }) => npc === at)!.ship!;

export const volleyOf = (b: Caribbean, by: SideNo): Volley | undefined => b.volleys.find((volley) => volley.by === by);

/** What is still to hit that ship. */
export const volleyAt = (b: Caribbean, at: Seat | NpcId): Volley | undefined => b.volleys.find((volley) => volley.at === at);

/** The player of a side; nobody's has none. */
export const seatOf = (b: Caribbean, i: SideNo): Seat => b.fight!.sides[i].seat ?? NOBODY;

/** What is printed on the captain's card, and for guards what the text says.   FDM-CAPTAIN-01, FDM-CAPTAIN-04 */
export function fighterSkills(b: Caribbean, i: SideNo): { readonly manoeuvre: number; readonly leadership: number } {
  const { seat, npc, leadership } = b.fight!.sides[i];
  if (seat !== null) return CAPTAINS[playerOf(b, seat).captain!];
  return npc === null ? { manoeuvre: 0, leadership } : skillsOf(b, npc);
}

// ── the contest ──

const manoeuvrabilityAt = (b: Caribbean, i: SideNo): number => manoeuvrabilityOf(b, shipAt(b, i));

/** Printed skill, one die more for a ship nimbler by two; without Masts a single die.   FDM-COMBAT-07, FDM-COMBAT-08, FDM-SHIP-08, SEA-BASE-81 */
export const CONTEST_DICE = quantity(
  'contest-dice',
  'FDM-COMBAT-07',
  { what: 'manoeuvre', by: (b, _seat, i) => fighterSkills(b, i).manoeuvre },
  {
    rules: [
      {
        what: 'nimbler-ship',
        by: (b, _seat, i) => (manoeuvrabilityAt(b, i) - manoeuvrabilityAt(b, otherSide(i)) >= RULES.edge ? RULES.edgeDice : 0),
      },
    ],
    limits: [
      least(RULES.leastDice, 'least-die'),
      { what: 'masts-gone', by: (b, _seat, i, sum) => (shipAt(b, i).masts === 0 ? RULES.diceWithoutMasts - sum : 0) },
    ],
  },
);

export const manoeuvreDice = (b: Caribbean, i: SideNo): number => amount(b, CONTEST_DICE, seatOf(b, i), i);

/** What has a part in this number of dice, or lets a ship without Masts roll at all. */
function helping(b: Caribbean, i: SideNo): Because {
  const ship = shipAt(b, i);
  const edge = manoeuvrabilityAt(b, i) - manoeuvrabilityAt(b, otherSide(i));
  // Whatever makes the ship nimbler has made the difference.
  const nimble = ship.masts > 0 && edge === RULES.edge ? ship.mods.filter((mod) => isNimble(mod)) : [];
  return because(...nimble, ...becauseOf(b, CONTEST_DICE, seatOf(b, i), i).by);
}

export function rollManoeuvre(t: Tools, i: SideNo): void {
  const side = t.board.fight!.sides[i];
  const dice = manoeuvreDice(t.board, i);
  side.dice = side.seat === null ? rollDice(t, dice, 'npc-manoeuvre', NOBODY) : rollDice(t, dice, 'manoeuvre', side.seat);
  t.tell?.('contest.rolled', { seat: fighterOf(side), dice: faces(side.dice), ...helping(t.board, i) });
}

// ── how it ends ──

/** A ship without Hull has sunk: its captain loses, and wins nothing if the other has sunk too.   FDM-DAMAGE-07, FDM-COMBAT-26, FDM-COMBAT-29 */
export function noteSunk(t: Tools): boolean {
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

export const mark = (b: Caribbean, what: CombatMark, i: SideNo): void => {
  b.fight!.sides[i].marks.push(what);
};

/** A combat round begins: what the last one has changed is over. */
export function clearMarks(b: Caribbean): void {
  for (const side of b.fight!.sides) side.marks.length = 0;
  b.fight!.single = false;
}
