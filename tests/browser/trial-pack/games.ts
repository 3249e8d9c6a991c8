// The games, Fortunes with its trial pack: what the trial client is built with.
import type { Game } from '@boucan/kernel';
import type { fortunes } from '../../../games/fortunes/src/game.ts';
import { trialGame as game } from '../../../games/fortunes/test/trial-pack/game.ts';
import { GAMES as LISTED, type Listed } from '../../../games/index.ts';

export const trialGame = game as unknown as typeof fortunes;

export const GAMES: readonly Listed[] = LISTED.map((listed) =>
  listed.id === 'fortunes' ? { ...listed, load: async () => trialGame as unknown as Game } : listed,
);

export const findGame = async (id: string): Promise<Game | undefined> => GAMES.find((listed) => listed.id === id)?.load();
