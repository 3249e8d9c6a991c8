// When somebody is told: the time of day where they live, the hours in which they want peace, and how long before a clock runs out.

import { localTime } from '@boucan/table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MINUTES = 24 * 60;

/** Minutes of the day, from and to; it may go past midnight. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** What time of day it is there, in minutes. */
export const minuteOf = (zone: string, at: number): number => (localTime(zone, at) % DAY) / MINUTE;

/** The next time, from now on, that it is this minute of the day there. Where clocks change in between, they are looked at again. */
export function nextAt(zone: string, minute: number, now: number): number {
  const start = now - (now % MINUTE);
  const wait = (at: number): number => ((minute - minuteOf(zone, at) + MINUTES) % MINUTES) * MINUTE;
  let at = start + wait(start);
  const off = ((minute - minuteOf(zone, at) + MINUTES + MINUTES / 2) % MINUTES) - MINUTES / 2;
  at += off * MINUTE;
  return at < now ? at + DAY : at;
}

export function isQuiet(quiet: Quiet | null, zone: string, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const minute = minuteOf(zone, at);
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

/** Not in quiet hours: when they are over. */
export const afterQuiet = (quiet: Quiet | null, zone: string, at: number): number =>
  quiet !== null && isQuiet(quiet, zone, at) ? nextAt(zone, quiet.to, at) : at;

/** A reminder that would fall into quiet hours comes before them: after them it may be too late. Null where there is no such time left. */
export function beforeQuiet(quiet: Quiet | null, zone: string, at: number, now: number): number | null {
  if (at < now) return null;
  if (quiet === null || !isQuiet(quiet, zone, at)) return at;
  const begin = nextAt(zone, quiet.from, at - DAY) - MINUTE;
  return begin >= now ? begin : null;
}

/** How many hours before the end somebody is reminded who was given this long: not as soon as the clock starts. */
export const remindersFor = (hours: readonly number[], given: number): number[] =>
  hours.filter((before) => before * HOUR <= given * 0.75);

/** After so many failures it is tried again so much later, unless the other side says when. */
export const backOff = (tries: number, chance: number): number =>
  Math.min(30_000 * 4 ** Math.max(0, tries - 1), 6 * HOUR) * (0.75 + chance / 2);
