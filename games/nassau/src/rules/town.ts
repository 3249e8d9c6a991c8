// Phase I: the captain walks through Nassau, and everybody moves him.   NAS-TOWN, NAS-BARGE
import { choice, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, NOBODY, proc, question, shipOf } from '../board.ts';
import {
  type Alley,
  type Barge,
  bargeBy,
  districtOf,
  type Land,
  landBy,
  OUTSIDE,
  otherEnd,
  type Relocate,
  type Space,
  tileOf,
  townOf,
  type Walk,
  walkFrom,
} from '../content/town.ts';
import { overflow } from './holds.ts';
import { pay, receive, receiving, score } from './ledger.ts';
import { passing } from './quays.ts';

// ── where the captain can go ──

const isFree = (b: Nassau, alley: Alley): boolean => b.alleys[alley.id] === NOBODY;

/** The fewest pirates for an alley by which the barge can come back, to another space than this.   NAS-BARGE-02, NAS-Q-79 */
function cheapestLanding(b: Nassau, space: Space): number {
  const { rim } = townOf(b.plan);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rim.length; i++) {
    const alley = rim[i]!;
    if (alley.from !== space && alley.sections < least && isFree(b, alley)) least = alley.sections;
  }
  return least;
}

/** A free alley is a way out; one that leads off the plan, if the barge can come back.   NAS-TOWN-14, NAS-Q-80 */
function hasWayOut(b: Nassau, space: Space): boolean {
  const alleys = townOf(b.plan).at[space]!;
  for (let i = 0; i < alleys.length; i++)
    if (isFree(b, alleys[i]!) && (alleys[i]!.to !== OUTSIDE || Number.isFinite(cheapestLanding(b, space)))) return true;
  return false;
}

/** The fewest pirates for a move from here. */
function cheapestMove(b: Nassau, space: Space): number {
  const alleys = townOf(b.plan).at[space]!;
  let least = Number.POSITIVE_INFINITY;
  let landing = -1;
  for (let i = 0; i < alleys.length; i++) {
    const alley = alleys[i]!;
    if (!isFree(b, alley)) continue;
    if (alley.to === OUTSIDE && landing < 0) landing = cheapestLanding(b, space);
    const pirates = alley.to === OUTSIDE ? alley.sections + landing : alley.sections;
    if (pirates < least) least = pirates;
  }
  return least;
}

/**
 * Where a blocked captain may be put: a space where he has been, in this round unless the table plays otherwise, that has a way
 * out; if there is none, any space that has one.   NAS-TOWN-13, NAS-Q-08
 */
export function relocations(b: Nassau): Space[] {
  const been = b.trail.filter((space, i) => space !== b.captain && b.trail.indexOf(space) === i && hasWayOut(b, space));
  if (been.length > 0) return been;
  return townOf(b.plan).spaces.flatMap((_, space) => (space !== b.captain && hasWayOut(b, space) ? [space] : []));
}

/** Whether this player can move the captain at all. */
function canMove(b: Nassau, seat: Seat): boolean {
  const { standing } = shipOf(b, seat);
  if (cheapestMove(b, b.captain) <= standing) return true;
  return !hasWayOut(b, b.captain) && relocations(b).some((space) => cheapestMove(b, space) <= standing);
}

/** Alleys of the captain's space, the barge, and if all are occupied the way back.   NAS-TOWN-02, NAS-TOWN-03, NAS-TOWN-04, NAS-BARGE-01, NAS-BARGE-03 */
function listMoves(o: Offering<Move>, b: Nassau, seat: Seat, mayRelocate: boolean): void {
  const { standing: pirates } = shipOf(b, seat);
  const alleys = townOf(b.plan).at[b.captain]!;
  let landing = -1;
  for (let i = 0; i < alleys.length; i++) {
    const alley = alleys[i]!;
    const leaves = alley.to === OUTSIDE;
    if (leaves && landing < 0) landing = cheapestLanding(b, b.captain);
    const needed = leaves ? alley.sections + landing : alley.sections;
    o.may(leaves ? bargeBy(alley) : walkFrom(alley, b.captain));
    if (!isFree(b, alley)) o.unless(true, 'NAS-TOWN-03', 'alley-occupied');
    else if (needed === Number.POSITIVE_INFINITY) o.unless(true, 'NAS-BARGE-02', 'no-landing');
    else if (needed > pirates) o.unless(true, leaves ? 'NAS-BARGE-03' : 'NAS-TOWN-04', 'too-few-pirates', { needed, pirates });
  }
  if (!mayRelocate || hasWayOut(b, b.captain)) return;
  const { spaces } = townOf(b.plan);
  for (const space of relocations(b)) {
    const needed = cheapestMove(b, space);
    o.may(spaces[space]!.relocate);
    if (needed > pirates) o.unless(true, 'NAS-TOWN-04', 'too-few-pirates', { needed, pirates });
  }
}

