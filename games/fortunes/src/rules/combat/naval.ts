// Naval combat, combat round by combat round: declare, manoeuvre, act.   FDM-COMBAT
import { choice, choices, openVars, type Said } from '@boucan/kernel';
import { type Caribbean, proc, question } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { DECLARATIONS, type Declaration } from '../../content/effect.ts';
import { announcing, opening, PASS, type Pass } from '../announcing.ts';
import { successes, type Tools } from '../dice.ts';
import {
  contestWinner,
  fighterOf,
  fightOf,
  isMarked,
  keepsCool,
  otherSide,
  SIDES,
  type SideNo,
  shipAt,
  sideNo,
} from '../facts.ts';
import { sideHas } from '../hired.ts';
import { amount, quantity } from '../quantities.ts';
import { decides, inCharge, isArmed, useUp } from './arms.ts';
import { clearMarks, mark, noteSunk, participants, rollManoeuvre, seatOf } from './fight.ts';
import { fire } from './hits.ts';
import { isOutmatched, policyDeclares } from './policy.ts';
import { rerollDice, rerollFailures, rerollFor } from './reroll.ts';
import { volleys } from './volleys.ts';

interface Sailing {
  at: number; // whose turn it is to decide
}

/** Combat rounds until somebody has sunk, escaped or boarded, or nothing can happen any more.   FDM-COMBAT-01, FDM-COMBAT-02 */
export const naval = proc(
  'naval',
  'FDM-COMBAT-02',
  openVars<Sailing, { declared: Order; chaserChosen: Chase | Pass; grappled: boolean }, void>(),
  {
    begin: (t, v) => {
      const b = t.board;
      const fight = fightOf(b);
      clearMarks(b);
      for (const side of fight.sides) {
        side.declared = null;
        side.dice = [];
      }
      if (isDeadlocked(b)) {
        fight.end = 'deadlock';
        t.tell?.('combat.deadlocked', { seat: fighterOf(fight.sides[0]), targetSeat: fighterOf(fight.sides[1]) });
        return t.done();
      }
      fight.round++;
      t.tell?.('combat.round', { round: fight.round });
      v.at = 0;
      return t.go('declare');
    },

    // The attacker first and openly, then the defender, who knows it. Where only Fire is lawful nobody is asked, and the policy fires.   FDM-COMBAT-03, FDM-INFO-19, SEA-BASE-38
    declare: (t, v) => {
      const b = t.board;
      while (v.at < SIDES.length) {
        const i = sideNo(v.at);
        const { seat, runBy } = fightOf(b).sides[i];
        const alone = DECLARATIONS.every((what) => what === 'fire' || whyNot(b, i, what) !== null);
        const decides = seat ?? runBy;
        if (!alone && decides !== null) return t.ask(declaration, decides, 'declared');
        note(t, i, policyDeclares(b, i));
        v.at++;
      }
      return t.call(announcing, opening('naval.declared', participants(b)), 'flight');
    },

    declared: (t, v, [, what]) => {
      note(t, sideNo(v.at++), what);
      return t.go('declare');
    },

    // Somebody means to flee: Chasers, once in a combat, before any roll.   FDM-MOD-06, FDM-MOD-07, FDM-Q-50
    flight: (t, v) => {
      v.at = 0;
      return t.go(fightOf(t.board).sides.some(({ declared }) => declared === 'flee') ? 'chasers' : 'contest');
    },

    chasers: (t, v) => {
      const b = t.board;
      for (; v.at < SIDES.length; v.at++)
        if (mayChase(b, sideNo(v.at))) {
          const seat = decides(b, sideNo(v.at));
          if (seat !== null) return t.ask(chase, seat, 'chaserChosen');
          useChasers(b, sideNo(v.at));
        }
      for (const i of SIDES) if (isMarked(b, 'chasers', i)) fire(t, 'chasers', i, RULES.chaserHits);
      return b.volleys.length > 0 ? t.call(volleys, { at: 0 }, 'chased') : t.go('parting');
    },

    chaserChosen: (t, v, answer) => {
      const i = sideNo(v.at++);
      if (answer[0] === 'chase') useChasers(t.board, i);
      return t.go('chasers');
    },

    chased: (t) => (noteSunk(t) ? t.done() : t.go('parting')),

    // Both flee: no roll, and the combat is over.   FDM-COMBAT-23, FDM-MOD-08, SEA-BASE-40
    parting: (t) => {
      const fight = fightOf(t.board);
      if (!fight.sides.every(({ declared }) => declared === 'flee')) return t.go('contest');
      for (const i of SIDES) mark(t.board, 'escaping', i);
      return t.go('escape');
    },

    contest: (t, v) => {
      for (const i of SIDES) rollManoeuvre(t, i);
      v.at = 0;
      return t.go('grapples');
    },

    // Who declared Board may use a Grapple to roll own dice again; cards come after it.   FDM-WEAPON-01, FDM-Q-72
    grapples: (t, v) => {
      const b = t.board;
      for (; v.at < SIDES.length; v.at++) {
        const i = sideNo(v.at);
        if (fightOf(b).sides[i].declared !== 'board' || !isArmed(b, i, 'grapple')) continue;
        const seat = decides(b, i);
        if (seat === null) policyGrapples(t, i);
        else return t.call(rerollDice, rerollFor(b, i, seat), 'grappled');
      }
      return t.call(announcing, opening('naval.manoeuvred', participants(b)), 'act');
    },

    grappled: (t, v, used) => {
      const i = sideNo(v.at++);
      if (used) useGrapple(t, i);
      return t.go('grapples');
    },

    // The winner's intention is carried out, and the loser's Board or Flee comes to nothing; hits come first and together.   FDM-COMBAT-17, FDM-COMBAT-24
    act: (t) => {
      const b = t.board;
      const fight = fightOf(b);
      const winner = contestWinner(b);
      if (winner !== null && keepsCool(b, winner))
        t.tell?.('ability.used', { seat: fight.sides[winner].seat!, ability: 'cool-head' });
      if (winner !== null) t.tell?.('contest.won', { seat: fighterOf(fight.sides[winner]) });
      else t.tell?.(successes(fight.sides[0].dice) > 0 ? 'contest.tied' : 'contest.idle', {});
      fight.boarder = winner !== null && fight.sides[winner].declared === 'board' ? winner : null;
      if (winner !== null && fight.sides[winner].declared === 'flee')
        if (slipsAway(b, winner)) {
          mark(b, 'escaping', winner);
          if (!isUnopposed(b, winner) && !isMarked(b, 'slip-the-cable', winner))
            t.tell?.('ability.used', { seat: fight.sides[winner].seat!, ability: 'delta-pilot' });
        } else t.tell?.('escape.failed', { seat: fighterOf(fight.sides[winner]) });
      const hits = SIDES.map((i) => hitsOf(b, i));
      for (const i of SIDES)
        if (hits[i]! > 0) {
          if (winner !== i && hits[i]! > successes(fight.sides[i].dice))
            t.tell?.('specialist.acted', { seat: fight.sides[i].seat!, specialist: 'gun-captain' });
          fire(t, 'guns', i, hits[i]!);
          mark(b, 'fired', i);
        }
      return b.volleys.length > 0 ? t.call(volleys, { at: 0 }, 'struck') : t.go('outcome');
    },

    struck: (t) => {
      if (noteSunk(t)) return t.done();
      const b = t.board;
      if (SIDES.some((i) => isMarked(b, 'escaping', i))) return t.go('escape');
      return t.call(announcing, opening('naval.struck', participants(b)), 'outcome');
    },

    // The boarder must be afloat and have Crew; Masts are not needed any more.   FDM-COMBAT-18, FDM-COMBAT-19, FDM-COMBAT-20
    outcome: (t) => {
      const b = t.board;
      const fight = fightOf(b);
      if (noteSunk(t)) return t.done();
      if (SIDES.some((i) => isMarked(b, 'escaping', i))) return t.go('escape');
      if (fight.boarder === null) return t.go('begin');
      const seat = fighterOf(fight.sides[fight.boarder]);
      if (shipAt(b, fight.boarder).crew > 0) {
        t.tell?.('ship.boarded', { seat, targetSeat: fighterOf(fight.sides[otherSide(fight.boarder)]) });
        return t.done();
      }
      fight.boarder = null;
      t.tell?.('boarding.failed', { seat });
      return t.go('begin');
    },

    escape: (t) => {
      noteEscape(t);
      return t.done();
    },
  },
);

