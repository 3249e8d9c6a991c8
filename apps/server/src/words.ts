// Languages besides English and French: gettext files of a folder (`BOUCAN_WORDS`), sent to the pages as data. docs/words.md says how to make one.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AddedLanguage } from '@boucan/protocol';
import { type Catalogue, catalogueFrom, type Po, readPo } from '@boucan/words/catalogue';
import { sha256 } from './random.ts';

export interface AddedWords extends AddedLanguage {
  /** The messages as JSON, in the parts that a page asks for: `shell`, a game, and the rules and the lessons of a game. */
  readonly parts: ReadonlyMap<string, Buffer>;
}

/** As a language is named in an address: `de`, `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;
const OF_SHELL = /^(?:kernel$|table$|page\/(?!boards\/(?!parts\/|[\w-]+\/about$)))/u;
const OF_BOARD = /^page\/boards\/([\w-]+)\//u;
const OF_GAME = /^([\w-]+)\/(\w+)$/u;

/** The part in which a page looks for a book; null for what the command line alone says. */
function partOf(book: string): string | null {
  if (OF_SHELL.test(book)) return 'shell';
  const board = OF_BOARD.exec(book)?.[1];
  if (board !== undefined) return board;
  const [, game, chapter] = OF_GAME.exec(book) ?? [];
  if (game === undefined) return null;
  return chapter === 'rules' || chapter === 'lessons' ? `${game}-${chapter}` : game;
}

function partsOf(words: Catalogue): ReadonlyMap<string, Buffer> {
  const parts = Map.groupBy(
    [...words].filter(([book]) => partOf(book) !== null),
    ([book]) => partOf(book)!,
  );
  return new Map([...parts].map(([part, books]) => [part, Buffer.from(JSON.stringify(Object.fromEntries(books)))]));
}

function readWords(file: string): AddedWords {
  let po: Po;
  const text = readFileSync(file, 'utf8');
  try {
    po = readPo(text);
  } catch (error) {
    throw new Error(`BOUCAN_WORDS: ${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
  if (!TAG.test(po.lang) || po.lang === 'en' || po.lang === 'fr')
    throw new Error(
      `BOUCAN_WORDS: ${file} says that its language is ${po.lang}; it takes a tag such as de or pt-BR, not en or fr`,
    );
  return { lang: po.lang, version: sha256(text).slice(0, 12), parts: partsOf(catalogueFrom(po.entries)) };
}

/** The languages of a folder, or of one file. */
export function wordsAt(place: string): readonly AddedWords[] {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) throw new Error(`BOUCAN_WORDS: there is no folder ${place}`);
  const files = isFolder
    ? readdirSync(place)
        .filter((name) => name.endsWith('.po'))
        .map((name) => join(place, name))
    : [place];
  const all = files.map(readWords).sort((one, two) => (one.lang < two.lang ? -1 : 1));
  const twice = all.find(({ lang }, i) => lang === all[i + 1]?.lang);
  if (twice !== undefined) throw new Error(`BOUCAN_WORDS: two files in ${place} are in ${twice.lang}; remove one`);
  return all;
}
