// The words of games, in the language of the page. A game is built without any: see `tongues.ts`.

import shelf from 'words:all';
import type { Game, Lang, RuleId } from '@boucan/kernel';
import { readAlso } from './books.ts';
import { isAdded, teacher } from './languages.ts';

/** `game`: what every table needs. `packs`: what there is besides where packs are played. */
export type Book = 'game' | 'packs';

/** What every rule says, and which pack brings it, where one does. */
export interface Rules {
  readonly rules: { readonly [rule: RuleId]: string };
  readonly origins: { readonly [rule: RuleId]: string };
}

const read = new Map<string, Promise<void>>();

/** Chapters are added to, for packs come after their game. */
function write(game: Game, lang: Lang, book: { readonly [chapter: string]: object | string }): void {
  const text: Partial<Record<string, object | string>> = { ...game.def.text[lang] };
  for (const [chapter, words] of Object.entries(book)) {
    const known = text[chapter];
    text[chapter] = typeof words === 'string' || typeof known === 'string' ? words : { ...known, ...words };
  }
  Object.assign(game.def.text[lang], text);
}

export function open(id: string, coming: Promise<Game>, books: readonly Book[], lang: Lang): Promise<void> {
  const key = `${id} ${lang} ${books.join()}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const opened = isAdded(lang)
    ? teacher().then(({ teachGame }) => teachGame(id, coming, books, lang))
    : openOwn(id, coming, books, lang);
  read.set(key, opened);
  // What could not be had is asked for again the next time.
  opened.catch(() => read.delete(key));
  return opened;
}

async function openOwn(id: string, coming: Promise<Game>, books: readonly Book[], lang: Lang): Promise<void> {
  const found = Promise.all(books.map(async (book) => (await shelf[id]?.[lang][book]?.())?.default ?? {}));
  const [game, all] = await Promise.all([coming, found]);
  for (const book of all) write(game, lang, book);
}

/** A game with these words, in the language of the page and from now on in any other it turns to. One from outside comes with all its words. */
export async function withWords(id: string, coming: Promise<Game>, books: readonly Book[]): Promise<Game> {
  if (shelf[id] === undefined) return coming;
  await readAlso(`${id} ${books.join()}`, (lang) => open(id, coming, books, lang));
  return coming;
}

/** The words of a game that is here, in this language as well. */
export const wordsIn = (game: Game, lang: Lang, packs: boolean): Promise<void> =>
  open(game.id, Promise.resolve(game), packs ? ['game', 'packs'] : ['game'], lang);

export const rulesOf = async (id: string, lang: Lang): Promise<Rules> =>
  shelf[id] === undefined
    ? rulesOfGuest(id, lang)
    : isAdded(lang)
      ? (await teacher()).rulesIn(id, lang)
      : (await shelf[id][lang].rules()).default;

async function rulesOfGuest(id: string, lang: Lang): Promise<Rules> {
  const { def } = await (await import('../outside/guest.ts')).rules(id);
  return { rules: (def.text[lang] ?? def.text.en).rules, origins: {} };
}

/** What a board has loaded, with its words in the language of the page. */
export const onBoard = async <T>(id: string, coming: Promise<T>): Promise<T> => {
  const found = await coming;
  if (shelf[id] === undefined) return found;
  await readAlso(`board ${id}`, async (lang) => isAdded(lang) && (await teacher()).teachBoard(id, lang));
  return found;
};
