import { says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';
import { words } from './words.ts';

const sentences = says(words);

/** A sentence of these screens; in English where the page speaks a language that has none. */
export function useStudyWords() {
  const { lang } = useLang();
  return sentences(lang in words ? lang : 'en');
}
export type Say = ReturnType<typeof useStudyWords>;
