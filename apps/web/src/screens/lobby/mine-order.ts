import type { TableCard } from '@boucan/protocol';

export const GROUPS = ['turn', 'waiting', 'gathering', 'watched', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** Where a table of mine belongs: what waits for me comes first. */
export function groupOf({ yourTurn, phase }: TableCard): Group {
  if (yourTurn) return 'turn';
  return phase === 'playing' ? 'waiting' : phase;
}

/** What runs out first comes first; where nothing does, what was touched last. */
export const inOrder = (cards: readonly TableCard[]): readonly TableCard[] =>
  cards.toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity) || b.updated - a.updated);
