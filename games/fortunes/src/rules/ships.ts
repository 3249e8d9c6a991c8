// Ships: their values with modifications, what they can carry, damage and repair.   FDM-SHIP, FDM-MOD-01, FDM-MOD-02, FDM-MOD-05, FDM-MOD-09
import type { Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, type Ship } from '../board.ts';
import { contentOf } from '../box.ts';
import { RULES } from '../content/constants.ts';
import { missionCard } from '../content/missions.ts';
import type { CauseOf, Sum } from '../content/quantity.ts';
import { INTACT, SECTIONS, type Section, SHIPS } from '../content/ships.ts';
import { MODIFICATIONS, type Modification, type ModificationId } from '../content/tokens.ts';
import { amount, least, quantity } from './quantities.ts';

type Value = Section | 'manoeuvrability';

const modification = (mod: ModificationId): Modification => MODIFICATIONS[mod];

/** Base and modifications, never raised beyond 5; whoever wants to know why gets the causes.   FDM-SHIP-02, FDM-MOD-01, FDM-MOD-02, FDM-MOD-05, FDM-MOD-09 */
function raised(ship: Ship, of: Value, base: number, causes: CauseOf[] | null): number {
  let value = base;
  for (let i = 0; i < ship.mods.length; i++) {
    const by = Math.min(modification(ship.mods[i]!).raises?.[of] ?? 0, Math.max(0, RULES.valueCeiling - value));
    if (by === 0) continue;
    value += by;
    causes?.push({ by, what: ship.mods[i]! });
  }
  return value;
}

/** What a section is worth undamaged. */
export const fullValue = (ship: Ship, section: Section): number => raised(ship, section, INTACT[ship.type][section], null);

const printed = (b: Pick<Caribbean, 'house'>, ship: Ship): number =>
  ship.type === 'galleon' ? b.house.galleonManoeuvrability : SHIPS[ship.type].manoeuvrability;

/** Counts in fights and raids alone: every type of ship moves alike.   FDM-SHIP-07, FDM-MOD-02 */
export const manoeuvrabilityOf = (b: Pick<Caribbean, 'house'>, ship: Ship): number =>
  raised(ship, 'manoeuvrability', printed(b, ship), null);

/** The same, and why. */
export function valueSum(b: Pick<Caribbean, 'house'>, ship: Ship, of: Value): Sum {
  const base = of === 'manoeuvrability' ? printed(b, ship) : INTACT[ship.type][of];
  const causes: CauseOf[] = [{ by: base, what: ship.type }];
  return { value: raised(ship, of, base, causes), causes };
}

export const isRaised = (ship: Ship, section: Section): boolean => fullValue(ship, section) > INTACT[ship.type][section];

/** Whether this makes a ship nimbler. */
export const isNimble = (mod: ModificationId): boolean => modification(mod).raises?.manoeuvrability !== undefined;

export const damageOf = (ship: Ship, section: Section): number => fullValue(ship, section) - ship[section];

/** Whether any section is at 0.   FDM-RAID-10 */
export const isCrippled = ({ hull, cargo, masts, crew, cannons }: Ship): boolean =>
  hull === 0 || cargo === 0 || masts === 0 || crew === 0 || cannons === 0;

/** Spaces of the hold that a Mission fills: crates, casks, guns. */
export function sealedSpaces(p: Player): number {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  if (task.do === 'carry' || task.do === 'smuggle' || task.do === 'land') return task.spaces;
  return task.do === 'fetch' && p.marks.length > 0 ? task.spaces : 0;
}

/** How many cargo cards may be aboard at sea.   FDM-SHIP-05 */
export const HOLD = quantity(
  'hold',
  'FDM-SHIP-05',
  { what: 'cargo', by: (b, seat) => playerOf(b, seat).ship.cargo },
  {
    rules: [{ what: (b, seat) => playerOf(b, seat).mission!, by: (b, seat) => -sealedSpaces(playerOf(b, seat)) }],
    limits: [least(0, 'nothing-less')],
  },
);
export function capacityOf(b: Caribbean, seat: Seat): number {
  const { mission, ship } = playerOf(b, seat);
  return mission === null && contentOf(b).adds[HOLD.place]!.length === 0 ? ship.cargo : amount(b, HOLD, seat, null);
}

/** One damage: where it really lands, for a destroyed section passes it to the Hull.   FDM-DAMAGE-05, FDM-DAMAGE-06, SEA-BASE-43 */
export function damage(ship: Ship, section: Section): Section | null {
  const landed = ship[section] > 0 ? section : 'hull';
  if (ship[landed] === 0) return null;
  ship[landed]--;
  return landed;
}

/** Puts a modification on a ship. Hold and gun port raise the cube with the value; hammocks leave a berth to fill. */
export function mount(ship: Ship, mod: ModificationId): void {
  const { raises, fills } = modification(mod);
  for (const section of SECTIONS) {
    if (fills !== true || raises?.[section] === undefined) continue;
    const before = fullValue(ship, section);
    ship[section] += raised({ ...ship, mods: [...ship.mods, mod] }, section, INTACT[ship.type][section], null) - before;
  }
  ship.mods.push(mod);
  if (mod === 'reinforced-hull') ship.turned = false;
}

/** Takes a modification off a ship, with as much damage left as there was. */
export function dismount(ship: Ship, mod: ModificationId): void {
  const { raises } = modification(mod);
  const damaged = SECTIONS.map((section) => damageOf(ship, section));
  ship.mods.splice(ship.mods.lastIndexOf(mod), 1);
  for (const [i, section] of SECTIONS.entries())
    if (raises?.[section] !== undefined)
      ship[section] =
        section === 'crew'
          ? Math.min(ship.crew, fullValue(ship, 'crew')) // who has no berth any more leaves
          : Math.max(0, fullValue(ship, section) - damaged[i]!);
  if (mod === 'reinforced-hull') ship.turned = false;
}

export const shipOf = (b: Caribbean, seat: Seat): Ship => playerOf(b, seat).ship;
