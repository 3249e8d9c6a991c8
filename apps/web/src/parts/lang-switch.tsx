import type { Lang } from '@boucan/kernel';
import { useLang } from '../words/lang.tsx';
import { ownName, useLanguages } from '../words/languages.ts';
import './lang-switch.css';

/** Two languages are two buttons; where there are more, one chooses from a list. Each has its own name for itself. */
export function LangSwitch() {
  const { lang, setLang, t } = useLang();
  const languages = useLanguages();
  if (languages.length > 2)
    return (
      <select
        className="switch-list"
        aria-label={t('settings.language')}
        value={lang}
        onChange={({ target }) => setLang(target.value as Lang)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="switch" role="group" aria-label={t('settings.language')}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => setLang(one)} title={ownName(one)}>
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="sr-only">{ownName(one)}</span>
        </button>
      ))}
    </div>
  );
}
