// Holds: 4 crates, 3 provisions or 1 good each, packed as well as they can be.   NAS-HOLD, NAS-Q-63
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { GOODS, type Good } from '../content/goods.ts';
import type { Cargo } from '../events.ts';
import { isReady, useAnimal } from './animals.ts';
import type { Tools } from './tools.ts';

export const CRATES_A_HOLD = 4;
export const PROVISIONS_A_HOLD = 3;

/** Written out: whoever reads a field by a name that varies waits several times as long, and this is read all the time. */
export const goodsIn = (goods: Readonly<Record<Good, number>>): number =>
  goods.tobacco + goods['sugar-cane'] + goods.silver + goods.spices + goods.emeralds + goods.sapphires;

/**
 * Whether a cargo fits: kinds never share a hold, and closed holds are empty. The rat makes room for one load more; where the
 * table wants it, of another kind than the first.   NAS-HOLD-01, NAS-HOLD-02, NAS-HOLD-03, NAS-HOLD-04, NAS-HOLD-07, NAS-ANIMAL-12
 */
export function fits(b: Nassau, s: Ship, crates: number, provisions: number, goods: number): boolean {
  const loads = Math.ceil(crates / CRATES_A_HOLD) + Math.ceil(provisions / PROVISIONS_A_HOLD) + goods;
  if (loads <= s.holds) return true;
  if (s.ratRound === 0 || loads > s.holds + 1) return false;
  const kinds = (crates > 0 ? 1 : 0) + (provisions > 0 ? 1 : 0) + (goods > 0 ? 1 : 0);
  return !b.house.ratMixes || kinds > 1;
}

export const isStowed = (b: Nassau, s: Ship): boolean => fits(b, s, s.crates, s.provisions, goodsIn(s.goods));

/** How many more of up to `n` fit. */
export function room(b: Nassau, s: Ship, what: Stowing, n: number): number {
  const goods = goodsIn(s.goods);
  for (let more = n; more > 0; more--) {
    if (what === 'crate' ? fits(b, s, s.crates + more, s.provisions, goods) : false) return more;
    if (what === 'provision' ? fits(b, s, s.crates, s.provisions + more, goods) : false) return more;
    if (what !== 'crate' && what !== 'provision' && fits(b, s, s.crates, s.provisions, goods + more)) return more;
  }
  return 0;
}

// ── what goes overboard ──

type Drop = Said<'drop', [cargo: Cargo, n: number]>;

/** As many as must go for one hold to be empty. */
const lastLoad = (n: number, perHold: number): number => ((n - 1) % perHold) + 1;
const DROP_CRATES = Array.from({ length: CRATES_A_HOLD + 1 }, (_, n) => choice('drop', 'crates', n));
const DROP_PROVISIONS = Array.from({ length: PROVISIONS_A_HOLD + 1 }, (_, n) => choice('drop', 'provisions', n));
const DROP_GOOD = Object.fromEntries(GOODS.map((good) => [good, choice('drop', good, 1)])) as Readonly<Record<Good, Drop>>;
const RAT = choice('rat');
const LEAVE = choice('leave');

/** Crates to the reserve, provisions to the supply, goods to their stock.   NAS-HOLD-05 */
export function dropCargo(t: Tools, seat: Seat, cargo: Cargo, n: number): void {
  const s = shipOf(t.board, seat);
  if (cargo === 'crates') {
    s.crates -= n;
    s.reserve += n;
    t.tell?.('cargo.dropped', { seat, cargo, n, crates: n, provisions: 0 });
  } else if (cargo === 'provisions') {
    s.provisions -= n;
    t.tell?.('cargo.dropped', { seat, cargo, n, crates: 0, provisions: n });
  } else {
    s.goods[cargo] -= n;
    t.board.goods.push(cargo);
    t.tell?.('good.dropped', { seat, good: cargo });
  }
}

/** Crates make no room for crates, nor provisions for provisions; but any good for another, of its own kind too.   NAS-TRADE-05 */
function listDrops(o: { may(c: Drop): unknown }, s: Ship, coming: Stowing | null): void {
  if (s.crates > 0 && coming !== 'crate') o.may(DROP_CRATES[lastLoad(s.crates, CRATES_A_HOLD)]!);
  if (s.provisions > 0 && coming !== 'provision') o.may(DROP_PROVISIONS[lastLoad(s.provisions, PROVISIONS_A_HOLD)]!);
  for (const good of GOODS) if (s.goods[good] > 0) o.may(DROP_GOOD[good]);
}

/** One hold may be loaded twice from now on, and everything rearranged as ever.   NAS-ANIMAL-12, NAS-ANIMAL-14 */
function useRat(t: Tools, seat: Seat): void {
  useAnimal(t, seat, 'rat');
  shipOf(t.board, seat).ratRound = t.board.round;
}

// ── stowing ──

