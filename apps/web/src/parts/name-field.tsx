import dice from 'icon:perspective-dice-six-faces-random';
import { suggestedName } from '../net/session.ts';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import './name-form.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly wrong: boolean;
  readonly onChange: (name: string) => void;
}

/** A name to be called by, and another one for whoever has no idea. Who types over the one that stands there need not take it away first. */
export function NameField({ id, name, wrong, onChange }: Props) {
  const { t, lang } = useLang();
  return (
    <>
      <input
        id={id}
        value={name}
        autoComplete="nickname"
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong}
        data-first
        onFocus={(e) => e.target.select()}
        onChange={(e) => onChange(e.target.value)}
      />
      <button type="button" className="square" aria-label={t('name.another')} onClick={() => onChange(suggestedName(lang))}>
        <Icon body={dice} />
      </button>
    </>
  );
}
