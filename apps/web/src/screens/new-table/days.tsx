import { type Hours, takesTooLong } from '@boucan/table';
import { useId } from 'react';
import { Choices } from '../../parts/choices.tsx';
import { clockFace, minuteIn } from '../../parts/time-of-day.ts';
import { useLang } from '../../words/lang.tsx';
import { type Draft, PACES } from './draft.ts';

const WEEK = { all: [1, 2, 3, 4, 5, 6, 7], weekdays: [1, 2, 3, 4, 5], weekends: [6, 7] } as const;
const OFF = [0, 5, 10, 20] as const;

const evening = (): Hours => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  days: WEEK.all,
  from: 8 * 60,
  to: 23 * 60,
});

interface Props {
  readonly draft: Draft;
  readonly onChange: (some: Partial<Draft>) => void;
}

/** Where a move may take days: the hours in which time counts, and how many days off everybody has. */
export function Days({ draft: { pace, hours, holidays }, onChange }: Props) {
  const { t } = useLang();
  const id = useId();
  const clock = PACES[pace];
  const set = (some: Partial<Hours>) => onChange({ hours: { ...(hours ?? evening()), ...some } });
  const week = (['all', 'weekdays', 'weekends'] as const).find((one) => WEEK[one].length === hours?.days.length) ?? 'all';
  return (
    <>
      <fieldset className="days">
        <legend>{t('new.hours')}</legend>
        <label className="row">
          <input
            type="checkbox"
            checked={hours !== null}
            onChange={(e) => onChange({ hours: e.target.checked ? evening() : null })}
          />
          {t('new.hours.on')}
        </label>
        {hours !== null && (
          <>
            <p className="row">
              {(['from', 'to'] as const).map((end) => (
                <label key={end} className="row">
                  {t(`new.hours.${end}`)}
                  <input
                    type="time"
                    required
                    aria-describedby={id}
                    value={clockFace(hours[end])}
                    onChange={(e) => {
                      const minute = minuteIn(e.target.value);
                      if (e.target.value !== '' && minute !== hours[end === 'from' ? 'to' : 'from']) set({ [end]: minute });
                    }}
                  />
                </label>
              ))}
            </p>
            <p id={id} className="hint">
              {t('new.hours.zone', { zone: hours.zone.replaceAll('_', ' ') })}
            </p>
            <Choices
              legend={t('new.hours.days')}
              options={(['all', 'weekdays', 'weekends'] as const).map((value) => ({ value, label: t(`new.hours.${value}`) }))}
              value={week}
              onChange={(value) => set({ days: WEEK[value] })}
            />
            <p role="alert" className="complaint">
              {clock.kind === 'days' && takesTooLong(clock.perMove, hours) ? t('new.hours.few') : ''}
            </p>
          </>
        )}
      </fieldset>
      <Choices
        legend={t('new.off')}
        options={OFF.map((count) => ({ value: String(count), label: t('new.off.count', { count }) }))}
        value={String(holidays)}
        onChange={(value) => onChange({ holidays: Number(value) })}
      />
    </>
  );
}
