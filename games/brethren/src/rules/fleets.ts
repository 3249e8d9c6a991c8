// Fleets: the ships of one player at one board, lined up by strength.   BRE-FLEET
import type { Seat } from '@boucan/kernel';
import type { Fleet } from '../board.ts';
import { SAILS, type Ship } from '../content/ships.ts';

/** All its sails together.   BRE-FLEET-02 */
export const strength = (f: Fleet): number => SAILS.galleon * f.galleons + SAILS.schooner * f.schooners;

export const shipsIn = (f: Fleet): number => f.galleons + f.schooners;

/** A schooner if there is one.   BRE-CANNON-02, BRE-MUSKET-02 */
export const smallestShip = (f: Fleet): Ship => (f.schooners > 0 ? 'schooner' : 'galleon');

/**
 * Lines a fleet up behind every fleet at least as strong, past those strictly weaker and however long the line; gives its place, from 1.
 * BRE-FLEET-04, BRE-FLEET-05, BRE-FLEET-06, BRE-FLEET-07
 */
export function lineUp(fleets: Fleet[], fleet: Fleet): number {
  const sails = strength(fleet);
  let at = fleets.length;
  while (at > 0 && strength(fleets[at - 1]!) < sails) at--;
  fleets.splice(at, 0, fleet);
  return at + 1;
}

/** A ship joins its player's one fleet there, or founds it; of equal fleets the one just played stands last.   BRE-TURN-06, BRE-FLEET-03 */
export function joinFleet(fleets: Fleet[], seat: Seat, ship: Ship): number {
  let galleons = 0;
  let schooners = 0;
  for (let i = 0; i < fleets.length; i++) {
    const old = fleets[i]!;
    if (old.seat !== seat) continue;
    galleons = old.galleons;
    schooners = old.schooners;
    fleets.splice(i, 1);
    break;
  }
  if (ship === 'galleon') galleons++;
  else schooners++;
  return lineUp(fleets, { seat, galleons, schooners });
}
