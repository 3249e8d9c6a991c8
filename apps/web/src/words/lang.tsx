import type { Lang } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { language, turnTo, words } from './books.ts';
import type { shell } from './shell.ts';

interface Tongue {
  readonly lang: Lang;
  setLang(lang: Lang): void;
  /** A sentence of the shell in the language chosen. */
  readonly t: Says<typeof shell.en>;
}

const sentences = says(words);
const Tongues = createContext<Tongue | null>(null);

export function LangProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(language);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const tongue = useMemo<Tongue>(
    () => ({ lang, setLang: (next) => void turnTo(next).then(() => setLang(next)), t: sentences(lang) }),
    [lang],
  );
  return <Tongues value={tongue}>{children}</Tongues>;
}

export function useLang(): Tongue {
  const tongue = useContext(Tongues);
  if (tongue === null) throw new Error('no language has been provided');
  return tongue;
}
