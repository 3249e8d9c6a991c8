// What there is to do for a captain, place by place: trade, rumours, missions, the yard, home, and prey at sea.
import type { Seat } from '@boucan/kernel';
import { type Activity, type Caribbean, NATION, type Player, ZONE } from '../board.ts';
import { nationOf } from '../content/captains.ts';
import { CARGO, type CargoId, GOODS, type Good } from '../content/cargo.ts';
import { RULES } from '../content/constants.ts';
import { NATIONS, PORTS, type PortId, ZONE_IDS } from '../content/map.ts';
import type { Task } from '../content/missions/mission.ts';
import { type MissionId, missionCard } from '../content/missions.ts';
import { NPC_IDS } from '../content/npcs.ts';
import { type RumourId, rumourCard } from '../content/rumours.ts';
import { SHIPS } from '../content/ships.ts';
import { MENDED, saleValue, shipPrice } from '../rules/port/yard.ts';
import { hiddenPoints, spendable } from '../rules/purse.ts';
import { foeOf } from '../rules/round/war.ts';
import { capacityOf, damageOf, isCrippled, manoeuvrabilityOf } from '../rules/ships.ts';
import { unmetBy } from '../rules/ventures/mission.ts';
import { fleetZone, guardOdds, luck, quarry } from './fights.ts';
import type { Person } from './people.ts';
import { atSea, delay, inPort, moves, PLACES, PORT_BASE, PORT_NATIONS, PORT_ZONES } from './places.ts';
import {
  bountyCost,
  CARGO_CARD,
  DAMAGE,
  FRESH,
  GOLD,
  HIDDEN,
  MISSION_VALUE,
  POINT,
  purseValue,
  RUMOUR_VALUE,
  roomInChest,
  shipValue,
  stashGain,
} from './values.ts';

/** A captain as the judge sees him. */
export interface Captain {
  readonly b: Caribbean;
  readonly p: Player;
  readonly seat: Seat;
  readonly from: number; // his place
  readonly who: Person;
  readonly zone: number;
  readonly pirate: boolean;
  readonly lookout: number; // dice more for a Lookout
  readonly shut: number; // nations whose ports are shut to him, a bit each
  readonly left: number; // of the match
  readonly stake: number; // what he would lose with his life
  readonly visiting: boolean;
  readonly inside: string | null; // the activity that is going on
  readonly laid: number; // cards in demand that are set aside to be sold
}

/** Hundredths of what fresh goods bring, for each empty space of the hold that can be filled. */
const FREIGHT = 0.12;
/** Room for a lot of three. */
const LOT = 0.1;
/** A rumour not yet heard, against what its test may bring on average. */
const HEARSAY = 1.1;
/** A rumour of a place out of reach. */
const FAINT = 0.2;
/** The share of a promise at hand that counts, whatever the captain does first. */
const SURE = 0.6;
/** A mission just accepted, against one done: others may change the world before. */
const INTENT = 0.9;
/** What Port Royal asks of whoever is wanted. */
const TOLL = 0.3;
/** A mission that can only be furthered by chance. */
const OPPORTUNITY = 0.2;

/** What each place promises. Filled anew for each captain. */
export const promise = new Float64Array(PLACES);

/** Cards in the hold that is looked at. */
let cards = 0;
const COPIES = new Int8Array(GOODS.length);
const GOOD_AT: Readonly<Record<Good, number>> = Object.fromEntries(GOODS.map((good, i) => [good, i])) as Record<Good, number>;

/** Whether this activity can still be had in the port the captain is in. */
const isOpenHere = (c: Captain, activity: Activity): boolean =>
  !c.visiting || c.inside === activity || !c.b.turn.activities.includes(activity);

/** The good in demand, by zone. The same for everybody. */
const DEMAND = new Int8Array(ZONE_IDS.length);
export function seeMarkets(b: Caribbean): void {
  for (let i = 0; i < PORT_ZONES.length; i++) DEMAND[PORT_ZONES[i]!] = GOOD_AT[b.demand[PORT_ZONES[i]!]!];
}

