// What a choice would bring about, for whoever weighs it.
import type { Seat } from '@boucan/kernel';
import type { Fleet } from './board.ts';
import type { Ship } from './content/ships.ts';
import { joinFleet, strength } from './rules/fleets.ts';

/** Where the fleet of this seat would stand with one more ship, and how strong it would be.   BRE-TURN-06, BRE-FLEET-05 */
export function withShip(fleets: readonly Fleet[], seat: Seat, ship: Ship): { readonly place: number; readonly sails: number } {
  const line = fleets.slice();
  const place = joinFleet(line, seat, ship);
  return { place, sails: strength(line[place - 1]!) };
}
