// A game from outside: a package, or a folder with a package.json. Its entry exports `game`, and may export `card`; `./board` is its board and `./lessons` what
// is taught of it, if it has them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Lang, Options } from '@boucan/kernel';
import { entryOf, type Manifest, modulesOf, rulesDigest } from './modules.ts';

/** What a lobby says of it before it is loaded. */
export interface CardOfGame {
  readonly title: Readonly<Record<Lang, string>>;
  readonly about: Readonly<Record<Lang, string>>;
  readonly minutes: readonly [least: number, most: number];
  readonly players: readonly [least: number, most: number];
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The inside of an SVG of 512 by 512. */
  readonly icon: string;
  readonly bots: number;
  readonly first?: Options;
}

/** A game from outside: where it is, what the lobby says about it, and the digest of its rules. */
export interface Outside {
  readonly id: string;
  readonly version: number;
  /** As it was named, and the folder it was found in. */
  readonly name: string;
  readonly folder: string;
  readonly entry: string; // a file
  readonly board: string | null; // a file
  readonly lessons: string | null; // a file
  /** Files of puzzles, in order: `puzzles/*.jsonl`. */
  readonly puzzles: readonly string[];
  readonly card: CardOfGame;
  /** The digest of its rules and of the kernel it comes with: it stands in the opening entry of every table. */
  readonly rules: string;
}

/** A die: whoever draws nothing has this. */
const ICON =
  '<path d="M96 96h320v320H96z" fill="none" stroke="currentColor" stroke-width="36" stroke-linejoin="round"/><circle cx="180" cy="180" r="34"/><circle cx="332" cy="332" r="34"/><circle cx="256" cy="256" r="34"/>';
/** Shapes, and nothing that could do more. */
const SHAPES = /^(?:\s|<\/g>|<(?:path|circle|ellipse|rect|line|polygon|polyline|g)(?:\s+(?!on)[a-z-]+="[^"<>]*")*\s*\/?>)*$/u;
const ID = /^[a-z][a-z0-9-]{0,39}$/u;

interface Module {
  readonly game?: Game;
  readonly default?: Game;
  readonly card?: Partial<CardOfGame>;
}

/** Loads its rules. Says what is missing where the module is none of a game. */
export async function loadOutside(entry: string): Promise<{ readonly game: Game; readonly card: Partial<CardOfGame> }> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Module;
  const game = module.game ?? module.default;
  if (typeof game?.play !== 'function') throw new Error(`${entry} exports no game: write export const game = defineGame({ … })`);
  return { game, card: module.card ?? {} };
}

function folderOf(name: string, from: string): string {
  if (/^(\.{0,2}\/|\.{1,2}$)/u.test(name)) return resolve(from, name);
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) throw new Error(`there is no package ${name} in ${from} or above it: npm install ${name}`);
  }
}

/** The game of this name, looked for from a folder. */
export async function outsideAt(name: string, from: string): Promise<Outside> {
  try {
    const folder = folderOf(name, from);
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) throw new Error(`there is no package.json in ${folder}`);
    const { exports, main } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    const inside = (file: string): string => {
      const path = join(folder, file);
      if (!existsSync(path)) throw new Error(`${manifest} names ${file}, which is not there`);
      return path;
    };
    const entry = inside(entryOf(exports, '.') ?? main ?? 'index.js');
    const [board, lessons] = ['./board', './lessons'].map((door) => {
      const file = entryOf(exports, door);
      return file === undefined ? null : inside(file);
    }) as [string | null, string | null];
    const { game, card } = await loadOutside(entry);
    if (!ID.test(game.id))
      throw new Error(`the game calls itself ${game.id}: an id is short, of small letters, digits and hyphens`);
    const { text } = game.def;
    return {
      id: game.id,
      version: game.version,
      name,
      folder,
      entry,
      board,
      lessons,
      puzzles: globSync(join(folder, 'puzzles', '*.jsonl')).sort(),
      card: {
        title: { en: text.en.title, fr: text.fr.title },
        about: { en: text.en.blurb, fr: text.fr.blurb },
        minutes: [10, 30],
        players: game.seats,
        weight: 'light',
        icon: ICON,
        bots: Math.max(1, game.seats[0] - 1),
        ...card,
        ...(card.icon !== undefined && !SHAPES.test(card.icon) && { icon: ICON }),
      },
      rules: rulesDigest(await modulesOf(entry, folder)),
    };
  } catch (error) {
    throw new Error(`the game ${name} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}
