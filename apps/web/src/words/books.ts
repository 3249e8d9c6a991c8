// The words of the shell, one language at a time: those of the lobby at once, all others with the first page that needs them.
import type { Lang } from '@boucan/kernel';
import { isAdded, isKnown, teacher } from './languages.ts';
import type { shell } from './shell.ts';

export type Book = 'lobby' | 'rest';

const load: Readonly<Record<Lang, Readonly<Record<Book, () => Promise<object>>>>> = {
  en: {
    lobby: async () => (await import('./lobby.en.ts')).en,
    rest: async () => (await import('./rest.en.ts')).en,
  },
  fr: {
    lobby: async () => (await import('./lobby.fr.ts')).fr,
    rest: async () => (await import('./rest.fr.ts')).fr,
  },
};

/** What has been loaded. A page is shown when its words are here, so nobody asks for others. */
export const words = { en: {}, fr: {} } as unknown as typeof shell;

const wanted = new Set<Book>(['lobby']);
const read = new Map<string, Promise<void>>();

export function open(lang: Lang, book: Book): Promise<void> {
  const known = read.get(`${lang} ${book}`);
  if (known !== undefined) return known;
  const opened = isAdded(lang)
    ? teacher().then(({ teachShell }) => teachShell(lang, book))
    : load[lang][book]().then((found) => void Object.assign(words[lang], found));
  read.set(`${lang} ${book}`, opened);
  // What could not be had is asked for again the next time.
  opened.catch(() => read.delete(`${lang} ${book}`));
  return opened;
}

const KEPT = 'boucan.lang';

function preferred(): Lang {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (isKnown(kept)) return kept;
  return navigator.languages.some((l) => l.toLowerCase().startsWith('fr')) ? 'fr' : 'en';
}

let lang: Lang | null = null;

/** The language of this page. */
export function language(): Lang {
  lang ??= preferred();
  return lang;
}

/** What others read besides, each in the language it is given. */
const others = new Map<string, (lang: Lang) => Promise<unknown>>();

/** Reads this now, and whenever the page turns to another language. */
export function readAlso(key: string, open: (lang: Lang) => Promise<unknown>): Promise<unknown> {
  others.set(key, open);
  return open(language());
}

/** Everything read so far in another language, and from now on in that one. */
export async function turnTo(next: Lang): Promise<void> {
  await Promise.all([...[...wanted].map((book) => open(next, book)), ...[...others.values()].map((open) => open(next))]);
  lang = next;
  localStorage.setItem(KEPT, next);
}

/** The words of the lobby, before the first page is drawn; where they cannot be had, those in English. */
export const firstWords = (): Promise<void> =>
  open(language(), 'lobby').catch(() => {
    lang = 'en';
    return open(lang, 'lobby');
  });

/** All other words, with the first page behind the lobby. */
export function allWords(): Promise<void> {
  wanted.add('rest');
  return open(language(), 'rest');
}
