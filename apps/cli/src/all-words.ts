// Every message of the product: kernel, table, command line, page, boards and games.
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LESSONS } from '@boucan/games/lessons';
import { type GameText, LANGS, type Lang } from '@boucan/kernel';
import { tableWords } from '@boucan/table';
import { addTongue, type Tongue, tongue } from '@boucan/words';
import {
  booksOf,
  type Catalogue,
  catalogueFrom,
  gameTextFrom,
  messagesIn,
  type Nested,
  type Po,
  placesIn,
} from '@boucan/words/catalogue';
import { allGames } from './games.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

type Messages = { readonly [key: string]: string };

/** The page is no part of this program; its words are data, and nothing else of it is read. */
const PAGE = fileURLToPath(new URL('../../web/src/', import.meta.url));

const exported = async (file: string): Promise<Readonly<Record<string, Nested>>> =>
  (await import(pathToFileURL(`${PAGE}${file}`).href)) as Readonly<Record<string, Nested>>;

/** `words/table.en.ts` is a book of its own in each language. Other modules have both languages, and are read like the page reads them (`added.ts`). */
async function pageBooks(lang: Lang): Promise<[string, Messages][]> {
  const apart = globSync(['words/*.en.ts', 'boards/**/{words,speech}.en.ts', 'screens/**/*words.en.ts'], { cwd: PAGE });
  const both = globSync(
    [
      'boards/*/{about,help,words}.ts',
      'boards/*/packs/*/words.ts',
      'screens/{learn,study,table/typed}/words.ts',
      'banter/games/*.ts',
    ],
    {
      cwd: PAGE,
    },
  );
  const books = [
    ...apart
      .filter((file) => file !== 'words/rest.en.ts')
      .map(async (file): Promise<[string, Messages]> => {
        const words = (await exported(file.replace(/en\.ts$/u, `${lang}.ts`)))[lang]!;
        return [`page/${file.slice(0, -'.en.ts'.length)}`, Object.fromEntries(messagesIn(words))];
      }),
    ...both
      .filter((file) => !apart.includes(file.replace(/\.ts$/u, '.en.ts')))
      .map(async (file): Promise<[string, Messages]> => {
        const places = placesIn(await exported(file));
        const messages = places.flatMap(({ path, words }) => messagesIn(words[lang]!, path));
        return [`page/${file.slice(0, -'.ts'.length)}`, Object.fromEntries(messages)];
      }),
  ];
  return (await Promise.all(books)).sort(([one], [two]) => (one < two ? -1 : 1));
}

/** The words of the lessons of each game. */
const lessonBooks = (lang: Lang): Promise<[string, Messages][]> =>
  Promise.all(
    Object.entries(LESSONS).map(async ([id, taught]): Promise<[string, Messages]> => {
      const words = (await taught.words(lang)) as unknown as Nested;
      return [`${id}/lessons`, Object.fromEntries(messagesIn(words))];
    }),
  );

export async function allWords(lang: Lang): Promise<Catalogue> {
  const games = (await allGames()).flatMap(({ id, def }) => [...booksOf(id, def.text[lang])]);
  return new Map<string, Messages>([
    ['kernel', tongue(lang)],
    ['table', tableWords[lang]],
    ['replay', lang === 'fr' ? fr : en],
    ...(await pageBooks(lang)),
    ...games,
    ...(await lessonBooks(lang)),
  ]);
}

/** A language to tell matches in. */
export interface Spoken {
  readonly lang: string;
  readonly replay: typeof en;
  text(id: string, english: GameText): GameText;
}

/** One that comes along, or the one of this file: what it lacks is said in English. */
export function spokenIn(lang: Lang): Spoken;
export function spokenIn(po: Po): Spoken;
export function spokenIn(given: Lang | Po): Spoken {
  if (typeof given === 'string') return { lang: given, replay: given === 'fr' ? { ...fr } : en, text: (_, english) => english };
  const words = catalogueFrom(given.entries);
  const own = LANGS.some((lang) => lang === given.lang);
  if (!own) addTongue(given.lang, { ...tongue('en'), ...(words.get('kernel') as Partial<Tongue>) });
  return {
    lang: given.lang,
    replay: { ...en, ...words.get('replay') },
    text: (id, english) => gameTextFrom(id, words, english),
  };
}
