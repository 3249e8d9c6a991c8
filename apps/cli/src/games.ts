import { findGame, GAMES } from '@boucan/games';
import type { Game } from '@boucan/kernel';
import { BadInput } from './arguments.ts';

export { findGame };

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** All of them, with their words. */
export const allGames = (): Promise<Game[]> => Promise.all(GAME_IDS.map(gameNamed));

/** The game that an argument names. */
export async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new BadInput(`there is no game ${id}; there are ${GAME_IDS.join(', ')}`);
  return game;
}
