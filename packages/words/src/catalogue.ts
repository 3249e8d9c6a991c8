// All messages of the product, for translators: one file per language, and what is wrong with such a file.
import type { GameText } from '@boucan/kernel';
import { FORMS } from './forms.ts';
import { argumentsIn } from './icu.ts';
import type { PoEntry } from './po.ts';

export { messagesIn, type Nested, type Place, placesIn, rewritten } from './places.ts';
export { type Po, type PoEntry, readPo, writePo } from './po.ts';

/** Messages by book and key: `skull/events`, `morale.changed`. */
export type Catalogue = ReadonlyMap<string, { readonly [key: string]: string }>;

/** The books of a game: its chapters, and its title and blurb. */
export function booksOf(id: string, { title, blurb, ...chapters }: GameText): Catalogue {
  const books = Object.entries(chapters).map(([chapter, messages]) => [`${id}/${chapter}`, messages ?? {}] as const);
  return new Map([[`${id}/about`, { title, blurb }], ...books]);
}

/** The words of a game out of a catalogue; what it lacks is said as it is in `otherwise`. */
export function gameTextFrom(id: string, words: Catalogue, otherwise: GameText): GameText {
  const said = (book: string, key: string, other: string): string => words.get(`${id}/${book}`)?.[key] ?? other;
  const { title, blurb, ...chapters } = otherwise;
  const translated = Object.entries(chapters).map(([chapter, messages]) => [
    chapter,
    Object.fromEntries(Object.entries(messages ?? {}).map(([key, other]) => [key, said(chapter, key, other)])),
  ]);
  return {
    ...chapters,
    ...Object.fromEntries(translated),
    title: said('about', 'title', title),
    blurb: said('about', 'blurb', blurb),
  };
}

const SEPARATOR = '|';

/** For each message what it is in English and in this language; what has no translation is empty. */
export const entriesOf = (english: Catalogue, translated: Catalogue | null): PoEntry[] =>
  [...english].flatMap(([book, messages]) =>
    Object.entries(messages).map(([key, source]) => ({
      context: `${book}${SEPARATOR}${key}`,
      notes: notesOn(source),
      source,
      translation: translated?.get(book)?.[key] ?? '',
    })),
  );

const notesOn = (source: string): string[] => {
  const asked = [...new Set(argumentsIn(source).map(({ name }) => name))];
  return asked.length === 0 ? [] : [`Parameters: ${asked.join(', ')}`];
};

/** The catalogue that a file holds. What is not translated is left out; an empty fold folds nothing. */
export function catalogueFrom(entries: readonly PoEntry[]): Catalogue {
  const books = new Map<string, Record<string, string>>();
  for (const { context, translation } of entries) {
    const [book, key] = split(context);
    if (translation === '' && !mayBeEmpty(book)) continue;
    books.set(book, { ...books.get(book), [key]: translation });
  }
  return books;
}

const split = (context: string): [book: string, key: string] => {
  const at = context.indexOf(SEPARATOR);
  return [context.slice(0, at), context.slice(at + 1)];
};
const mayBeEmpty = (book: string): boolean => book.endsWith('/folds');

/** What can stand after a parameter: a form of a name, or a measure of a number or a list. */
const KNOWN: ReadonlySet<string> = new Set([...FORMS, 'count', 'way', 'points', 'same']);

/** Something wrong in a translation, and where. */
export interface Fault {
  readonly key: string;
  readonly kind: 'missing' | 'unknown' | 'twice' | 'untranslated' | 'outdated' | 'broken' | 'parameter' | 'form';
  readonly fault: string;
}

/** What is wrong with a file, message by message. */
export function faultsIn(entries: readonly PoEntry[], english: Catalogue): Fault[] {
  const found = new Map<string, PoEntry>();
  const faults: Fault[] = [];
  for (const entry of entries) {
    if (found.has(entry.context)) faults.push({ key: entry.context, kind: 'twice', fault: 'stands here twice; keep one' });
    found.set(entry.context, entry);
  }
  for (const { context, source } of entriesOf(english, null)) {
    const entry = found.get(context);
    found.delete(context);
    const wrong = (kind: Fault['kind'], fault: string) => void faults.push({ key: context, kind, fault });
    if (entry === undefined) wrong('missing', 'is missing; add it');
    else if (entry.source !== source) wrong('outdated', `the English is now “${source}”; look at the translation again`);
    else if (entry.translation !== '') for (const { kind, fault } of unlike(source, entry.translation)) wrong(kind, fault);
    else if (source !== '' && !mayBeEmpty(split(context)[0])) wrong('untranslated', 'has no translation yet');
  }
  for (const key of found.keys()) faults.push({ key, kind: 'unknown', fault: 'nothing is called so; remove it' });
  return faults;
}

/** Whether a translation can be filled with what the English message is given. */
export const fits = (english: string, translation: string): boolean => unlike(english, translation).length === 0;

function unlike(source: string, translation: string): Pick<Fault, 'kind' | 'fault'>[] {
  const given = new Set(argumentsIn(source).map(({ name }) => name));
  let asked: ReturnType<typeof argumentsIn>;
  try {
    asked = argumentsIn(translation);
  } catch (error) {
    return [{ kind: 'broken', fault: `is no message: ${(error as Error).message}` }];
  }
  const known = [...given].map((name) => `{${name}}`).join(', ') || 'none';
  return asked.flatMap(({ name, form }): Pick<Fault, 'kind' | 'fault'>[] => {
    if (!given.has(name)) return [{ kind: 'parameter', fault: `asks for {${name}}, which is not given; there are ${known}` }];
    if (form !== null && !KNOWN.has(form))
      return [{ kind: 'form', fault: `asks for the form {${name}_${form}}; there are ${[...KNOWN].join(', ')}` }];
    return [];
  });
}
