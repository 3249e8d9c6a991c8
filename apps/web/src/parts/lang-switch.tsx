import { LANGS } from '@boucan/kernel';
import { lazy, Suspense } from 'react';
import { useLang } from '../words/lang.tsx';
import { useLanguages } from '../words/languages.ts';
import './lang-switch.css';

/** Each language in its own words. */
const OWN = { en: 'English', fr: 'Français' } as const;
const LangList = lazy(() => import('./lang-list.tsx'));

/** Two languages are two buttons; where there are more, one chooses from a list. */
export function LangSwitch() {
  const { lang, setLang, t } = useLang();
  if (useLanguages().length > 2)
    return (
      <Suspense>
        <LangList />
      </Suspense>
    );
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
