// Heated shot, double shot and caltrops.   SEA-m2-03
import { choice, openVars, type Said } from '@boucan/kernel';
import { after, around, before, type Caribbean, offers, playerOf, proc, question } from '../../board.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { PASS, type Pass } from '../../rules/announcing.ts';
import { jettison, loseAtRandom } from '../../rules/cargo.ts';
import { decides, inCharge, isArmed, useUp } from '../../rules/combat/arms.ts';
import { mark, noteSunk, shipHit } from '../../rules/combat/fight.ts';
import { aimOf, byTarget, locate, named } from '../../rules/combat/hits.ts';
import { hitsOf, naval } from '../../rules/combat/naval.ts';
import { placeSkull, TAKE_HIT, volleys } from '../../rules/combat/volleys.ts';
import { faces, NOBODY, rollDice, type Tools } from '../../rules/dice.ts';
import {
  type Fighter,
  fighterOf,
  fightOf,
  hasAbility,
  isMarked,
  otherSide,
  SIDES,
  type SideNo,
  shipAt,
} from '../../rules/facts.ts';
import { capacityOf, damage } from '../../rules/ships.ts';
import { BURNING, CALTROPS, DOUBLE_SHOT, HEATED_SHOT, NEW_WEAPONS, PACK, STREWN } from './content.ts';

type Faces = readonly (number | 'skull')[];

declare module '../../events.ts' {
  interface Events {
    'caltrops.strewn': { seat: Fighter; targetSeat: Fighter; weapon: WeaponId };
    'shot.doubled': { seat: Fighter; weapon: WeaponId; hits: number; dice: Faces; sections: readonly string[] };
    'fire.set': { seat: Fighter; targetSeat: Fighter; weapon: WeaponId };
    'fire.burned': { seat: Fighter; section: Section; left: number };
    'fire.out': { seat: Fighter };
  }
}

/** One after the other, the attacker first. */
interface Deciding {
  at: number;
}

// ── caltrops ──

/** The opponent has declared Board.   SEA-m2-12 */
const mayStrew = (b: Caribbean, i: SideNo): boolean =>
  fightOf(b).sides[otherSide(i)].declared === 'board' && isArmed(b, i, CALTROPS);

function strew(t: Tools, i: SideNo): void {
  const { sides } = fightOf(t.board);
  useUp(t, i, CALTROPS);
  mark(t.board, STREWN, otherSide(i));
  t.tell?.('caltrops.strewn', { seat: fighterOf(sides[i]), targetSeat: fighterOf(sides[otherSide(i)]), weapon: CALTROPS });
}

/** Two dice fewer in the contest, at least one; so before any grapple.   SEA-m2-12, SEA-m2-13 */
export const underfoot = (b: Caribbean, _seat: number, i: SideNo): number =>
  isMarked(b, STREWN, i) ? NEW_WEAPONS[CALTROPS]!.figures!.dice! : 0;

type Strew = Said<'strew'>;
const STREW = choice('strew');

export const strewing = proc('caltrops', 'SEA-m2-12', openVars<Deciding, { chosen: Strew | Pass }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    for (; v.at < SIDES.length; v.at++) {
      const i = v.at as SideNo;
      if (!mayStrew(b, i)) continue;
      const seat = decides(b, i);
      if (seat !== null) return t.ask(useCaltrops, seat, 'chosen');
      strew(t, i);
    }
    return t.done();
  },

  chosen: (t, v, answer) => {
    const i = v.at++ as SideNo;
    if (answer[0] === 'strew') strew(t, i);
    return t.go('begin');
  },
});

export const useCaltrops = question<Deciding, Strew | Pass>(
  'naval.caltrops',
  'SEA-m2-12',
  (o) => {
    o.may(STREW);
    o.may(PASS);
  },
  { prompt: (b, v) => inCharge(b, v.at as SideNo) },
);

// ── double shot ──

const DOUBLED = `${PACK}/double-shot` as const;

/** After the contest, before the location dice, with guns that will hit.   SEA-m2-10 */
const mayDouble = (b: Caribbean, i: SideNo): boolean => isArmed(b, i, DOUBLE_SHOT) && hitsOf(b, i) > 0;

function load(t: Tools, i: SideNo): void {
  useUp(t, i, DOUBLE_SHOT);
  mark(t.board, DOUBLED, i);
}

type Double = Said<'double'>;
const DOUBLE = choice('double');

export const doubling = proc('double-shot', 'SEA-m2-10', openVars<Deciding, { chosen: Double | Pass }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    for (; v.at < SIDES.length; v.at++) {
      const i = v.at as SideNo;
      if (!mayDouble(b, i)) continue;
      const seat = decides(b, i);
      if (seat !== null) return t.ask(useDoubleShot, seat, 'chosen');
      load(t, i);
    }
    return t.done();
  },

  chosen: (t, v, answer) => {
    const i = v.at++ as SideNo;
    if (answer[0] === 'double') load(t, i);
    return t.go('begin');
  },
});

