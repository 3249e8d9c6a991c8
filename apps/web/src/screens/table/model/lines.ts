import type { Params, Tellings, Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';

type Happened = Exclude<Notice['what'], { type: 'chose' | 'said' | 'opened' | 'proposed' }>;

/** A line of the log before it is put into words. */
export type LogLine = { readonly key: string; readonly n: number; readonly at: number; readonly undone: boolean } & (
  | { readonly kind: 'heading' | 'event'; readonly told: Told }
  | { readonly kind: 'table'; readonly what: Happened }
  | { readonly kind: 'said'; readonly name: string; readonly text: string }
);

/** The numbers of the choices that were taken back. */
export function takenBack(notices: readonly Notice[]): ReadonlySet<number> {
  const gone = new Set<number>();
  let standing: number[] = [];
  for (const { n, what } of notices) {
    if (what.type === 'chose') standing.push(n);
    if (what.type !== 'undone') continue;
    for (const i of what.taken) {
      const taken = standing[i];
      if (taken !== undefined) gone.add(taken);
    }
    standing = standing.filter((_, i) => !what.taken.includes(i));
  }
  return gone;
}

/** `telling` says with which events a part of a match begins: they stand as headings over what follows. */
export function linesOf(
  notices: readonly Notice[],
  telling: Tellings | undefined,
  gone: ReadonlySet<number> = new Set(),
): LogLine[] {
  return notices.flatMap(({ n, at, what, events }): LogLine[] => {
    const undone = gone.has(n);
    const told = events.map(
      (e, i): LogLine => ({ key: `${n}.${i}`, n, at, undone, kind: telling?.[e.event]?.heading ? 'heading' : 'event', told: e }),
    );
    // Advice lies on the board, and vanishes with the decision.
    if (what.type === 'chose' || what.type === 'opened' || what.type === 'proposed') return told;
    if (what.type === 'said') return [{ key: `${n}`, n, at, undone, kind: 'said', name: what.name, text: what.text }];
    return [{ key: `${n}`, n, at, undone, kind: 'table', what }, ...told];
  });
}

/** The last choice of a seat that still stands, by what it led to first. */
export function lastOf(notices: readonly Notice[], seat: number): Told | null {
  const gone = takenBack(notices);
  const made = notices.findLast(({ n, what }) => what.type === 'chose' && what.seat === seat && !gone.has(n));
  return made?.events[0] ?? null;
}

/** What an event speaks of, for a board to light up: ids as they are, seats as `seat-2`. */
export function spokenOf(params: Params): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const seat = /^seats?$|Seats?$/u.test(name);
    return [value].flat().flatMap((one) => {
      if (typeof one === 'string') return [one];
      return seat && typeof one === 'number' ? [`seat-${one}`] : [];
    });
  });
}
