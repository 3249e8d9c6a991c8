// What a bot values, in points of Glory: those it has, what it owns, and what the best way ahead promises from where it lies.
import type { Advice, Seat, State } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, ZONE } from '../board.ts';
import { CAPTAINS } from '../content/captains.ts';
import { CARGO } from '../content/cargo.ts';
import { RULES } from '../content/constants.ts';
import { ZONE_IDS } from '../content/map.ts';
import { SHIPS } from '../content/ships.ts';
import { successes } from '../rules/dice.ts';
import { isPirate, sideOf } from '../rules/facts.ts';
import { has } from '../rules/hired.ts';
import { costOf, priceOf } from '../rules/port/buy.ts';
import { elsewhere } from '../rules/port/elsewhere.ts';
import { demanded, saleOf } from '../rules/port/sell.ts';
import { hiddenPoints } from '../rules/purse.ts';
import { capacityOf, manoeuvrabilityOf } from '../rules/ships.ts';
import { type Captain, shutTo, stakeOf } from './captain.ts';
import { fightValue, hazards, might, seeFleet } from './fights.ts';
import { addToHold, offerValue, seeHold, seeMarkets } from './markets.ts';
import { personAt } from './people.ts';
import { bestWay, PORT_BASE } from './places.ts';
import { prizeFor } from './prey.ts';
import { silly } from './silly.ts';
import { survey } from './survey.ts';
import { ahead, CARGO_CARD, chestValue, DAMAGE, estate, FRESH, GOLD, POINT, purseValue, roomInChest, wanted } from './values.ts';
import { inHand } from './ventures.ts';
import { vesselAt } from './vessels.ts';

/** What the worth of a seat is made of, as it was last worked out. */
export const TERMS = [
  'glory.points',
  'gold.chest',
  'glory.won',
  'time.spent',
  'captain.new',
  'estate.ship',
  'gold.purse',
  'cargo.held',
  'wanted.bounties',
  'cargo.sold',
  'ventures.held',
  'ventures.way',
  'cargo.market',
  'danger.here',
  'raid.now',
  'fight.now',
] as const;
const term = new Float64Array(TERMS.length);
const at = (name: (typeof TERMS)[number]): number => TERMS.indexOf(name);
const POINTS = at('glory.points');
const CHEST = at('gold.chest');
const WON = at('glory.won');
const SPENT = at('time.spent');
const NEW = at('captain.new');
const ESTATE = at('estate.ship');
const PURSE = at('gold.purse');
const CARGO_HELD = at('cargo.held');
const WANTED = at('wanted.bounties');
const SOLD = at('cargo.sold');
const HELD = at('ventures.held');
const WAY = at('ventures.way');
const MARKET = at('cargo.market');
const DANGER = at('danger.here');
const RAID = at('raid.now');
const FIGHT = at('fight.now');

/** What all seats have in common is looked at once. Gives the share of the match that lies ahead. */
export function lookAround(b: Caribbean): number {
  seeMarkets(b);
  seeFleet(b);
  return ahead(b);
}

export const byHand: Advice<Caribbean> = {
  decisive: 4,
  search: { rollout: 0, curiosity: 0.04, effort: 0.02 },
  levels: { blur: [0.03, 0.012], falls: [0.5, 0.3, 0.06], iterations: [3, 20, 150], seats: { 2: { iterations: [1, 20, 200] } } },
  silly,
  worth(s) {
    if (s.result !== null) return s.result.scores;
    const left = lookAround(s.board);
    const worth = new Array<number>(s.seats);
    for (let seat = 0; seat < s.seats; seat++) {
      const terms = termsOf(s, seat, left);
      let sum = 0;
      for (let i = 0; i < terms.length; i++) sum += terms[i]!;
      worth[seat] = sum;
    }
    return worth;
  },
};

/** What an action is worth, used or not. Counted from the first round on: a new round gives nothing back, so nobody waits for it. */
const ACTION = 0.2;
/** To have won, or as good as. */
const VICTORY = 3;
/** A night at sea: storms, and whoever may come. */
const AT_SEA = 0.04;

const HAZARD = new Float64Array(ZONE_IDS.length);

