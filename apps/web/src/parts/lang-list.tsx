import type { Lang } from '@boucan/kernel';
import { useLang } from '../words/lang.tsx';
import { useLanguages } from '../words/languages.ts';

/** What a language calls itself. */
function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** More languages than two, by their own names. */
export default function LangList() {
  const { lang, setLang, t } = useLang();
  return (
    <select
      className="switch-list"
      aria-label={t('settings.language')}
      value={lang}
      onChange={({ target }) => setLang(target.value as Lang)}
    >
      {useLanguages().map((one) => (
        <option key={one} value={one} lang={one}>
          {ownName(one)}
        </option>
      ))}
    </select>
  );
}
