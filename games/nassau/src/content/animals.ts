// Animals: eight kinds, three of each.   NAS-ANIMAL
import type { Sourced } from './source.ts';

export const ANIMALS = ['rat', 'tortoise', 'crab', 'cat', 'lizard', 'pet-kraken', 'parrot', 'monkey-spirit'] as const;
export type Animal = (typeof ANIMALS)[number];

export const PER_ANIMAL = 3;
export const MOUNTAINS = 3;

/** Eight kinds are named and 24 tiles are counted: three of each is arithmetic. */
export const ANIMAL_SOURCE: Sourced = { source: 'document' };
