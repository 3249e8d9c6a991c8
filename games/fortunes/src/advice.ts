// What a bot values, in points of Glory: those it has, and what ship, gold, cargo, rumour and mission promise from where it lies.
import type { Advice, Seat, State } from '@boucan/kernel';
import { type Activity, type Caribbean, npcOf, type Player, playerOf, type Ship, ZONE } from './board.ts';
import { CAPTAINS } from './content/captains.ts';
import { CARGO, type CargoId, type Good } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { ADJACENT, PORTS, ZONE_IDS, ZONES, type ZoneId } from './content/map.ts';
import type { Task } from './content/missions/mission.ts';
import { type MissionId, missionCard } from './content/missions.ts';
import { NPC_IDS } from './content/npcs.ts';
import { rumourCard } from './content/rumours.ts';
import { SECTIONS, type ShipId } from './content/ships.ts';
import { skillOf } from './rules/captains.ts';
import { leadershipDice } from './rules/combat/crew-dice.ts';
import { manoeuvreDice, otherSide, shipAt, sideOf } from './rules/combat/fight.ts';
import { boardingOdds } from './rules/combat/policy.ts';
import { successes } from './rules/dice.ts';
import { priceOf } from './rules/port/buy.ts';
import { hiddenPoints, spendable } from './rules/purse.ts';
import { isHostile, searchDice } from './rules/round/hunt.ts';
import { bountyOf, isPirate } from './rules/sea/bounty.ts';
import { capacityOf, damageOf, isCrippled, manoeuvrabilityOf } from './rules/ships.ts';

/** How much of a promise is left when it takes one turn more. */
const PATIENCE = 0.9;
/** So that of two ways the shorter is taken. */
const PER_MOVE = 0.006;
/** Gold on its way to the chest: a little less than it is worth there. */
const GOLD = 0.085;
/** Gold that no longer fits into the chest. */
const SPARE_GOLD = 0.03;
const SHIP: Readonly<Record<ShipId, number>> = { sloop: 0, flute: 0.1, frigate: 0.7, galleon: 0.8, 'man-o-war': 1.1 };
const POINT_OF_DAMAGE = 0.07;
const CARD = 0.16;
const SPECIALIST = 0.25;
const WEAPON = 0.09;
const MODIFICATION = 0.3;
const FIRST_BOUNTY = 0.22;
const BOUNTY = 0.09;
/** A cargo card in the hold that nobody near wants. */
const LOADED = 0.1;
/** A captain who must begin again. */
const LOSS = 1.4;

/** Moves from zone to zone. */
const DISTANCE: readonly (readonly number[])[] = ZONE_IDS.map((from) => {
  const far = ZONE_IDS.map(() => 99);
  far[ZONE[from]] = 0;
  const queue: ZoneId[] = [from];
  for (let i = 0; i < queue.length; i++)
    for (const next of ADJACENT[queue[i]!])
      if (far[ZONE[next]] === 99) {
        far[ZONE[next]] = far[ZONE[queue[i]!]]! + 1;
        queue.push(next);
      }
  return far;
});

/** The chance of at least one skull. */
const LUCK = Array.from({ length: 8 }, (_, dice) => 1 - (2 / 3) ** dice);
const luck = (dice: number): number => LUCK[Math.min(dice, LUCK.length - 1)]!;

/** A player as the judge sees him: where he is in his turn. */
interface Outlook {
  readonly b: Caribbean;
  readonly p: Player;
  readonly seat: Seat;
  readonly actions: number; // left in the own turn
  readonly ported: boolean; // the Port action of this turn is taken
  readonly visiting: boolean; // and still going on
}

export const advice: Advice<Caribbean> = {
  decisive: 4,
  worth: (s) => s.result?.scores ?? s.board.players.map((_, seat) => worthOf(s, seat)),
};

function worthOf(s: State<Caribbean>, seat: Seat): number {
  const b = s.board;
  const p = playerOf(b, seat);
  const points = p.points + hiddenPoints(b, p);
  if (points >= b.house.target) return points + p.points / 10 + p.chest / 200;
  const cap = Math.floor(b.house.target / 2) * RULES.chestGoldPerPoint;
  const part = p.chest < cap ? ((p.chest % RULES.chestGoldPerPoint) / RULES.chestGoldPerPoint) * 0.95 : 0;
  if (p.captain === null) return points + part - LOSS;
  const mine = b.turn.seat === seat;
  const o: Outlook = {
    b,
    p,
    seat,
    actions: mine ? b.turn.actions : 0,
    ported: mine && b.turn.taken.includes('port'),
    visiting: mine && s.stack.some(({ proc }) => proc === 'port'),
  };
  const peace = b.fight === null || b.fight.sides.every((side) => side.seat !== seat);
  return (
    points +
    part +
    shipWorth(p) +
    purse(o, cap - p.chest) +
    trade(o) +
    ventures(o) +
    raids(o) -
    wanted(p) +
    (peace ? -danger(o) : fightWorth(o))
  );
}

