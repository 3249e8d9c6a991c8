// What matters in a match, for every player, in numbers of about one. The matter stands before the first dot. Nothing is kept but what the
// rules themselves add up.
import type { Features, State } from '@boucan/kernel';
import type { Nassau, Ship, Stage } from '../board.ts';
import { CRATES, ITEMS, MOST, ROUNDS, WEAPONS } from '../content/gains.ts';
import { GOODS, HIDEOUTS } from '../content/goods.ts';
import { KINDS, opponent } from '../content/opponents.ts';
import { tale } from '../content/tales.ts';
import { animalsOf } from '../rules/animals.ts';
import type { Campfire } from '../rules/campfire.ts';
import { goodsPoints, towerPoints, weaponPoints } from '../rules/count.ts';
import { cratesOn, damageOn } from '../rules/fight.ts';
import { goodsIn } from '../rules/holds.ts';
import type { SeaTurn } from '../rules/sailing.ts';
import { progress } from '../rules/tales.ts';

const STAGES: readonly Stage[] = ['town', 'sea', 'skull-island', 'campfire', 'home'];

const FACTS = [
  'score.now',
  'score.lead',
  'score.track',
  'time.left',
  'time.turn',
  'time.action',
  'time.seats',
  'opponents.beaten',
  'opponents.kinds',
  'opponents.counted',
  'opponents.damaged',
  'opponents.promised',
  'goods.hidden',
  'goods.centre',
  'goods.counted',
  'goods.aboard',
  'goods.kinds',
  'goods.next',
  'weapons.most',
  'weapons.counted',
  'companions.pairs',
  'companions.alone',
  'towers.held',
  'towers.counted',
  'outposts.held',
  'tales.ready',
  'tales.hope',
  'tales.hand',
  'tales.told',
  'tales.thirst',
  'stock.crates',
  'stock.provisions',
  'stock.reserve',
  'pirates.standing',
  'pirates.lying',
  'pirates.tavern',
  'ship.sails',
  'ship.sailors',
  'ship.holds',
] as const;
const STAGE = FACTS.length;
const WEAPON = STAGE + STAGES.length;
const ITEM = WEAPON + WEAPONS.length;
const COUNT = ITEM + ITEMS.length;

/** Points that a feature of one stands for. */
const POINTS = 20;
const PER_PAIR = 8;

const scores = new Float64Array(8);

