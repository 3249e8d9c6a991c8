// Sell goods: one lot, named before a coin changes hands.   FDM-PORT-SELL
import { openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question, ZONE } from '../../board.ts';
import { contentOf, type Payer } from '../../box.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import { SPECIALIST_CARDS } from '../../content/glory/specialists.ts';
import type { CauseOf, Sum } from '../../content/quantity.ts';
import type { Because } from '../../events/course.ts';
import { offerCards, PASS, type Pass, type Play, playing } from '../announcing.ts';
import { because, isEffect } from '../because.ts';
import { isAbroad } from '../cards.ts';
import { countGood, discardCargo, offerGoods, takeGood } from '../cargo.ts';
import { choicesOf, DONE, type Done } from '../choices.ts';
import { gloryPoint } from '../glory.ts';
import { timesHeld } from '../held.ts';
import { has } from '../hired.ts';
import { gain } from '../purse.ts';
import { HIRE, type Hire } from '../sea/hiring.ts';
import { hire } from '../specialists.ts';
import { elsewhere } from './elsewhere.ts';

type Sell = Said<'sell', [good: Good]>;
export const SELL = choicesOf('sell', 'goods');

/** What the port of this player asks for just now; away from any port, nothing.   FDM-PORT-BUY-03 */
export const demanded = (b: Caribbean, p: Player): Good | null => (elsewhere(b, p) === null ? b.demand[ZONE[p.zone]]! : null);

/** How many cards of a lot fetch so much by themselves, by price; and who pays that. Filled anew for each lot. */
const LOTS = new Int16Array(32);
const PAID_BY: (Payer | null)[] = new Array(32).fill(null);

/**
 * What the port pays for a lot: 6 for the good in demand, 3 for any other. One effect speaks for a card, and effects are laid
 * on the cards where together they pay most; `causes` collects which they are.   FDM-PORT-SELL-02, FDM-PORT-SELL-03, SEA-BASE-62
 */
export function saleOf(b: Caribbean, seat: Seat, cards: readonly CargoId[], causes?: CauseOf[]): number {
  const inDemand = demanded(b, playerOf(b, seat));
  const { payers } = contentOf(b);
  LOTS.fill(0);
  let gold = 0;
  let wanted = 0;
  let meant = 0;
  for (let i = 0; i < cards.length; i++) {
    const { good, sells } = CARGO[cards[i]!];
    if (sells !== undefined) {
      gold += sells;
      meant += sells - RULES.sellPrice;
      continue;
    }
    let price: number = RULES.sellPrice;
    if (good === inDemand) {
      price = RULES.sellPriceInDemand;
      wanted++;
    } else
      for (let k = 0; k < payers.length; k++) {
        const payer = payers[k]!;
        if (payer.cards !== null || payer.price <= price || timesHeld(b, seat, payer) === 0 || !payer.wants(b, good)) continue;
        price = payer.price;
        PAID_BY[price] = payer;
      }
    if (good !== inDemand) LOTS[price]!++;
    gold += price;
  }
  if (causes !== undefined) {
    causes.push({ by: RULES.sellPrice * cards.length, what: 'list-price' });
    if (wanted > 0) causes.push({ by: (RULES.sellPriceInDemand - RULES.sellPrice) * wanted, what: 'demand' });
    if (meant !== 0) causes.push({ by: meant, what: 'meant-for-this-port' });
  }
  // Whoever pays most for a few cards gets those that would fetch least.
  let cheapest: number = RULES.sellPrice;
  for (let k = 0; k < payers.length; k++) {
    const payer = payers[k]!;
    if (payer.cards === null) continue;
    let more = 0;
    for (let n = payer.cards * timesHeld(b, seat, payer); n > 0; n--) {
      while (cheapest < payer.price && LOTS[cheapest] === 0) cheapest++;
      if (cheapest >= payer.price) break;
      LOTS[cheapest]!--;
      gold += payer.price - cheapest;
      more += payer.price - RULES.sellPrice;
    }
    if (more > 0) causes?.push({ by: more, what: payer.what });
  }
  if (causes !== undefined)
    for (const [price, n] of LOTS.entries())
      if (n > 0 && price > RULES.sellPrice) causes.push({ by: n * (price - RULES.sellPrice), what: PAID_BY[price]!.what });
  return gold;
}

/** The same, and why. */
export function saleSum(b: Caribbean, seat: Seat, cards: readonly CargoId[]): Sum {
  const causes: CauseOf[] = [];
  return { value: saleOf(b, seat, cards, causes), causes };
}

/** Who pays more for what is set aside. */
function becauseOfSale(b: Caribbean, seat: Seat): Because {
  const { causes } = saleSum(b, seat, b.basket);
  return because(...causes.map(({ what }) => what).filter((what) => isEffect(b, what)));
}

interface Sale {
  seat: Seat;
  cards: number; // sold
  wanted: number; // of them in demand
  stirs?: boolean; // by the aid any goods sold change the demand
}

