// Clocks: which seats are waited for, since when, and how much time each has left. All times are on the table's own clock.
import type { Seat } from '@boucan/kernel';
import { ranBetween, ranOut, type Span } from './calendar.ts';
import type { Clock } from './terms.ts';

/** A moment: on the table's own clock, and the time of day. */
export interface When {
  readonly now: number;
  readonly wall: number;
}

/** What the clocks of a table show. */
export interface Face {
  readonly bank: readonly number[]; // by seat, what is left on a live clock
  readonly spent: readonly number[]; // by seat, what it has used already for the choice it is asked for
}

/** Where clocks follow a calendar, in times of day: when the match began, and by seat, when the table began to wait, and the days off. */
export interface Days {
  readonly began: number | null;
  readonly from: readonly (number | null)[];
  readonly off: readonly (readonly Span[])[];
}

export interface Clocks extends Face {
  readonly bank: number[];
  readonly spent: number[];
  readonly since: (number | null)[]; // by seat, when the table began to wait for it
  readonly days?: { began: number | null; readonly from: (number | null)[]; readonly off: Span[][] };
}

/** Whether clocks stand still in some hours, or on some days. */
const followsCalendar = (clock: Clock): boolean =>
  clock.kind === 'days' && (clock.hours !== undefined || clock.holidays !== undefined);

export const newClocks = (clock: Clock, seats: number): Clocks => ({
  bank: Array<number>(seats).fill(clock.kind === 'live' ? clock.bank : 0),
  spent: Array<number>(seats).fill(0),
  since: Array<number | null>(seats).fill(null),
  ...(followsCalendar(clock) && {
    days: { began: null, from: Array<number | null>(seats).fill(null), off: Array.from({ length: seats }, () => []) },
  }),
});

const copied = ({ bank, spent, since, days }: Clocks): Clocks => ({
  bank: bank.slice(),
  spent: spent.slice(),
  since: since.slice(),
  ...(days !== undefined && { days: { ...days, from: days.from.slice() } }),
});

/** If the server was down while the table waited, so much of it is given back at most: more is no outage, somebody has set the clock. */
const LONGEST_OUTAGE = 7 * 24 * 3_600_000;

/**
 * By the calendar, the table has waited since then, and gives back so much: the time of day has run ahead of the table's own clock by as long
 * as the server was down. If it has fallen behind, the clock was wrong before, and the wait began by what it says now.
 */
function waitOf(since: number, from: number, apart: number): { readonly from: number; readonly back: number } {
  const ahead = apart - (from - since);
  return ahead < 0 ? { from: since + apart, back: 0 } : { from, back: Math.min(ahead, LONGEST_OUTAGE) };
}

/**
 * What counts of a wait. Where there is a calendar, never more than really passed on the table's own clock, which stands still while the
 * server is down and cannot be set, and never more than was open by the time of day.
 */
function counted({ days }: Clocks, clock: Clock, seat: Seat, since: number, { now, wall }: When): number {
  const passed = Math.max(0, now - since);
  const began = days?.from[seat] ?? null;
  if (days === undefined || began === null || clock.kind !== 'days') return passed;
  const { from, back } = waitOf(since, began, wall - now);
  return Math.min(passed, Math.max(0, ranBetween(clock.hours, days.off[seat]!, from, wall) - back));
}

/** The table no longer waits for a seat: it pays for the time it took. */
function stopped(clocks: Clocks, clock: Clock, seat: Seat, when: When): void {
  const since = clocks.since[seat] ?? null;
  clocks.since[seat] = null;
  if (since === null) return;
  const used = counted(clocks, clock, seat, since, when);
  clocks.spent[seat]! += used;
  if (clock.kind === 'live') clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - used);
}

/** What the clocks show at this time. */
export function faceAt(clocks: Clocks, clock: Clock, when: When): Face {
  const face = copied(clocks);
  for (const seat of face.bank.keys()) stopped(face, clock, seat, when);
  return { bank: face.bank, spent: face.spent };
}

