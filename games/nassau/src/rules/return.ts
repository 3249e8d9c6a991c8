// Phase II, part B: Skull Island and the home port.   NAS-RETURN, NAS-SKULLISLE, NAS-HOME
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { GOODS, type Good, HIDEOUTS, HIDING_PRICE } from '../content/goods.ts';
import { isReady, useAnimal } from './animals.ts';
import { cratesOn } from './fight.ts';
import { goodsIn, stow } from './holds.ts';
import { pay, receive, receiving, score } from './ledger.ts';
import type { Tools } from './tools.ts';

export type Stop = 'skull-island' | 'campfire' | 'home';
const STOPS: readonly Stop[] = ['skull-island', 'campfire', 'home'];
const HEAD_FOR = choices('head-for', STOPS);
export type HeadFor = Said<'head-for', [stop: Stop]>;

/** What is still ahead: two stops if one likes, and the home port in any case.   NAS-RETURN-02 */
export function listStops(o: Offering<HeadFor>, s: Ship): void {
  if (s.stage === 'sea')
    o.may(HEAD_FOR['skull-island'])
      .unless(goodsIn(s.goods) === 0, 'NAS-SKULLISLE-09', 'nothing-to-hide')
      .unless(s.doubloon < HIDING_PRICE[0], 'NAS-SKULLISLE-09', 'no-doubloon');
  o.may(HEAD_FOR.campfire).unless(s.rum === 0, 'NAS-CAMPFIRE-01', 'no-rum');
  o.may(HEAD_FOR.home);
}

// ── Skull Island ──

export interface Hiding {
  seat: Seat;
  left: number; // goods that are paid for and not yet hidden
}

const BRING = HIDING_PRICE.map((price, i) => choice('bring', i + 1, price));
const HIDE = choices('hide', GOODS);
type Bring = Said<'bring', [goods: number, price: number]>;
type Hide = Said<'hide', [good: Good]>;

/** How many goods one can hide and pay for in one visit.   NAS-SKULLISLE-02, NAS-SKULLISLE-03 */
function mostHidden(s: Ship): number {
  let n = Math.min(BRING.length, goodsIn(s.goods));
  while (n > 0 && s.doubloon < HIDING_PRICE[n - 1]!) n--;
  return n;
}

/** Up to three goods at one price, then one after the other, in the order their owner likes.   NAS-SKULLISLE-01, NAS-SKULLISLE-04 */
export const skullIsland = proc('skull-island', 'NAS-SKULLISLE-01', openVars<Hiding, { counted: Bring; chosen: Hide }>(), {
  begin: (t, v) => {
    if (mostHidden(shipOf(t.board, v.seat)) > 1) return t.ask(countGoods, v.seat, 'counted');
    v.left = 1;
    return t.go('pay');
  },

  counted: (t, v, [, goods]) => {
    v.left = goods;
    return t.go('pay');
  },

  // All of it must be owned; the monkey spirit saves one doubloon of it, and points do not pay.   NAS-SKULLISLE-02, NAS-SKULLISLE-10, NAS-Q-47
  pay: (t, v) => t.call(pay, { seat: v.seat, item: 'doubloon', n: HIDING_PRICE[v.left - 1]!, cause: 'skull-island' }, 'next'),

  next: (t, v) => {
    if (v.left === 0) return t.done();
    const { goods } = shipOf(t.board, v.seat);
    const kinds = GOODS.filter((good) => goods[good] > 0);
    if (kinds.length > 1) return t.ask(hideGood, v.seat, 'chosen');
    hide(t, v, kinds[0]!);
    return t.go('next');
  },

  chosen: (t, v, [, good]) => {
    hide(t, v, good);
    return t.go('next');
  },
});

function hide(t: Tools, v: Hiding, good: Good): void {
  v.left--;
  const s = shipOf(t.board, v.seat);
  s.goods[good]--;
  const value = store(s, good);
  t.tell?.('good.hidden', { seat: v.seat, good, value });
}

/** On the next space from the top if that is its colour, otherwise in the centre; never moved again.   NAS-SKULLISLE-05, NAS-SKULLISLE-06, NAS-SKULLISLE-07, NAS-SKULLISLE-08 */
function store(s: Ship, good: Good): number {
  const next = HIDEOUTS[s.hideout].spaces[s.hidden];
  if (next?.good === good) {
    s.hidden++;
    return next.value;
  }
  s.centre[good]++;
  return 0;
}

