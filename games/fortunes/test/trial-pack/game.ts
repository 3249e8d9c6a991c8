// Fortunes with the trial pack in its box, and no other. What was learned belongs to the packs of the real box, so bots judge by hand.
import { defineGame, type GameDef } from '@boucan/kernel';
import type { Caribbean } from '../../src/board.ts';
import { fortunes } from '../../src/game.ts';
import type { CaribbeanView } from '../../src/view.ts';
import { type TrialEvents, trial } from './pack.ts';

const { learned: _, ...advice } = fortunes.def.advice;

export const trialGame = defineGame({
  ...(fortunes.def as unknown as GameDef<Caribbean, CaribbeanView, TrialEvents>),
  advice,
  packs: [trial],
});
