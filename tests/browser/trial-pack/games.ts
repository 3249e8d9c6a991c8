// The games, Fortunes with its trial pack: what the trial client is built with.
import { defineGame, type Game, type GameDef } from '@boucan/kernel';
import type { Caribbean } from '../../../games/fortunes/src/board.ts';
import { fortunes } from '../../../games/fortunes/src/game.ts';
import type { CaribbeanView } from '../../../games/fortunes/src/view.ts';
import { type TrialEvents, trial } from '../../../games/fortunes/test/trial-pack/pack.ts';
import { GAMES as LISTED, type Listed } from '../../../games/index.ts';

export const trialGame = defineGame({
  ...(fortunes.def as unknown as GameDef<Caribbean, CaribbeanView, TrialEvents>),
  packs: [trial],
}) as unknown as typeof fortunes;

export const GAMES: readonly Listed[] = LISTED.map((listed) =>
  listed.id === 'fortunes' ? { ...listed, load: async () => trialGame as unknown as Game } : listed,
);

export const findGame = async (id: string): Promise<Game | undefined> => GAMES.find((listed) => listed.id === id)?.load();