/**
 * A seat has chosen: it pays for the time it took, and a person earns the increment, which is given back here. Where an answer was kept
 * back for the sake of secrecy, `kept` says what it costs; a formality earns nothing.
 */
export function pressed(
  clocks: Clocks,
  clock: Clock,
  seat: Seat,
  when: When,
  kept: { readonly took: number; readonly isFormal: boolean } | null = null,
): number {
  const isAwaited = (clocks.since[seat] ?? null) !== null;
  if (isAwaited && kept !== null) startAt(clocks, seat, { now: when.now - kept.took, wall: when.wall - kept.took });
  const earned = clock.kind === 'live' && isAwaited && kept?.isFormal !== true ? clock.increment : 0;
  stopped(clocks, clock, seat, when);
  clocks.bank[seat]! += earned;
  clocks.spent[seat] = 0;
  return earned;
}

function startAt({ since, days }: Clocks, seat: Seat, { now, wall }: When): void {
  since[seat] = now;
  if (days !== undefined) days.from[seat] = wall;
}

/** The table now waits for these seats and for no others. */
export function waitFor(clocks: Clocks, clock: Clock, awaited: readonly Seat[], when: When): void {
  for (let seat = 0; seat < clocks.since.length; seat++)
    if (awaited.includes(seat)) {
      if (clocks.since[seat] === null) startAt(clocks, seat, when);
    } else stopped(clocks, clock, seat, when);
}

/**
 * A seat takes a choice back: it has used the time it used, and gives back what it earned. Where others had to think about what is now
 * undone, their clocks show again what they showed then.
 */
export function takenBack(
  clocks: Clocks,
  clock: Clock,
  seat: Seat,
  choice: { readonly face: Face | null; readonly earned: number },
  othersToo: boolean,
  when: When,
): void {
  stopped(clocks, clock, seat, when);
  clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - choice.earned);
  clocks.spent[seat]! += choice.face?.spent[seat] ?? 0;
  if (!othersToo || choice.face === null) return;
  for (const other of clocks.bank.keys()) {
    if (other === seat) continue;
    clocks.bank[other] = choice.face.bank[other]!;
    clocks.spent[other] = choice.face.spent[other]!;
    clocks.since[other] = null;
  }
}

/** Somebody takes days off, or, with none, is back before they are over. */
export function tookOff({ days }: Clocks, seat: Seat, span: Span): void {
  const off = days!.off[seat]!;
  const last = off.at(-1);
  const isBack = span[0] === span[1];
  if (!isBack) days!.off[seat] = [...off, span];
  else if (last !== undefined && last[1] > span[0]) days!.off[seat] = [...off.slice(0, -1), [last[0], span[0]]];
}

/** Until when a seat has days off, if it has now. */
export function offUntil({ days }: { readonly days?: Days }, seat: Seat, wall: number): number | null {
  const last = days?.off[seat]?.at(-1);
  return last !== undefined && last[1] > wall ? last[1] : null;
}

/** When a seat's time runs out, if it ever does. `apart`: by how much the time of day is ahead of the table's own clock now. */
export function deadlineOf(
  clocks: Face & { readonly since: readonly (number | null)[]; readonly days?: Days },
  clock: Clock,
  seat: Seat,
  apart: number,
): number | null {
  const since = clocks.since[seat] ?? null;
  if (since === null || clock.kind === 'none') return null;
  if (clock.kind === 'live') return since + clocks.bank[seat]!;
  const left = clock.perMove - clocks.spent[seat]!;
  const began = clocks.days?.from[seat] ?? null;
  if (clocks.days === undefined || began === null) return since + left;
  const { from, back } = waitOf(since, began, apart);
  return Math.max(since + left, ranOut(clock.hours, clocks.days.off[seat]!, from, left + back) - apart);
}
