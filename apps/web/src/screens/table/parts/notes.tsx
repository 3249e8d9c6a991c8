import type { JottingsReply } from '@boucan/protocol';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { request } from '../../../net/api.ts';
import { refusedBecause } from '../../../net/refused.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { dayAndTime } from '../../../words/dates.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './notes.css';

/** What one has noted down for oneself: a note to every moment of the match, kept after it. */
export function Notes({ close }: { readonly close: () => void }) {
  const { t, lang } = useLang();
  const { shown, view } = useTable();
  const path = `/api/tables/${shown.table}/notes`;
  const field = useId();
  const [notes, setNotes] = useState<JottingsReply['notes'] | null>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(view.n); // the moment at which the sheet was opened, or of the note that is being changed
  const [trouble, setTrouble] = useState<string | null>(null);
  const heard = ({ notes: all }: JottingsReply): void => setNotes(all);
  const fail = useCallback((error: unknown) => void refusedBecause(error).then(setTrouble), []);
  useEffect(() => {
    request<JottingsReply>('GET', path).then(({ notes: all }) => setNotes(all), fail);
  }, [path, fail]);
  const keep = async (n: number, said: string) => {
    setTrouble(null);
    await request<JottingsReply>('POST', path, { n, text: said }).then((all) => {
      heard(all);
      setText('');
      setAt(view.n);
    }, fail);
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void keep(at, text);
  };
  return (
    <Dialog title={t('table.notes')} onClose={close} className="tb-sheet">
      <p className="tb-note">{t('table.notes.what')}</p>
      <form className="tb-notes" onSubmit={submit}>
        <label htmlFor={field}>{t('table.notes.at', { n: at })}</label>
        <textarea id={field} rows={3} maxLength={1000} required value={text} onChange={(e) => setText(e.currentTarget.value)} />
        {trouble !== null && <p role="alert">{trouble}</p>}
        <button type="submit" className="primary" disabled={text.trim() === ''}>
          {t('table.notes.keep')}
        </button>
      </form>
      <ul className="tb-places">
        {notes?.toReversed().map((note) => (
          <li key={note.n} className="tb-place tb-jotting">
            <span>
              <small>
                {t('table.notes.of', { n: note.n })} · {dayAndTime(lang, note.at)}
              </small>
              <span className="tb-jotted">{note.text}</span>
            </span>
            <button
              type="button"
              onClick={() => {
                setAt(note.n);
                setText(note.text);
              }}
            >
              {t('table.notes.change')}
            </button>
            <button type="button" onClick={() => void keep(note.n, '')}>
              {t('table.notes.remove')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
