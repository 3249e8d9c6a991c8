// The games that come with the house: the only place that names them. A game is a folder beside this file and one line here; the command line, the
// server, the tests and the bench have it then, and the web client as soon as there is a line for its board in `apps/web/src/boards/index.ts`.
import type { Game } from '@boucan/kernel';
import { type Listed, listed } from '@boucan/registry';

export type { Listed };

export const GAMES: readonly Listed[] = [
  listed('brethren', async () => (await import('./brethren/src/game.ts')).brethren),
  listed('fortunes', async () => (await import('./fortunes/src/game.ts')).fortunes),
  listed('nassau', async () => (await import('./nassau/src/game.ts')).nassau),
  listed('skull', async () => (await import('./skull/src/game.ts')).skull),
  listed('toy', async () => (await import('./toy/src/game.ts')).toy, true),
];

/** The game of this name, or nothing. */
export const findGame = async (id: string): Promise<Game | undefined> => GAMES.find((game) => game.id === id)?.load();
