// What a Rumour promises, when it proves true: by the vocabulary, or here.   FDM-RUMOUR-10
import { openVars, type Said, type Seat } from '@boucan/kernel';
import { othersAfter, playerOf, proc, question } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CARGO, type Good } from '../../content/cargo.ts';
import { RUMOURS, type RumourId, rumourCard, type SpecialRumour } from '../../content/rumours.ts';
import { countGood, discardCargo, drawCargo, offerGoods, takeGood } from '../cargo.ts';
import { choicesOf, DONE, type Done } from '../choices.ts';
import type { Tools } from '../dice.ts';
import { drawGlory } from '../glory.ts';
import { exchangeShip } from '../port/yard.ts';
import { gain, lose } from '../purse.ts';
import { capacityOf } from '../ships.ts';
import { deeds, doing } from './deeds.ts';
import { missionProgress } from './errands.ts';
import { type Ashore, drawGood, faceGuards, loadCargo, offerZones, receive, type Slip, type Stay, steerNavies } from './gains.ts';

interface Promised {
  seat: Seat;
  rumour: RumourId;
  successes: number; // of the test
}

/** So many cards of cargo come to light, for the eyes of the finder. */
export function findCargo(t: Tools, seat: Seat, cards: number): void {
  const { market } = t.board;
  for (let n = cards; n > 0; n--) {
    const card = drawCargo(t, seat);
    if (card !== null) market.push(card);
  }
  t.tell?.(
    'cargo.found',
    { seat, cards: market.length },
    { seats: [seat], with: { goods: market.map(goodOf), found: market.slice() } },
  );
}

/** The result is 'lost' if the captain died of it. */
export const promise = proc(
  'promise',
  'FDM-RUMOUR-10',
  openVars<
    Promised,
    { salvaged: number; fought: Ashore; slipped: Slip | Stay; named: CallFor; exchanged: boolean },
    'lost' | undefined
  >(),
  {
    begin: (t, v) => {
      const { seat } = v;
      const b = t.board;
      const p = playerOf(b, seat);
      const { does, promise: promised } = rumourCard(v.rumour);
      if (does !== undefined) return t.call(deeds, doing(seat, does), 'over');
      const { gold = 0, guards } = promised;
      const rumour = v.rumour as SpecialRumour;
      switch (rumour) {
        // Four cards of cargo: keep any, and gold for the others.
        case 'drifting-flute':
          findCargo(t, seat, RUMOURS[rumour].promise.figures.cards);
          return t.go('load');

        case 'cave-of-bones':
          return t.call(faceGuards, { seat, guards: guards! }, 'fought');

        // So much for each success of this test, and a little more.
        case 'pearl-bank':
          receive(t, seat, gold + RUMOURS[rumour].promise.figures.goldPerSuccess * v.successes);
          return t.done();

        case 'unmarked-channel':
          receive(t, seat, gold);
          return t.ask(slipAway, seat, 'slipped');

        // Without room there is nothing to take aboard.
        case 'signal-fires':
          return capacityOf(b, seat) === 0 ? t.done() : t.ask(nameGood, seat, 'named');

        // One exchange at once, at a lower price; the yard's rules apply.
        case 'ruined-shipwright':
          return t.call(exchangeShip, { seat }, 'exchanged');

        case 'private-auction':
          return t.call(auction, { seat, cards: RUMOURS[rumour].promise.figures.cards }, 'over');

        // At most what is aboard.   GEN-04
        case 'loaded-dice': {
          const { fromEachInPort, fromEachAtSea } = RUMOURS[rumour].promise.figures;
          for (const other of othersAfter(b, seat)) {
            const loser = playerOf(b, other);
            if (loser.captain === null || loser.retired) continue; // out of play, and out of reach
            const taken = lose(loser, loser.inPort ? fromEachInPort : fromEachAtSea);
            gain(p, taken);
            t.tell?.('gold.cheated', { seat, fromSeat: other, gold: taken });
          }
          t.reveal();
          receive(t, seat, gold);
          return t.done();
        }

        case 'captured-signal-book':
          return t.call(steerNavies, { seat, at: 0 }, 'steered');
      }
    },

    over: (t) => t.done(),

    load: (t, v) => t.call(loadCargo, { seat: v.seat }, 'salvaged'),

    salvaged: (t, v, left) => {
      if (left > 0) receive(t, v.seat, left * RUMOURS['drifting-flute'].promise.figures.goldPerCardLeft);
      return t.done();
    },

    // Won: the treasure. Declined, or a full tie: what lies at the mouth of the cave.
    fought: (t, v, end) => {
      const { gold, figures } = RUMOURS['cave-of-bones'].promise;
      if (end === 'lost') return t.done('lost');
      receive(t, v.seat, end === 'won' ? gold : figures.goldUnfought);
      return t.done();
    },

    // Into any zone, unseen: no search on arrival.   GEN-18
    slipped: (t, v, answer) => {
      if (answer[0] === 'stay') return t.done();
      const p = playerOf(t.board, v.seat);
      p.zone = answer[1];
      t.board.turn.peeked = null; // the merchant of another zone
      t.tell?.('ship.slipped', { seat: v.seat, zone: p.zone });
      return t.call(missionProgress, { seat: v.seat, happening: { what: 'sea' } }, 'over');
    },

    // Up to three cards of the good, from the discard and then from the deck.
    named: (t, v, [, good]) => {
      const b = t.board;
      const { cards } = RUMOURS['signal-fires'].promise.figures;
      while (b.market.length < cards && countGood(b.cargoDiscard, good) > 0) b.market.push(takeGood(b.cargoDiscard, good));
      t.reveal();
      while (b.market.length < cards && drawGood(t, v.seat, good));
      t.tell?.(
        'cargo.signalled',
        { seat: v.seat, good, cards: b.market.length },
        { seats: [v.seat], with: { found: b.market.slice() } },
      );
      return t.call(loadCargo, { seat: v.seat }, 'over');
    },

    exchanged: (t, v, isBought) => {
      if (!isBought) receive(t, v.seat, RUMOURS['ruined-shipwright'].promise.figures.goldIfUnused);
      return t.done();
    },

    steered: (t, v) => t.call(drawGlory, { seat: v.seat, cards: RUMOURS['captured-signal-book'].promise.gloryCards }, 'paid'),

    paid: (t, v) => {
      receive(t, v.seat, RUMOURS['captured-signal-book'].promise.gold);
      return t.done();
    },
  },
);

