import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@boucan/kernel';
import { type Lessons, type Taught, taughtBy } from '@boucan/puzzles';
import type { Registry } from '@boucan/registry';
import { listOf, type Places, placesFor, registryAt, rulesIn } from '@boucan/registry/node';
import { BadInput } from './arguments.ts';

/** Where the games are: those of the house, and those of `BOUCAN_GAMES` or `boucan.config.json`. Threads are handed this. */
export const places: Places = await placesFor(
  { lists: listOf('@boucan/games', import.meta.url), outside: [] },
  process.env,
  process.cwd(),
);
export const registry: Registry = await registryAt(places);
export const findGame = registry.find;
/** The digests of the rules at hand of a game, and of those that come out alike. */
export const rulesOf = rulesIn(places);

/** Where the sources and tests of a game are. */
export const folderOf = (id: string): string =>
  places.outside.find((game) => game.id === id)?.folder ?? join(dirname(fileURLToPath(places.lists[0] ?? import.meta.url)), id);

/** What is taught of a game, if anything; its puzzles are files in its folder. */
export async function taughtOf(id: string): Promise<Taught | undefined> {
  const file = places.outside.find((game) => game.id === id)?.lessons ?? null;
  if (file === null) return (await import('@boucan/games/lessons')).LESSONS[id];
  return taughtBy(() => import(pathToFileURL(file).href) as Promise<Lessons>);
}

export const GAME_IDS: readonly string[] = registry.ids;

/** All of them, with their words. */
export const allGames = (): Promise<Game[]> => Promise.all(GAME_IDS.map(gameNamed));

/** The game that an argument names. */
export async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new BadInput(`there is no game ${id}; there are ${GAME_IDS.join(', ')}`);
  return game;
}