/** The nations whose ports are shut to a captain. */
export function shutTo(b: Caribbean, p: Player, pirate: boolean): number {
  let shut = 0;
  if (pirate && !p.proven.includes('forged-documents'))
    for (let i = 0; i < p.bounties.length; i++) if (p.bounties[i]! > 0) shut |= 1 << i;
  if (b.house.warClosesPorts && b.war !== null) {
    const foe = foeOf(b, nationOf(p.captain!));
    if (foe !== null) shut |= 1 << NATION[foe];
  }
  return shut;
}
const isShut = ({ shut, who }: Captain, port: number): boolean =>
  shut !== 0 && (shut & (1 << PORT_NATIONS[port]!)) !== 0 && who.home !== PORT_BASE + PORT_ZONES[port]!;
const PORT = Object.fromEntries(PORTS.map((port, i) => [port, i])) as Readonly<Record<PortId, number>>;
const isClosed = (c: Captain, port: PortId): boolean => c.shut !== 0 && isShut(c, PORT[port]);

const PORT_ROYAL = PORT['port-royal'];
const GOSSIP = PORT['petit-goave'];

export function survey(c: Captain, hold: readonly CargoId[]): void {
  const { b, p } = c;
  promise.fill(0);
  COPIES.fill(0);
  cards = hold.length;
  for (let i = 0; i < cards; i++) COPIES[GOOD_AT[CARGO[hold[i]!].good]]!++;
  ventures(c);
  prey(c);
  const room = capacityOf(p);
  const gold = p.gold;
  const mend = mending(c);
  const ship = newShip(c, false);
  const hears = p.rumour === null && b.heard.length === 0 && gold >= RULES.rumour;
  const hearsay = hears ? HEARSAY * prospects(c) : 0;
  const { influence } = c.who;
  const isRich = gold > 4;
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const at = PORT_BASE + PORT_ZONES[i]!;
    const here = at === c.from;
    const shut = !here && isShut(c, i);
    if (shut && i !== PORT_ROYAL) {
      promise[at] = 0;
      continue;
    }
    let worth = 0;
    // Selling comes first, and makes room for fresh goods.
    const sells = !here || !c.visiting || c.inside === 'sell' || b.turn.activities.length === 0;
    if (sells && cards > 0)
      worth += Math.max(0, here ? saleGain(PORT_ZONES[i]!, cards, c.laid) : saleGain(PORT_ZONES[i]!, Math.min(cards, room), 0));
    if (!here || (c.inside !== 'buy' && isOpenHere(c, 'buy'))) {
      const space = sells ? room : room - cards;
      if (space > 0 && gold > 1) {
        const fresh = FREIGHT * Math.min(space, 4, gold / 2) + (space >= RULES.sellForGlory && isRich ? LOT : 0);
        worth += p.boughtAt !== null && p.boughtAt === PORTS[i] ? 0.25 * fresh : fresh;
      }
    }
    if (hears && (!here || isOpenHere(c, 'rumour')))
      worth += luck(influence + (i === GOSSIP ? 1 : 0)) * hearsay - GOLD * RULES.rumour;
    if (!here || isOpenHere(c, 'yard')) worth += mend + (at === c.who.home ? newShip(c, true) : ship);
    promise[at]! += shut ? worth - TOLL : worth;
  }
  if (c.who.home !== c.from || isOpenHere(c, 'stash')) promise[c.who.home]! += homecoming(b, p);
}

/** A rumour that is yet to be heard, by what the captain is good at. */
const prospects = ({ who, lookout }: Captain): number => {
  const proof = 0.6 * luck(who.scouting + lookout) + 0.4 * luck(who.influence);
  return proof * (POINT + 0.5) * delay(5);
};

