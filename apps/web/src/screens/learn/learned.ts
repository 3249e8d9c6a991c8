// The words of lessons, and of the pages about them.
import type { Lang } from '@boucan/kernel';
import type { CourseWords } from '@boucan/lessons';
import type { Taught } from '@boucan/puzzles';
import { says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';
import { isAdded, teacher } from '../../words/languages.ts';
import { words } from './words.ts';

/** The words of a game's lessons in the language of the page. */
export async function lessonWords(id: string, taught: Taught, lang: Lang): Promise<CourseWords> {
  if (!isAdded(lang)) return taught.words(lang);
  const [english, { lessonsIn }] = await Promise.all([taught.words('en'), teacher()]);
  return lessonsIn(id, lang, english);
}

const sentences = says(words);

/** A sentence of these screens; in English where the page speaks a language that has none. */
export function useWords() {
  const { lang } = useLang();
  return sentences(lang in words ? lang : 'en');
}
