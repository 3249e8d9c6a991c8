// Buy goods: an offer that the buyer alone sees.   FDM-PORT-BUY
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question, turnOrder } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import type { Because, EffectId } from '../../events/course.ts';
import { announcing, fits, offerCards, opening, type Play, playing } from '../announcing.ts';
import { because } from '../because.ts';
import { isAbroad } from '../cards.ts';
import { countGood, type Drop, discardCargo, drawCargo, dropCard, offerDrops, offerGoods, takeGood } from '../cargo.ts';
import { choicesOf, DONE, type Done, priced } from '../choices.ts';
import type { Tools } from '../dice.ts';
import { hasAbility } from '../facts.ts';
import { pay, spendable } from '../purse.ts';
import { amount, becauseOf, quantity } from '../quantities.ts';
import { capacityOf } from '../ships.ts';
import { elsewhere } from './elsewhere.ts';
import { demanded } from './sell.ts';

/** 6 cards; 3 if goods were bought here on the player's last turn too, taken or not.   FDM-PORT-BUY-01, FDM-PORT-BUY-10, FDM-PORT-BUY-14, SEA-BASE-64 */
export const OFFER_SIZE = quantity(
  'offer-size',
  'FDM-PORT-BUY-01',
  { what: 'offer', by: (b, seat) => elsewhere(b, playerOf(b, seat))?.offer ?? RULES.offer },
  {
    rules: [
      {
        what: 'bought-here-lately',
        by: (b, seat) => (isHereAgain(b, playerOf(b, seat)) ? RULES.offerAgain - RULES.offer : 0),
      },
    ],
  },
);
const isHereAgain = (b: Caribbean, p: Player): boolean => p.boughtAt === p.zone && elsewhere(b, p) === null;
export const offerSize = (b: Caribbean, seat: Seat): number => amount(b, OFFER_SIZE, seat, null);

/**
 * Plenty makes cheap: by the copies of this good in the whole offer, taken or not. What else stands on a cargo card has no say
 * in it.   FDM-PORT-BUY-04, FDM-PORT-BUY-05, FDM-PORT-BUY-13
 */
export const BUY_PRICE = quantity(
  'buy-price',
  'FDM-PORT-BUY-04',
  {
    what: 'list-price',
    by: (b, _seat, good) =>
      RULES.buyPrices[Math.min(countGood(b.market, good) + countGood(b.basket, good), RULES.buyPrices.length) - 1]!,
  },
  { best: true },
);
export const priceOf = (b: Caribbean, seat: Seat, good: Good): number => amount(b, BUY_PRICE, seat, good);

/** What made goods that are set aside cheaper, for their buyer's eyes: the others do not know which they are. */
const cheapening = (b: Caribbean, seat: Seat): EffectId[] => [
  ...new Set(b.basket.flatMap((card) => becauseOf(b, BUY_PRICE, seat, CARGO[card].good).by)),
];

/** What has been set aside costs in all. */
export function costOf(b: Caribbean, seat: Seat): number {
  let cost = 0;
  for (const card of b.basket) cost += priceOf(b, seat, CARGO[card].good);
  return cost;
}

/**
 * A port sells nothing it is short of: such cards are discarded and replaced, their replacements too, until there is nothing
 * else to draw.   FDM-PORT-BUY-02
 */
function drawOffered(t: Tools, seat: Seat): CargoId | null {
  const b = t.board;
  const p = playerOf(b, seat);
  const short = demanded(b, p);
  const port = elsewhere(b, p) === null ? p.zone : null;
  const isOther = (card: CargoId): boolean => CARGO[card].good !== short && (CARGO[card].port ?? '') !== port;
  for (;;) {
    const card = drawCargo(t, seat);
    if (card === null || isOther(card)) return card;
    discardCargo(b, card);
    t.tell?.('offer.replaced', { seat, good: CARGO[card].good, card });
    if (!b.cargo.some(isOther) && !b.cargoDiscard.some(isOther)) return null;
  }
}

/** So many cards, or as many as there are. Their number is open, the goods are not. */
export function addToOffer(t: Tools, seat: Seat, cards: number, by: () => Because = because): void {
  const drawn: CargoId[] = [];
  for (let i = 0; i < cards; i++) {
    const card = drawOffered(t, seat);
    if (card === null) break;
    t.board.market.push(card);
    drawn.push(card);
  }
  t.tell?.(
    'offer.drawn',
    { seat, cards: drawn.length, ...by() },
    { seats: [seat], with: { goods: drawn.map((card) => CARGO[card].good), drawn } },
  );
}

interface Purchase {
  seat: Seat;
  returned: number; // put back by a sharp bargainer
}