export const useDoubleShot = question<Deciding, Double | Pass>(
  'naval.double',
  'SEA-m2-10',
  (o) => {
    o.may(DOUBLE);
    o.may(PASS);
  },
  { prompt: (b, v) => ({ ...inCharge(b, v.at as SideNo), hits: hitsOf(b, v.at as SideNo) }) },
);

/** As many hits again, each with its die. */
function fireAgain(t: Tools, i: SideNo): void {
  const b = t.board;
  const volley = b.volleys.find(({ by, from }) => by === i && from === 'guns');
  if (volley === undefined) return;
  const side = fightOf(b).sides[i];
  const dice = rollDice(t, volley.dice.length, 'location', side.seat ?? NOBODY);
  const sections = dice.map((die) => locate(b, die));
  volley.dice.push(...dice);
  volley.sections.push(...sections);
  volley.cancelled.push(...dice.map(() => false));
  volley.shot = DOUBLE_SHOT; // and no other   SEA-m2-14
  t.tell?.('shot.doubled', {
    seat: fighterOf(side),
    weapon: DOUBLE_SHOT,
    hits: volley.dice.length,
    dice: faces(dice),
    sections: named(sections),
  });
}

// ── fire ──

const isBurning = (b: Caribbean, i: SideNo): boolean => fightOf(b).sides[i].used.includes(BURNING);

/**
 * At the end of every combat round at sea that did not end in boarding or flight: 1 to 4 damages that section, or the Hull, a skull puts
 * the fire out. It is no hit, so no Reinforced hull stops it.   SEA-m2-07, SEA-m2-08
 */
export const burning = proc('fire', 'SEA-m2-07', openVars<Deciding>(), {
  begin: (t, v) => {
    const b = t.board;
    while (v.at < SIDES.length) {
      const i = v.at++ as SideNo;
      if (!isBurning(b, i)) continue;
      const side = fightOf(b).sides[i];
      const section = locate(b, rollDice(t, 1, 'fire', side.seat ?? NOBODY)[0]!);
      if (section === null) {
        side.used = side.used.filter((what) => what !== BURNING);
        t.tell?.('fire.out', { seat: fighterOf(side) });
        continue;
      }
      const ship = shipAt(b, i);
      const landed = damage(ship, section)!;
      if (landed === 'crew') side.crewLost++;
      t.tell?.('fire.burned', { seat: fighterOf(side), section: landed, left: ship[landed] });
      if (landed !== 'cargo' || side.seat === null) continue;
      const p = playerOf(b, side.seat);
      const limit = capacityOf(b, side.seat);
      if (hasAbility(p, 'well-stowed')) return t.call(jettison, { seat: side.seat, limit }, 'begin');
      loseAtRandom(t, side.seat, p, limit);
    }
    return t.done();
  },
});

// ── where they come in ──

export const changes = [
  before(naval, 'contest', (t) => t.first(strewing, { at: 0 })),

  before(naval, 'act', (t) => t.first(doubling, { at: 0 })),
  after(naval, 'act', (t) => {
    for (const i of SIDES) if (isMarked(t.board, DOUBLED, i)) fireAgain(t, i);
  }),

  // Heated shot, once the location dice are known.   SEA-m2-06, SEA-m2-14
  around(volleys, 'shotChosen', (base) => (t, v, answer) => {
    const [verb, weapon] = answer as unknown as readonly [string, WeaponId?];
    if (verb !== 'shot' || weapon !== HEATED_SHOT) return base(t, v, answer);
    const b = t.board;
    const volley = b.volleys[v.at++]!;
    const by = volley.by!;
    const target = otherSide(by);
    useUp(t, by, HEATED_SHOT);
    volley.shot = HEATED_SHOT;
    // A ship that burns already does not burn twice.   SEA-m2-08
    if (!isBurning(b, target)) fightOf(b).sides[target].used.push(BURNING);
    t.tell?.('fire.set', { seat: fighterOf(fightOf(b).sides[by]), targetSeat: volley.at, weapon: HEATED_SHOT });
    return t.go('shots');
  }),

  // Of such a volley every skull goes to a section that still stands, be it the Hull.   SEA-m2-11
  offers(placeSkull, (base) => (o, b, v, seat) => {
    const volley = byTarget(b)[v.at]!;
    if (volley.shot === null || aimOf(volley.shot) !== null) return base(o, b, v, seat);
    const ship = shipHit(b, volley);
    for (const section of SECTIONS)
      o.may(TAKE_HIT[section]).unless(ship[section] === 0, 'SEA-m2-11', 'section-gone', { section });
  }),

  // A ship that the fire has sunk is beaten by the other, if that one floats.   SEA-m2-07, SEA-m2-09
  before(naval, 'begin', (t) => t.first(burning, { at: 0 })),
  around(naval, 'begin', (base) => (t, v, got) => (noteSunk(t) ? t.done() : base(t, v, got))),
];
