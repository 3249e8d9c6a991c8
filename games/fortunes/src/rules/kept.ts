// Pieces of the box that packs keep in places of their own, so that they can still be counted.
import { takeOut, type View } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';

export type Kept = {
  readonly [kind in 'modifications' | 'cargo' | 'captains' | 'events']?: readonly string[];
} & {
  /** Modifications aboard ships that came from no port, and go back to none. */
  readonly foreign?: readonly string[];
};

const keepers = new Map<string, (b: Caribbean) => Kept>();

/** What this pack has put aside on a board. */
export function keepsAside(pack: string, kept: (b: Caribbean) => Kept): void {
  keepers.set(pack, kept);
}

/** What of it a viewer sees. */
const shown = new Map<string, (view: View<unknown>) => Kept>();
export function showsAside(pack: string, seen: (view: View<unknown>) => Kept): void {
  shown.set(pack, seen);
}
export const seenAside = (view: View<unknown>, kind: keyof Kept): readonly string[] =>
  view.packs.flatMap((pack) => shown.get(pack)?.(view)[kind] ?? []);

/** Modifications aboard ships, without those that are no port's. */
export function ofPorts<T extends string>(aboard: readonly T[], foreign: readonly string[]): T[] {
  const left = aboard.slice();
  for (const mod of foreign) takeOut(left, mod as T);
  return left;
}

/** All that lies in places of packs. */
export const keptAside = (b: Caribbean, kind: keyof Kept): readonly string[] =>
  (b.packs ?? []).flatMap((pack) => keepers.get(pack)?.(b)[kind] ?? []);
