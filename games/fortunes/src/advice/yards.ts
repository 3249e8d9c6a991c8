// What a yard can do for a ship, and a new ship for a captain.
import type { Ship } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { INTACT, SHIPS } from '../content/ships.ts';
import { MENDED, saleValue, shipPrice } from '../rules/port/yard.ts';
import { spendable } from '../rules/purse.ts';
import { damageOf } from '../rules/ships.ts';
import type { Captain } from './captain.ts';
import { DAMAGE, GOLD, HIDDEN, POINT, purseValue, roomInChest, shipValue } from './values.ts';

/** What a yard would repair, if there is the gold for it. */
export function mending({ p }: Captain): number {
  const { ship } = p;
  if (ship.mods.length === 0 && isIntact(ship)) return 0;
  let gain = 0;
  let points = 0;
  for (let i = 0; i < MENDED.length; i++) {
    const section = MENDED[i]!;
    const damage = damageOf(ship, section);
    if (damage === 0) continue;
    points += damage;
    gain += damage * (DAMAGE[section] - GOLD * RULES.repair);
    if (ship[section] === 0) gain += 0.35;
  }
  if (damageOf(ship, 'crew') > 0) gain += 0.1 + (ship.crew === 0 ? 0.35 : 0);
  if (ship.hull === 1) gain += 0.3;
  return points === 0 ? gain : gain * Math.min(1, (spendable(p) + 2) / (RULES.repair * points));
}

/** As it was built. */
function isIntact({ type, hull, cargo, masts, crew, cannons }: Ship): boolean {
  const intact = INTACT[type];
  return (
    hull === intact.hull && cargo === intact.cargo && masts === intact.masts && crew === intact.crew && cannons === intact.cannons
  );
}

/** Whoever has less need not ask for a ship. */
const CHEAPEST = 15;

/** A Frigate or Galleon that is within the captain's means, and the point for the first one. */
export function newShip({ b, p, seat, left }: Captain, home: boolean): number {
  const gold = p.gold + (home ? p.chest : 0);
  if (gold < CHEAPEST || (SHIPS[p.ship.type].glory && p.shipGlory)) return 0;
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