// ── declarations ──

/** What speaks against this declaration: the rule and the reason. */
function whyNot(b: Caribbean, i: SideNo, what: Declaration): readonly [rule: string, reason: string] | null {
  if (what === 'fire') return null;
  const fight = fightOf(b);
  const ship = shipAt(b, i);
  if (fight.round === 1) return ['FDM-COMBAT-03', 'fire-first'];
  // Without Masts only Fire is left; a Sailmaker still lets a captain flee.   FDM-COMBAT-06, FDM-DAMAGE-09, SEA-BASE-38
  if (ship.masts === 0 && !(what === 'flee' && sideHas(b, i, 'sailmaker'))) return ['FDM-COMBAT-06', 'no-masts'];
  // Board needs Crew.   FDM-COMBAT-05, FDM-SHIP-06, FDM-DAMAGE-10, SEA-BASE-39
  if (what === 'board') return ship.crew === 0 ? ['FDM-COMBAT-05', 'no-crew'] : null;
  return fight.sides[i].seat === null && !isOutmatched(b, i) ? ['FDM-NPC-16', 'npc-may-not-flee'] : null;
}

function note(t: Tools, i: SideNo, what: Declaration): void {
  const side = fightOf(t.board).sides[i];
  side.declared = what;
  t.tell?.('combat.declared', { seat: fighterOf(side), declaration: what });
}

type Order = Said<'order', [what: Declaration]>;
const DECLARE = choices('order', DECLARATIONS);

