// Pieces of the box that packs keep in places of their own, so that they can still be counted.
import { fromPacks, takeOut, type View } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';

export type Kept = {
  readonly [kind in 'modifications' | 'cargo' | 'captains' | 'events']?: readonly string[];
} & {
  /** Modifications aboard ships that came from no port, and go back to none. */
  readonly foreign?: readonly string[];
};

/** What a pack has put aside on a board. */
const keepers = fromPacks<(b: Caribbean) => Kept>();
export const keepsAside = keepers.put;

/** What of it a viewer sees. */
const shown = fromPacks<(view: View<unknown>) => Kept>();
export const showsAside = shown.put;
export const seenAside = (view: View<unknown>, kind: keyof Kept): readonly string[] =>
  shown.of(view).flatMap((seen) => seen(view)[kind] ?? []);

/** Modifications aboard ships, without those that are no port's. */
export function ofPorts<T extends string>(aboard: readonly T[], foreign: readonly string[]): T[] {
  const left = aboard.slice();
  for (const mod of foreign) takeOut(left, mod as T);
  return left;
}

/** All that lies in places of packs. */
export const keptAside = (b: Caribbean, kind: keyof Kept): readonly string[] =>
  keepers.of(b).flatMap((kept) => kept(b)[kind] ?? []);
