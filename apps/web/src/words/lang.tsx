import type { Lang } from '@boucan/kernel';
import { fill, type Values } from '@boucan/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type ShellKey, shell } from './shell.ts';

interface Tongue {
  readonly lang: Lang;
  setLang(lang: Lang): void;
  /** A sentence of the shell in the language chosen. */
  t(key: ShellKey, values?: Values): string;
}

const Tongues = createContext<Tongue | null>(null);

const KEPT = 'boucan.lang';
function preferred(): Lang {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.languages.some((l) => l.toLowerCase().startsWith('fr')) ? 'fr' : 'en';
}

export function LangProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(preferred);
  useEffect(() => {
    document.documentElement.lang = lang;
    localStorage.setItem(KEPT, lang);
  }, [lang]);
  const tongue = useMemo<Tongue>(
    () => ({ lang, setLang, t: (key, values = {}) => fill(lang, shell[lang][key], values) }),
    [lang],
  );
  return <Tongues value={tongue}>{children}</Tongues>;
}

export function useLang(): Tongue {
  const tongue = useContext(Tongues);
  if (tongue === null) throw new Error('no language has been provided');
  return tongue;
}