/** What he has with what is set aside: gold, cards in his hold and room for them, points on their way. */
export const withAside = { gold: 0, cards: 0, room: 0, points: 0 };

/** What a seat may expect, term by term; the array is the same every time. */
export function termsOf(s: State<Caribbean>, seat: Seat, left: number): Float64Array {
  for (let i = 0; i < term.length; i++) term[i] = 0;
  const b = s.board;
  const p = playerOf(b, seat);
  const points = p.points + hiddenPoints(b, p);
  const spent = spentBy(b, seat);
  term[POINTS] = points;
  term[CHEST] = chestValue(b, p);
  term[WON] = points >= b.house.target ? VICTORY + p.points / 10 : 0;
  term[SPENT] = -ACTION * (RULES.actions * b.round + spent);
  if (p.captain === null) {
    withAside.points = 0;
    term[NEW] = FRESH + fitness(s, p, seat);
    return term;
  }

  const mine = b.turn.seat === seat;
  const away = mine && elsewhere(b, p) !== null;
  let visiting = false;
  let inside = '';
  let sold = 0;
  if (mine)
    for (let i = 0; i < s.stack.length; i++) {
      const { proc, vars } = s.stack[i]!;
      if (proc === 'port') visiting = true;
      else if (proc === 'sell' && (vars as { readonly wanted: number }).wanted >= RULES.sellForGlory)
        sold = POINT; // on its way
      else if (proc === 'buy-ship' && SHIPS[p.ship.type].glory && !p.shipGlory)
        sold = POINT; // on its way
      else if ((visiting || away) && inside === '') inside = ACTIVITY[proc] ?? '';
    }

  // The hold, with what is set aside to be bought; what is set aside to be sold is as good as sold.
  seeHold(p.cargo);
  let cards = p.cargo.length;
  let { gold } = p;
  let laid = 0;
  if (mine && b.basket.length > 0) {
    if (inside === 'sell') {
      laid = inDemand(b, p);
      gold += saleOf(b, seat, b.basket);
      if (laid >= RULES.sellForGlory) sold = POINT;
    } else {
      gold -= costOf(b, seat);
      addToHold(b.basket);
      cards += b.basket.length;
    }
  }
  withAside.gold = gold;
  withAside.cards = cards;
  withAside.points = sold > 0 ? 1 : 0;
  const room = capacityOf(b, seat);
  withAside.room = room;
  const pirate = isPirate(p);
  const vessel = vesselAt(seat, p.ship.type);
  term[ESTATE] = estate(p, left, vessel);
  term[PURSE] = purseValue(gold, roomInChest(b, p));
  term[CARGO_HELD] = CARGO_CARD * Math.min(cards, room);
  term[WANTED] = pirate ? -wanted(p) : 0;
  term[SOLD] = sold;
  const held = term[ESTATE]! + term[PURSE]! + term[CARGO_HELD]! + term[WANTED]! + sold;

  const who = personAt(seat, p.captain);
  const zone = ZONE[p.zone];
  const c: Captain = {
    b,
    p,
    seat,
    from: p.inPort ? PORT_BASE + zone : zone,
    who,
    vessel,
    zone,
    pirate,
    lookout: p.specialists.length > 0 && has(p, 'lookout') ? 1 : 0,
    shut: shutTo(b, p, who, pirate),
    might: might(p.ship, who.manoeuvre, who.leadership),
    left,
    stake: stakeOf(held),
    room,
    visiting,
    inside,
    laid,
  };
  survey(c, cards);
  hazards(c, HAZARD);
  const exit = p.inPort ? AT_SEA + HAZARD[c.zone]! : 0;
  const again = mine && b.turn.taken.includes('port') ? RULES.actions - spent + 1 : 0;
  term[HELD] = inHand(c);
  term[WAY] = bestWay(c.from, visiting, again, exit, HAZARD);
  if (inside === 'buy' && b.market.length > 0) term[MARKET] = offerValue(c, (good) => priceOf(b, seat, good));
  if (!p.inPort) {
    const waits = mine && b.turn.actions > 0 ? 0.5 : 1;
    term[DANGER] = -AT_SEA - waits * HAZARD[c.zone]!;
  }
  if (b.raid !== null && b.raid.seat === seat) term[RAID] = raidValue(c, s.asked[0]?.question === 'raid.prize');
  else if (b.search !== null && b.search.by === seat && b.search.target === 'merchant' && successes(b.search.dice) > 0)
    term[RAID] = Math.max(0, prizeFor(c));
  const side = sideOf(b, seat);
  if (side !== null) {
    const alive = held + term[HELD]! + term[WAY]! + term[MARKET]! + term[DANGER]! + term[RAID]!;
    term[FIGHT] = fightValue(b, p, side, alive, left) - alive;
  }
  return term;
}

