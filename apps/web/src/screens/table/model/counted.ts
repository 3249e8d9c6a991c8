import type { Seat, Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';

export interface Counted {
  /** The sentence that adds up a seat's score, by seat. */
  readonly sums: readonly (Told | null)[];
  /** How it came to that: what was counted before. */
  readonly steps: readonly Told[];
}

const COUNTED = /\.counted$/u;

/** The arithmetic of the end: what the last choice led to, from the first thing that was counted. */
export function countedAtEnd(notices: readonly Notice[], seats: number): Counted {
  const events = notices.findLast(({ what }) => what.type === 'chose')?.events ?? [];
  const from = events.findIndex(({ event }) => COUNTED.test(event));
  const counted = from < 0 ? [] : events.slice(from);
  const sumOf = (seat: Seat): Told | null => counted.findLast((e) => COUNTED.test(e.event) && e.with.seat === seat) ?? null;
  const sums = Array.from({ length: seats }, (_, seat) => sumOf(seat));
  return { sums, steps: counted.filter((e) => !sums.includes(e)) };
}