// ── ways ──

/** Moves to the zone, at sea. */
const toSea = (p: Player, zone: ZoneId): number => DISTANCE[ZONE[p.zone]]![ZONE[zone]]! + (p.inPort ? 1 : 0);
/** Moves into the port. */
const toPort = (p: Player, zone: ZoneId): number => (p.inPort && p.zone === zone ? 0 : toSea(p, zone) + 1);

const later = (promise: number, turns: number, moves: number): number =>
  promise <= 0 ? 0 : Math.max(0, promise * PATIENCE ** turns - PER_MOVE * moves);

/** What a promise is worth that takes an action in that zone. */
function atSea({ p, actions }: Outlook, zone: ZoneId, promise: number): number {
  const moves = toSea(p, zone);
  return later(promise, Math.max(0, Math.ceil((moves + 1 - actions) / RULES.actions)), moves);
}

/** What a promise is worth that takes an activity in that port, or any Port action. */
function inPort({ b, p, actions, ported, visiting }: Outlook, port: ZoneId, promise: number, activity?: Activity): number {
  const here = p.inPort && p.zone === port;
  const done = here && activity !== undefined && b.turn.activities.includes(activity);
  if (here && visiting && !done) return later(promise, 0, 0);
  const moves = toPort(p, port);
  const turns = Math.max(ported ? 1 : 0, Math.ceil((moves + 1 - actions) / RULES.actions));
  return later(promise, Math.max(0, turns), moves);
}

/** Whether the player may go there: no bounty of its nation, or home. */
function isOpen(p: Player, port: ZoneId): boolean {
  const { nation } = ZONES[port];
  if (CAPTAINS[p.captain!].home === port) return true;
  return nation !== null && (bountyOf(p, nation) === 0 || p.proven.includes('forged-documents'));
}

// ── what one has ──

function shipWorth(p: Player): number {
  const { ship } = p;
  let worth = SHIP[ship.type] + MODIFICATION * ship.mods.length + WEAPON * p.weapons.length + SPECIALIST * p.specialists.length;
  worth += CARD * Math.min(p.hand.length, RULES.handLimit);
  for (const section of SECTIONS) worth -= POINT_OF_DAMAGE * damageOf(ship, section);
  if (isCrippled(ship)) worth -= 0.3;
  if (ship.hull === 1) worth -= 0.2;
  return ship.turned ? worth - 0.1 : worth;
}

/** Gold aboard, by the way home; what the chest cannot take buys a better ship, which counts once. */
function purse(o: Outlook, room: number): number {
  const { p } = o;
  const useful = Math.max(0, Math.min(p.gold, room));
  const spare = p.gold - useful;
  const wish = p.shipGlory || SHIP[p.ship.type] > 0.5 ? 0 : 0.9 * Math.min(1, spare / 30);
  return inPort(o, CAPTAINS[p.captain!].home, GOLD * useful, 'stash') + SPARE_GOLD * spare + wish + 0.015 * Math.min(p.gold, 8);
}

// ── trade ──

const HOLD: CargoId[] = [];

/** Cargo at the best market within reach, and empty space near any. */
function trade(o: Outlook): number {
  const { b, p } = o;
  HOLD.length = 0;
  HOLD.push(...p.cargo);
  let price = 0;
  let buying = false;
  if (o.visiting && b.basket.length > 0) {
    // Set aside: to be bought while there is an offer, otherwise to be sold.
    buying = b.market.length > 0 || b.turn.boughtAt === p.zone;
    HOLD.push(...b.basket);
    if (buying) for (const card of b.basket) price += GOLD * priceOf(b, o.seat, CARGO[card].good);
  }
  const room = capacityOf(p);
  let best = 0;
  if (HOLD.length > 0)
    for (const port of PORTS) {
      if (!isOpen(p, port)) continue;
      const here = p.inPort && p.zone === port;
      if (here && o.visiting && b.turn.activities.length > 0) continue; // it is too late to sell
      best = Math.max(best, inPort(o, port, saleOf(b, port, here ? HOLD.length : room), 'sell'));
    }
  const space = Math.max(0, room - HOLD.length);
  let market = 0;
  if (space > 0 && spendable(p) >= 2 && !buying) {
    const promise = 0.06 * Math.min(space, 4, spendable(p) / 2) + (space >= RULES.sellForGlory ? 0.15 : 0);
    for (const port of PORTS) if (isOpen(p, port)) market = Math.max(market, inPort(o, port, promise, 'buy'));
  }
  return best + market + LOADED * Math.min(HOLD.length, room) - price;
}

