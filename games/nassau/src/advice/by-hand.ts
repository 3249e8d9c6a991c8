// What a bot values: points, what a count would bring, what tales are worth, and what is still of use.
import { type Advice, type Frame, places, type Seat, type State } from '@boucan/kernel';
import { type Nassau, NOBODY, type Ship, type Stage } from '../board.ts';
import { ROUNDS } from '../content/gains.ts';
import { type Good, HIDEOUTS, HIDING_PRICE } from '../content/goods.ts';
import { opponent, WEAPON_AGAINST } from '../content/opponents.ts';
import { NEIGHBOURS, OPPONENTS_IN, OUTPOSTS_IN, POSTS_IN, TOWERS_IN, type Zone } from '../content/sea.ts';
import { tale } from '../content/tales.ts';
import { postWeapon, towerWeapon } from '../content/tiles.ts';
import { animalsOf } from '../rules/animals.ts';
import type { Campfire } from '../rules/campfire.ts';
import { companionPoints, goodsPoints, towerPoints } from '../rules/count.ts';
import { setsWith, shotsWith } from '../rules/crew.ts';
import { cratesOn, damageOn } from '../rules/fight.ts';
import { goodsIn } from '../rules/holds.ts';
import { weaponsOf } from '../rules/ledger.ts';
import type { Hiding } from '../rules/return.ts';
import type { SeaTurn } from '../rules/sailing.ts';
import { have, need } from '../rules/tales.ts';
import { beatenBy } from './chart.ts';

/** How much of a round is still ahead of a boat. */
const AHEAD: Readonly<Record<Stage, number>> = { town: 1, sea: 0.75, 'skull-island': 0.2, campfire: 0.05, home: 0 };

/** Rounds still to come, with what is left of this one. */
export const timeLeft = (b: Nassau, s: Ship): number => ROUNDS - b.round + (b.phase === 'refit' ? 0 : AHEAD[s.stage]);

/** Whoever is still in town will have a quay, with two provisions and a bonus: leaving earns nothing that waiting does not. */
const QUAY = 6.5;

/** The more time is left, the surer a thing comes to use. */
const use = (time: number, worth: number): number => worth * Math.min(1, time / 1.2);

/** The first few of a kind count most. */
const few = (n: number, enough: number): number => (n <= enough ? n : enough + 0.3 * (n - enough));

/** What the worth of a seat is made of, as it was last worked out, in points. */
export const TERMS = [
  'score.now',
  'opponents.counted',
  'opponents.growth',
  'opponents.damaged',
  'opponents.promised',
  'companions.pairs',
  'weapons.counted',
  'weapons.use',
  'goods.counted',
  'goods.growth',
  'towers.counted',
  'towers.income',
  'outposts.income',
  'outposts.use',
  'tales.ready',
  'tales.hope',
  'tales.compared',
  'stock.things',
  'stock.use',
  'items.use',
  'pirates.use',
  'town.quay',
  'ship.sails-to-come',
  'ship.sailors-to-come',
  'ship.holds-to-come',
  'pirates.drinking',
  'animals.use',
  'action.due',
] as const;
const term = new Float64Array(TERMS.length);
const AT = places(TERMS);

/** Tales: those that are true are as good as told while there is rum; the others as far along as they are. */
function addTales(b: Nassau, seat: Seat, s: Ship, time: number): void {
  const told = s.stage === 'home' || s.stage === 'campfire';
  const later = told ? ROUNDS - b.round > 0 : true;
  if (!later) return;
  let ready = 0;
  let hope = 0;
  for (let i = 0; i < s.hand.length; i++) {
    const card = s.hand[i]!;
    const { points } = tale(card);
    const done = have(b, seat, card);
    const asked = need(b, seat, card);
    if (done >= asked) ready += points;
    else hope += points * (0.04 + 0.2 * Math.max(0, Math.min(1, done / Math.max(1, asked)))) * Math.min(1, time / 2);
  }
  const thirst = s.rum === 0 ? 0.45 : s.rum === 1 && s.hand.length > 3 ? 0.8 : 0.9;
  const likely = told ? 0.6 * thirst : thirst;
  term[AT['tales.ready']] = likely * ready;
  term[AT['tales.hope']] = likely * hope;
}

