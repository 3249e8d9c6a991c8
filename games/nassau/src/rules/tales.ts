// How far along a tale is. Only what its teller owns counts, and only looking is needed.   NAS-CARD, NAS-CAMPFIRE-08, NAS-Q-40
import type { Seat } from '@boucan/kernel';
import type { Ship } from '../board.ts';
import { CRATES, SEATS, WEAPONS } from '../content/gains.ts';
import { GOODS, type Good, HIDEOUTS } from '../content/goods.ts';
import { type Kind, opponent } from '../content/opponents.ts';
import { FISH, OPPONENTS_IN, type Zone } from '../content/sea.ts';
import { type Condition, TALES, type Tale, tale } from '../content/tales.ts';
import { animalsOf, owns } from './animals.ts';
import { goodsIn } from './holds.ts';
import { weaponsOf } from './ledger.ts';

type ShipInSight = Readonly<
  Pick<
    Ship,
    | 'score'
    | 'rum'
    | 'doubloon'
    | 'standing'
    | 'sailors'
    | 'sails'
    | 'animals'
    | 'weapons'
    | 'holds'
    | 'crates'
    | 'provisions'
    | 'goods'
    | 'hideout'
    | 'hidden'
    | 'centre'
  >
> & { readonly beaten: readonly number[] };

/** What a condition looks at: a board, or what a viewer sees of it. */
export interface Sight {
  readonly opponents: readonly number[];
  readonly damage: readonly number[];
  readonly garrisons: readonly Seat[];
  readonly towerSeats: readonly Seat[];
  readonly towerCrates: readonly number[];
  readonly ships: readonly ShipInSight[];
}

/** So much of so much: the condition is met when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** For what is seldom asked; what a search asks at every position is counted in place. */
const count = <T>(list: readonly T[], is: (x: T, i: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (is(list[i]!, i)) n++;
  return n;
};

/** Opponents on the chart with exactly one own crate, of any strength or of this one. */
function singleShots({ opponents, damage }: Sight, seat: Seat, strength = 0): number {
  let n = 0;
  for (let place = 0; place < opponents.length; place++) {
    const number = opponents[place]!;
    if (number === 0 || damage[place * SEATS + seat] !== 1) continue;
    if (strength === 0 || opponent(number).strength === strength) n++;
  }
  return n;
}

/** Own watch towers with at least so many crates, and no more than that. */
function towersWith({ towerSeats, towerCrates }: Sight, seat: Seat, least: number, most: number): number {
  let n = 0;
  for (let i = 0; i < towerSeats.length; i++)
    if (towerSeats[i] === seat && towerCrates[i]! >= least && towerCrates[i]! <= most) n++;
  return n;
}

const mostOfOneType = (s: ShipInSight): number => {
  let most = 0;
  for (let i = 0; i < WEAPONS.length; i++) most = Math.max(most, weaponsOf(s, WEAPONS[i]!));
  return most;
};

function outpostsOf({ garrisons }: Sight, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < garrisons.length; i++) if (garrisons[i] === seat) n++;
  return n;
}

/** Whether this good is aboard, in the centre of the hideout or on one of its spaces. */
function hasGood({ goods, centre, hideout, hidden }: ShipInSight, good: Good): boolean {
  if (goods[good] + centre[good] > 0) return true;
  const { spaces } = HIDEOUTS[hideout];
  for (let i = 0; i < hidden && i < spaces.length; i++) if (spaces[i]!.good === good) return true;
  return false;
}

function beatenOf({ beaten }: ShipInSight, kind: Kind): number {
  let n = 0;
  for (let i = 0; i < beaten.length; i++) if (opponent(beaten[i]!).kind === kind) n++;
  return n;
}

/** Opponents of a zone that this many play with: all of them, or those that are gone. */
function opponentsIn({ opponents, ships }: Sight, zone: Zone, gone: boolean): number {
  const places = OPPONENTS_IN[zone]!;
  let n = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (FISH[place]! <= ships.length && (!gone || opponents[place] === 0)) n++;
  }
  return n;
}

const STAIRS = [1, 2, 3] as const;

