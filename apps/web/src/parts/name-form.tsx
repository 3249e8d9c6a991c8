import { isName } from '@boucan/protocol';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../net/api.ts';
import { nameHere, signIn } from '../net/session.ts';
import { useLang } from '../words/lang.tsx';
import { NameField } from './name-field.tsx';

/** Asks for a name, once, and has one ready. */
export function NameForm({ onDone, take }: { readonly onDone?: () => void; readonly take?: string }) {
  const { t, lang } = useLang();
  const id = useId();
  const [name, setName] = useState(() => nameHere(lang));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (!isName(name.trim())) return setTrouble(t('name.unfit'));
    setBusy(true);
    setTrouble(null);
    try {
      await signIn(name.trim());
      onDone?.();
    } catch (error) {
      setTrouble(t(error instanceof ApiError && error.error === 'offline' ? 'trouble.offline.text' : 'name.refused'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="name-form" onSubmit={(e) => void submit(e)}>
      <label htmlFor={id}>{t('name.ask')}</label>
      <div className="row">
        <NameField id={id} name={name} wrong={trouble !== null} onChange={setName} />
        <button type="submit" className="primary" disabled={busy}>
          {take ?? t('name.take')}
        </button>
      </div>
      <p id={`${id}-hint`} className="hint">
        {t('name.hint')}
      </p>
      <p className="complaint" role="alert">
        {trouble}
      </p>
    </form>
  );
}