/** Fire, Board or Flee, from the second combat round on. Fire needs no Cannons.   FDM-COMBAT-04, FDM-COMBAT-15 */
export const declaration = question<Sailing, Order>(
  'naval.declare',
  'FDM-COMBAT-02',
  (o, b, v) => {
    for (const what of DECLARATIONS) {
      const against = whyNot(b, sideNo(v.at), what);
      o.may(DECLARE[what]).unless(against !== null, against?.[0] ?? '', against?.[1] ?? '');
    }
  },
  {
    prompt: (b, v) => {
      const { round, sides } = fightOf(b);
      const enemy = sides[otherSide(sideNo(v.at))].declared;
      return {
        seat: fighterOf(sides[sideNo(v.at)]),
        own: sides[sideNo(v.at)].seat === null ? 0 : 1,
        round,
        declared: enemy === null ? 0 : 1,
        enemy: enemy === null ? [] : [enemy],
      };
    },
  },
);

/** Nobody can hit, board or escape by any lawful declaration. As long as anybody can, it is theirs to do it.   FDM-COMBAT-01, FDM-COMBAT-27 */
function isDeadlocked(b: Caribbean): boolean {
  for (const i of SIDES) {
    const { masts, crew, cannons } = shipAt(b, i);
    if (cannons > 0 || (masts > 0 && crew > 0)) return false;
    const mayFlee = fightOf(b).sides[i].seat !== null || isOutmatched(b, i);
    if (mayFlee && (masts > 0 || sideHas(b, i, 'sailmaker'))) return false;
  }
  return true;
}

// ── chasers ──

/** Aboard, not used in this combat; some tables want Cannons for them.   FDM-MOD-07, FDM-MOD-19 */
function mayChase(b: Caribbean, i: SideNo): boolean {
  if (!shipAt(b, i).mods.includes('chasers') || fightOf(b).sides[i].used.includes('chasers')) return false;
  return !b.house.chasersNeedCannons || shipAt(b, i).cannons > 0;
}

function useChasers(b: Caribbean, i: SideNo): void {
  mark(b, 'chasers', i);
  fightOf(b).sides[i].used.push('chasers');
}

type Chase = Said<'chase'>;
const CHASE = choice('chase');

export const chase = question<Sailing, Chase | Pass>(
  'naval.chase',
  'FDM-MOD-06',
  (o) => {
    o.may(CHASE);
    o.may(PASS);
  },
  { prompt: (b, v) => inCharge(b, sideNo(v.at)) },
);

// ── grapples ──

function useGrapple(t: Tools, i: SideNo): void {
  useUp(t, i, 'grapple');
  t.tell?.('grapple.used', { seat: fighterOf(fightOf(t.board).sides[i]), weapon: 'grapple' });
}

/** The game throws it for a boarder who would not win: every die without a skull again. */
function policyGrapples(t: Tools, i: SideNo): void {
  if (contestWinner(t.board) === i) return;
  rerollFailures(t, i, 'manoeuvre');
  useGrapple(t, i);
}

// ── acting ──

/**
 * Fire by the winner: as many hits as Cannons. By the loser or when tied: as many as own successes, never more than Cannons.
 * FDM-COMBAT-13, FDM-COMBAT-14, FDM-DAMAGE-11, SEA-BASE-42
 */
export const HITS = quantity(
  'hits',
  'FDM-COMBAT-13',
  {
    what: 'guns',
    by: (b, _seat, i) => (contestWinner(b) === i ? shipAt(b, i).cannons : successes(fightOf(b).sides[i].dice)),
  },
  {
    limits: [
      {
        what: 'cannons',
        by: (b, _seat, i, sum) => (contestWinner(b) === i ? 0 : Math.min(0, shipAt(b, i).cannons - sum)),
      },
    ],
  },
);

export const hitsOf = (b: Caribbean, i: SideNo): number =>
  fightOf(b).sides[i].declared !== 'fire' || shipAt(b, i).cannons === 0 ? 0 : amount(b, HITS, seatOf(b, i), i);

/** How many successes of the enemy do not hold the ship: none.   FDM-COMBAT-21, SEA-BASE-49 */
const ESCAPE_GRACE = quantity('escape-grace', 'FDM-COMBAT-21', { what: 'nobody-holds-it', by: 0 });

/** The opponent has no success to hold the ship with. */
const isUnopposed = (b: Caribbean, i: SideNo): boolean => successes(fightOf(b).sides[otherSide(i)].dice) === 0;

/** Only if the opponent has no success, or what speaks for the ship makes up for them.   FDM-COMBAT-21, FDM-COMBAT-22 */
const slipsAway = (b: Caribbean, i: SideNo): boolean =>
  successes(fightOf(b).sides[otherSide(i)].dice) <= amount(b, ESCAPE_GRACE, seatOf(b, i), i);

/** Both stay in the zone; nobody has won.   FDM-COMBAT-25, FDM-GLORY-20 */
function noteEscape(t: Tools): void {
  const fight = fightOf(t.board);
  fight.end = 'escaped';
  for (const i of SIDES) if (isMarked(t.board, 'escaping', i)) t.tell?.('ship.escaped', { seat: fighterOf(fight.sides[i]) });
}
