// Prey: merchants, and captains of nobody's who can be beaten.
import { FLEET, type Player, ZONE } from '../board.ts';
import { ZONE_IDS } from '../content/map.ts';
import { missionCard } from '../content/missions.ts';
import { SHIPS, type ShipId } from '../content/ships.ts';
import { hasScouted } from '../rules/facts.ts';
import { isCrippled, manoeuvrabilityOf } from '../rules/ships.ts';
import type { Captain } from './captain.ts';
import { fleetZone, luck, quarry } from './fights.ts';
import { addPromise, KIND } from './places.ts';
import { bountyCost, CARGO_CARD, GOLD, missionValue, POINT } from './values.ts';

/** What an average merchant yields, by the trials of the content set: gold, the chance of a point, cards, damage. */
interface Haul {
  readonly gold: number;
  readonly perDie: number;
  readonly point: number;
  readonly pointPerDie: number;
  readonly cards: number;
  readonly damage: number;
}
const RAID: { readonly [type in ShipId]?: Haul } & { readonly frigate: Haul } = {
  sloop: { gold: 6.2, perDie: 0.5, point: 0.12, pointPerDie: 0.05, cards: 1.4, damage: 1.3 },
  flute: { gold: 3.5, perDie: 0.2, point: 0.05, pointPerDie: 0.01, cards: 1.5, damage: 1.4 },
  frigate: { gold: 8.9, perDie: 0.5, point: 0.22, pointPerDie: 0.06, cards: 2.4, damage: 1.75 },
  galleon: { gold: 6.5, perDie: 0.2, point: 0.15, pointPerDie: 0.01, cards: 2.2, damage: 1.6 },
  'man-o-war': { gold: 6.5, perDie: 0.2, point: 0.15, pointPerDie: 0.01, cards: 2, damage: 1.6 },
};
const HIT = 0.13;
/** By matches of bots a raid is worth more than those trials say. */
const PREDATOR = 1.45;

/** What a merchant promises, once it is found. */
export function prizeFor({ b, p, room, who, pirate }: Captain): number {
  const { ship } = p;
  if (ship.hull <= 1 || isCrippled(ship)) return 0;
  const { gold, perDie, point, pointPerDie, cards, damage } = RAID[ship.type] ?? RAID.frigate;
  const dice = who.manoeuvre + 0.7 * p.weapons.length;
  let sound = 1;
  if (ship.masts === 1 || ship.crew === 1 || ship.cannons === 1 || ship.cargo === 1) sound = ship.type === 'sloop' ? 0.85 : 0.75;
  // Only modifications, and the house rule for the Galleon, make a ship nimbler than it is printed.
  if (ship.mods.length > 0 || ship.type === 'galleon')
    if (manoeuvrabilityOf(b, ship) > SHIPS[ship.type].manoeuvrability) sound *= 1.1;
  const space = Math.max(0, room - p.cargo.length);
  const loot = GOLD * (gold + perDie * dice) + POINT * (point + pointPerDie * dice) + CARGO_CARD * Math.min(cards, space);
  return sound * (PREDATOR * loot + raidMission(p)) - HIT * damage - bountyCost(pirate) - carryLoss(p);
}

const raidMission = (p: Player): number => {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  if (task.do !== 'raid') return 0;
  const value = missionValue(p.mission);
  return p.marks.length + 1 === task.times ? value * 0.5 : value * 0.25;
};

/** Passengers leave a captain who attacks. */
const carryLoss = (p: Player): number =>
  p.mission !== null && missionCard(p.mission).task.do === 'carry' ? 0.6 * missionValue(p.mission) : 0;

export function prey(c: Captain): void {
  const { b, p, zone: here } = c;
  const mine = b.turn.seat === c.seat;
  const dice = c.who.scouting + c.lookout;
  const prize = luck(dice + (p.proven.length > 0 && p.proven.includes('pilots-rutter') ? 1 : 0)) * prizeFor(c);
  if (prize > 0)
    for (let zone = 0; zone < ZONE_IDS.length; zone++) {
      if (b.merchants[zone] === null) continue;
      if (zone === here && mine && hasScouted(b, 'merchant', p.zone)) continue;
      addPromise(KIND.merchant, zone, zone === SILVER_ROAD ? 1.15 * prize : prize);
    }
  const found = luck(dice);
  for (let i = 0; i < b.npcs.length; i++) {
    const zone = fleetZone(i);
    if (zone < 0 || (mine && hasScouted(b, 'ship', FLEET[i]!))) continue;
    const gain = found * quarry(c, i);
    // It may be gone by then.
    if (gain > 0) addPromise(KIND.quarry, zone, zone === here ? gain : 0.8 * gain);
  }
}
const SILVER_ROAD = ZONE.cartagena;
