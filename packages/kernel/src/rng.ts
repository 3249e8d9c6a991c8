// Chance, kept in the state so that a match can be cloned, saved and replayed: sfc32 for matches that are imagined or tried out,
// ChaCha20 for those where somebody might want to know what comes next.
import { drawOf } from './stream.ts';
import type { Key, Rng, Seed } from './types.ts';

/** The next 32 random bits. */
export function next(r: Rng): number {
  if (r.key !== undefined) return drawOf(r.key, r.a++);
  const t = (((r.a + r.b) | 0) + r.d) | 0;
  r.d = (r.d + 1) | 0;
  r.a = r.b ^ (r.b >>> 9);
  r.b = (r.c + (r.c << 3)) | 0;
  r.c = (r.c << 21) | (r.c >>> 11);
  r.c = (r.c + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n-1. The bias is below n / 2^32. */
export const below = (r: Rng, n: number): number => Math.floor((next(r) / 4294967296) * n);

/** A generator started from a key, or from four words; the first twelve draws of these only mix them. */
export function rngFrom(seed: Seed | Key): Rng {
  if (seed.length === 8) return { a: 0, b: 0, c: 0, d: 0, tape: null, key: seed };
  const r: Rng = { a: seed[0] | 0, b: seed[1] | 0, c: seed[2] | 0, d: seed[3] | 0, tape: null };
  for (let i = 0; i < 12; i++) next(r);
  return r;
}

/** A generator that takes its start from another and tells nothing of it. */
export const fork = (r: Rng): Rng => rngFrom([next(r), next(r), next(r), next(r)]);

/** A generator that goes on from the same point, on its own. */
export function cloneRng(r: Rng): Rng {
  const tape = r.tape === null ? null : r.tape.slice();
  if (r.key !== undefined) return { a: r.a, b: r.b, c: r.c, d: r.d, tape, key: r.key };
  return { a: r.a, b: r.b, c: r.c, d: r.d, tape };
}

/** One of these, each as likely as the others. */
export const pick = <T>(r: Rng, from: readonly T[]): T => from[below(r, from.length)] as T;

/** In place, every order as likely as the others. For an order that a rule fixes; otherwise draw from a bag. */
export function shuffle<T>(r: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const x = list[i] as T;
    list[i] = list[j] as T;
    list[j] = x;
  }
  return list;
}
