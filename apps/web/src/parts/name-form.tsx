import dice from 'icon:perspective-dice-six-faces-random';
import { isName } from '@boucan/protocol';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../net/api.ts';
import { nameHere, signIn, suggestedName } from '../net/session.ts';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import './name-form.css';

/** Asks for a name, once, and has one ready. */
export function NameForm({ onDone }: { readonly onDone?: () => void }) {
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
        <input
          id={id}
          value={name}
          autoComplete="nickname"
          aria-describedby={`${id}-hint`}
          aria-invalid={trouble !== null}
          onChange={(e) => setName(e.target.value)}
        />
        <button type="button" className="square" aria-label={t('name.another')} onClick={() => setName(suggestedName(lang))}>
          <Icon body={dice} />
        </button>
        <button type="submit" className="primary" disabled={busy}>
          {t('name.take')}
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
