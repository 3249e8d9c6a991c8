// Types of ships as numbers, all of one shape, for the inner loop.
import type { Seat } from '@boucan/kernel';
import { INTACT, type Section, type ShipId } from '../content/ships.ts';

/** What a ship earns until the end, if the whole match lies ahead. */
const SHIP: { readonly [type in ShipId]?: number } = { sloop: 0.1, flute: 0.1, frigate: 2.6, galleon: 2.3, 'man-o-war': 2.6 };
/** The types of the box, in their order. */
export const TYPES = Object.keys(SHIP) as readonly ShipId[];

/** Its sections as they are built; what it is worth; and its place among the types, −1 for a pack's. */
export interface Vessel extends Readonly<Record<Section, number>> {
  readonly type: ShipId;
  readonly worth: number;
  readonly kind: number;
}

const known: { [type in ShipId]?: Vessel } = {};
const lastAt: Vessel[] = [];

export function vesselOf(type: ShipId): Vessel {
  known[type] ??= seen(type);
  return known[type];
}

/** The same for the ship of a seat: mostly the one that was there when it was last asked. */
export function vesselAt(seat: Seat, type: ShipId): Vessel {
  const last = lastAt[seat];
  if (last !== undefined && last.type === type) return last;
  lastAt[seat] = vesselOf(type);
  return lastAt[seat];
}

/** A ship of a pack by what it can take and give. */
function seen(type: ShipId): Vessel {
  const { hull, cargo, masts, crew, cannons } = INTACT[type];
  const worth = SHIP[type] ?? 0.2 * (hull + cargo + crew + cannons);
  return { type, hull, cargo, masts, crew, cannons, worth, kind: TYPES.indexOf(type) };
}