export const countGoods = question<Hiding, Bring>(
  'skull-island.goods',
  'NAS-SKULLISLE-02',
  (o, b, _v, seat) => {
    const { goods, doubloon: doubloons } = shipOf(b, seat);
    const most = Math.min(BRING.length, goodsIn(goods));
    for (let i = 0; i < most; i++) {
      const price = HIDING_PRICE[i]!;
      o.may(BRING[i]!).unless(doubloons < price, 'NAS-SKULLISLE-02', 'too-few-doubloons', { price, doubloons });
    }
  },
  { prompt: (b, _v, seat) => ({ doubloons: shipOf(b, seat).doubloon }) },
);

export const hideGood = question<Hiding, Hide>(
  'skull-island.hide',
  'NAS-SKULLISLE-04',
  (o, b, _v, seat) => {
    const { goods } = shipOf(b, seat);
    for (const good of GOODS) if (goods[good] > 0) o.may(HIDE[good]);
  },
  { prompt: (_b, v) => ({ left: v.left }) },
);

// ── the home port ──

interface Home {
  seat: Seat;
  crates: number;
  tales: number;
  points: number;
}

const INCOMES = ['outposts', 'opponents', 'towers'] as const;
type Income = (typeof INCOMES)[number];
const DOUBLE = choices('double', INCOMES);
const NO_TORTOISE = choice('no-tortoise');
type Doubling = Said<'double', [income: Income]> | Said<'no-tortoise'>;
/** For each watch tower.   NAS-HOME-04 */
const TOWER_POINTS = 2;

const countOf = (seats: readonly Seat[], seat: Seat): number => {
  let n = 0;
  for (const owner of seats) if (owner === seat) n++;
  return n;
};
const damagedBy = (b: Nassau, seat: Seat): number => {
  let n = 0;
  for (let place = 0; place < b.opponents.length; place++) if (cratesOn(b, place, seat) > 0) n++;
  return n;
};

/** A crate for each outpost, a tale for each opponent with his crates, two points for each tower.   NAS-HOME-02, NAS-HOME-03, NAS-HOME-04 */
export const incomeOf = (b: Nassau, seat: Seat) => ({
  crates: countOf(b.garrisons, seat),
  tales: damagedBy(b, seat),
  points: TOWER_POINTS * countOf(b.towerSeats, seat),
});

/** All three incomes, one after the other.   NAS-HOME-01 */
export const home = proc('home', 'NAS-HOME-01', openVars<Home, { doubled: Doubling }>(), {
  begin: (t, v) => {
    const b = t.board;
    const { crates, tales, points } = incomeOf(b, v.seat);
    v.crates = crates;
    v.tales = tales;
    v.points = points;
    t.tell?.('home.reached', { seat: v.seat, outposts: crates, opponents: tales, towers: points / TOWER_POINTS });
    // The first one home takes the dolphin: he begins the next round, and nothing changes in this one.   NAS-HOME-05, NAS-Q-49
    if (!b.claimed) {
      b.claimed = true;
      b.dolphin = v.seat;
      t.tell?.('dolphin.taken', { seat: v.seat });
    }
    const any = v.crates + v.tales + v.points > 0;
    return any && isReady(shipOf(b, v.seat), 'tortoise') ? t.ask(doubleIncome, v.seat, 'doubled') : t.go('outposts');
  },

  // One of the three incomes twice; or, where the table plays so, twice on top.   NAS-ANIMAL-15, NAS-Q-44
  doubled: (t, v, c) => {
    if (c[0] === 'no-tortoise') return t.go('outposts');
    useAnimal(t, v.seat, 'tortoise');
    const times = t.board.house.tortoiseOnTop ? 3 : 2;
    if (c[1] === 'outposts') v.crates *= times;
    else if (c[1] === 'opponents') v.tales *= times;
    else v.points *= times;
    return t.go('outposts');
  },

  outposts: (t, v) =>
    v.crates === 0
      ? t.go('opponents')
      : t.call(stow, { seat: v.seat, what: 'crate', n: v.crates, must: false, cause: 'outposts' }, 'opponents'),

  opponents: (t, v) => {
    if (v.tales === 0) return t.go('towers');
    v.tales--;
    return t.call(receive, receiving(v.seat, ['tale-1'], 'opponents'), 'opponents');
  },

  towers: (t, v) => {
    score(t, v.seat, v.points, 'towers');
    return t.done();
  },
});

export const doubleIncome = question<Home, Doubling>('home.tortoise', 'NAS-ANIMAL-15', (o, _b, v) => {
  const has: Record<Income, boolean> = { outposts: v.crates > 0, opponents: v.tales > 0, towers: v.points > 0 };
  for (const income of INCOMES) if (has[income]) o.may(DOUBLE[income]);
  o.may(NO_TORTOISE);
});
