// Chance: sfc32, kept in the state as four int32 so that a match can be cloned, saved and replayed.
import type { Rng, Seed } from './types.ts';

/** The next 32 random bits. */
export function next(r: Rng): number {
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

/** A generator started from four words. The first twelve draws only mix them. */
export function rngFrom(seed: Seed): Rng {
  const r: Rng = { a: seed[0] | 0, b: seed[1] | 0, c: seed[2] | 0, d: seed[3] | 0, tape: null };
  for (let i = 0; i < 12; i++) next(r);
  return r;
}

/** A generator that takes its start from another and tells nothing of it. */
export const fork = (r: Rng): Rng => rngFrom([next(r), next(r), next(r), next(r)]);

export const cloneRng = (r: Rng): Rng => ({
  a: r.a,
  b: r.b,
  c: r.c,
  d: r.d,
  tape: r.tape === null ? null : r.tape.slice(),
});

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