/** `any-good` is drawn when there is room for it. */
export type Stowing = 'crate' | 'provision' | 'any-good' | Good;

interface Stow {
  seat: Seat;
  what: Stowing;
  n: number;
  must: boolean; // a good that one came for
  cause: string;
}

/** What is received goes into the holds; for what does not fit its owner may make room, or it is lost.   NAS-HOLD-06, NAS-DEF-07 */
export const stow = proc('stow', 'NAS-HOLD-06', openVars<Stow, { cleared: Drop | Said<'rat'> | Said<'leave'> }>(), {
  begin: (t, v) => {
    const s = shipOf(t.board, v.seat);
    if (v.what === 'crate') v.n = Math.min(v.n, s.reserve); // NAS-EQUIP-15
    if (v.what === 'any-good' && t.board.goods.length === 0) v.n = 0;
    return room(t.board, s, v.what, v.n) === v.n || !canMakeRoom(t.board, s, v)
      ? t.go('load')
      : t.ask(makeRoom, v.seat, 'cleared');
  },

  cleared: (t, v, c) => {
    if (c[0] === 'leave') return t.go('load');
    if (c[0] === 'rat') useRat(t, v.seat);
    else dropCargo(t, v.seat, c[1], c[2]);
    return t.go('begin');
  },

  load: (t, v) => {
    const s = shipOf(t.board, v.seat);
    const { what, seat, cause } = v;
    const n = room(t.board, s, what, v.n);
    const lost = v.n - n;
    if (what === 'crate') {
      s.crates += n;
      s.reserve -= n;
      t.tell?.('cargo.stowed', { seat, cargo: 'crates', n, lost, cause, crates: n, provisions: 0 });
    } else if (what === 'provision') {
      s.provisions += n;
      t.tell?.('cargo.stowed', { seat, cargo: 'provisions', n, lost, cause, crates: 0, provisions: n });
    } else if (n === 0) t.tell?.('gain.nothing', { seat, gain: 'random-good', cause });
    else {
      const good = what === 'any-good' ? t.draw(t.board.goods, 'good', seat) : what; // NAS-FIGHT-23
      s.goods[good]++;
      t.tell?.('good.stowed', { seat, good, cause });
    }
    return t.done();
  },
});

const canMakeRoom = (b: Nassau, s: Ship, v: Pick<Stow, 'what' | 'n'>): boolean => {
  if (ratHelps(b, s, v)) return true;
  if (v.what !== 'crate' && s.crates > 0) return true;
  if (v.what !== 'provision' && s.provisions > 0) return true;
  return goodsIn(s.goods) > 0;
};

const ratHelps = (b: Nassau, s: Ship, v: Pick<Stow, 'what' | 'n'>): boolean => {
  if (!isReady(s, 'rat')) return false;
  const { ratRound } = s;
  const before = room(b, s, v.what, v.n);
  s.ratRound = 1;
  const helps = room(b, s, v.what, v.n) > before;
  s.ratRound = ratRound;
  return helps;
};

/** A whole hold is emptied at a time, for less would make no room. */
export const makeRoom = question<Stow, Drop | Said<'rat'> | Said<'leave'>>(
  'holds.room',
  'NAS-HOLD-05',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    if (ratHelps(b, s, v)) o.may(RAT);
    listDrops(o, s, v.what);
    if (!v.must) o.may(LEAVE);
  },
  { prompt: (b, v, seat) => ({ what: v.what, n: v.n, fits: room(b, shipOf(b, seat), v.what, v.n) }) },
);

/** Whether a good can be taken at all: there is a hold, or one can be emptied.   NAS-TRADE-05 */
export const canTakeGood = (b: Nassau, s: Ship, good: Good): boolean =>
  room(b, s, good, 1) === 1 || canMakeRoom(b, s, { what: good, n: 1 });

// ── too much for the holds ──

interface Overflow {
  seat: Seat;
}

/** A hold is lost, or the rat was for one round: what does not fit goes overboard.   NAS-FIGHT-18, NAS-ANIMAL-13 */
export const overflow = proc('overflow', 'NAS-FIGHT-18', openVars<Overflow, { cleared: Drop | Said<'rat'> }>(), {
  begin: (t, v) => (isStowed(t.board, shipOf(t.board, v.seat)) ? t.done() : t.ask(clearOut, v.seat, 'cleared')),

  cleared: (t, v, c) => {
    if (c[0] === 'rat') useRat(t, v.seat);
    else dropCargo(t, v.seat, c[1], c[2]);
    return t.go('begin');
  },
});

export const clearOut = question<Overflow, Drop | Said<'rat'>>('holds.overflow', 'NAS-HOLD-05', (o, b, _v, seat) => {
  const s = shipOf(b, seat);
  if (isReady(s, 'rat')) o.may(RAT);
  listDrops(o, s, null);
});
