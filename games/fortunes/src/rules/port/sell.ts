// Sell goods: one lot, named before a coin changes hands.   FDM-PORT-SELL
import { type Choice, choice, choices, openVars, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question, ZONE } from '../../board.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { CARGO, type CargoId, GOODS, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import { EVENTS } from '../../content/events.ts';
import { SPECIALIST_CARDS, SPECIALISTS } from '../../content/glory/specialists.ts';
import { GLORY, type GloryId } from '../../content/glory.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import type { EffectId } from '../../events/course.ts';
import { offerCards, PASS, playing } from '../announcing.ts';
import { because } from '../because.ts';
import { hasAbility } from '../captains.ts';
import { isAbroad } from '../cards.ts';
import { countGood, discardCargo, takeGood } from '../cargo.ts';
import { gloryPoint } from '../glory.ts';
import { gain } from '../purse.ts';
import { HIRE } from '../sea/hiring.ts';
import { has, hire } from '../specialists.ts';

export const DONE = choice('done');
export const SELL = choices('sell', GOODS);

/** What the port of this player asks for just now.   FDM-PORT-BUY-03 */
export const demanded = (b: Caribbean, p: Player): Good => b.demand[ZONE[p.zone]]!;

/** How often a card was played for the business at hand; each activity comes once per turn, so the turn remembers it. */
export function timesPlayed(b: Caribbean, card: GloryId): number {
  let n = 0;
  for (let i = 0; i < b.turn.used.length; i++) if (b.turn.used[i] === card) n++;
  return n;
}

/** The good that is wanted everywhere in this round. */
const boomingGood = (b: Caribbean): Good | null => b.inForce.find(({ event }) => event === 'colonial-boom')?.good ?? null;

const SLOTS = [
  {
    id: 'planters-credit',
    figures: CAPTAIN_ABILITIES['planters-credit'].figures,
    of: (_b: Caribbean, p: Player) => +hasAbility(p, 'planters-credit'),
  },
  { id: 'second-buyer', figures: GLORY['second-buyer'].figures, of: (b: Caribbean) => timesPlayed(b, 'second-buyer') },
  {
    id: 'quiet-cove',
    figures: ZONE_ABILITIES['quiet-cove'].figures,
    of: (_b: Caribbean, p: Player) => +(p.zone === 'old-providence'),
  },
  { id: 'purser', figures: SPECIALISTS.purser.figures, of: (_b: Caribbean, p: Player) => +has(p, 'purser') },
] as const;

const EXCHANGE = ZONE_ABILITIES['sugar-exchange'];

interface BetterPrice {
  readonly id: EffectId;
  readonly price: number;
}

/** Better prices for a few cards that are not in demand: one for each such card, the best first. */
function betterPrices(b: Caribbean, p: Player): BetterPrice[] {
  const prices: BetterPrice[] = [];
  for (const { id, figures, of } of SLOTS)
    for (let i = of(b, p) * figures.cards; i > 0; i--) prices.push({ id, price: figures.price });
  return prices.sort((x, y) => y.price - x.price);
}

/**
 * What the port pays for a lot: 6 for the good in demand, 3 for any other. One effect speaks for a card, and effects are laid
 * on the cards where together they pay most; `by` collects which they are.   FDM-PORT-SELL-02, FDM-PORT-SELL-03
 */
export function saleOf(b: Caribbean, seat: Seat, cards: readonly CargoId[], by?: Set<EffectId>): number {
  const p = playerOf(b, seat);
  const inDemand = demanded(b, p);
  const booming = boomingGood(b);
  const sweet: readonly Good[] = p.zone === EXCHANGE.zone ? EXCHANGE.goods : [];
  let gold = 0;
  let dear = 0; // cards that fetch more than 3 by themselves
  let plain = 0;
  for (const card of cards) {
    const { good } = CARGO[card];
    if (good === inDemand) gold += RULES.sellPriceInDemand;
    else if (good === booming) {
      gold += EVENTS['colonial-boom'].figures.price;
      by?.add('colonial-boom');
    } else if (sweet.includes(good)) dear++;
    else plain++;
  }
  // The best prices go to the cards that would fetch least.
  const better = betterPrices(b, p);
  for (let i = 0; i < plain + dear; i++) {
    const price = i < plain ? RULES.sellPrice : EXCHANGE.figures.price;
    const offer = better[i];
    gold += Math.max(price, offer?.price ?? 0);
    if (offer !== undefined && offer.price > price) by?.add(offer.id);
    else if (i >= plain) by?.add('sugar-exchange');
  }
  return gold;
}

