// Clocks: who is being waited for since when, and how much of his time is left.
import type { Seat } from '@boucan/kernel';
import type { Clock } from './terms.ts';

export interface Clocks {
  readonly bank: number[]; // by seat, what is left on a live clock
  readonly since: (number | null)[]; // by seat, when the table began to wait for it
}

export const newClocks = (clock: Clock, seats: number): Clocks => ({
  bank: Array<number>(seats).fill(clock.kind === 'live' ? clock.bank : 0),
  since: Array<number | null>(seats).fill(null),
});

/** A seat has chosen: it pays for the time it took and earns the increment. */
export function pressed(clocks: Clocks, clock: Clock, seat: Seat, now: number): void {
  const since = clocks.since[seat] ?? null;
  if (since !== null && clock.kind === 'live')
    clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - (now - since)) + clock.increment;
  clocks.since[seat] = null;
}

/** The table now waits for these seats and for no others. */
export function waitFor(clocks: Clocks, awaited: readonly Seat[], now: number): void {
  for (let seat = 0; seat < clocks.since.length; seat++)
    clocks.since[seat] = awaited.includes(seat) ? (clocks.since[seat] ?? now) : null;
}

/** When a seat's time runs out, if it ever does. */
export function deadlineOf(clocks: Clocks, clock: Clock, seat: Seat): number | null {
  const since = clocks.since[seat] ?? null;
  if (since === null || clock.kind === 'none') return null;
  return since + (clock.kind === 'live' ? clocks.bank[seat]! : clock.perMove);
}
