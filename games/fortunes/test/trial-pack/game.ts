// Fortunes with the trial pack in its box, and no other.
import { defineGame, type GameDef } from '@boucan/kernel';
import type { Caribbean } from '../../src/board.ts';
import { fortunes } from '../../src/game.ts';
import type { CaribbeanView } from '../../src/view.ts';
import { type TrialEvents, trial } from './pack.ts';

export const trialGame = defineGame({
  ...(fortunes.def as unknown as GameDef<Caribbean, CaribbeanView, TrialEvents>),
  packs: [trial],
});
