import type { Taught } from '@boucan/puzzles';
import { GAMES } from '../games.ts';

/** The lessons and puzzles of a game; nothing where it has none. */
export const taughtOf = async (game: string): Promise<Taught | undefined> => (await GAMES[game]?.more?.())?.taught?.();
