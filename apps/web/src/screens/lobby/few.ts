import { useState } from 'react';

/** So many of one's tables are in sight; the others are called. */
const FEW = 3;

/** The first few of a list, and how to see all. */
export function useFew<T>(all: readonly T[]): readonly [shown: readonly T[], showAll: (() => void) | null] {
  const [open, setOpen] = useState(false);
  return open || all.length <= FEW + 1 ? [all, null] : [all.slice(0, FEW), () => setOpen(true)];
}