/** What the hold would bring in that port, if so many cards get there. */
function saleOf(b: Caribbean, port: ZoneId, carried: number): number {
  const good = b.demand[ZONE[port]] as Good;
  let inDemand = 0;
  for (let i = 0; i < HOLD.length; i++) if (CARGO[HOLD[i]!].good === good) inDemand++;
  const cards = Math.min(HOLD.length, carried);
  inDemand = Math.min(inDemand, cards);
  const gold = RULES.sellPriceInDemand * inDemand + RULES.sellPrice * (cards - inDemand);
  return GOLD * gold + (inDemand >= RULES.sellForGlory ? 1 + CARD : 0) - LOADED * cards;
}

// ── rumours and missions ──

function ventures(o: Outlook): number {
  const { b, p } = o;
  let worth = 0;
  if (p.rumour !== null) {
    const { where, place, skill, promise } = rumourCard(p.rumour);
    const value = 1 + CARD + GOLD * (promise.gold ?? 5) + (promise.specialists === undefined ? 0 : SPECIALIST);
    const likely = value * luck(skillOf(p, skill));
    if (where === 'sea') worth += atSea(o, place, likely);
    else worth += isOpen(p, place) ? inPort(o, place, likely) : 0.2;
    worth = Math.max(worth, 0.25);
  } else if (spendable(p) >= RULES.rumour) {
    let best = 0;
    const promise = 0.55 * luck(skillOf(p, 'influence'));
    for (const port of PORTS) if (isOpen(p, port)) best = Math.max(best, inPort(o, port, promise, 'rumour'));
    worth += best;
  }
  if (p.mission !== null) return worth + Math.max(0.1, missionWorth(o, p.mission));
  let best = 0;
  for (const id of b.offers) {
    const { port, accept } = missionCard(id);
    if (!isOpen(p, port)) continue;
    const chance = accept.roll === undefined ? 1 : luck(skillOf(p, accept.roll));
    best = Math.max(best, inPort(o, port, 0.55 * chance * missionWorth({ ...o, actions: 0 }, id), 'mission'));
  }
  return worth + best;
}

/** The way to the next thing to do, and what it brings. */
function missionWorth(o: Outlook, id: MissionId): number {
  const { task, reward } = missionCard(id);
  const value =
    1 + CARD + GOLD * reward.gold + (reward.specialists === undefined ? 0 : SPECIALIST) + CARD * (reward.gloryCards ?? 0);
  return stepWorth(o, task, value);
}

