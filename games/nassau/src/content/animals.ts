// Animals: eight kinds, three of each.   NAS-ANIMAL
import type { Sourced } from './source.ts';

/** What each of them does, by its rule. */
export const ABILITIES = {
  rat: 'NAS-ANIMAL-12',
  tortoise: 'NAS-ANIMAL-15',
  crab: 'NAS-ANIMAL-16',
  cat: 'NAS-ANIMAL-19',
  lizard: 'NAS-ANIMAL-20',
  'pet-kraken': 'NAS-ANIMAL-21',
  parrot: 'NAS-ANIMAL-22',
  'monkey-spirit': 'NAS-ANIMAL-24',
} as const;
export type Animal = keyof typeof ABILITIES;
export const ANIMALS: readonly Animal[] = Object.keys(ABILITIES) as Animal[];

export const PER_ANIMAL = 3;
export const MOUNTAINS = 3;

/** Eight kinds are named and 24 tiles are counted: three of each is arithmetic. */
export const ANIMAL_SOURCE: Sourced = { source: 'document' };
