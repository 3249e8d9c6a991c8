import type { Seat, Tellings, Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';

export interface Counted {
  /** The sentence that adds up a seat's score, by seat. */
  readonly sums: readonly (Told | null)[];
  /** What is added up in it, where it brought somebody something. */
  readonly sources: readonly string[];
  /** How it came to that: what reckons, where the game says so; otherwise what else the last choice led to, since its last heading. */
  readonly steps: readonly Told[];
}

/** The arithmetic of the end, where the game says which events are its final count. */
export function countedAtEnd(notices: readonly Notice[], telling: Tellings | undefined, seats: number): Counted {
  const events = notices.findLast(({ what }) => what.type === 'chose')?.events ?? [];
  const counts = events.filter(({ event }) => telling?.[event]?.count !== undefined);
  const sumOf = (seat: Seat): Told | null => counts.findLast((e) => e.with.seat === seat) ?? null;
  const sums = Array.from({ length: seats }, (_, seat) => sumOf(seat));
  if (counts.length === 0) return { sums, sources: [], steps: [] };
  const since = events.findLastIndex(({ event }) => telling?.[event]?.heading === true) + 1;
  const named = [...new Set(counts.flatMap(({ event }) => telling?.[event]?.count ?? []))];
  const sources = named.filter((source) => sums.some((sum) => sum?.with[source] !== 0));
  const said = Object.values(telling ?? {}).some(({ reckons }) => reckons === true);
  const isStep = (e: Told): boolean => (said ? telling?.[e.event]?.reckons === true : !sums.includes(e));
  return { sums, sources, steps: events.slice(since).filter(isStep) };
}
