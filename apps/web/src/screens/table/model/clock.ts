import type { Seat } from '@boucan/kernel';
import { deadlineOf, type TableView } from '@boucan/table';
import { useEffect, useState } from 'react';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

export interface Left {
  readonly ms: number;
  readonly running: boolean;
  readonly urgent: boolean;
}

/** What a seat has left to think, or nothing where time does not count. */
export function timeLeft({ clocks, terms }: TableView, seat: Seat, now: number): Left | null {
  const { clock } = terms;
  if (clock.kind === 'none') return null;
  const end = deadlineOf(clocks, clock, seat, Date.now() - now);
  if (end === null) return clock.kind === 'live' ? { ms: clocks.bank[seat] ?? 0, running: false, urgent: false } : null;
  const ms = Math.max(0, end - now);
  return { ms, running: true, urgent: ms < (clock.kind === 'live' ? 30 * SECOND : 4 * HOUR) };
}

/** 65 000 is `1:05`. */
export function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const pad = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours > 0 ? pad(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The table's time, while somebody's clock runs. */
export function useTableTime(skew: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return now + skew;
}
