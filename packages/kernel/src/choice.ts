import type { Choice } from './types.ts';

const made = new Map<string, Choice>();

/**
 * The choice with these words. Equal choices are one object, so `===` compares them and a search tree can use
 * them as edges. For the words a game offers, never for what comes from outside: nothing made here is forgotten.
 */
export function choice(verb: string, ...nouns: (string | number)[]): Choice {
  const key = JSON.stringify([verb, ...nouns]);
  let c = made.get(key);
  if (c === undefined) {
    c = Object.freeze([verb, ...nouns] as const);
    made.set(key, c);
  }
  return c;
}

/** One choice for each noun: `choices('sail', ['la-habana', 'nassau'])['nassau']`. Made once, offered often. */
export function choices<N extends string>(verb: string, nouns: readonly N[]): Readonly<Record<N, Choice>> {
  return Object.fromEntries(nouns.map((n) => [n, choice(verb, n)])) as Record<N, Choice>;
}

/** Whether two lists of words say the same, wherever they come from. */
export function sameChoice(a: Choice, b: Choice): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** As one says it: `sail la-habana`. */
export const said = (c: Choice): string => c.join(' ');