interface Sale {
  seat: Seat;
  cards: number; // sold
  wanted: number; // of them in demand
}

export const sellGoods = proc('sell', 'FDM-PORT-SELL-01', openVars<Sale>(), {
  // Card by card onto a pile that is turned up when it is complete.
  begin: (t, v) => (playerOf(t.board, v.seat).cargo.length === 0 ? t.go('pay') : t.ask(sellCards, v.seat, 'chosen')),

  chosen: (t, v, answer: Choice) => {
    if (answer === DONE) return t.go('pay');
    if (answer[0] === 'play') return t.call(playing, { seat: v.seat, card: answer[1] as GloryId }, 'begin');
    t.board.basket.push(takeGood(playerOf(t.board, v.seat).cargo, answer[1] as Good));
    return t.go('begin');
  },

  // Paid as a whole and laid face up on the discard.   FDM-PORT-SELL-04
  pay: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    v.cards = b.basket.length;
    if (v.cards === 0) return t.done();
    v.wanted = countGood(b.basket, demanded(b, p));
    const by = new Set<EffectId>();
    const gold = saleOf(b, v.seat, b.basket, by);
    gain(p, gold);
    t.reveal();
    t.tell?.('cargo.sold', {
      seat: v.seat,
      goods: b.basket.map((card) => CARGO[card].good),
      cards: b.basket.slice(),
      gold,
      ...because(...by),
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

  hired: (t, v, answer: Choice) => {
    if (answer !== PASS) hire(t, v.seat, answer[1] as GloryId);
    return t.go('demand');
  },

  // Only what was in demand and was sold changes the token; the old one goes back after the new one is drawn, which may show
  // the same good. Sell comes once, so nothing is sold to the new demand.   FDM-PORT-SELL-05, FDM-PORT-SELL-06, FDM-PORT-SELL-07, FDM-PORT-SELL-09
  demand: (t, v) => {
    const b = t.board;
    if (v.wanted === 0) return t.done();
    const { zone } = playerOf(b, v.seat);
    const good = t.draw(b.reserve, 'demand', v.seat);
    b.reserve.push(b.demand[ZONE[zone]]!);
    b.demand[ZONE[zone]] = good;
    t.tell?.('demand.changed', { zone, good });
    return t.go('glory');
  },

  // Three or more of the good in demand: one point, however many.   FDM-PORT-SELL-08, FDM-GLORY-02
  glory: (t, v) => (v.wanted >= RULES.sellForGlory ? t.call(gloryPoint, { seat: v.seat, source: 'sale' }, 'over') : t.go('over')),

  over: (t) => t.done(),
});

export const sellCards = question<Sale>(
  'port.sell',
  'FDM-PORT-SELL-01',
  (o, b, _v, seat) => {
    const { cargo } = playerOf(b, seat);
    for (let i = 0; i < GOODS.length; i++) if (countGood(cargo, GOODS[i]!) > 0) o.may(SELL[GOODS[i]!]);
    offerCards(o, b, seat, 'port.sell');
    o.may(DONE);
  },
  {
    prompt: (b, _v, seat) => ({
      good: demanded(b, playerOf(b, seat)),
      cards: b.basket.length,
      gold: saleOf(b, seat, b.basket),
    }),
  },
);

/** Whoever holds any card is asked, for all they know it could be this one. */
export const hirePurser = question<Sale>('port.sold', 'FDM-SPECIALIST-02', (o, b, _v, seat) => {
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
export const whisper = proc('whisper', 'FDM-PORT-SELL-09', openVars<Whisper>(), {
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

  chosen: (t, v, [, good]: Choice) => {
    v.one = good as Good;
    return t.go('same');
  },
});

/** A token of the reserve and that of the port change places. */
function replaceDemand(b: Caribbean, seat: Seat, good: Good): void {
  const i = ZONE[playerOf(b, seat).zone];
  b.reserve[b.reserve.indexOf(good)] = b.demand[i]!;
  b.demand[i] = good;
}

export const DEMAND = choices('demand', GOODS);

export const chooseDemand = question<Whisper>('port.demand', 'FDM-PORT-SELL-05', (o, _b, v) => {
  o.may(DEMAND[v.one]);
  o.may(DEMAND[v.two]);
});
