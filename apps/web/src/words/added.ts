// Words of an added language: fetched from the server as data, checked against the English message, and put beside the English and French ones.
// Only a page in such a language loads this module.
import shelf from 'words:all';
import type { Game, GameText, Lang } from '@boucan/kernel';
import type { CourseWords } from '@boucan/lessons';
import { tableWords } from '@boucan/table';
import { addTongue, type Tongue, tongue } from '@boucan/words';
import { fits, gameTextFrom, type Nested, placesIn, rewritten } from '@boucan/words/catalogue';
import { GAMES } from '../games.ts';
import { open as openBook, type Book as ShellBook, words } from './books.ts';
import { added } from './languages.ts';
import { type Book as GameBook, open as openGame, type Rules, rulesOf } from './of-games.ts';

type Book = { readonly [key: string]: string };
/** Books by name, `page/words/lobby`: see `apps/server/src/words.ts`. */
type Part = { readonly [book: string]: Book };

/** The service worker keeps them here: see `vite.config.ts`. */
const CACHE = 'boucan-words';
const versionOf = (lang: Lang): string | undefined => added().find((one) => one.lang === lang)?.version;
const fetched = new Map<string, Promise<Part>>();

function part(lang: Lang, name: string): Promise<Part> {
  const path = `/words/${lang}/${versionOf(lang)}/${name}.json`;
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const coming = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as Promise<Part>;
  });
  fetched.set(path, coming);
  coming.catch(() => fetched.delete(path));
  return coming;
}

/** A translation that asks for other parameters than the English message was made for another version: English is said instead. */
const translated = (book: Book | undefined, key: string, english: string): string => {
  const own = book?.[key];
  return own !== undefined && fits(english, own) ? own : english;
};
const bookIn = <T extends Book>(english: T, book: Book | undefined): T =>
  Object.fromEntries(Object.entries(english).map(([key, message]) => [key, translated(book, key, message)])) as T;

/** What is said at any table beside its board. */
const beside = import.meta.glob<object>(['../boards/parts/words.ts', '../screens/{learn,study,table/typed}/words.ts']);

/** `file` is its path below `src`, without its ending. */
function teach(file: string, exports: object, lang: Lang, from: Part): void {
  const book = from[`page/${file}`];
  for (const { path, words } of placesIn(exports))
    words[lang] = rewritten(words.en!, (key, message) => translated(book, key, message), path);
}

/** The words of the shell, after the English ones. */
export async function teachShell(lang: Lang, book: ShellBook): Promise<void> {
  const [from] = await Promise.all([part(lang, 'shell'), openBook('en', book)]);
  addTongue(lang, bookIn(tongue('en') as Tongue & Book, from.kernel));
  Object.assign(tableWords, { [lang]: bookIn(tableWords.en, from.table) });
  const own = {
    ...from['page/words/lobby'],
    ...from['page/words/pages'],
    ...from['page/words/table'],
    ...from['page/words/club'],
  };
  Object.assign(words, { [lang]: bookIn(words.en, own) });
  await Promise.all(
    Object.entries(GAMES).map(async ([id, { more }]) => teach(`boards/${id}/about`, (await more?.())?.about ?? {}, lang, from)),
  );
  void forgetOthers(lang);
}

/** The words of a game, after the English ones. */
export async function teachGame(id: string, coming: Promise<Game>, wanted: readonly GameBook[], lang: Lang): Promise<void> {
  const [game, from] = await Promise.all([coming, part(lang, id), openGame(id, coming, wanted, 'en')]);
  const books = new Map(Object.entries(from));
  const english = game.def.text.en;
  const own = gameTextFrom(game.id, books, english);
  const checked = Object.entries(own).map(([chapter, said]) => {
    const source = english[chapter as keyof GameText];
    return [chapter, typeof said === 'object' && typeof source === 'object' ? bookIn<Book>(source, said) : said];
  });
  Object.assign(game.def.text, { [lang]: Object.fromEntries(checked) });
}

export async function rulesIn(id: string, lang: Lang): Promise<Rules> {
  const [english, from] = await Promise.all([rulesOf(id, 'en'), part(lang, `${id}-rules`)]);
  return { ...english, rules: bookIn(english.rules, from[`${id}/rules`]) };
}

/** The words of the lessons of a game; a translation may have none of them. */
export async function lessonsIn(id: string, lang: Lang, english: CourseWords): Promise<CourseWords> {
  const { [`${id}/lessons`]: book } = await part(lang, `${id}-lessons`).catch((): Part => ({}));
  return rewritten(english as unknown as Nested, (key, message) => translated(book, key, message)) as unknown as CourseWords;
}

/** The words of a board, after the English ones, which come with those of the game. */
export async function teachBoard(id: string, lang: Lang): Promise<void> {
  const [ofGame, ofShell, more] = await Promise.all([
    part(lang, id),
    part(lang, 'shell'),
    GAMES[id]?.more?.(),
    shelf[id]?.en.game?.(),
  ]);
  const from = { ...ofShell, ...ofGame };
  const files = Object.entries(beside).map(([file, load]) => [file.slice('../'.length, -'.ts'.length), load] as const);
  const own = Object.entries(more?.words ?? {}).map(([file, load]) => [`boards/${file}`, load] as const);
  const said = [`banter/games/${id}`, async () => ({ banter: await more?.banter?.() })] as const;
  await Promise.all([...files, ...own, said].map(async ([file, load]) => teach(file, await load(), lang, from)));
}

/** Earlier versions of what is now kept on this device. */
async function forgetOthers(lang: Lang): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const [, , of, version] = new URL(url).pathname.split('/');
    if (of === lang && version !== versionOf(lang)) await cache.delete(url);
  }
}
