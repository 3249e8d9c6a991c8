// Crew combat: on deck after a boarding, or ashore.   FDM-BOARD
import { openVars } from '@boucan/kernel';
import { type Caribbean, proc } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { announcing, opening } from '../announcing.ts';
import { faces, isSkull, pips, rollDice, successes, type Tools } from '../dice.ts';
import { fighterOf, fightOf, otherSide, SIDES, type SideNo, shipAt, sideIsAble, sideNo } from '../facts.ts';
import { amount, least, quantity } from '../quantities.ts';
import { rollLeadership } from './crew-dice.ts';
import { clearMarks, participants, seatOf } from './fight.ts';
import { reroll, rerollDice } from './reroll.ts';

/** A crew strikes at most as many blows as it has men, before the roll.   FDM-BOARD-05 */
const BLOW_LIMIT = quantity('blow-limit', 'FDM-BOARD-05', { what: 'crew', by: (b, _seat, i) => shipAt(b, i).crew });

/** Each success of the other side is one damage.   FDM-BOARD-04, FDM-BOARD-05 */
export const DECK_DAMAGE = quantity(
  'deck-damage',
  'FDM-BOARD-04',
  { what: 'skulls-rolled', by: (b, _seat, i) => successes(fightOf(b).sides[otherSide(i)].dice) },
  {
    rules: [
      {
        what: 'crew',
        by: (b, _seat, i, sum) => Math.min(0, amount(b, BLOW_LIMIT, seatOf(b, otherSide(i)), otherSide(i)) - sum),
      },
    ],
    limits: [least(0, 'nothing-less')],
  },
);

interface Boarding {
  at: number; // whose turn it is to decide
  single: boolean; // two captains fight it out alone
}

/** Until a Crew is 0; nobody can flee.   FDM-BOARD-01, FDM-BOARD-06 */
export const crewCombat = proc('crew-combat', 'FDM-BOARD-01', openVars<Boarding, { rerolled: boolean }, void>(), {
  begin: (t) => {
    const b = t.board;
    const fight = fightOf(b);
    fight.stage = 'crew';
    fight.round = 0;
    clearMarks(t.board);
    t.tell?.('crew.began', { seat: fighterOf(fight.sides[0]), targetSeat: fighterOf(fight.sides[1]) });
    // Who begins it without Crew has lost, without dice.   FDM-BOARD-02, FDM-SHIP-06, FDM-DAMAGE-10
    if (judge(t)) return t.done();
    return t.call(announcing, opening('crew.opening', participants(b)), 'opened');
  },

  opened: (t, v) => {
    if (judge(t)) return t.done();
    v.single = fightOf(t.board).single;
    return t.go(v.single ? 'roll' : 'swivels');
  },

  // Swivel guns of both fire together, before any roll, at sea alone.   FDM-MOD-10, FDM-MOD-11, FDM-MOD-18, FDM-Q-49
  swivels: (t) => {
    const b = t.board;
    const fight = fightOf(b);
    const hit = SIDES.map((i) => {
      if (fight.where === 'land' || !shipAt(b, i).mods.includes('swivel-guns')) return false;
      const dice = rollDice(t, RULES.swivelDice, 'swivel-guns', seatOf(b, i));
      t.tell?.('swivels.fired', { seat: fighterOf(fight.sides[i]), modification: 'swivel-guns', dice: faces(dice) });
      return dice.some(isSkull);
    });
    for (const i of SIDES) if (hit[i]) loseCrew(t, otherSide(i), RULES.swivelDamage);
    return judge(t) ? t.done() : t.go('roll');
  },

  // Both roll Leadership at the same time.   FDM-BOARD-03, SEA-BASE-45
  roll: (t, v) => {
    const fight = fightOf(t.board);
    fight.round++;
    clearMarks(t.board);
    for (const i of SIDES) rollLeadership(t, i);
    v.at = 0;
    return t.go('abilities');
  },

  // Once in a crew combat Anne Dieu-le-Veut rolls any of her dice again; then cards.
  abilities: (t, v) => {
    const b = t.board;
    while (v.at < SIDES.length) {
      const i = sideNo(v.at);
      const { seat, used } = fightOf(b).sides[i];
      if (sideIsAble(b, i, 'god-wills-it') && !used.includes('god-wills-it'))
        return t.call(rerollDice, reroll(seat!, 'leadership'), 'rerolled');
      v.at++;
    }
    return t.call(announcing, opening('crew.rolled', participants(b)), 'fight');
  },

  rerolled: (t, v, used) => {
    const side = fightOf(t.board).sides[sideNo(v.at++)];
    if (used) {
      side.used.push('god-wills-it');
      t.tell?.('ability.used', { seat: side.seat!, ability: 'god-wills-it' });
    }
    return t.go('abilities');
  },

  // Each success is one damage, at most the own Crew before the roll; both strike together.   FDM-BOARD-04, FDM-BOARD-05, SEA-BASE-45
  fight: (t, v) => {
    const b = t.board;
    if (v.single) return t.go('single');
    const damage = SIDES.map((i) => amount(b, DECK_DAMAGE, seatOf(b, i), i));
    for (const i of SIDES) loseCrew(t, i, damage[i]!);
    return judge(t) ? t.done() : t.go('roll');
  },

  // The better roll decides at once; a full tie means an ordinary crew combat.
  single: (t, v) => {
    const b = t.board;
    const winner = better(b);
    v.single = false;
    if (winner === null) {
      t.tell?.('single-combat.tied', {});
      return t.go('swivels');
    }
    t.tell?.('single-combat.won', { seat: fighterOf(fightOf(b).sides[winner]) });
    loseCrew(t, otherSide(winner), shipAt(b, otherSide(winner)).crew);
    judge(t);
    return t.done();
  },
});

