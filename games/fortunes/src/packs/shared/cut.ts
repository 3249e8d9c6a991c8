import { type Rng, takeAny } from '@boucan/kernel';

/** Takes cards off a deck, by lot, until so many are left. */
export function cut<T>(deck: T[], size: number, rng: Rng): T[] {
  const rest: T[] = [];
  while (deck.length > size) rest.push(takeAny(rng, deck));
  return rest;
}