/** The comparison of tales: five points to win, five to lose. */
const comparison = (b: Nassau, s: Ship): number => {
  if (b.phase === 'refit' || b.phase === 'over') return 0;
  if (s.told.length + s.jokes.length > 0) return 0.12 * Math.min(20, s.talePoints);
  return s.stage === 'home' ? -5 : s.rum > 0 && s.hand.length > 0 ? 0 : -2;
};

/** Voyages home still ahead, on which goods can be hidden. */
const voyagesLeft = (b: Nassau, s: Ship): number =>
  ROUNDS - b.round + (b.phase !== 'refit' && (s.stage === 'town' || s.stage === 'sea') ? 1 : 0);

/** What a voyage to come is likely to bring: a good hidden more often than not, in half of the cases on its space; and something beaten. */
const LATER = { goods: 0.6, values: 1, opponents: 1.25, kinds: 0.25 } as const;

/** A count of two factors grows with both: what there is of one is worth more while the other can still grow. */
const product = (one: number, other: number, voyages: number, ones: number, others: number): number =>
  one * other + voyages * (others * one + ones * other);

const hideoutWorth = (sum: number, goods: number, voyages: number): number =>
  product(sum, goods, voyages, LATER.values, LATER.goods);

function addBeaten(b: Nassau, s: Ship): void {
  if (s.beaten.length === 0) return;
  const { sum, kinds } = beatenBy(s);
  term[AT['opponents.counted']] = sum * kinds;
  term[AT['opponents.growth']] = product(sum, kinds, voyagesLeft(b, s), LATER.opponents, LATER.kinds) - sum * kinds;
}

const MOST_HIDDEN = HIDING_PRICE.length;

/**
 * The hideout with what lies in it and what is `paid` for, and with the goods aboard as far as doubloons go; `more` is one that could be had.
 */
export function goodsWorth(b: Nassau, s: Ship, more: Good | null = null, paid = 0): number {
  let { sum, goods } = goodsPoints(s);
  const { spaces } = HIDEOUTS[s.hideout];
  let filled = s.hidden;
  for (let i = 0; i < paid; i++) {
    const next = spaces[filled];
    if (next !== undefined && s.goods[next.good] > 0) {
      filled++;
      sum += next.value;
    }
    goods++;
  }
  const voyages = voyagesLeft(b, s);
  if (voyages === 0) return sum * goods;
  const now = hideoutWorth(sum, goods, voyages);
  const aboard = goodsIn(s.goods) - paid + (more === null ? 0 : 1);
  if (aboard === 0) return now;
  let worth = hideoutWorth(sum, goods, voyages - 1);
  let before = worth;
  for (let i = 0; i < aboard && i < MOST_HIDDEN; i++) {
    // Whoever has several of a kind finds its second space later: the row names each good once.
    const next = spaces[filled];
    if (next !== undefined && (s.goods[next.good] > 0 || next.good === more)) {
      filled++;
      sum += next.value;
    }
    goods++;
    const after = hideoutWorth(sum, goods, voyages - 1);
    worth += (s.doubloon >= HIDING_PRICE[i]! ? 0.8 : 0.2) * (after - before);
    before = after;
  }
  if (voyages > 1) worth += 0.4 * Math.max(0, aboard - MOST_HIDDEN) * sum;
  return Math.max(worth, now);
}

