import { LIMITS } from '@boucan/protocol';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../net/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useLang } from '../../words/lang.tsx';
import type { Tape } from './tape.ts';

interface Props {
  readonly tape: Tape;
  readonly at: number;
  readonly onClose: () => void;
}

/** Something went wrong in a match: the note goes to the server with the table, or into a file with the match. */
export function ReportDialog({ tape: { origin, played, record }, at, onClose }: Props) {
  const { t } = useLang();
  const id = useId();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'writing' | 'sent' | 'failed'>('writing');
  const online = 'online' in origin;
  const send = async (e: FormEvent) => {
    e.preventDefault();
    if (!online) {
      saveFile(`boucan-report-${played.game}.json`, JSON.stringify({ note, at, match: record ?? played }, null, 2));
      return setState('sent');
    }
    const path = `/api/tables/${encodeURIComponent(origin.online)}/report`;
    const key = origin.key === null ? '' : `?key=${encodeURIComponent(origin.key)}`;
    await request('POST', path + key, { note: `[${at}] ${note}` }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <Dialog title={t('report.title')} onClose={onClose}>
      {state === 'sent' ? (
        <p role="status">{t(online ? 'report.sent' : 'report.saved')}</p>
      ) : (
        <form className="field" onSubmit={(e) => void send(e)}>
          <label htmlFor={id}>{t('report.note')}</label>
          <textarea
            id={id}
            rows={5}
            required
            maxLength={LIMITS.note - 10}
            value={note}
            onChange={(e) => setNote(e.target.value)}
          />
          <p className="hint">{t(online ? 'report.hint.online' : 'report.hint.local')}</p>
          <p className="complaint" role="alert">
            {state === 'failed' ? t('trouble.offline.text') : ''}
          </p>
          <button type="submit" className="primary">
            {t(online ? 'report.send' : 'report.save')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
