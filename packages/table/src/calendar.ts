// Hours of the day in which clocks run, and days off: where time is counted in days, by the calendar of one time zone. All times here are
// times of day, in milliseconds.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Clocks run on these days of the week (1 is Monday), from this minute of the day to that one, which may be after midnight. */
export interface Hours {
  readonly zone: string;
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** From and to; the end is not part of it. */
export type Span = readonly [from: number, to: number];

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en', { timeZone: zone, ...numeric, hourCycle: 'h23' });
    formats.set(zone, format);
  }
  return format;
}

/** Whether this is a time zone that is known here. */
export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show, as if it were UTC; to the minute. */
export function localTime(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!);
}

const aheadAt = (zone: string, at: number): number => localTime(zone, at) - (at - (((at % MINUTE) + MINUTE) % MINUTE));

/** When the clocks of a zone show this. Looked at twice, since they may change in between. */
function atLocal(zone: string, local: number): number {
  const near = local - aheadAt(zone, local);
  return local - aheadAt(zone, near);
}

const lengthOf = ({ from, to }: Hours): number => (to > from ? to : to + DAY / MINUTE) - from;

/** How much of a week is open. */
export const openInWeek = (hours: Hours): number => hours.days.length * lengthOf(hours) * MINUTE;

/** However few hours a table has, nobody is waited for longer than this. */
export const LONGEST_MOVE = 60 * DAY;

/** Whether a move may take longer than that, where only these hours count. */
export const takesTooLong = (perMove: number, hours: Hours): boolean => (perMove / openInWeek(hours)) * 7 * DAY > LONGEST_MOVE;

/** The times from then on in which clocks run, one after the other, without end. */
function* openings(hours: Hours | undefined, from: number): Generator<Span> {
  if (hours === undefined) return yield [from, Number.POSITIVE_INFINITY];
  const { zone } = hours;
  for (let day = Math.floor(localTime(zone, from) / DAY) - 1; ; day++) {
    const weekday = ((((day + 3) % 7) + 7) % 7) + 1; // the first of January 1970 was a Thursday
    if (!hours.days.includes(weekday)) continue;
    const opens = day * DAY + hours.from * MINUTE;
    const [begin, end] = [atLocal(zone, opens), atLocal(zone, opens + lengthOf(hours) * MINUTE)];
    if (end > from) yield [Math.max(begin, from), end];
  }
}

/** What is left of a span without those days off. */
function without(span: Span, off: readonly Span[]): Span[] {
  let left: Span[] = [span];
  for (const [from, to] of off)
    left = left.flatMap(([a, b]): Span[] =>
      to <= a || from >= b ? [[a, b]] : [...(from > a ? [[a, from] as const] : []), ...(to < b ? [[to, b] as const] : [])],
    );
  return left;
}

/** Nobody is waited for longer: what is before that need not be counted, however far the clock of a machine was set. */
const LONGEST_WAIT = 400 * DAY;

/** How long clocks ran between two times. */
export function ranBetween(hours: Hours | undefined, off: readonly Span[], from: number, to: number): number {
  let ran = 0;
  for (const opening of openings(hours, Math.max(from, to - LONGEST_WAIT))) {
    if (opening[0] >= to) break;
    for (const [a, b] of without(opening, off)) ran += Math.max(0, Math.min(b, to) - a);
    if (opening[1] >= to) break;
  }
  return ran;
}

/** When clocks will have run for so long. */
export function ranOut(hours: Hours | undefined, off: readonly Span[], from: number, ms: number): number {
  let left = ms;
  if (left <= 0) return from;
  for (const opening of openings(hours, from))
    for (const [a, b] of without(opening, off)) {
      if (b - a >= left) return a + left;
      left -= b - a;
    }
  return Number.POSITIVE_INFINITY;
}

/** Years of a match have so many days. */
const YEAR = 365 * DAY;

/** How many days off somebody has had in this year of the match. */
export function daysTaken(off: readonly Span[], began: number, now: number): number {
  const year = (at: number): number => Math.floor((at - began) / YEAR);
  return off.reduce((sum, [from, to]) => (year(from) === year(now) ? sum + Math.ceil((to - from) / DAY) : sum), 0);
}

/** So many days off, from now on. */
export const daysOff = (days: number, now: number): Span => [now, now + days * DAY];