function bitsIn(set: number): number {
  let n = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** Points, kinds and both multiplied, of the opponents beaten; gives the product. */
function fillBeaten(s: Ship, out: Float64Array, at: number): number {
  let sum = 0;
  let kinds = 0;
  for (let i = 0; i < s.beaten.length; i++) {
    const { points, kind } = opponent(s.beaten[i]!);
    sum += points;
    kinds |= 1 << KINDS.indexOf(kind);
  }
  const different = bitsIn(kinds);
  out[at] = sum / 10;
  out[at + 1] = different / KINDS.length;
  out[at + 2] = (sum * different) / POINTS;
  return sum * different;
}

/** Opponents with crates of his, and what they bring as far as they are beaten. */
function fillDamaged(b: Nassau, seat: number, out: Float64Array, at: number): void {
  for (let place = 0; place < b.opponents.length; place++) {
    if (b.opponents[place] === 0 || cratesOn(b, place, seat) === 0) continue;
    const { points, strength } = opponent(b.opponents[place]!);
    out[at]! += 0.5;
    out[at + 1]! += (points * damageOn(b, place)) / strength / 5;
  }
}

/** Goods in the hideout and aboard; gives what those in the hideout count. */
function fillGoods(s: Ship, out: Float64Array, at: number): number {
  const { points } = goodsPoints(s);
  const next = HIDEOUTS[s.hideout].spaces[s.hidden];
  let kinds = 0;
  for (let i = 0; i < GOODS.length; i++) if (s.goods[GOODS[i]!] > 0) kinds++;
  out[at] = s.hidden / 3;
  out[at + 1] = goodsIn(s.centre) / 3;
  out[at + 2] = points / POINTS;
  out[at + 3] = goodsIn(s.goods) / 3;
  out[at + 4] = kinds / 3;
  out[at + 5] = next !== undefined && s.goods[next.good] > 0 ? next.value / 3 : 0;
  return points;
}

/** Tales that could be told, tales on their way, and whether there is rum for them. */
function fillTales(b: Nassau, seat: number, s: Ship, out: Float64Array, at: number): void {
  for (let i = 0; i < s.hand.length; i++) {
    const { have, need } = progress(b, seat, s.hand[i]!);
    const { points } = tale(s.hand[i]!);
    if (have >= need) out[at]! += points / 10;
    else out[at + 1]! += (points * Math.max(0, have)) / need / 10;
  }
  out[at + 2] = s.hand.length / 5;
  out[at + 3] = s.talePoints / 10;
  out[at + 4] = s.rum === 0 && s.hand.length > 0 ? 1 : 0;
}

export const features: Features<Nassau> = {
  names: [
    ...FACTS,
    ...STAGES.map((stage) => `stage.${stage}`),
    ...WEAPONS.map((weapon) => `weapons.${weapon}`),
    ...ITEMS.map((item) => `items.${item}`),
  ],
  fill(s: State<Nassau>, out) {
    const b = s.board;
    const n = s.seats;
    out.fill(0, 0, n * COUNT);
    const left = (ROUNDS - b.round) / ROUNDS;
    for (let seat = 0; seat < n; seat++) {
      const ship = b.ships[seat]!;
      const at = seat * COUNT;
      const animals = animalsOf(ship);
      const pairs = Math.min(ship.sailors, animals);
      const towers = towerPoints(b, seat);
      const weapons = weaponPoints(ship);
      scores[seat] =
        ship.score +
        fillBeaten(ship, out, at + 7) +
        fillGoods(ship, out, at + 12) +
        PER_PAIR * pairs +
        towers.points +
        weapons.points;
      fillDamaged(b, seat, out, at + 10);
      fillTales(b, seat, ship, out, at + 25);
      out[at + 2] = ship.score / POINTS;
      out[at + 3] = left;
      out[at + 4] = s.active === seat ? 1 : 0;
      out[at + 6] = n / 4;
      out[at + 18] = weapons.most / MOST.weapons;
      out[at + 19] = weapons.points / POINTS;
      out[at + 20] = pairs / 3;
      out[at + 21] = (Math.max(ship.sailors, animals) - pairs) / 3;
      out[at + 22] = towers.towers / 3;
      out[at + 23] = towers.points / POINTS;
      for (let i = 0; i < b.garrisons.length; i++) if (b.garrisons[i] === seat) out[at + 24]! += 0.5;
      out[at + 30] = ship.crates / 5;
      out[at + 31] = ship.provisions / 3;
      out[at + 32] = ship.reserve / CRATES;
      out[at + 33] = ship.standing / 3;
      out[at + 34] = ship.lying / 3;
      out[at + 35] = bitsIn(ship.tables) / 3;
      out[at + 36] = ship.sails / MOST.sails;
      out[at + 37] = ship.sailors / MOST.sailors;
      out[at + 38] = ship.holds / MOST.holds;
      out[at + STAGE + STAGES.indexOf(ship.stage)] = 1;
      for (let i = 0; i < WEAPONS.length; i++) out[at + WEAPON + i] = ship.weapons[WEAPONS[i]!] / 3;
      for (let i = 0; i < ITEMS.length; i++) out[at + ITEM + i] = ship[ITEMS[i]!] / 3;
    }
    // What is under way: an action that a provision was paid for, tales told but not yet credited.
    for (let i = 0; i < s.stack.length; i++) {
      const { proc, vars } = s.stack[i]!;
      if (proc === 'sea-turn') {
        const { seat, paid } = vars as SeaTurn;
        if (paid && i === s.stack.length - 1) out[seat * COUNT + 5] = 1;
      } else if (proc === 'campfire') scores[(vars as Campfire).seat]! += (vars as Campfire).points;
    }
    for (let seat = 0; seat < n; seat++) {
      let rival = 0;
      for (let i = 0; i < n; i++) if (i !== seat && scores[i]! > rival) rival = scores[i]!;
      out[seat * COUNT] = scores[seat]! / POINTS;
      out[seat * COUNT + 1] = (scores[seat]! - rival) / POINTS;
    }
  },
};

/** Where the learning sets out from: about what is thought of it by hand, thirty points to a unit. */
export const start: { readonly [feature: string]: number } = {
  'score.now': 0.7,
  'opponents.damaged': 0.1,
  'opponents.promised': 0.2,
  'goods.aboard': 0.15,
  'goods.next': 0.2,
  'towers.held': 0.2,
  'outposts.held': 0.1,
  'tales.ready': 0.3,
  'tales.hope': 0.06,
  'stock.crates': 0.15,
  'stock.provisions': 0.2,
  'ship.sails': 0.3,
  'ship.sailors': 0.3,
  'ship.holds': 0.2,
  'items.doubloon': 0.1,
  'items.rum': 0.1,
  'items.bomb': 0.2,
  'items.contract': 0.12,
};
