import type { Game } from '@boucan/kernel';
import { listOf, type Places, registryAt } from '@boucan/registry/node';

/** Where the games are that come with the house, where they are installed. */
export const PLACES: Places = { lists: listOf('@boucan/games', import.meta.url), outside: [] };

/** The games of these places, by id. */
export async function gamesAt(places: Places): Promise<ReadonlyMap<string, Game>> {
  const { all } = await registryAt(places);
  return new Map(await Promise.all(all.map(async ({ id, load }) => [id, await load()] as const)));
}

/** Those one can play here where nothing else is said. */
export const GAMES: ReadonlyMap<string, Game> = await gamesAt(PLACES);
