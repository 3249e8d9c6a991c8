// What is said aloud of what happened, and of what is asked.
import type { Notice, TableView } from '@boucan/table';

/** Which question this is. Talk, who comes and goes, and others who answer the same meanwhile do not make it another one. */
export function questionKey({ asked }: TableView, notices: readonly Notice[], mine: number | null): string | null {
  if (asked === null) return null;
  const since = notices.findLast(({ what }) => (what.type === 'chose' && what.seat === mine) || what.type === 'undone')?.n ?? 0;
  return `${since} ${asked.question} ${JSON.stringify(asked.with ?? null)}`;
}

/** Whether the seat goes on with its own turn: nobody else has chosen since it did. */
export function goesOn(notices: readonly Notice[], seat: number): boolean {
  const last = notices.findLast(({ what }) => what.type === 'chose')?.what;
  return last?.type === 'chose' && last.seat === seat;
}

/** More than this at once is a speech. */
const AT_ONCE = 6;

/** The lines that are said of these; of many, the last, and how many went before. */
export function shortened(lines: readonly string[], more: (count: number) => string): string[] {
  const left = lines.length - AT_ONCE;
  return left > 0 ? [more(left), ...lines.slice(-AT_ONCE)] : [...lines];
}