/** Weapons count by their strongest type and their number; only a part of it is sure while they can be lost. */
function addWeapons(s: Ship, time: number): void {
  const { pistol, sabre, cannon, hook, harpoon } = s.weapons;
  const most = Math.max(pistol, sabre, cannon, hook, harpoon) + 1;
  const tokens = pistol + sabre + cannon + hook + harpoon;
  const types = (pistol > 0 ? 1 : 0) + (sabre > 0 ? 1 : 0) + (cannon > 0 ? 1 : 0) + (hook > 0 ? 1 : 0) + (harpoon > 0 ? 1 : 0);
  term[AT['weapons.counted']] = most * tokens;
  term[AT['weapons.use']] = use(time, 0.7 * tokens + 0.9 * types);
}

/** What lies on the boards: towers, outposts, and opponents with crates of his. */
function addHoldings(b: Nassau, seat: Seat, s: Ship, time: number): void {
  const { towers, points } = towerPoints(b, seat);
  let outposts = 0;
  for (let i = 0; i < b.garrisons.length; i++) if (b.garrisons[i] === seat) outposts++;
  let damaged = 0;
  let promised = 0;
  for (let place = 0; place < b.opponents.length; place++) {
    const crates = cratesOn(b, place, seat);
    if (crates === 0) continue;
    damaged++;
    const { points: prize, strength } = opponent(b.opponents[place]!);
    promised += (prize * damageOn(b, place)) / strength;
  }
  const homecomings = ROUNDS - b.round + (s.stage === 'home' || b.phase === 'refit' ? 0 : 1);
  term[AT['towers.counted']] = 0.85 * points;
  term[AT['towers.income']] = homecomings * 1.7 * towers;
  term[AT['outposts.income']] = homecomings * 0.8 * outposts;
  term[AT['outposts.use']] = use(time, 0.8 * outposts);
  term[AT['opponents.damaged']] = homecomings * 1.2 * damaged;
  term[AT['opponents.promised']] = use(time, 1.2 * promised);
}

/** What is aboard and still of use; half a point for each thing in the end. */
function addStock(s: Ship, time: number): void {
  const things = s.crates + s.provisions + goodsIn(s.goods) + s.rum + s.doubloon + s.contract + s.bomb + s.compass;
  const items = 0.9 * few(s.doubloon, 5) + 0.8 * few(s.rum, 3) + 2 * s.bomb + 1.2 * s.contract + 0.6 * s.compass;
  term[AT['stock.things']] = 0.5 * things;
  term[AT['items.use']] = use(time, items);
  term[AT['stock.use']] = use(time, 0.9 * few(s.crates, 8) + 1.7 * few(s.provisions, 4));
  if (s.stage === 'town' || s.stage === 'sea') term[AT['pirates.use']] = use(time, 0.35 * few(s.standing, 3));
}

/** The ship itself: more of it does more every round. */
function addShip(s: Ship, time: number): void {
  let tavern = 0;
  for (let bits = s.tables; bits !== 0; bits &= bits - 1) tavern++;
  term[AT['ship.sails-to-come']] = time * 0.9 * s.sails;
  term[AT['ship.sailors-to-come']] = time * 1.1 * s.sailors;
  term[AT['ship.holds-to-come']] = time * 0.8 * s.holds;
  term[AT['pirates.drinking']] = -time * 0.6 * tavern;
  term[AT['animals.use']] = use(time, 0.8 * animalsOf(s));
}

