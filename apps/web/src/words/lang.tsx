import type { Lang } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { shell } from './shell.ts';

interface Tongue {
  readonly lang: Lang;
  setLang(lang: Lang): void;
  /** A sentence of the shell in the language chosen. */
  readonly t: Says<typeof shell.en>;
}

const sentences = says(shell);
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
  const tongue = useMemo<Tongue>(() => ({ lang, setLang, t: sentences(lang) }), [lang]);
  return <Tongues value={tongue}>{children}</Tongues>;
}

export function useLang(): Tongue {
  const tongue = useContext(Tongues);
  if (tongue === null) throw new Error('no language has been provided');
  return tongue;
}