/** More than the goods are worth anyway. */
function saleGain(zone: number, carried: number, laid: number): number {
  const inDemand = Math.min(COPIES[DEMAND[zone]!]!, carried);
  const gold = RULES.sellPriceInDemand * inDemand + RULES.sellPrice * (carried - inDemand);
  return GOLD * gold - CARGO_CARD * carried + (laid < LOT_SIZE && laid + inDemand >= LOT_SIZE ? POINT : 0);
}
const LOT_SIZE = RULES.sellForGlory;

/** What a yard would repair, if there is the gold for it. */
function mending({ p }: Captain): number {
  let gain = 0;
  let points = 0;
  for (let i = 0; i < MENDED.length; i++) {
    const damage = damageOf(p.ship, MENDED[i]!);
    points += damage;
    gain += damage * (DAMAGE[MENDED[i]!] - GOLD * RULES.repair);
    if (damage > 0 && p.ship[MENDED[i]!] === 0) gain += 0.35;
  }
  if (damageOf(p.ship, 'crew') > 0) gain += 0.1 + (p.ship.crew === 0 ? 0.35 : 0);
  if (p.ship.hull === 1) gain += 0.3;
  return points === 0 ? gain : gain * Math.min(1, (spendable(p) + 2) / (RULES.repair * points));
}

/** Whoever has less need not ask for a ship. */
const CHEAPEST = 15;

/** A Frigate or Galleon that is within the captain's means, and the point for the first one. */
function newShip({ b, p, left }: Captain, home: boolean): number {
  const gold = p.gold + (home ? p.chest : 0);
  if (gold < CHEAPEST || (SHIPS[p.ship.type].glory && p.shipGlory)) return 0;
  const price = shipPrice(b, p, 'frigate', 0);
  if (gold + saleValue(p.ship) < price) return 0;
  const later = left - 1 / b.house.target; // the point brings the end nearer
  const better = Math.max(shipValue('frigate', later), shipValue('galleon', later)) - shipValue(p.ship.type, left);
  const cost = price - saleValue(p.ship);
  const room = roomInChest(b, p);
  const paid = purseValue(p.gold, room) - purseValue(Math.max(0, p.gold - cost), room) + HIDDEN * Math.max(0, cost - p.gold);
  return Math.max(0, ANY_YARD * ((p.shipGlory ? 0 : POINT) + better - paid - EMPTY_BERTHS));
}
/** Men to be found for a greater ship. */
const EMPTY_BERTHS = 0.4;
/** What can be done in every port is better done at once. */
const ANY_YARD = 0.6;

/** Gold into the chest; and if that is enough to win, all the better. */
function homecoming(b: Caribbean, p: Player): number {
  const most = p.points + Math.min(Math.floor((p.chest + p.gold) / RULES.chestGoldPerPoint), Math.floor(b.house.target / 2));
  if (most >= b.house.target && p.points + hiddenPoints(b, p) < b.house.target) return 3;
  return stashGain(p.gold, roomInChest(b, p));
}

// ── the offer in a market ──

const TAKEN = new Int8Array(GOODS.length);

