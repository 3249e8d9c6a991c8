// The games, Fortunes with its trial pack: what the trial client is built with. As in the house's own list, a game comes when it is asked for.
import type { Game } from '@boucan/kernel';
import { GAMES as LISTED, type Listed } from '../../../games/index.ts';

const load = async (): Promise<Game> =>
  (await import('../../../games/fortunes/test/trial-pack/game.ts')).trialGame as unknown as Game;

export const GAMES: readonly Listed[] = LISTED.map((listed) => (listed.id === 'fortunes' ? { ...listed, load } : listed));

export const findGame = async (id: string): Promise<Game | undefined> => GAMES.find((listed) => listed.id === id)?.load();
