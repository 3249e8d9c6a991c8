import type { Seat } from '@boucan/kernel';
import { useLang } from '../../../words/lang.tsx';
import { faceOf, type Left, timeLeft, useTableTime } from '../model/clock.ts';
import { useTable } from '../model/context.ts';
import './clock.css';

const MINUTE = 60_000;

/** A span of days, hours or minutes in words; seconds do not matter there. */
export function useSpan(): (ms: number) => string {
  const { t } = useLang();
  return (ms) => {
    const minutes = Math.ceil(ms / MINUTE);
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return t('table.clock.days', { days: Math.floor(hours / 24), hours: hours % 24 });
    return hours > 0 ? t('table.clock.hours', { hours, minutes: minutes % 60 }) : t('table.clock.minutes', { minutes });
  };
}

/** What a seat has left to think. */
export function useTimeLeft(seat: Seat | null): Left | null {
  const { view, shown } = useTable();
  const running = seat !== null && view.phase === 'playing' && (view.clocks.since[seat] ?? null) !== null;
  const now = useTableTime(shown.skew, running && view.terms.clock.kind !== 'none');
  return seat === null || view.phase !== 'playing' ? null : timeLeft(view, seat, now);
}

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { t } = useLang();
  const { view } = useTable();
  const span = useSpan();
  const left = useTimeLeft(seat);
  if (left === null) return null;
  const face = view.terms.clock.kind === 'live' ? faceOf(left.ms) : span(left.ms);
  return (
    <span
      className="tb-clock"
      aria-hidden="true" /* a name that changes every second is read again every second: a key says it */
      data-running={left.running}
      data-urgent={left.urgent}
      title={t('table.clock.left', { time: face })}
    >
      {face}
    </span>
  );
}
