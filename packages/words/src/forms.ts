// A name in a sentence: with its article, after “of” and “to”, or as an adjective. Where a sentence wants one, it says `{npc_the}`; a game
// gives its things their forms beside their names, `'navy-england:the': 'le navire anglais'`. A person is called by his name.
import type { Lang } from '@boucan/kernel';

/** `The` begins a sentence. */
const FORMS = ['the', 'The', 'of', 'to', 'adj'] as const;
export type Form = (typeof FORMS)[number];

const WANTED = /\{\w+?_(the|The|of|to|adj)\b/gu;

/** The forms that a message asks for. */
export const formIn = (message: string): readonly Form[] =>
  message.includes('_') ? FORMS.filter((form) => [...message.matchAll(WANTED)].some(([, wanted]) => wanted === form)) : [];

/** Before a vowel, `de` loses its own; an h we leave alone but for the commonest names. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]|^h(?:é|e[lnr]|i|ô|ou?g)/iu;

/** `own`: these words are the form already, as the game has it. */
export function formed(lang: Lang, words: string, form: Form, own: boolean): string {
  if (form === 'The') return own ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  if (own || form === 'the' || form === 'adj') return words;
  if (lang === 'en') return `${form} ${words}`;
  if (form === 'to') return `à ${words}`;
  return VOWEL.test(words) ? `d’${words}` : `de ${words}`;
}