/** More successes, uncapped, then the higher sum of the other dice.   FDM-BOARD-08, FDM-BOARD-09 */
function better(b: Caribbean): SideNo | null {
  const [one, two] = fightOf(b).sides;
  const more = successes(one.dice) - successes(two.dice) || pips(one.dice) - pips(two.dice);
  return more > 0 ? 0 : more < 0 ? 1 : null;
}

/** Crew alone is lost, and nothing is passed to the Hull.   FDM-DAMAGE-14 */
export function loseCrew(t: Tools, i: SideNo, damage: number): void {
  const side = fightOf(t.board).sides[i];
  const ship = shipAt(t.board, i);
  const lost = Math.min(damage, ship.crew);
  if (lost === 0) return;
  ship.crew -= lost;
  side.crewLost += lost;
  t.tell?.('crew.lost', { seat: fighterOf(side), lost, left: ship.crew });
}

/**
 * A captain whose Crew is gone has lost. If both are, the better roll has won, alive without Crew; after a full tie, or if no
 * Leadership was rolled, nobody has, and both live unless the table lets both die.   FDM-BOARD-07, FDM-BOARD-10, FDM-BOARD-11, FDM-BOARD-12, SEA-BASE-46
 */
function judge(t: Tools): boolean {
  const b = t.board;
  const fight = fightOf(b);
  const gone = [shipAt(b, 0).crew === 0, shipAt(b, 1).crew === 0] as const;
  if (!gone[0] && !gone[1]) return false;
  const winner = gone[0] && gone[1] ? (fight.round > 0 ? better(b) : null) : gone[0] ? 1 : 0;
  fight.winner = winner;
  fight.end = winner !== null ? 'boarded' : b.house.bothDie ? 'both-lost' : 'tie';
  if (winner === null) t.tell?.('crew.tied', { seat: fighterOf(fight.sides[0]), targetSeat: fighterOf(fight.sides[1]) });
  else t.tell?.('crew.won', { seat: fighterOf(fight.sides[winner]), targetSeat: fighterOf(fight.sides[otherSide(winner)]) });
  return true;
}