export const sellGoods = proc(
  'sell',
  'FDM-PORT-SELL-01',
  openVars<Sale, { chosen: Sell | Play | Done; hired: Hire | Pass }, void>(),
  {
    // Card by card onto a pile that is turned up when it is complete.   SEA-BASE-85
    begin: (t, v) => (playerOf(t.board, v.seat).cargo.length === 0 ? t.go('pay') : t.ask(sellCards, v.seat, 'chosen')),

    chosen: (t, v, answer) => {
      if (answer[0] === 'done') return t.go('pay');
      if (answer[0] === 'play') return t.call(playing, { seat: v.seat, card: answer[1] }, 'begin');
      t.board.basket.push(takeGood(playerOf(t.board, v.seat).cargo, answer[1]));
      return t.go('begin');
    },

    // Paid as a whole and laid face up on the discard.   FDM-PORT-SELL-04
    pay: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      v.cards += b.basket.length;
      if (v.cards === 0) return t.done();
      const good = demanded(b, p);
      if (good !== null) v.wanted += countGood(b.basket, good);
      if (b.house.anySaleChanges === true && good !== null) v.stirs = b.basket.some((card) => CARGO[card].sells === undefined); // SEA-BASE-63
      const gold = saleOf(b, v.seat, b.basket);
      gain(p, gold);
      t.reveal();
      t.tell?.('cargo.sold', {
        seat: v.seat,
        goods: b.basket.map((card) => CARGO[card].good),
        cards: b.basket.slice(),
        gold,
        ...becauseOfSale(b, v.seat),
      });
      for (const card of b.basket.splice(0)) discardCargo(b, card);
      return t.go('sold');
    },

    sold: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const card = 'purser-earned';
      const mayHire =
        v.cards >= SPECIALIST_CARDS[card].figures.cards && p.hand.length > 0 && !has(p, 'purser') && isAbroad(b, card);
      return mayHire ? t.ask(hirePurser, v.seat, 'hired') : t.go('demand');
    },

    hired: (t, v, answer) => {
      if (answer[0] === 'hire') hire(t, v.seat, answer[1]);
      return t.go('demand');
    },

    // Only what was in demand and was sold changes the token; the old one goes back after the new one is drawn, which may show
    // the same good. Sell comes once, so nothing is sold to the new demand.   FDM-PORT-SELL-05, FDM-PORT-SELL-06, FDM-PORT-SELL-07, FDM-PORT-SELL-09
    demand: (t, v) => {
      const b = t.board;
      if (v.wanted === 0 && v.stirs !== true) return t.done();
      const { zone } = playerOf(b, v.seat);
      const good = t.draw(b.reserve, 'demand', v.seat);
      b.reserve.push(b.demand[ZONE[zone]]!);
      b.demand[ZONE[zone]] = good;
      t.tell?.('demand.changed', { zone, good });
      return t.go('glory');
    },

    // Three or more of the good in demand: one point, however many.   FDM-PORT-SELL-08, FDM-GLORY-02, SEA-BASE-62
    glory: (t, v) =>
      v.wanted >= RULES.sellForGlory ? t.call(gloryPoint, { seat: v.seat, source: 'sale' }, 'over') : t.go('over'),

    over: (t) => t.done(),
  },
);

export const sellCards = question<Sale, Sell | Play | Done>(
  'port.sell',
  'FDM-PORT-SELL-01',
  (o, b, _v, seat) => {
    const p = playerOf(b, seat);
    const { cargo, zone } = p;
    offerGoods(o, contentOf(b).wares, cargo, SELL);
    if (elsewhere(b, p) === null) for (const card of cargo) if (CARGO[card].port === zone) o.may(SELL[CARGO[card].good]);
    offerCards(o, b, seat, 'port.sell');
    o.may(DONE);
  },
  {
    prompt: (b, _v, seat) => ({
      good: demanded(b, playerOf(b, seat)) ?? 'nothing-special',
      cards: b.basket.length,
      gold: saleOf(b, seat, b.basket),
    }),
  },
);

/** Whoever holds any card is asked, for all they know it could be this one. */
export const hirePurser = question<Sale, Hire | Pass>('port.sold', 'FDM-SPECIALIST-02', (o, b, _v, seat) => {
  if (playerOf(b, seat).hand.includes('purser-earned')) o.may(HIRE['purser-earned']);
  o.may(PASS);
});

// ── Whispered Shortage ──

interface Whisper {
  seat: Seat;
  one: Good;
  two: Good;
}

/** Two tokens of the reserve are seen by all; one of them becomes the demand, the other and the old one go back. */
export const whisper = proc('whisper', 'FDM-PORT-SELL-09', openVars<Whisper, { chosen: Demand }, void>(), {
  begin: (t, v) => {
    const reserve = t.board.reserve.slice();
    v.one = t.draw(reserve, 'demand', v.seat);
    v.two = reserve.length === 0 ? v.one : t.draw(reserve, 'demand', v.seat);
    t.tell?.('demand.shown', { seat: v.seat, goods: [v.one, v.two] });
    return v.one === v.two ? t.go('same') : t.ask(chooseDemand, v.seat, 'chosen');
  },

  same: (t, v) => {
    replaceDemand(t.board, v.seat, v.one);
    t.tell?.('demand.changed', { zone: playerOf(t.board, v.seat).zone, good: v.one });
    return t.done();
  },

  chosen: (t, v, [, good]) => {
    v.one = good;
    return t.go('same');
  },
});

/** A token of the reserve and that of the port change places. */
function replaceDemand(b: Caribbean, seat: Seat, good: Good): void {
  const i = ZONE[playerOf(b, seat).zone];
  b.reserve[b.reserve.indexOf(good)] = b.demand[i]!;
  b.demand[i] = good;
}

type Demand = Said<'demand', [good: Good]>;
export const DEMAND = choicesOf('demand', 'goods');

export const chooseDemand = question<Whisper, Demand>('port.demand', 'FDM-PORT-SELL-05', (o, _b, v) => {
  o.may(DEMAND[v.one]);
  o.may(DEMAND[v.two]);
});
