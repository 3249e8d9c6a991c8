// What is said aloud: one queue for the whole page, so that nothing is overwritten, and nothing said twice.
import { useSyncExternalStore } from 'react';

export interface Heard {
  readonly id: number;
  readonly text: string;
}

/** Who listens has heard the rest. */
const KEPT = 24;

let said: readonly Heard[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Says these, in this order, after all that was said before. */
export function announce(...texts: readonly string[]): void {
  const more = texts.filter((text) => text !== '').map((text): Heard => ({ id: ++last, text }));
  if (more.length === 0) return;
  said = [...said, ...more].slice(-KEPT);
  for (const changed of listeners) changed();
}

/** Another page has nothing to do with what was said here. */
export function hush(): void {
  said = [];
}

export const useHeard = (): readonly Heard[] =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => said,
  );
