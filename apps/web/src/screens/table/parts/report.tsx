import { LIMITS } from '@boucan/protocol';
import type { TableView } from '@boucan/table';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../../net/api.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { Shown } from '../../../table/source.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { strangersAt } from '../model/strangers.ts';
import './report.css';

/** Who sits here, looks on or has spoken, but for oneself. */
function peopleAt(shown: Shown, { seats }: TableView, me: string): readonly { readonly player: string; readonly name: string }[] {
  const seated = seats.flatMap((holder) => (holder.kind === 'person' ? [{ player: holder.player, name: holder.name }] : []));
  const all = [...seated, ...strangersAt(shown, me)];
  return all.filter(({ player }) => player !== me);
}

/** Tells whoever runs the server what went wrong, with the table as it stands. */
export function Report({ close }: { readonly close: () => void }) {
  const { t } = useLang();
  const { shown, view, source } = useTable();
  const others = peopleAt(shown, view, source.me);
  const [about, setAbout] = useState('');
  const [note, setNote] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing');
  const field = useId();
  const send = async (e: FormEvent) => {
    e.preventDefault();
    setState('sending');
    try {
      if (about === '') await request('POST', `/api/tables/${shown.table}/report`, { note });
      else await request('POST', '/api/complaints', { player: about, table: shown.table, note });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog title={t('table.report')} onClose={close} className="tb-sheet">
      {state === 'sent' ? (
        <p role="status">{t('table.report.sent')}</p>
      ) : (
        <form className="tb-report" onSubmit={(e) => void send(e)}>
          {others.length > 0 && (
            <>
              <label htmlFor={`${field}-about`}>{t('table.report.about')}</label>
              <select id={`${field}-about`} value={about} onChange={(e) => setAbout(e.currentTarget.value)}>
                <option value="">{t('table.report.about.table')}</option>
                {others.map(({ player, name }) => (
                  <option key={player} value={player}>
                    {name}
                  </option>
                ))}
              </select>
              {about !== '' && <p className="tb-note">{t('table.report.about.what')}</p>}
            </>
          )}
          <label htmlFor={field}>{t('table.report.what')}</label>
          <textarea
            id={field}
            rows={5}
            maxLength={LIMITS.note}
            required
            value={note}
            onChange={(e) => setNote(e.currentTarget.value)}
          />
          {state === 'failed' && <p role="alert">{t('table.report.failed')}</p>}
          <button type="submit" className="primary" disabled={state === 'sending' || note.trim() === ''}>
            {t('table.report.send')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
