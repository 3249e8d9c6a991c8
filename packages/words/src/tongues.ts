// The languages that can be spoken: English and French come along, any other is added with its own words.
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** What is said whatever is played: the refusals of the kernel, and how a name follows “of”, “to” and “because of”. */
export type Tongue = Readonly<Record<keyof typeof en, string>>;

const tongues = new Map<string, Tongue>([
  ['en', en],
  ['fr', fr],
]);

/** From now on this language can be spoken, too: `de`, `pt-BR`. */
export const addTongue = (lang: string, words: Tongue): void => void tongues.set(lang, words);

/** How a language puts words together; English where it is not known. */
export function tongue(lang: string): Tongue {
  const found = tongues.get(lang);
  if (found === undefined) throw new Error(`nobody has taught us ${lang}`);
  return found;
}
