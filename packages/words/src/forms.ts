// A name in a sentence: with its article, `the` or `a`, after “of”, “to” and “at”, or as an adjective. Where a sentence wants one, it says `{npc_the}`; a game
// gives its things their forms beside their names, `'navy-england:the': 'le navire anglais'`. `:of`, `:to` and `:at` follow from `:the`, unless the
// game has its own. A cause is a clause, `'dirt:because': 'because the ship is filthy'`. A person is called by name. `quoted` sets the title of a
// card apart, « Vent arrière »; `counted` counts equal things of a list, “2 sugar, 1 rum”, by `'sugar:counted': '{n} sugar'`.
import { tongue } from './tongues.ts';

/** `The` begins a sentence. */
export const FORMS = ['the', 'The', 'a', 'of', 'to', 'at', 'adj', 'because', 'quoted', 'counted'] as const;
export type Form = (typeof FORMS)[number];

const WANTED = /\{\w+?_(the|The|a|of|to|at|adj|because|quoted|counted)\b/gu;

/** The forms that a message asks for. */
export const formIn = (message: string): readonly Form[] =>
  message.includes('_') ? FORMS.filter((form) => [...message.matchAll(WANTED)].some(([, wanted]) => wanted === form)) : [];

/** Before a vowel, `de` loses its own; an h we leave alone but for the commonest names. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]|^h(?:é|e[lnr]|i|ô|ou?g)/iu;

/** A name of a person, which has no forms of its own. */
export function formed(lang: string, words: string, form: Form): string {
  if (form === 'the' || form === 'The' || form === 'a' || form === 'adj' || form === 'counted') return words;
  if (lang !== 'fr') return tongue(lang)[`form-${form}`].replace('{words}', words);
  if (form === 'quoted') return `«\u00a0${words}\u00a0»`;
  if (form === 'because') return `à cause ${formed(lang, words, 'of')}`;
  if (form === 'to' || form === 'at') return `à ${words}`;
  return VOWEL.test(words) ? `d’${words}` : `de ${words}`;
}

/** Begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** “of the sloop”, « du sloop », « aux Gabiers »: from the form with the article, which French draws together with what stands before it. */
export function withArticle(lang: string, the: string, form: 'of' | 'to' | 'at'): string {
  if (lang !== 'fr') return formed(lang, the, form);
  const [of, to] = /^le /u.test(the) ? ['du', 'au'] : /^les /u.test(the) ? ['des', 'aux'] : ['', ''];
  if (of === '') return form !== 'of' ? `à ${the}` : VOWEL.test(the) ? `d’${the}` : `de ${the}`;
  return `${form === 'of' ? of : to} ${the.slice(the.indexOf(' ') + 1)}`;
}
