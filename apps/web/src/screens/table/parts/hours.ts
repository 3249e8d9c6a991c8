import type { Hours } from '@boucan/table';
import { placeOf } from '../../../words/dates.ts';
import { useLang } from '../../../words/lang.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MONDAY = 4 * DAY; // of January 1970

/** A day and its hour, where the reader is. */
export const dayOf = (lang: string, at: number): string =>
  new Intl.DateTimeFormat(placeOf(lang), { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(at);

/** What the sentence about the clock needs to know of the hours in which it runs. */
export function useHours(): (hours: Hours | undefined) => Readonly<Record<'from' | 'to' | 'days' | 'zone', string>> {
  const { t, lang } = useLang();
  const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(placeOf(lang), { ...options, timeZone: 'UTC' });
  return (hours) => {
    if (hours === undefined) return { from: 'no', to: '', days: '', zone: '' };
    const time = (minute: number): string => inUtc({ hour: 'numeric', minute: '2-digit' }).format(minute * MINUTE);
    const sorted = [...hours.days].sort();
    const listed = (): string => {
      const weekday = inUtc({ weekday: 'long' });
      const names = sorted.map((day) => weekday.format(MONDAY + (day - 1) * DAY));
      return t('table.clock.on-days', { days: new Intl.ListFormat(lang).format(names) });
    };
    const [from, to] = [time(hours.from), time(hours.to)];
    const zone = (hours.zone.split('/').at(-1) ?? hours.zone).replaceAll('_', ' ');
    const known = { '1234567': 'every-day', '12345': 'weekdays', '67': 'weekends' } as const;
    const short = known[sorted.join('') as keyof typeof known];
    return { from, to, zone, days: short === undefined ? listed() : t(`table.clock.${short}`) };
  };
}
