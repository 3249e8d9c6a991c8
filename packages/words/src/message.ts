import type { Lang } from '@boucan/kernel';
import { formed } from './forms.ts';
import { french, tied } from './french.ts';
import { read, type Values, write } from './icu.ts';

export type { Values } from './icu.ts';

const compiled: Readonly<Record<Lang, Map<string, ReturnType<typeof read>>>> = { en: new Map(), fr: new Map() };

// “de {name}”: before a vowel it is d’, whoever it turns out to be.
const OF = /\bde \{(\w+)\}/gu;

const elided = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${name}_of`,
      typeof value === 'string' ? formed('fr', value, 'of') : `de ${value ?? ''}`,
    ]),
  );

// Typography is set in the message before it is filled: what a player calls himself is left alone.
function compile(lang: Lang, message: string): ReturnType<typeof read> {
  const known = compiled[lang].get(message);
  if (known !== undefined) return known;
  const made = read(lang === 'fr' ? french(message.replace(OF, '{$1_of}')) : message);
  compiled[lang].set(message, made);
  return made;
}

// Blocks of letters that run from right to left, or of which some do.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What somebody wrote, fenced in where it runs from right to left: whatever stands beside it stays where it belongs. */
export const isolated = (text: string): string =>
  !RIGHT_TO_LEFT.test(text) || /^\u2068[^\u2068\u2069]*\u2069$/u.test(text) ? text : `\u2068${text}\u2069`;

const fenced = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]));

/** The message with its parameters filled in. */
export function fill(lang: Lang, message: string, values: Values): string {
  if (lang === 'en') return write(compile(lang, message), lang, fenced(values));
  const filled = fenced(values);
  return tied(write(compile(lang, message), lang, message.includes('de {') ? { ...elided(filled), ...filled } : filled));
}

const persons: Readonly<Record<Lang, Intl.ListFormat>> = { en: new Intl.ListFormat('en'), fr: new Intl.ListFormat('fr') };
const things: Readonly<Record<Lang, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { style: 'narrow' }),
  fr: new Intl.ListFormat('fr', { style: 'narrow' }),
};

/** People are joined as in a sentence: Anne, Mary and Jack. */
export const together = (lang: Lang, names: readonly string[]): string => persons[lang].format(names.map(isolated));

/** Things are counted off: 1, 3, 2. */
export const enumerated = (lang: Lang, words: readonly string[]): string => things[lang].format(words);