/** What the goods on offer would bring, at their prices, as far as there are space and gold. */
export function offerValue(c: Captain, priceOf: (good: Good) => number): number {
  const { b, p } = c;
  let space = capacityOf(p) - p.cargo.length - b.basket.length;
  let gold = spendable(p);
  for (let i = 0; i < b.basket.length; i++) gold -= priceOf(CARGO[b.basket[i]!].good);
  TAKEN.fill(0);
  for (let i = 0; i < b.market.length; i++) TAKEN[GOOD_AT[CARGO[b.market[i]!].good]]!++;
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

// ── rumours and missions ──

const isTestedHere = (b: Caribbean, p: Player): boolean => {
  const { scouted } = b.turn;
  if (scouted.length === 0) return false;
  return scouted.includes(p.inPort ? `rumour port ${p.zone}` : `rumour ${p.zone}`);
};

/** What a rumour promises where it can be tested. */
const rumourGain = ({ who, lookout }: Captain, rumour: RumourId): number =>
  luck(rumourCard(rumour).skill === 'scouting' ? who.scouting + lookout : who.influence) * RUMOUR_VALUE[rumour];

/** The value of a rumour from here. */
const rumourWorth = (c: Captain, rumour: RumourId): number => {
  const { where, place } = rumourCard(rumour);
  if (where === 'port' && isClosed(c, place)) return FAINT;
  return rumourGain(c, rumour) * delay(moves(c.from, where === 'sea' ? atSea(place) : inPort(place)) + 1);
};

function ventures(c: Captain): void {
  const { b, p } = c;
  let rumour = p.rumour;
  if (b.heard.length > 0 && b.turn.seat === c.seat)
    for (let i = 0; i < b.heard.length; i++)
      if (rumour === null || rumourWorth(c, b.heard[i]!) > rumourWorth(c, rumour)) rumour = b.heard[i]!;
  if (rumour !== null) {
    const { where, place } = rumourCard(rumour);
    const at = where === 'sea' ? atSea(place) : inPort(place);
    if (at !== c.from || b.turn.seat !== c.seat || !isTestedHere(b, p)) promise[at]! += (1 - SURE) * rumourGain(c, rumour);
  }
  if (p.mission !== null) missionSteps(c, p.mission);
  // A mission on offer adds what it is better than the one held.
  for (let i = 0; i < b.offers.length; i++) {
    const id = b.offers[i]!;
    const card = missionCard(id);
    const at = inPort(card.port);
    if (at === c.from && !isOpenHere(c, 'mission')) continue;
    if (unmetBy(b, c.seat, id) !== null) continue;
    const { roll } = card.accept;
    const held = p.mission === null ? 0 : heldWorth(c, p.mission);
    const gain = INTENT * missionWorth(c, id, at) - held;
    if (gain > 0) promise[at]! += (roll === undefined ? 1 : luck(c.who[roll])) * gain;
  }
}

/** A rumour or mission at hand, whether it lies on the best way or not. */
export function inHand(c: Captain): number {
  const { p } = c;
  let worth = 0;
  if (p.rumour !== null) worth += SURE * rumourWorth(c, p.rumour);
  if (p.mission !== null) worth += heldWorth(c, p.mission);
  return worth;
}

/** A mission as far as it has come. */
function headway(p: Player, id: MissionId): number {
  const { task } = missionCard(id);
  const value = MISSION_VALUE[id];
  const done = p.marks.length;
  switch (task.do) {
    case 'deliver':
      return value * (0.12 + (0.5 * done) / task.cards);
    case 'letters':
      return value * (0.12 + (0.6 * done) / task.ports);
    case 'raid':
      return value * (OPPORTUNITY + (0.4 * done) / task.times);
    case 'sail':
      return value * (0.12 + (0.6 * done) / task.zones.length);
    case 'defeat':
      return value * OPPORTUNITY;
    case 'fetch':
      return value * (done > 0 ? 0.45 : 0.12);
    default:
      return value * 0.12;
  }
}

/** The held mission, from here. */
const heldWorth = (c: Captain, id: MissionId): number => Math.max(headway(c.p, id), SURE * missionWorth(c, id, c.from));

/** A mission, from the place where it is accepted or carried on. */
function missionWorth(c: Captain, id: MissionId, from: number): number {
  const { p, stake } = c;
  const { task } = missionCard(id);
  const value = MISSION_VALUE[id];
  const toPort = (port: PortId): number => (isClosed(c, port) ? 0 : delay(moves(from, inPort(port)) + 1));
  switch (task.do) {
    case 'deliver': {
      if (capacityOf(p) === 0) return 0;
      const missing = Math.max(0, task.cards - p.marks.length - COPIES[GOOD_AT[task.good]]!);
      return value * toPort(task.port) * 0.75 ** missing;
    }
    case 'letters':
      return value * delay(5 * (task.ports - (p.mission === id ? p.marks.length : 0)));
    case 'defeat':
      return value * OPPORTUNITY;
    case 'raid':
      return isCrippled(p.ship) ? 0.1 : value * (c.pirate ? 0.5 : 0.3);
    case 'carry':
      return value * toPort(task.port);
    case 'smuggle':
      return value * toPort(task.port) * luck(c.who[task.roll]);
    case 'land':
      return value * delay(moves(from, atSea(task.zone)) + 1) * luck(c.who[task.roll]);
    case 'fetch':
      return (
        value * delay(moves(from, atSea(task.zone)) + 2 + moves(atSea(task.zone), inPort(task.port))) * luck(c.who[task.roll])
      );
    case 'sail':
      return value * delay(2 + 2 * (task.zones.length - (p.mission === id ? p.marks.length : 0)));
    case 'fight': {
      const odds = guardOdds(p.ship.crew, c.who.leadership, task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * stake;
      return likely <= 0 ? 0 : likely * ('port' in task ? toPort(task.port) : delay(moves(from, atSea(task.zone)) + 1));
    }
  }
}

/** Where the held mission can be furthered, and by how much. */
function missionSteps(c: Captain, id: MissionId): void {
  const { b, p } = c;
  const task: Task = missionCard(id).task;
  const value = MISSION_VALUE[id];
  const base = heldWorth(c, id);
  const isDone = (at: number): boolean => at === c.from && b.turn.seat === c.seat && b.turn.scouted.includes(`mission ${p.zone}`);
  const add = (at: number, gain: number): void => {
    if (gain > 0) promise[at]! += gain;
  };
  switch (task.do) {
    case 'deliver': {
      const held = COPIES[GOOD_AT[task.good]]!;
      const missing = task.cards - p.marks.length;
      if (held === 0) return;
      add(inPort(task.port), held >= missing ? value - base : (held / task.cards) * 0.5 * value);
      return;
    }
    case 'letters': {
      const last = p.marks.length + 1 === task.ports;
      for (let i = 0; i < PORT_ZONES.length; i++) {
        const nation = NATIONS[PORT_NATIONS[i]!]!;
        const at = PORT_BASE + PORT_ZONES[i]!;
        if (nation === task.except || p.marks.includes(nation)) continue;
        // The Port action that begins brings the letter: one already begun does not.
        if (at === c.from && c.visiting) continue;
        add(at, last ? value - base : (0.6 * value) / task.ports);
      }
      return;
    }
    case 'carry':
      add(inPort(task.port), value - base);
      return;
    case 'smuggle':
      if (inPort(task.port) !== c.from || !c.visiting) add(inPort(task.port), luck(c.who[task.roll]) * value - base);
      return;
    case 'land':
      if (!isDone(atSea(task.zone))) add(atSea(task.zone), luck(c.who[task.roll]) * value - base);
      return;
    case 'fetch':
      if (p.marks.length > 0) add(inPort(task.port), value - base);
      else if (!isDone(atSea(task.zone)))
        add(atSea(task.zone), luck(c.who[task.roll]) * value * delay(1 + moves(atSea(task.zone), inPort(task.port))) - base);
      return;
    case 'sail': {
      const last = p.marks.length + 1 === task.zones.length;
      for (const zone of task.zones)
        if (!p.marks.includes(zone)) add(atSea(zone), last ? value - base : (0.6 * value) / task.zones.length);
      return;
    }
    case 'fight': {
      const odds = guardOdds(p.ship.crew, c.who.leadership, task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * c.stake - base;
      if ('port' in task) {
        if (inPort(task.port) !== c.from || !c.visiting) add(inPort(task.port), likely);
      } else if (!isDone(atSea(task.zone)))
        add(atSea(task.zone), likely * (task.roll === undefined ? 1 : luck(c.who[task.roll])));
      return;
    }
    case 'raid':
    case 'defeat':
      return; // the prey is worth more for it
  }
}

// ── prey ──

/** What an average merchant yields, by the trials of the content set: gold, the chance of a point, cards, damage. */
const RAID = {
  sloop: { gold: 6.2, perDie: 0.5, point: 0.12, pointPerDie: 0.05, cards: 1.4, damage: 1.3 },
  flute: { gold: 3.5, perDie: 0.2, point: 0.05, pointPerDie: 0.01, cards: 1.5, damage: 1.4 },
  frigate: { gold: 8.9, perDie: 0.5, point: 0.22, pointPerDie: 0.06, cards: 2.4, damage: 1.75 },
  galleon: { gold: 6.5, perDie: 0.2, point: 0.15, pointPerDie: 0.01, cards: 2.2, damage: 1.6 },
  'man-o-war': { gold: 6.5, perDie: 0.2, point: 0.15, pointPerDie: 0.01, cards: 2, damage: 1.6 },
} as const;
const HIT = 0.13;
/** By matches of bots a raid is worth more than those trials say. */
const PREDATOR = 1.45;

/** What a merchant promises, once it is found. */
export function prizeFor({ b, p, who, pirate }: Captain): number {
  const { ship } = p;
  if (ship.hull <= 1 || isCrippled(ship)) return 0;
  const { gold, perDie, point, pointPerDie, cards, damage } = RAID[ship.type];
  const dice = who.manoeuvre + 0.7 * p.weapons.length;
  let sound = 1;
  if (ship.masts === 1 || ship.crew === 1 || ship.cannons === 1 || ship.cargo === 1) sound = ship.type === 'sloop' ? 0.85 : 0.75;
  if (manoeuvrabilityOf(b, ship) > SHIPS[ship.type].manoeuvrability) sound *= 1.1;
  const space = Math.max(0, capacityOf(p) - p.cargo.length);
  const loot = GOLD * (gold + perDie * dice) + POINT * (point + pointPerDie * dice) + CARGO_CARD * Math.min(cards, space);
  return sound * (PREDATOR * loot + raidMission(p)) - HIT * damage - bountyCost(pirate) - carryLoss(p);
}

const raidMission = (p: Player): number => {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  if (task.do !== 'raid') return 0;
  const value = MISSION_VALUE[p.mission];
  return p.marks.length + 1 === task.times ? value * 0.5 : value * 0.25;
};

/** Passengers leave a captain who attacks. */
const carryLoss = (p: Player): number =>
  p.mission !== null && missionCard(p.mission).task.do === 'carry' ? 0.6 * MISSION_VALUE[p.mission] : 0;

function prey(c: Captain): void {
  const { b, p, zone: here } = c;
  const mine = b.turn.seat === c.seat;
  const scouted = mine && b.turn.scouted.length > 0 ? b.turn.scouted : NOTHING;
  const dice = c.who.scouting + c.lookout;
  const prize = luck(dice + (p.proven.includes('pilots-rutter') ? 1 : 0)) * prizeFor(c);
  if (prize > 0)
    for (let zone = 0; zone < ZONE_IDS.length; zone++) {
      if (b.merchants[zone] === null) continue;
      if (zone === here && scouted.includes(`merchant ${p.zone}`)) continue;
      promise[zone]! += zone === SILVER_ROAD ? 1.15 * prize : prize;
    }
  const found = luck(dice);
  for (let i = 0; i < NPC_IDS.length; i++) {
    const zone = fleetZone(i);
    if (zone < 0 || scouted.includes(NPC_IDS[i]!)) continue;
    const gain = found * quarry(c, i);
    // It may be gone by then.
    if (gain > 0) promise[zone]! += zone === here ? gain : 0.8 * gain;
  }
}
const NOTHING: readonly string[] = [];
const SILVER_ROAD = ZONE.cartagena;

/** What a captain stands to lose. */
export const stakeOf = (held: number): number => Math.max(0.6, held + 1.3 - FRESH);
