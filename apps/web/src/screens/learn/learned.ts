// What this person has learned, kept on this device; and the words for it.
import type { Taught } from '@boucan/games/lessons';
import type { Lang } from '@boucan/kernel';
import type { CourseWords } from '@boucan/lessons';
import { says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';
import { isAdded, teacher } from '../../words/languages.ts';
import { kept } from '../table/model/use-kept.ts';
import { words } from './words.ts';

const KEY = 'boucan.learned';

const all = (): readonly string[] => kept.read<readonly string[]>(KEY, []);

/** The lessons of a game that are done. */
export const learnedIn = (game: string): readonly string[] =>
  all().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : []));

export function learn(game: string, lesson: string): void {
  const one = `${game}/${lesson}`;
  if (!all().includes(one)) kept.write(KEY, [...all(), one]);
}

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