/** A Sloop for whoever can hunt, a Flute for whoever had better trade: as long as the ship is chosen and not yet revealed. */
function fitness(s: State<Caribbean>, p: Player, seat: Seat): number {
  if (p.next === null) return 0;
  for (let i = 0; i < s.asked.length; i++) {
    const { answer } = s.asked[i]!;
    if (s.asked[i]!.seat !== seat || answer === null || answer[0] !== 'ship') continue;
    const { manoeuvre, scouting } = CAPTAINS[p.next];
    return (answer[1] === 'sloop') === manoeuvre + scouting >= HUNTER ? FITNESS : 0;
  }
  return 0;
}
const HUNTER = 6;
const FITNESS = 0.2;

const ACTIVITY: { readonly [proc: string]: string } = {
  sell: 'sell',
  buy: 'buy',
  yard: 'yard',
  recruit: 'recruit',
  'acquire-rumour': 'rumour',
  'accept-mission': 'mission',
  stash: 'stash',
};

/** How many actions of this round are over for a seat: turns go round from the first player. */
function spentBy(b: Caribbean, seat: Seat): number {
  const { turn } = b;
  if (turn.seat < 0) return 0;
  if (turn.seat === seat) return Math.max(0, RULES.actions - turn.actions);
  const n = b.players.length;
  return (seat - b.first + n) % n < (turn.seat - b.first + n) % n ? RULES.actions : 0;
}

function inDemand(b: Caribbean, p: Player): number {
  const good = demanded(b, p);
  let n = 0;
  for (let i = 0; i < b.basket.length; i++) if (CARGO[b.basket[i]!].good === good) n++;
  return n;
}

/** A raid under way, as the cards lie: what must go for it to succeed, and whether there are successes enough for that. */
function raidValue(c: Captain, unpaid: boolean): number {
  const { b, p } = c;
  const raid = b.raid!;
  if (raid.nation === null) return Math.max(0, prizeFor(c)) + 0.02;
  if (raid.cards.length === 0) return raid.succeeded || raid.dice.length > 0 ? 0 : Math.max(0.3, prizeFor(c) + 0.3);
  const { cards } = raid;
  let gold = 0;
  let flights = 0;
  let wounds = 0;
  let surplus = 0;
  for (let i = 0; i < cards.length; i++) {
    const { value, icon } = CARGO[cards[i]!];
    gold += value;
    if (icon === 'flight') {
      flights++;
      continue;
    }
    wounds += DAMAGE[icon];
    let before = 0;
    for (let k = 0; k < i; k++) if (CARGO[cards[k]!].icon === icon) before++;
    if (p.ship[icon] <= before + 1) surplus++;
  }
  const space = Math.max(0, c.room - p.cargo.length);
  const loading = CARGO_CARD * Math.min(cards.length, space);
  if (raid.succeeded) return loading + (unpaid ? GOLD * raid.gold + (raid.gold >= RULES.raidGoldForGlory ? POINT : 0) : 0);
  surplus += Math.max(0, flights - manoeuvrabilityOf(b, p.ship) + 1);
  const share = (cards.length - surplus) / cards.length;
  const short = surplus - raid.successes;
  const loot = GOLD * gold * share + loading * share + (gold * share >= RULES.raidGoldForGlory ? POINT : 0);
  if (raid.dice.length === 0) return surplus === 0 ? loot - wounds : 0.6 * loot - wounds;
  const spare = Math.max(0, -short);
  if (surplus === 0) return loot - wounds + 0.06 * spare;
  return (short <= 0 ? 0.8 * loot : 0) - wounds + 0.03 * spare;
}
