// Goods and the hideouts where they are hidden.   NAS-CONTENT-13, NAS-CONTENT-14
import type { Sourced } from './source.ts';

export const GOODS = ['tobacco', 'sugar-cane', 'silver', 'spices', 'emeralds', 'sapphires'] as const;
export type Good = (typeof GOODS)[number];

/** Pieces of each kind. */
export const PER_GOOD = 4;

/** One good is green; the other colours are ours.   NAS-CONTENT-13 */
export const COLOURS: Readonly<Record<Good, string>> = {
  tobacco: 'brown',
  'sugar-cane': 'white',
  silver: 'grey',
  spices: 'orange',
  emeralds: 'green',
  sapphires: 'blue',
};

export interface HidingPlace {
  readonly good: Good;
  readonly value: number;
}

export interface Hideout extends Sourced {
  readonly spaces: readonly HidingPlace[]; // from top to bottom
}

const row = (...spaces: (readonly [Good, number])[]): Hideout => ({
  spaces: spaces.map(([good, value]) => ({ good, value })),
  source: 'designed',
});

export const HIDEOUTS = {
  'hideout-1': row(['tobacco', 3], ['sugar-cane', 3], ['sapphires', 3], ['silver', 3], ['emeralds', 3], ['spices', 3]),
  'hideout-2': row(['sugar-cane', 3], ['silver', 3], ['tobacco', 2], ['spices', 4], ['sapphires', 2], ['emeralds', 4]),
  'hideout-3': row(['silver', 2], ['spices', 3], ['sugar-cane', 3], ['emeralds', 3], ['tobacco', 4], ['sapphires', 4]),
  'hideout-4': row(['spices', 2], ['emeralds', 2], ['silver', 3], ['sapphires', 4], ['sugar-cane', 4], ['tobacco', 5]),
  'hideout-5': row(['emeralds', 4], ['sapphires', 3], ['spices', 3], ['tobacco', 2], ['silver', 3], ['sugar-cane', 2]),
  'hideout-6': row(['sapphires', 4], ['tobacco', 2], ['emeralds', 4], ['sugar-cane', 2], ['spices', 4], ['silver', 2]),
} as const satisfies Record<string, Hideout>;

export type HideoutId = keyof typeof HIDEOUTS;
export const HIDEOUT_IDS = Object.keys(HIDEOUTS) as HideoutId[];

/** Doubloons for one good, for two and for three.   NAS-SKULLISLE-02 */
export const HIDING_PRICE = [1, 3, 5] as const;
