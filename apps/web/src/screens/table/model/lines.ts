import type { Params, Tellings, Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import type { Speaker } from '@boucan/words';

type Happened = Exclude<Notice['what'], { type: 'chose' | 'said' | 'opened' | 'proposed' }>;

/** A line of the log before it is put into words. */
export type LogLine = { readonly key: string; readonly n: number; readonly at: number; readonly undone: boolean } & (
  | {
      readonly kind: 'heading' | 'event';
      readonly text: string;
      /** What it tells: the first event leads, the others are folded into its sentence. */
      readonly told: Told;
      readonly parts: readonly Told[];
      /** Where the first of them stands among what the choice led to. */
      readonly from: number;
      /** What comes next may still belong to it. */
      readonly open: boolean;
    }
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
  speaker: Pick<Speaker, 'lines'>,
  telling: Tellings | undefined,
  gone: ReadonlySet<number> = new Set(),
): LogLine[] {
  return notices.flatMap(({ n, at, what, events }): LogLine[] => {
    const undone = gone.has(n);
    const told = speaker.lines(events).map(({ events: parts, from, text, open }): LogLine => {
      const kind = telling?.[parts[0]!.event]?.heading ? 'heading' : 'event';
      return { key: `${n}.${from}`, n, at, undone, kind, text, told: parts[0]!, parts, from, open };
    });
    // Advice lies on the board, and vanishes with the decision.
    if (what.type === 'chose' || what.type === 'opened' || what.type === 'proposed') return told;
    // The words of blocked people come as empty lines.
    if (what.type === 'said' && what.text === '') return [];
    if (what.type === 'said') return [{ key: `${n}`, n, at, undone, kind: 'said', name: what.name, text: what.text }];
    return [{ key: `${n}`, n, at, undone, kind: 'table', what }, ...told];
  });
}

/** The same for a log that grows: what has been put into words once is not put again. */
export function growingLog(speaker: Pick<Speaker, 'lines'>, telling: Tellings | undefined) {
  const known = new WeakMap<Notice, { readonly undone: boolean; readonly lines: LogLine[] }>();
  return (notices: readonly Notice[]): LogLine[] => {
    const gone = takenBack(notices);
    return notices.flatMap((notice): LogLine[] => {
      const undone = gone.has(notice.n);
      const before = known.get(notice);
      if (before?.undone === undone) return before.lines;
      const lines = linesOf([notice], speaker, telling, gone);
      known.set(notice, { undone, lines });
      return lines;
    });
  };
}

/** What would go if a seat took its last choice back: that one, and all that came after it. */
export function wouldGo(notices: readonly Notice[], seat: number): Told[] {
  const gone = takenBack(notices);
  const standing = notices.filter(({ n, what }) => what.type === 'chose' && !gone.has(n));
  const from = standing.findLastIndex(({ what }) => what.type === 'chose' && what.seat === seat);
  return from < 0 ? [] : standing.slice(from).flatMap(({ events }) => events);
}

/** The line of the log with which a seat's last turn ended: what comes after it is new to whoever sits there. */
export function lastOwn(notices: readonly Notice[], seat: number | null): number {
  const mine = notices.findLastIndex(({ what }) => what.type === 'chose' && what.seat === seat);
  const others = notices.findLastIndex(({ what }) => what.type === 'chose' && what.seat !== seat);
  if (others > mine) return notices[mine]?.n ?? 0;
  // One is in the middle of one's turn: since the turn before.
  const before = notices.slice(0, others + 1).findLastIndex(({ what }) => what.type === 'chose' && what.seat === seat);
  return notices[before]?.n ?? 0;
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
