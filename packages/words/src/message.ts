import { formed } from './forms.ts';
import { french, tied } from './french.ts';
import { kept, read, type Values, write } from './icu.ts';

export type { Values } from './icu.ts';

const compiled = new Map<string, Map<string, ReturnType<typeof read>>>();

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
const compile = (lang: string, message: string): ReturnType<typeof read> =>
  kept(
    kept(compiled, lang, () => new Map()),
    message,
    () => read(lang === 'fr' ? french(message.replace(OF, '{$1_of}')) : message),
  );

// Blocks of letters that run from right to left, or of which some do.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What somebody wrote, fenced in where it runs from right to left: whatever stands beside it stays where it belongs. */
export const isolated = (text: string): string =>
  !RIGHT_TO_LEFT.test(text) || /^\u2068[^\u2068\u2069]*\u2069$/u.test(text) ? text : `\u2068${text}\u2069`;

const fenced = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]));

/** The message with its parameters filled in. */
export function fill(lang: string, message: string, values: Values): string {
  if (lang !== 'fr') return write(compile(lang, message), lang, fenced(values));
  const filled = fenced(values);
  return tied(write(compile(lang, message), lang, message.includes('de {') ? { ...elided(filled), ...filled } : filled));
}

const persons = new Map<string, Intl.ListFormat>();
const things = new Map<string, Intl.ListFormat>();

/** People are joined as in a sentence: Anne, Mary and Jack. */
export const together = (lang: string, names: readonly string[]): string =>
  kept(persons, lang, () => new Intl.ListFormat(lang)).format(names.map(isolated));

/** Things are counted off: 1, 3, 2. */
export const enumerated = (lang: string, words: readonly string[]): string =>
  kept(things, lang, () => new Intl.ListFormat(lang, { style: 'narrow' })).format(words);
