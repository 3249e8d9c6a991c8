// Clocks: which seats are waited for, since when, and how much time each has left. All times are on the table's own clock.
import type { Seat } from '@boucan/kernel';
import type { Clock } from './terms.ts';

/** What the clocks of a table show. */
export interface Face {
  readonly bank: readonly number[]; // by seat, what is left on a live clock
  readonly spent: readonly number[]; // by seat, what it has used already for the choice it is asked for
}

export interface Clocks extends Face {
  readonly bank: number[];
  readonly spent: number[];
  readonly since: (number | null)[]; // by seat, when the table began to wait for it
}

export const newClocks = (clock: Clock, seats: number): Clocks => ({
  bank: Array<number>(seats).fill(clock.kind === 'live' ? clock.bank : 0),
  spent: Array<number>(seats).fill(0),
  since: Array<number | null>(seats).fill(null),
});

const copied = ({ bank, spent, since }: Clocks): Clocks => ({ bank: bank.slice(), spent: spent.slice(), since: since.slice() });

/** The table no longer waits for a seat: it pays for the time it took. */
function stopped(clocks: Clocks, clock: Clock, seat: Seat, now: number): void {
  const since = clocks.since[seat] ?? null;
  clocks.since[seat] = null;
  if (since === null) return;
  const used = Math.max(0, now - since);
  clocks.spent[seat]! += used;
  if (clock.kind === 'live') clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - used);
}

/** What the clocks show at this time. */
export function faceAt(clocks: Clocks, clock: Clock, now: number): Face {
  const face = copied(clocks);
  for (const seat of face.bank.keys()) stopped(face, clock, seat, now);
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
  now: number,
  kept: { readonly took: number; readonly isFormal: boolean } | null = null,
): number {
  const isAwaited = (clocks.since[seat] ?? null) !== null;
  if (isAwaited && kept !== null) clocks.since[seat] = now - kept.took;
  const earned = clock.kind === 'live' && isAwaited && kept?.isFormal !== true ? clock.increment : 0;
  stopped(clocks, clock, seat, now);
  clocks.bank[seat]! += earned;
  clocks.spent[seat] = 0;
  return earned;
}

/** The table now waits for these seats and for no others. */
export function waitFor(clocks: Clocks, clock: Clock, awaited: readonly Seat[], now: number): void {
  for (let seat = 0; seat < clocks.since.length; seat++)
    if (awaited.includes(seat)) clocks.since[seat] ??= now;
    else stopped(clocks, clock, seat, now);
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
  now: number,
): void {
  stopped(clocks, clock, seat, now);
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

/** When a seat's time runs out, if it ever does. */
export function deadlineOf(
  clocks: Face & { readonly since: readonly (number | null)[] },
  clock: Clock,
  seat: Seat,
): number | null {
  const since = clocks.since[seat] ?? null;
  if (since === null || clock.kind === 'none') return null;
  return since + (clock.kind === 'live' ? clocks.bank[seat]! : clock.perMove - clocks.spent[seat]!);
}
