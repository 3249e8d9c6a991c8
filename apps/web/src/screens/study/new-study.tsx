import type { GameRecord } from '@boucan/record';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../net/api.ts';
import { refusedBecause } from '../../net/refused.ts';
import { useSession } from '../../net/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { NameForm } from '../../parts/name-form.tsx';
import { useStudyWords } from './use-words.ts';

/** Of a table of the server, or of a record. */
export type Of = { readonly table: string; readonly key: string | null } | { readonly record: GameRecord };

export function NewStudy({
  of,
  names,
  onClose,
}: {
  readonly of: Of;
  readonly names: readonly string[];
  readonly onClose: () => void;
}) {
  const t = useStudyWords();
  const session = useSession();
  const [, go] = useLocation();
  const [title, setTitle] = useState(() => t('study.title.of', { names: names.join(', ') }).slice(0, 80));
  const [why, setWhy] = useState<string | null>(null);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    request<{ study: string }>('POST', '/api/studies', { title, ...of }).then(
      ({ study }) => go(`/study/${study}`),
      async (error: unknown) => setWhy(await refusedBecause(error)),
    );
  };
  return (
    <Dialog title={t('study.new')} onClose={onClose}>
      <p>{t('study.new.text')}</p>
      {session.is !== 'known' ? (
        <NameForm />
      ) : (
        <form onSubmit={submit}>
          <label className="field">
            {t('study.title')}
            <input required maxLength={80} value={title} data-first onChange={(e) => setTitle(e.target.value)} />
          </label>
          <p className="complaint" role="alert">
            {why}
          </p>
          <button type="submit" className="primary">
            {t('study.create')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
