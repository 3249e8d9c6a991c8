// A deck whose order no rule fixes is a bag: each card is picked when it is drawn, so nothing about the future is in the state.
import { below } from './rng.ts';
import type { Rng } from './types.ts';

/** Takes out the thing at this place; the last one moves into the gap. */
export function takeAt<T>(bag: T[], at: number): T {
  const taken = bag[at] as T;
  const last = bag.pop() as T;
  if (at < bag.length) bag[at] = last;
  return taken;
}

/** Takes out one thing at random. */
export const takeAny = <T>(rng: Rng, bag: T[]): T => takeAt(bag, below(rng, bag.length));

/** Takes out this thing, and keeps the order of the others. */
export function takeOut<T>(list: T[], thing: T): T {
  const at = list.indexOf(thing);
  if (at < 0) throw new Error(`there is no ${String(thing)} to take out: look whether it lies there first`);
  list.splice(at, 1);
  return thing;
}

/** The bag that holds this many of each: `bagOf({ cannon: 3, musket: 3 })`. */
export const bagOf = <K extends string>(counts: Readonly<Record<K, number>>): K[] =>
  (Object.keys(counts) as K[]).flatMap((k) => Array<K>(counts[k]).fill(k));
