import type { Game } from '@boucan/kernel';
import { BadInput } from './arguments.ts';

/** Each game is loaded when it is asked for: a broken one does not stop the others. */
const LOADERS: { readonly [id: string]: () => Promise<Game> } = {
  toy: async () => (await import('@boucan/toy')).toy as Game,
  brethren: async () => (await import('@boucan/brethren')).brethren as Game,
  fortunes: async () => (await import('@boucan/fortunes')).fortunes as Game,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** The game of this name, or nothing. */
export const findGame = async (id: string): Promise<Game | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;

/** The game that an argument names. */
export async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new BadInput(`there is no game ${id}; there are ${GAME_IDS.join(', ')}`);
  return game;
}
