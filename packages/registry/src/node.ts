// Where games are found on a machine: lists of them, and single ones from outside. A thread is handed the same places, and has the same games.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { playable } from '@boucan/record/sources';
import { type List, type Pictured, type Picturing, type Registry, registryOf } from './index.ts';
import { loadOutside, type Outside, outsideAt } from './outside.ts';

export { type CardOfGame, loadOutside, type Outside } from './outside.ts';

/** Plain data, so that it can be handed to a thread. */
export interface Places {
  /** Addresses of modules, each of which is a `List`. */
  readonly lists: readonly string[];
  readonly outside: readonly Outside[];
}

/** The list that this package is, as the given module would find it; none where the package is not installed. */
export function listOf(name: string, from: string): readonly string[] {
  try {
    return [pathToFileURL(createRequire(from).resolve(name)).href];
  } catch {
    return [];
  }
}

/** The games of these places. Those from outside are loaded when they are asked for, as all are. */
export async function registryAt({ lists, outside }: Places): Promise<Registry> {
  const found = await Promise.all(lists.map((list) => import(/* @vite-ignore */ list) as Promise<List>));
  return registryOf([
    ...found.flatMap(({ GAMES }) => GAMES),
    ...outside.map((game) => ({ id: game.id, specimen: false, load: async () => (await loadOutside(game.entry)).game })),
  ]);
}

/** By which rules matches of a version are played here: of games from outside those at hand, of others those their authors vouch for as well. */
export function rulesIn({ lists, outside }: Places): (game: string, version: number) => readonly string[] {
  const others = new Map(outside.map(({ id, rules }) => [id, [rules]]));
  return (game, version) => {
    const folder = lists.map((list) => join(dirname(fileURLToPath(list)), game, 'src')).find((folder) => existsSync(folder));
    return others.get(game) ?? playable(game, version, folder);
  };
}

/** The JSON schema of what a program is told of a game: `view.schema.json` beside its list or in its package. Null where it brings none. */
export function viewSchemaIn({ lists, outside }: Places, game: string): object | null {
  const folders = [
    ...lists.map((list) => join(dirname(fileURLToPath(list)), game)),
    ...outside.filter(({ id }) => id === game).map(({ folder }) => folder),
  ];
  const file = folders.map((folder) => join(folder, 'view.schema.json')).find((file) => existsSync(file));
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as object);
}

/** Draws a game of the house of what the table sees: `picture` beside its sources. Null where there is none. */
export async function pictureIn({ lists }: Places, game: string): Promise<((view: never, with_: Picturing) => Pictured) | null> {
  const files = lists.flatMap((list) => ['ts', 'js'].map((end) => join(dirname(fileURLToPath(list)), game, `picture.${end}`)));
  const file = files.find((file) => existsSync(file));
  if (file === undefined) return null;
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { picture: (view: never, with_: Picturing) => Pictured })
    .picture;
}

/** Games of the house that are broken on purpose, one mistake each: they lie beside their game, and the laws are tried by them. */
export async function twinsIn({ lists }: Places, game: string): Promise<readonly unknown[]> {
  const files = lists.flatMap((list) =>
    ['ts', 'js'].map((end) => join(dirname(fileURLToPath(list)), game, `twins/index.${end}`)),
  );
  const file = files.find((file) => existsSync(file));
  if (file === undefined) return [];
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { twins: readonly unknown[] }).twins;
}

const CONFIG = 'boucan.config.json';

/** The games that are named for this folder: those of `BOUCAN_GAMES`, or else of its `boucan.config.json`. */
function namedIn(folder: string, env: NodeJS.ProcessEnv): readonly string[] {
  if (env.BOUCAN_GAMES !== undefined)
    return env.BOUCAN_GAMES.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  const file = join(folder, CONFIG);
  if (!existsSync(file)) return [];
  const { games = [] } = JSON.parse(readFileSync(file, 'utf8')) as { games?: unknown };
  if (!Array.isArray(games) || games.some((name) => typeof name !== 'string'))
    throw new Error(`${file}: games takes a list such as ["@my/game", "./other"]`);
  return games as string[];
}

/** These places, and the games from outside that the environment or the folder names. */
export async function placesFor(usual: Places, env: NodeJS.ProcessEnv, folder: string): Promise<Places> {
  const outside = await Promise.all(namedIn(resolve(folder), env).map((name) => outsideAt(name, resolve(folder))));
  return { ...usual, outside: [...usual.outside, ...outside] };
}
