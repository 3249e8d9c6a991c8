import type { Choice, Said } from './types.ts';

const made = new Map<string, Choice>();
const all = new Set<Choice>();

/**
 * The choice with these words. Equal choices are one object, so `===` compares them and a search tree can use
 * them as edges. For the words a game offers, never for what comes from outside: nothing made here is forgotten.
 */
export function choice<V extends string, const N extends readonly (string | number)[]>(verb: V, ...nouns: N): Said<V, N> {
  const key = JSON.stringify([verb, ...nouns]);
  let c = made.get(key);
  if (c === undefined) {
    c = Object.freeze<Choice>([verb, ...nouns]);
    made.set(key, c);
    all.add(c);
  }
  return c as unknown as Said<V, N>;
}

/** The one object for these words: mostly they are that already. */
export const asMade = (c: Choice): Choice => (all.has(c) ? c : choice(...c));

/** One choice for each noun: `choices('sail', ['la-habana', 'nassau'])['nassau']`. Made once, offered often. */
export function choices<V extends string, N extends string>(
  verb: V,
  nouns: readonly N[],
): { readonly [K in N]: Said<V, [noun: K]> } {
  return Object.fromEntries(nouns.map((n) => [n, choice(verb, n)])) as { [K in N]: Said<V, [noun: K]> };
}

/** One choice for each two nouns: `choicePairs('steer', NPCS, ZONES)['pirate-sloop']['nassau']`. */
export function choicePairs<V extends string, N extends string, M extends string>(
  verb: V,
  nouns: readonly N[],
  more: readonly M[],
): { readonly [K in N]: { readonly [L in M]: Said<V, [noun: K, other: L]> } } {
  const made = nouns.map((n) => [n, Object.fromEntries(more.map((m) => [m, choice(verb, n, m)]))]);
  return Object.fromEntries(made) as { [K in N]: { [L in M]: Said<V, [noun: K, other: L]> } };
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
