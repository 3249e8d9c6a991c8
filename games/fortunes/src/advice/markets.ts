// Trade: what a hold brings where it is wanted, and what a market offers.
import type { Caribbean } from '../board.ts';
import { CARGO, type CargoId, GOODS, type Good } from '../content/cargo.ts';
import { RULES } from '../content/constants.ts';
import { ZONE_IDS } from '../content/map.ts';
import { spendable } from '../rules/purse.ts';
import { type Captain, isShut } from './captain.ts';
import { delay, moves, PORT_BASE, PORT_ZONES } from './places.ts';
import { CARGO_CARD, GOLD, POINT } from './values.ts';

const GOOD_AT: Readonly<Record<Good, number>> = Object.fromEntries(GOODS.map((good, i) => [good, i])) as Record<Good, number>;

/** Goods that packs bring are asked for nowhere: they share the last place. */
const placeOf = (good: Good): number => GOOD_AT[good] ?? GOODS.length;

/** The good in demand, by zone, and its place among the goods. The same for everybody. */
const DEMANDED: (Good | '')[] = ZONE_IDS.map(() => '');
const DEMAND = new Int8Array(ZONE_IDS.length);
export function seeMarkets({ demand }: Caribbean): void {
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const zone = PORT_ZONES[i]!;
    const good = demand[zone]!;
    if (good === DEMANDED[zone]) continue;
    DEMANDED[zone] = good;
    DEMAND[zone] = GOOD_AT[good];
  }
}

/** The hold that is looked at: cards of each good. */
const COPIES = new Int8Array(GOODS.length + 1);
export function seeHold(hold: readonly CargoId[]): void {
  for (let good = 0; good < COPIES.length; good++) COPIES[good] = 0;
  addToHold(hold);
}
export function addToHold(cards: readonly CargoId[]): void {
  for (let i = 0; i < cards.length; i++) COPIES[placeOf(CARGO[cards[i]!].good)]!++;
}
export const copiesOf = (good: Good): number => COPIES[placeOf(good)]!;

/** What a hold of so many cards gains wherever this good or that is in demand, and nothing is set aside. */
const SALE = new Float64Array(GOODS.length);
export function seeSales(carried: number): void {
  for (let good = 0; good < GOODS.length; good++) SALE[good] = Math.max(0, gainOf(good, carried, 0));
}
export const saleGain = (zone: number): number => SALE[DEMAND[zone]!]!;
export const saleGainHere = (zone: number, carried: number, laid: number): number =>
  Math.max(0, gainOf(DEMAND[zone]!, carried, laid));

/** More than the goods are worth anyway. */
function gainOf(good: number, carried: number, laid: number): number {
  const inDemand = Math.min(COPIES[good]!, carried);
  const gold = RULES.sellPriceInDemand * inDemand + RULES.sellPrice * (carried - inDemand);
  return GOLD * gold - CARGO_CARD * carried + (laid < LOT_SIZE && laid + inDemand >= LOT_SIZE ? POINT : 0);
}
const LOT_SIZE = RULES.sellForGlory;

const TAKEN = new Int8Array(GOODS.length + 1);

/** What the goods on offer would bring, at their prices, as far as there are space and gold. */
export function offerValue(c: Captain, priceOf: (good: Good) => number): number {
  const { b, p } = c;
  let space = c.room - p.cargo.length - b.basket.length;
  let gold = spendable(p);
  for (let i = 0; i < b.basket.length; i++) gold -= priceOf(CARGO[b.basket[i]!].good);
  TAKEN.fill(0);
  for (let i = 0; i < b.market.length; i++) TAKEN[placeOf(CARGO[b.market[i]!].good)]!++;
  let worth = 0;
  for (let tries = 0; tries < 3 && space > 0; tries++) {
    let best = 0;
    let which = -1;
    for (let good = 0; good < GOODS.length; good++) {
      if (TAKEN[good] === 0) continue;
      const price = priceOf(GOODS[good]!);
      const cards = Math.min(TAKEN[good]!, space, Math.floor(gold / price));
      if (cards === 0) continue;
      const gain = freightValue(c, good, cards) - 0.09 * price * cards;
      if (gain > best) {
        best = gain;
        which = good;
      }
    }
    if (which < 0) break;
    const cards = Math.min(TAKEN[which]!, space, Math.floor(gold / priceOf(GOODS[which]!)));
    worth += tries === 0 ? best : 0.6 * best;
    space -= cards;
    gold -= cards * priceOf(GOODS[which]!);
    TAKEN[which] = 0;
  }
  return 0.9 * worth;
}

/** So many more cards of this good, carried to where it is wanted most. */
function freightValue(c: Captain, good: number, cards: number): number {
  const held = COPIES[good]!;
  const lot = held < RULES.sellForGlory && held + cards >= RULES.sellForGlory ? POINT : 0;
  const more = cards * (GOLD * RULES.sellPriceInDemand - CARGO_CARD) + lot;
  let best = 0;
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const at = PORT_BASE + PORT_ZONES[i]!;
    if (DEMAND[PORT_ZONES[i]!] !== good || at === c.from || isShut(c, i)) continue;
    best = Math.max(best, more * delay(moves(c.from, at) + 1));
  }
  return best + CARGO_CARD * cards;
}