function stepWorth(o: Outlook, task: Task, value: number): number {
  const { p } = o;
  const marks = p.mission === null ? [] : p.marks;
  const toOpen = (port: ZoneId, promise: number): number => (isOpen(p, port) ? inPort(o, port, promise) : 0.1 * promise);
  switch (task.do) {
    case 'deliver': {
      const held = p.cargo.filter((card) => CARGO[card].good === task.good).length + marks.length;
      const missing = Math.max(0, task.cards - held);
      return toOpen(task.port, value * (missing === 0 ? 1 : 0.55 * 0.8 ** missing));
    }
    case 'letters': {
      let best = 0;
      for (const port of PORTS)
        if (ZONES[port].nation !== task.except && !marks.includes(ZONES[port].nation)) best = Math.max(best, toOpen(port, value));
      return best * PATIENCE ** (1.5 * (task.ports - marks.length - 1));
    }
    case 'defeat':
      return value * 0.25;
    case 'raid':
      return value * 0.6 * 0.75 ** (task.times - marks.length);
    case 'carry':
      return toOpen(task.port, value * 0.95);
    case 'smuggle':
      return toOpen(task.port, value * luck(skillOf(p, task.roll)));
    case 'land':
      return atSea(o, task.zone, value * luck(skillOf(p, task.roll)));
    case 'fetch':
      return marks.length > 0 ? toOpen(task.port, value) : 0.8 * atSea(o, task.zone, value * luck(skillOf(p, task.roll)));
    case 'sail': {
      let best = 0;
      let left = 0;
      for (const zone of task.zones)
        if (!marks.includes(zone)) {
          left++;
          best = Math.max(best, atSea(o, zone, value));
        }
      return best * PATIENCE ** (0.7 * (left - 1));
    }
    case 'fight': {
      const odds = boardingOdds(p.ship.crew, skillOf(p, 'leadership'), task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * LOSS;
      return 'port' in task ? toOpen(task.port, likely) : atSea(o, task.zone, likely);
    }
  }
}

// ── raids ──

/** What a merchant promises to a ship like this. */
function prizeFor(b: Caribbean, p: Player): number {
  if (isCrippled(p.ship)) return 0;
  const strength = manoeuvrabilityOf(b, p.ship) - 2 + p.ship.hull / 3 + p.ship.masts / 4;
  if (strength <= 0.6) return 0;
  return 0.16 * Math.min(strength, 4) + 0.08 * skillOf(p, 'manoeuvre') + (isPirate(p) ? 0.1 : 0);
}

function raids(o: Outlook): number {
  const { b, p, seat } = o;
  if (b.raid !== null && b.raid.seat === seat) return raidWorth(b, p);
  const prize = prizeFor(b, p);
  if (b.search !== null && b.search.by === seat && b.search.target === 'merchant' && successes(b.search.dice) > 0) return prize;
  const promise = luck(skillOf(p, 'scouting')) * prize;
  let best = 0;
  for (const zone of ZONE_IDS) {
    if (b.merchants[ZONE[zone]] === null) continue;
    if (zone === p.zone && b.turn.seat === seat && b.turn.scouted.includes('merchant')) continue;
    best = Math.max(best, atSea(o, zone, promise));
  }
  return best;
}

/** A raid under way, as the cards lie. */
function raidWorth(b: Caribbean, p: Player): number {
  const raid = b.raid!;
  if (raid.nation === null || raid.cards.length === 0) return raid.nation === null ? prizeFor(b, p) : prizeFor(b, p) + 0.1;
  let gold = 0;
  let flight = 0;
  let hits = 0;
  let fails = false;
  for (const card of raid.cards) {
    const { value, icon } = CARGO[card];
    gold += value;
    if (icon === 'flight') flight++;
    else {
      hits++;
      let same = 0;
      for (const other of raid.cards) if (CARGO[other].icon === icon) same++;
      if (p.ship[icon] <= same) fails = true;
    }
  }
  if (flight >= manoeuvrabilityOf(b, p.ship)) fails = true;
  const loot = GOLD * gold + (gold >= RULES.raidGoldForGlory ? 1 + CARD : 0) + 0.2 * Math.min(raid.cards.length, p.ship.cargo);
  return (fails ? 0.05 + 0.2 * raid.successes : loot) + 0.12 * raid.successes - POINT_OF_DAMAGE * hits * (raid.succeeded ? 0 : 1);
}

// ── dangers ──

function wanted(p: Player): number {
  let worth = isPirate(p) ? FIRST_BOUNTY : 0;
  for (const n of p.bounties) worth += BOUNTY * n;
  return worth;
}

const stakeOf = (p: Player): number => LOSS + SHIP[p.ship.type] + GOLD * p.gold + 0.2 * p.cargo.length;
const might = (ship: Ship, manoeuvre: number, leadership: number): number =>
  1.4 * ship.hull + 1.2 * ship.cannons + ship.crew + 0.5 * ship.masts + 0.7 * (manoeuvre + leadership);

/** Hostile captains here, the more there is to lose the worse. */
function danger({ b, p, seat }: Outlook): number {
  if (p.inPort) return 0;
  const mine = might(p.ship, skillOf(p, 'manoeuvre'), skillOf(p, 'leadership'));
  let risk = 0;
  for (const npc of NPC_IDS) {
    const ship = npcOf(b, npc);
    if (ship === null || ship.zone !== p.zone || !isHostile(b, npc, seat)) continue;
    const foe = ship.ship === 'man-o-war' ? 25 : ship.ship === 'frigate' ? 16.5 : 11;
    risk += luck(searchDice(b, npc, seat, false)) * Math.min(0.85, Math.max(0.08, 0.45 + (foe - mine) * 0.05));
  }
  return Math.min(1, risk) * stakeOf(p);
}

/** A combat under way: by the ships as they are now, and what has been declared. */
function fightWorth({ b, p, seat }: Outlook): number {
  const fight = b.fight!;
  const i = sideOf(b, seat)!;
  const own = shipAt(b, i);
  const foe = shipAt(b, otherSide(i));
  const stake = stakeOf(p);
  const prize = 1 + CARD + 0.3;
  const [mine, theirs] = [leadershipDice(b, i), leadershipDice(b, otherSide(i))];
  const boarded = boardingOdds(own.crew, mine, foe.crew, theirs);
  const onDeck = boarded * prize - (1 - boarded) * stake;
  if (fight.stage === 'crew') return onDeck;
  const edge = might(own, manoeuvreDice(b, i), mine) - might(foe, manoeuvreDice(b, otherSide(i)), theirs);
  const odds = 1 / (1 + Math.exp(-0.3 * edge));
  const afar = odds * prize - (1 - odds) * stake;
  const { declared } = fight.sides[i];
  if (declared === 'board') return 0.5 * onDeck + 0.5 * afar;
  return declared === 'flee' ? 0.65 * afar : afar;
}