const goodOf = (card: keyof typeof CARGO): Good => CARGO[card].good;

export const slipAway = question<Promised, Slip | Stay>('rumour.slip', 'FDM-RUMOUR-10', (o, b, _v, seat) =>
  offerZones(o, b, seat),
);

type CallFor = Said<'call-for', [good: Good]>;
const CALL_FOR = choicesOf('call-for', 'goods');

export const nameGood = question<Promised, CallFor>('rumour.good', 'FDM-RUMOUR-10', (o, b) => {
  const { wares } = contentOf(b);
  for (const good of wares) o.may(CALL_FOR[good]);
});

interface Auction {
  seat: Seat;
  cards: number; // that may still be sold
}

/** A sale in private: not the Sell activity, so no Glory, no new Demand token, and the market stays open. */
export const auction = proc('auction', 'FDM-RUMOUR-10', openVars<Auction, { chosen: Sold | Done }, void>(), {
  begin: (t, v) =>
    v.cards === 0 || playerOf(t.board, v.seat).cargo.length === 0 ? t.done() : t.ask(auctionOff, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const { price } = RUMOURS['private-auction'].promise.figures;
    const p = playerOf(t.board, v.seat);
    const good = answer[1];
    v.cards--;
    const card = takeGood(p.cargo, good);
    discardCargo(t.board, card);
    gain(p, price);
    t.reveal();
    t.tell?.('cargo.auctioned', { seat: v.seat, good, card, gold: price });
    return t.go('begin');
  },
});

type Sold = Said<'auction', [good: Good]>;
const AUCTION = choicesOf('auction', 'goods');

export const auctionOff = question<Auction, Sold | Done>(
  'rumour.auction',
  'FDM-RUMOUR-10',
  (o, b, _v, seat) => {
    offerGoods(o, contentOf(b).wares, playerOf(b, seat).cargo, AUCTION);
    o.may(DONE);
  },
  { prompt: (_b, v) => ({ cards: v.cards, price: RUMOURS['private-auction'].promise.figures.price }) },
);
