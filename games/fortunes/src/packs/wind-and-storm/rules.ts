// Wind and storm: what they do to a round, a Move and whoever begins a turn at sea.   SEA-m8-14, SEA-m8-20
import { openVars, type Seat } from '@boucan/kernel';
import { around, before, type Caribbean, playerOf, proc } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { EXITS, LETTERS, POINTS, type Point, type ZoneId } from '../../content/map.ts';
import type { Course } from '../../content/quantity.ts';
import { hitShip } from '../../rules/combat/combat.ts';
import { faces, successes, type Tools } from '../../rules/dice.ts';
import { skillOf } from '../../rules/facts.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { isHuntedHere, searches } from '../../rules/round/hunt.ts';
import { isAtSea } from '../../rules/round/npc.ts';
import { sail } from '../../rules/sea/move.ts';
import { turn } from '../../rules/sea/turn.ts';
import { skillRoll } from '../../rules/trial.ts';
import { bearing, PACK, weather } from './weather.ts';

declare module '../../events.ts' {
  interface Events {
    'wind.turned': { wind: Point };
    'storm.moved': { zone: ZoneId };
    'storm.hid': { seat: Seat };
    'storm.tested': { seat: Seat; dice: readonly (number | 'skull')[]; hits: number };
  }
}

/** The hits of a storm, before the skulls.   SEA-m8-05, SEA-SET-53 */
export const STRENGTH = 3;

// ── the round ──

/** The wind of the round: any of the eight points, or of four by agreement, whatever it was before.   SEA-m8-02, SEA-m8-15, SEA-SET-50 */
function blow(t: Tools, points: readonly Point[]): void {
  const now = weather.of(t.board);
  now.wind = t.draw(points.slice(), 'wind', t.board.first);
  t.tell?.('wind.turned', { wind: now.wind });
  // The storm follows: over the border with that point, or the next one clockwise.   SEA-m8-03, SEA-SET-52
  now.storm = EXITS[now.storm][now.wind].zone;
  t.tell?.('storm.moved', { zone: now.storm });
}

// ── Moves ──

export const FAIR_WIND = `${PACK}/fair-wind` as const;
export const HEAD_WIND = `${PACK}/head-wind` as const;

/** The first Move of the turn with the wind costs no action.   SEA-m8-08, SEA-m8-10, SEA-m8-12 */
export function fairWind(b: Caribbean, seat: Seat, to: Course): number {
  return bearing(b, playerOf(b, seat).zone, to) === 'fair' ? -1 : 0;
}

/** The first one against it costs another; a Move that a card has made free stays free.   SEA-m8-09, SEA-m8-10, SEA-m8-11 */
export function headWind(b: Caribbean, seat: Seat, to: Course): number {
  return !b.turn.breeze && bearing(b, playerOf(b, seat).zone, to) === 'head' ? 1 : 0;
}

// ── the storm ──

const isInStorm = (b: Caribbean, seat: Seat): boolean => isAtSea(b, seat) && playerOf(b, seat).zone === weather.of(b).storm;

interface Weathering {
  seat: Seat;
  dice: readonly number[];
}

/**
 * Three hits less the skulls of a Manoeuvre roll: the captain's own, or a single die without Masts. It is no combat; whoever sinks dies,
 * and nobody has won.   SEA-m8-05, SEA-m8-06, SEA-m8-17, SEA-m8-18, SEA-m8-19
 */
export const weathering = proc('storm-test', 'SEA-m8-05', openVars<Weathering, { rolled: readonly number[] }>(), {
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    const dice = p.ship.masts === 0 ? RULES.diceWithoutMasts : skillOf(p, 'manoeuvre');
    return t.call(skillRoll, { seat: v.seat, skill: 'manoeuvre', trial: 'storm', of: dice }, 'rolled');
  },

  rolled: (t, v, dice) => {
    v.dice = dice;
    return t.go('strike');
  },

  strike: (t, v) => {
    const hits = Math.max(0, STRENGTH - successes(v.dice));
    t.tell?.('storm.tested', { seat: v.seat, dice: faces(v.dice), hits });
    return hits === 0 ? t.done() : t.call(hitShip, { seat: v.seat, hits, from: 'storm' }, 'over');
  },

  over: (t) => t.done(),
});

export const changes = [
  // Once a round, before the event; a second card in the same round finds the wind as it is.   SEA-m8-02, SEA-m8-16
  before(drawEvent, 'begin', (t, v) => {
    if (v.event === null) blow(t, t.state.options['wind-points'] === 4 ? LETTERS : POINTS);
  }),

  around(sail, 'begin', (base) => (t, v, got) => {
    const course = bearing(t.board, playerOf(t.board, v.seat).zone, v.to);
    const next = base(t, v, got);
    const { used } = t.board.turn;
    if (course === 'fair' && !used.includes(FAIR_WIND)) used.push(FAIR_WIND);
    if (course === 'head' && !used.includes(HEAD_WIND)) used.push(HEAD_WIND);
    return next;
  }),

  // Nobody searches in the storm.   SEA-m8-04
  around(searches, 'begin', (base) => (t, v, got) => {
    if (!isInStorm(t.board, v.seat)) return base(t, v, got);
    if (isHuntedHere(t.board, v.seat)) t.tell?.('storm.hid', { seat: v.seat });
    return t.done();
  }),

  // After the searches and before the first action; whoever sails in later feels nothing yet.   SEA-m8-05, SEA-m8-07
  before(turn, 'act', (t, v) => {
    if (v.begun !== true && !t.board.turn.lost && isInStorm(t.board, v.seat)) t.first(weathering, { seat: v.seat, dice: [] });
  }),
];