export const buyGoods = proc(
  'buy',
  'FDM-PORT-BUY-01',
  openVars<Purchase, { enlarged: Play | Said<'see-offer'>; returned: PutBack | Done; chosen: Buy | Drop | Play | Done }, void>(),
  {
    // A card has just made the offer larger; another one may copy it.
    begin: (t, v) => {
      const b = t.board;
      const mayCopy =
        playerOf(b, v.seat).hand.length > 0 && isAbroad(b, 'quick-witted') && fits(b, v.seat, 'quick-witted', 'port.buying');
      return mayCopy ? t.ask(enlargeOffer, v.seat, 'enlarged') : t.go('draw');
    },

    enlarged: (t, v, answer) => {
      if (answer[0] === 'see-offer') return t.go('draw');
      return t.call(playing, { seat: v.seat, card: answer[1] }, 'begin');
    },

    draw: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      if (elsewhere(b, p) === null) b.turn.boughtAt = p.zone;
      addToOffer(t, v.seat, offerSize(b, v.seat), () => becauseOf(b, OFFER_SIZE, v.seat, null));
      return t.go('bargain');
    },

    // Sharp Bargain: up to three cards go back, and as many are drawn.
    bargain: (t, v) => {
      const b = t.board;
      const may = hasAbility(playerOf(b, v.seat), 'sharp-bargain') && b.market.length > 0;
      return may && v.returned < CAPTAIN_ABILITIES['sharp-bargain'].figures.cards
        ? t.ask(bargainOver, v.seat, 'returned')
        : t.go('redraw');
    },

    returned: (t, v, answer) => {
      if (answer[0] === 'done') return t.go('redraw');
      const good = answer[1];
      const card = takeGood(t.board.market, good);
      discardCargo(t.board, card);
      v.returned++;
      t.reveal();
      t.tell?.('offer.returned', { seat: v.seat, good, card, ability: 'sharp-bargain' });
      return t.go('bargain');
    },

    redraw: (t, v) => {
      if (v.returned > 0) addToOffer(t, v.seat, v.returned);
      return t.call(announcing, opening('port.buy', turnOrder(t.board, v.seat)), 'offer');
    },

    offer: (t, v) => (t.board.market.length === 0 ? t.go('settle') : t.ask(buyCards, v.seat, 'chosen')),

    chosen: (t, v, answer) => {
      const b = t.board;
      if (answer[0] === 'done') return t.go('settle');
      if (answer[0] === 'play') return t.call(playing, { seat: v.seat, card: answer[1] }, 'offer');
      if (answer[0] === 'drop') {
        // To make room, face up.   FDM-PORT-BUY-09
        dropCard(t, v.seat, answer[1]);
      } else b.basket.push(takeGood(b.market, answer[1]));
      return t.go('offer');
    },

    // Paid for and stowed face down; what is left goes face up to the discard. The game checks the prices itself, so nobody
    // else sees more than the number and the sum.   FDM-PORT-BUY-06, FDM-PORT-BUY-07, FDM-PORT-BUY-08, SEA-BASE-86
    settle: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const gold = costOf(b, v.seat);
      const { seat } = v;
      t.tell?.(
        'cargo.bought',
        { seat, cards: b.basket.length, gold },
        { seats: [seat], with: { goods: b.basket.map((card) => CARGO[card].good), ...because(...cheapening(b, seat)) } },
      );
      pay(p, gold);
      p.cargo.push(...b.basket.splice(0));
      if (b.market.length > 0) {
        t.reveal();
        t.tell?.('offer.left', { seat, goods: b.market.map((card) => CARGO[card].good), cards: b.market.slice() });
        for (const card of b.market.splice(0)) discardCargo(b, card);
      }
      return t.done();
    },
  },
);

export const SEE_OFFER = choice('see-offer');

export const enlargeOffer = question<Purchase, Play | Said<'see-offer'>>('port.buying', 'FDM-PORT-BUY-01', (o, b, _v, seat) => {
  offerCards(o, b, seat, 'port.buying');
  o.may(SEE_OFFER);
});

type PutBack = Said<'put-back', [good: Good]>;
export const PUT_BACK = choicesOf('put-back', 'goods');

export const bargainOver = question<Purchase, PutBack | Done>(
  'port.bargain',
  'FDM-CAPTAIN-03',
  (o, b) => {
    offerGoods(o, contentOf(b).goods, b.market, PUT_BACK);
    o.may(DONE);
  },
  { prompt: (_b, v) => ({ cards: CAPTAIN_ABILITIES['sharp-bargain'].figures.cards - v.returned }) },
);

type Buy = Said<'buy', [good: Good, price: number]>;
export const buy = priced<Good, 'buy'>('buy');

export const buyCards = question<Purchase, Buy | Drop | Play | Done>(
  'port.buy',
  'FDM-PORT-BUY-05',
  (o, b, _v, seat) => {
    const { goods } = contentOf(b);
    const p = playerOf(b, seat);
    const left = spendable(p) - costOf(b, seat);
    // No limit in port, unless the table wants one; at sea what the ship can carry.   FDM-PORT-BUY-11, FDM-SHIP-05, SEA-BASE-65
    const away = elsewhere(b, p) !== null;
    const full = p.cargo.length + b.basket.length >= (away ? capacityOf(b, seat) : b.house.portHold);
    for (const good of goods) {
      if (countGood(b.market, good) === 0) continue;
      const price = priceOf(b, seat, good);
      o.may(buy(good, price))
        .unless(price > left, 'FDM-PORT-BUY-06', 'too-dear', { gold: price })
        .unless(full && away, 'FDM-SHIP-05', 'hold-is-full')
        .unless(full && !away, 'FDM-PORT-BUY-11', 'port-hold-full', { cards: b.house.portHold });
    }
    offerDrops(o, b, seat);
    offerCards(o, b, seat, 'port.buy');
    o.may(DONE);
  },
  { prompt: (b, _v, seat) => ({ cards: b.basket.length, gold: costOf(b, seat) }) },
);