// ── a turn ──

interface TownTurn {
  seat: Seat;
  moves: number; // made in this turn
  paid: boolean; // for the second
  alley: number; // by which the captain goes
  space: Space; // to which he is put first; NONE if he is not
}

type Move = Walk | Barge | Relocate;
type Rest = Said<'pause'> | Said<'pass'>;

const NONE = -1;
const PAUSE = choice('pause');
const PASS = choice('pass');
const STOP = choice('stop');
/** Points for the barge if one has no doubloon.   NAS-BARGE-05 */
const BARGE_POINTS = 2;

export const townTurn = proc(
  'town-turn',
  'NAS-TOWN-01',
  openVars<TownTurn, { acted: Move | Rest | Said<'stop'>; landed: Land }>(),
  {
    // The rat's second load was for one round: it is turned again, or the surplus goes.   NAS-ANIMAL-13, NAS-Q-46
    begin: (t, v) => {
      const s = shipOf(t.board, v.seat);
      if (s.ratRound === 0 || s.ratRound === t.board.round) return t.go('choose');
      s.ratRound = 0;
      return t.call(overflow, { seat: v.seat }, 'choose');
    },

    // Who can neither move nor pause must pass.   NAS-PASS-04
    choose: (t, v) => {
      const b = t.board;
      if (shipOf(b, v.seat).rum === 0 && !canMove(b, v.seat)) return t.go('pass');
      return t.ask(townAction, v.seat, 'acted');
    },

    acted: (t, v, c) => {
      switch (c[0]) {
        case 'pause':
          return t.call(pay, { seat: v.seat, item: 'rum', n: 1, cause: 'pause' }, 'paused');
        case 'pass':
          return t.go('pass');
        case 'stop':
          return t.done();
        case 'relocate':
          v.space = townOf(t.board.plan).spaces.findIndex((space) => space.id === c[1]);
          break;
        default:
          v.alley = c[1];
      }
      // The extra move is paid first; a barge trip may be it.   NAS-TOWN-10, NAS-BARGE-08
      if (v.moves === 0 || v.paid) return t.go('onwards');
      v.paid = true;
      return t.call(pay, { seat: v.seat, item: 'doubloon', n: 1, cause: 'extra-move' }, 'onwards');
    },

    onwards: (t, v) => {
      const b = t.board;
      const town = townOf(b.plan);
      if (v.space !== NONE) {
        // Free of charge and without equipment; a move must follow.   NAS-TOWN-13
        b.captain = v.space;
        b.trail.push(v.space); // now it has been there too
        v.space = NONE;
        t.tell?.('captain.relocated', { seat: v.seat, space: town.spaces[b.captain]!.id });
        return t.ask(townMove, v.seat, 'acted');
      }
      const alley = town.alleys[v.alley]!;
      if (alley.to === OUTSIDE) return t.ask(townLanding, v.seat, 'landed');
      occupy(b, v.seat, alley);
      b.captain = otherEnd(alley, b.captain); // NAS-TOWN-05
      t.tell?.('captain.moved', { seat: v.seat, space: town.spaces[b.captain]!.id, pirates: alley.sections });
      return t.go('arrive');
    },

    // Both alleys are filled, and the barge costs a doubloon; without one, two points.   NAS-BARGE-03, NAS-BARGE-04, NAS-BARGE-05, NAS-BARGE-06
    landed: (t, v, [, landing]) => {
      const b = t.board;
      const town = townOf(b.plan);
      const [out, back] = [town.alleys[v.alley]!, town.alleys[landing]!];
      occupy(b, v.seat, out);
      occupy(b, v.seat, back);
      b.captain = back.from;
      t.tell?.('captain.ferried', { seat: v.seat, space: town.spaces[back.from]!.id, pirates: out.sections + back.sections });
      if (shipOf(b, v.seat).doubloon > 0) return t.call(pay, { seat: v.seat, item: 'doubloon', n: 1, cause: 'barge' }, 'arrive');
      score(t, v.seat, -BARGE_POINTS, 'barge');
      return t.go('arrive');
    },

    // He receives what the new space shows.   NAS-TOWN-06, NAS-BARGE-07
    arrive: (t, v) => {
      const b = t.board;
      v.moves++;
      b.trail.push(b.captain);
      const { tiles, spaces } = townOf(b.plan);
      const district = districtOf(tiles[tileOf(b.captain)]!.face);
      return t.call(receive, receiving(v.seat, spaces[b.captain]!.reward, district), 'arrived');
    },

    // Once per turn a doubloon buys a second move at once.   NAS-TOWN-10, NAS-TOWN-11, NAS-TOWN-12
    arrived: (t, v) => {
      const b = t.board;
      const s = shipOf(b, v.seat);
      return v.moves === 1 && s.doubloon > 0 && canMove(b, v.seat) ? t.ask(townAgain, v.seat, 'acted') : t.done();
    },

    // He stays in the phase.   NAS-PASS-02
    paused: (t, v) => {
      t.tell?.('turn.paused', { seat: v.seat });
      return t.done();
    },

    pass: (t, v) => t.call(passing, { seat: v.seat, quay: NONE }, 'passed'),
    passed: (t) => t.done(),
  },
);

