import { LANGS } from '@boucan/kernel';
import { useLang } from '../words/lang.tsx';
import './lang-switch.css';

/** Each language in its own words. */
const OWN = { en: 'English', fr: 'Français' } as const;

export function LangSwitch() {
  const { lang, setLang, t } = useLang();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="switch" role="group" aria-label={t('settings.language')}>
      {LANGS.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => setLang(one)} title={OWN[one]}>
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="sr-only">{OWN[one]}</span>
        </button>
      ))}
    </div>
  );
}
