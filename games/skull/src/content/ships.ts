// Ships, upgrades, ammunition, and the figures of crew, hold and rigging.
import type { Source } from './source.ts';

interface ShipClass {
  readonly hold: number; // columns
  readonly sails: number;
  readonly cannons: number;
  readonly price: number; // the old ship given in part exchange
  readonly source: Source;
}

/** The Lady of the South is a brigantine: hold 7, 3 sails, 3 cannons.   SKU-SHIP-01 */
export const SHIPS = {
  brigantine: { hold: 7, sails: 3, cannons: 3, price: 60, source: 'document' },
  sloop: { hold: 5, sails: 4, cannons: 2, price: 60, source: 'designed' },
  frigate: { hold: 9, sails: 4, cannons: 4, price: 140, source: 'designed' },
} as const satisfies Record<string, ShipClass>;
export type ShipId = keyof typeof SHIPS;
export const SHIP_IDS = Object.keys(SHIPS) as ShipId[];
/** What the old ship counts for when a new one is bought. */
export const PART_EXCHANGE = 30;

/** New main-deck actions, or something that always holds.   SKU-SHIP-14 */
export const UPGRADES = {
  pump: { price: 20, source: 'document' },
  'diving-bell': { price: 30, source: 'document' },
  ram: { price: 24, source: 'public' },
  'signal-book': { price: 16, source: 'public' },
  'spare-canvas': { price: 18, source: 'designed' },
  'deep-frames': { price: 26, source: 'designed' },
  'sick-bay': { price: 18, source: 'designed' },
  'copper-sheathing': { price: 22, source: 'designed' },
} as const;
export type UpgradeId = keyof typeof UPGRADES;
export const UPGRADE_IDS = Object.keys(UPGRADES) as UpgradeId[];

/** Beside ball, which costs nothing: what it breaks on how many faces, and at how many cells.   SKU-MANOEUVRE-02 */
export const AMMUNITION = {
  grapeshot: { price: 10, field: 'combat', faces: 4, from: 1, upTo: 1, source: 'designed' },
  'chain-shot': { price: 10, field: 'speed', faces: 4, from: 0, upTo: 2, source: 'designed' },
} as const;
export type AmmoId = keyof typeof AMMUNITION;
export const AMMO_IDS = Object.keys(AMMUNITION) as AmmoId[];

export const CANNON_PRICE = 12;
export const HOLD_COLUMNS = 10;
export const COLUMN_CELLS = 2;
export const HOLD_CELLS = HOLD_COLUMNS * COLUMN_CELLS;
export const MOST_SAILS = 4;
export const MOST_HOLD = 9;

/** A ship carries at most six.   SKU-CREW-01 */
export const MOST_GROUPS = 6;
export const GROUP_PRICE = 10;
export const GROUP_WAGE = 2;
export const REPAIR_PRICE = 2;
/** Rested, 1, 2, worn out, exhausted.   SKU-FATIGUE-08 */
export const WORN_OUT = 3;
export const EXHAUSTED = 4;
/** A second wound puts a group out of action.   SKU-DOWN-02 */
export const GROUP_LIFE = 2;

/** No roll ever uses more dice.   SKU-DICE-04 */
export const MOST_DICE = 5;
/** Morale and trust go from 0 to 20.   SKU-MORALE-01, SKU-TRUST-01 */
export const TRACK = 20;
export const MOST_DIRT = 3;
/** Slots 1 to 4 are day, 5 and 6 night.   SKU-TIME-02 */
export const FIRST_NIGHT = 5;
export const SLOTS = 6;
/** A coin, and a point of value in a mutiny, stands for so much prestige.   SKU-MUTINY-06 */
export const PRESTIGE_PER_COIN = 10;
export const GEMS_TO_REVEAL = 3;

/** Places for characters at the rail, and on the enemy's deck. */
export const SWIVELS = 2;
export const BOARDING_CELLS = 2;
export const COMBAT_CELLS = 4;
export const MOORINGS = 2;
export const ENEMY_CELLS = 10;
