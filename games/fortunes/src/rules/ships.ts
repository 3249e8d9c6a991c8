// Ships: their values with modifications, what they can carry, damage and repair.   FDM-SHIP, FDM-MOD-01, 02, 05, 09
import type { Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, type Ship } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { missionCard } from '../content/missions.ts';
import { INTACT, SECTIONS, type Section, SHIPS } from '../content/ships.ts';
import type { ModificationId } from '../content/tokens.ts';

const RAISES: Readonly<Record<Section, ModificationId | null>> = {
  hull: null,
  cargo: 'extended-hold',
  masts: null,
  crew: 'extra-hammocks',
  cannons: 'extra-gun-port',
};

/** What a section is worth undamaged, hammocks, hold and gun port counted; never more than 5.   FDM-SHIP-02, FDM-MOD-01, FDM-MOD-05, FDM-MOD-09 */
export function fullValue(ship: Ship, section: Section): number {
  const raise = RAISES[section];
  const value = INTACT[ship.type][section];
  return raise !== null && value < RULES.valueCeiling && ship.mods.includes(raise) ? value + 1 : value;
}

/** Counts in fights and raids alone: every type of ship moves alike.   FDM-SHIP-07, FDM-MOD-02 */
export function manoeuvrabilityOf(b: Caribbean, ship: Ship): number {
  const value = ship.type === 'galleon' ? b.house.galleonManoeuvrability : SHIPS[ship.type].manoeuvrability;
  return value < RULES.valueCeiling && ship.mods.includes('special-rigging') ? value + 1 : value;
}

export const damageOf = (ship: Ship, section: Section): number => fullValue(ship, section) - ship[section];

/** Whether any section is at 0.   FDM-RAID-10 */
export const isCrippled = (ship: Ship): boolean => SECTIONS.some((section) => ship[section] === 0);

/** Spaces of the hold that a Mission fills: crates, casks, guns. */
export function sealedSpaces(p: Player): number {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  if (task.do === 'carry' || task.do === 'smuggle' || task.do === 'land') return task.spaces;
  return task.do === 'fetch' && p.marks.length > 0 ? task.spaces : 0;
}

/** How many cargo cards may be aboard at sea.   FDM-SHIP-05 */
export const capacityOf = (p: Player): number => Math.max(0, p.ship.cargo - sealedSpaces(p));

/** One damage: where it really lands, for a destroyed section passes it to the Hull.   FDM-DAMAGE-05, 06 */
export function damage(ship: Ship, section: Section): Section | null {
  const landed = ship[section] > 0 ? section : 'hull';
  if (ship[landed] === 0) return null;
  ship[landed]--;
  return landed;
}

/** Puts a modification on a ship. Hold and gun port raise the cube with the value; hammocks leave a berth to fill. */
export function mount(ship: Ship, mod: ModificationId): void {
  const before = { cargo: fullValue(ship, 'cargo'), cannons: fullValue(ship, 'cannons') };
  ship.mods.push(mod);
  ship.cargo += fullValue(ship, 'cargo') - before.cargo;
  ship.cannons += fullValue(ship, 'cannons') - before.cannons;
  if (mod === 'reinforced-hull') ship.turned = false;
}

export const shipOf = (b: Caribbean, seat: Seat): Ship => playerOf(b, seat).ship;
