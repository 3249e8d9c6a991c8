// What a yard can do for a ship, and a new ship for a captain.
import type { Ship } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { SHIPS } from '../content/ships.ts';
import { saleValue, shipPrice } from '../rules/port/yard.ts';
import { spendable } from '../rules/purse.ts';
import { damageOf } from '../rules/ships.ts';
import type { Captain } from './captain.ts';
import { DAMAGE, GOLD, HIDDEN, POINT, purseValue, roomInChest, shipValue } from './values.ts';
import type { Vessel } from './vessels.ts';

/** What a yard would repair, if there is the gold for it. */
export function mending({ p, vessel }: Captain): number {
  const { ship } = p;
  const plain = ship.mods.length === 0;
  if (plain && isIntact(ship, vessel)) return 0;
  const hull = plain ? vessel.hull - ship.hull : damageOf(ship, 'hull');
  const cargo = plain ? vessel.cargo - ship.cargo : damageOf(ship, 'cargo');
  const masts = plain ? vessel.masts - ship.masts : damageOf(ship, 'masts');
  const cannons = plain ? vessel.cannons - ship.cannons : damageOf(ship, 'cannons');
  const crew = plain ? vessel.crew - ship.crew : damageOf(ship, 'crew');
  let gain = 0;
  if (hull !== 0) gain = mended(gain, hull, ship.hull, DAMAGE.hull);
  if (cargo !== 0) gain = mended(gain, cargo, ship.cargo, DAMAGE.cargo);
  if (masts !== 0) gain = mended(gain, masts, ship.masts, DAMAGE.masts);
  if (cannons !== 0) gain = mended(gain, cannons, ship.cannons, DAMAGE.cannons);
  if (crew > 0) gain += 0.1 + (ship.crew === 0 ? DESTROYED : 0);
  if (ship.hull === 1) gain += 0.3;
  const points = hull + cargo + masts + cannons;
  return points === 0 ? gain : gain * Math.min(1, (spendable(p) + 2) / (RULES.repair * points));
}

/** With what a section gains that is so much damaged, at so much for a point. */
const mended = (gain: number, damage: number, left: number, each: number): number => {
  const sum = gain + damage * (each - GOLD * RULES.repair);
  return left === 0 ? sum + DESTROYED : sum;
};
/** A section that works again. */
const DESTROYED = 0.35;

/** As it was built. */
const isIntact = ({ hull, cargo, masts, crew, cannons }: Ship, built: Vessel): boolean =>
  hull === built.hull && cargo === built.cargo && masts === built.masts && crew === built.crew && cannons === built.cannons;

/** Whoever has less need not ask for a ship. */
const CHEAPEST = 15;

/** A Frigate or Galleon that is within the captain's means, and the point for the first one. */
export function newShip({ b, p, seat, left }: Captain, home: boolean): number {
  const gold = p.gold + (home ? p.chest : 0);
  if (gold < CHEAPEST || (p.shipGlory && SHIPS[p.ship.type].glory)) return 0;
  const price = shipPrice(b, seat, 'frigate');
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