/** The best that can be done in a zone, roughly. */
function opportunity(b: Nassau, seat: Seat, s: Ship, zone: Zone): number {
  let best = 1; // a tale
  const consider = (worth: number): void => {
    if (worth > best) best = worth;
  };
  if (s.crates > 0)
    for (const place of OPPONENTS_IN[zone]!) {
      const number = b.opponents[place]!;
      if (number === 0) continue;
      const { kind, points, strength } = opponent(number);
      const shots = shotsWith(s, WEAPON_AGAINST[kind]);
      const falls = damageOn(b, place) + shots >= strength;
      consider(points + 1.5 - 0.4 * strength + (falls ? 1.5 * points : 0.5 * shots));
    }
  for (const place of OUTPOSTS_IN[zone]!) if (b.garrisons[place] === NOBODY && s.standing + s.lying > 0) consider(4.5);
  for (const place of TOWERS_IN[zone]!) {
    const crates = shotsWith(s, towerWeapon(b.towers[place]!));
    if (crates > b.towerCrates[place]! && b.towerSeats[place] !== seat) consider(3 + towerPoints(b, seat).towers);
  }
  for (const place of POSTS_IN[zone]!) {
    const good = b.postGoods[place]!;
    if (good !== null && weaponsOf(s, postWeapon(b.posts[place]!)) > 1 && s.sailors + s.standing > 1)
      consider(2 + goodsWorth(b, s, good) - goodsWorth(b, s));
  }
  if (b.seaDog.at(-1) === zone) consider(s.traded || s.doubloon === 0 ? 4 : 6);
  return best;
}

/** A zone further on costs a sailor, and who knows what waits there. */
const FURTHER = 1;

/** An action is due to whoever has paid a provision and still sails: here, or next door if wind and krakens allow. */
function due(b: Nassau, seat: Seat, s: Ship, stack: readonly Frame[]): number {
  const top = stack.at(-1);
  if (top?.proc !== 'sea-turn') return 0;
  const turn = top.vars as SeaTurn;
  if (turn.seat !== seat || !turn.paid) return 0;
  let best = opportunity(b, seat, s, s.zone);
  if (turn.stopped || turn.entered >= setsWith(s, s.sails)) return best;
  for (const zone of NEIGHBOURS[s.zone]!) best = Math.max(best, opportunity(b, seat, s, zone) - FURTHER);
  return best;
}

/** What is told at the campfire is credited when its teller leaves. */
const pending = (stack: readonly Frame[], seat: Seat): number =>
  (frameOf(stack, 'campfire', seat)?.vars as Campfire | undefined)?.points ?? 0;

/** Goods that are paid for on Skull Island are as good as hidden. */
const paidFor = (stack: readonly Frame[], seat: Seat): number =>
  (frameOf(stack, 'skull-island', seat)?.vars as Hiding | undefined)?.left ?? 0;

/** The procedure of this name that is under way for a seat. */
function frameOf(stack: readonly Frame[], proc: string, seat: Seat): Frame | undefined {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]!;
    if (frame.proc === proc && (frame.vars as { seat: Seat }).seat === seat) return frame;
  }
  return undefined;
}

/** What a seat may expect, term by term; the array is the same every time. */
export function termsOf({ board: b, stack }: State<Nassau>, seat: Seat): Float64Array {
  term.fill(0);
  const s = b.ships[seat]!;
  term[AT['score.now']] = s.score + pending(stack, seat);
  if (b.phase === 'over') return term;
  const time = timeLeft(b, s);
  addBeaten(b, s);
  term[AT['companions.pairs']] = companionPoints(s).points;
  addWeapons(s, time);
  const { points } = goodsPoints(s);
  term[AT['goods.counted']] = points;
  term[AT['goods.growth']] = goodsWorth(b, s, null, paidFor(stack, seat)) - points;
  addHoldings(b, seat, s, time);
  addTales(b, seat, s, time);
  term[AT['tales.compared']] = comparison(b, s);
  addStock(s, time);
  if (b.phase === 'nassau' && s.stage === 'town') term[AT['town.quay']] = QUAY;
  addShip(s, time);
  term[AT['action.due']] = due(b, seat, s, stack);
  return term;
}

export const byHand: Advice<Nassau> = {
  decisive: 60,
  worth(s) {
    const worth = new Array<number>(s.seats);
    for (let seat = 0; seat < s.seats; seat++) {
      const terms = termsOf(s, seat);
      let sum = 0;
      for (let i = 0; i < terms.length; i++) sum += terms[i]!;
      worth[seat] = sum;
    }
    return worth;
  },
};