/** As good as having it, when it is there; otherwise nothing. */
const flag = (isThere: boolean): number => (isThere ? 1 : 0);

function measure(b: Sight, seat: Seat, c: Condition): number {
  const s = b.ships[seat]!;
  switch (c.what) {
    case 'weapons':
    case 'most-weapons':
      return weaponsOf(s, c.weapon);
    case 'one-type':
      return mostOfOneType(s);
    case 'sails':
      return s.sails;
    case 'sailors':
      return s.sailors; // pirates do not count
    case 'provisions':
      return s.provisions;
    case 'rum':
      return s.rum;
    case 'doubloons':
      return s.doubloon;
    case 'animals':
      return animalsOf(s);
    case 'crates':
      return s.crates;
    case 'standing':
      return s.standing;
    case 'outposts':
      return outpostsOf(b, seat);
    case 'single-shots':
      return singleShots(b, seat);
    case 'strong-shot':
      return flag(singleShots(b, seat, c.strength) > 0);
    case 'animal':
      return flag(owns(s, c.animal)); // turned or not, on a sailor or not
    case 'good':
      return flag(hasGood(s, c.good));
    case 'beaten':
      return beatenOf(s, c.kind);
    case 'towers':
      return towersWith(b, seat, c.crates, CRATES);
    case 'tower-of': {
      if (towersWith(b, seat, c.crates, c.crates) > 0) return c.crates;
      let most = 0;
      for (let i = 0; i < b.towerSeats.length; i++)
        if (b.towerSeats[i] === seat && b.towerCrates[i]! < c.crates) most = Math.max(most, b.towerCrates[i]!);
      return most;
    }
    case 'tower-stairs':
      return count(STAIRS, (n) => towersWith(b, seat, n, n) > 0);
    case 'cleared':
      return opponentsIn(b, c.zone, true);
    case 'first':
      return s.score;
    case 'last':
      return count(b.ships, (other, i) => i !== seat && other.score >= s.score);
    case 'all-holds':
      return s.holds;
    case 'two-goods': {
      const kinds = count(GOODS, (good) => s.goods[good] > 0);
      return goodsIn(s.goods) > 2 ? 1 : kinds; // exactly two goods, of two kinds   NAS-Q-39
    }
  }
}

/** The best of the others. */
function rivals(b: Sight, seat: Seat, of: (s: ShipInSight) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < b.ships.length; i++) if (i !== seat) best = Math.max(best, of(b.ships[i]!));
  return best;
}

function needed(b: Sight, seat: Seat, c: Condition): number {
  switch (c.what) {
    case 'most-weapons':
      return rivals(b, seat, (s) => weaponsOf(s, c.weapon)); // a tie for first will do
    case 'strong-shot':
    case 'animal':
    case 'good':
      return 1;
    case 'tower-of':
      return c.crates;
    case 'tower-stairs':
      return 3;
    case 'cleared':
      return opponentsIn(b, c.zone, false);
    case 'first':
      return rivals(b, seat, (s) => s.score); // alone or tied   NAS-Q-36
    case 'last':
      return b.ships.length - 1;
    case 'all-holds':
      return 5;
    case 'two-goods':
      return 2;
    default:
      return c.n;
  }
}

/** Conditions by card, all of one shape: a search asks for them at every position. */
const CONDITIONS: Condition[] = [];
for (const card of TALES) {
  const all = { what: '', n: 0, weapon: '', strength: 0, animal: '', good: '', kind: '', crates: 0, zone: 0 };
  CONDITIONS[card] = Object.assign(all, tale(card).condition) as Condition;
}

/** How far along it is, and how far it must get. */
export const have = (b: Sight, seat: Seat, card: Tale): number => measure(b, seat, CONDITIONS[card]!);
export const need = (b: Sight, seat: Seat, card: Tale): number => needed(b, seat, CONDITIONS[card]!);

export const progress = (b: Sight, seat: Seat, card: Tale): Progress => ({
  have: have(b, seat, card),
  need: need(b, seat, card),
});

export const isMet = (b: Sight, seat: Seat, card: Tale): boolean => have(b, seat, card) >= need(b, seat, card);
