import { LIMITS } from '@boucan/protocol';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../../net/api.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './report.css';

/** Tells whoever runs the server what went wrong, with the table as it stands. */
export function Report({ close }: { readonly close: () => void }) {
  const { t } = useLang();
  const { shown } = useTable();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing');
  const field = useId();
  const send = async (e: FormEvent) => {
    e.preventDefault();
    setState('sending');
    try {
      await request('POST', `/api/tables/${shown.table}/report`, { note });
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
