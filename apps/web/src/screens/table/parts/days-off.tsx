import type { Seat } from '@boucan/kernel';
import { daysTaken, offUntil } from '@boucan/table';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../parts/dialog.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { dayOf } from './hours.ts';

/** Days on which one's clock stands still: how many are left, and when one is back. */
export function DaysOff({ seat, close }: { readonly seat: Seat; readonly close: () => void }) {
  const { t, lang } = useLang();
  const { act, busy, view } = useTable();
  const [days, setDays] = useState(1);
  const field = useId();
  const { clocks, terms } = view;
  const now = Date.now();
  const until = offUntil(clocks, seat, now);
  const most = terms.clock.kind === 'days' ? (terms.clock.holidays ?? 0) : 0;
  const left = Math.max(0, most - daysTaken(clocks.days?.off[seat] ?? [], clocks.days?.began ?? now, now));
  const take = async (count: number) => {
    if (await act({ do: 'take-off', seat, days: count })) close();
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void take(days);
  };
  return (
    <Dialog title={t('table.off')} onClose={close} className="tb-sheet">
      {until !== null ? (
        <>
          <p>{t('table.off.now', { until: dayOf(lang, until) })}</p>
          <button type="button" className="primary" disabled={busy} onClick={() => void take(0)}>
            {t('table.off.back')}
          </button>
        </>
      ) : (
        <form onSubmit={submit}>
          <p>{t('table.off.what')}</p>
          <p>{t('table.off.left', { left })}</p>
          {left > 0 && (
            <div className="tb-over-buttons">
              <label htmlFor={field}>{t('table.off.days')}</label>
              <input
                id={field}
                type="number"
                min={1}
                max={left}
                required
                value={days}
                onChange={(e) => setDays(Number(e.currentTarget.value))}
              />
              <button type="submit" className="primary" disabled={busy || days < 1 || days > left}>
                {t('table.off.do')}
              </button>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