/** A pirate on every section; they stay there until Phase III.   NAS-TOWN-04, NAS-TOWN-09 */
function occupy(b: Nassau, seat: Seat, alley: Alley): void {
  b.alleys[alley.id] = seat;
  shipOf(b, seat).standing -= alley.sections;
}

/** Move, pause or pass.   NAS-TOWN-01, NAS-PASS-01, NAS-PASS-03, NAS-PASS-12 */
export const townAction = question<TownTurn, Move | Rest>(
  'town.turn',
  'NAS-TOWN-01',
  (o, b, _v, seat) => {
    listMoves(o, b, seat, true);
    o.may(PAUSE).unless(shipOf(b, seat).rum === 0, 'NAS-PASS-01', 'no-rum');
    o.may(PASS);
  },
  {
    prompt: (b, _v, seat) => ({
      pirates: shipOf(b, seat).standing,
      stuck: !canMove(b, seat) ? 'out' : hasWayOut(b, b.captain) ? 'no' : 'yes',
    }),
  },
);

/** After a relocation only a move is left. */
export const townMove = question<TownTurn, Move>('town.move', 'NAS-TOWN-13', (o, b, _v, seat) => listMoves(o, b, seat, false), {
  prompt: (b, _v, seat) => ({ pirates: shipOf(b, seat).standing }),
});

export const townAgain = question<TownTurn, Move | Said<'stop'>>(
  'town.again',
  'NAS-TOWN-10',
  (o, b, _v, seat) => {
    listMoves(o, b, seat, true);
    o.may(STOP);
  },
  { prompt: (b, _v, seat) => ({ pirates: shipOf(b, seat).standing }) },
);

/** Back by any other free alley on the rim, but not to the space just left.   NAS-BARGE-02, NAS-Q-07, NAS-Q-79 */
export const townLanding = question<TownTurn, Land>(
  'town.land',
  'NAS-BARGE-02',
  (o, b, v, seat) => {
    const town = townOf(b.plan);
    const pirates = shipOf(b, seat).standing - town.alleys[v.alley]!.sections;
    for (let i = 0; i < town.rim.length; i++) {
      const alley = town.rim[i]!;
      if (!isFree(b, alley) || alley.from === b.captain) continue;
      o.may(landBy(alley));
      if (alley.sections > pirates) o.unless(true, 'NAS-BARGE-03', 'too-few-pirates', { needed: alley.sections, pirates });
    }
  },
  { prompt: (b, v, seat) => ({ pirates: shipOf(b, seat).standing - townOf(b.plan).alleys[v.alley]!.sections }) },
);

// ── the phase ──

interface Round {
  seat: Seat; // who comes next
}

/** Clockwise from the dolphin; who has passed is skipped, and the last one goes on alone.   NAS-FLOW-03, NAS-FLOW-05, NAS-TOWN-08 */
export const townPhase = proc('nassau', 'NAS-FLOW-03', openVars<Round>(), {
  begin: (t, v) => {
    const b = t.board;
    b.phase = 'nassau';
    b.claimed = false;
    if (!b.house.wholeTrail) b.trail = [b.captain];
    v.seat = b.dolphin;
    return t.go('next');
  },

  next: (t, v) => {
    const { ships } = t.board;
    for (let i = 0; i < ships.length; i++) {
      const seat = (v.seat + i) % ships.length;
      if (ships[seat]!.stage !== 'town') continue;
      v.seat = (seat + 1) % ships.length;
      t.turn(seat);
      return t.call(townTurn, { seat, moves: 0, paid: false, alley: NONE, space: NONE }, 'next');
    }
    return t.done(); // NAS-PASS-11
  },
});
