import type { Advice } from '@boucan/kernel';
import type { Voyage } from '../board.ts';
import { aim } from './aim.ts';
import { byHand } from './by-hand.ts';
import { characters } from './characters.ts';
import { features, habits, shared, start } from './features.ts';
import { mistakes } from './mistakes.ts';
import weights from './weights.json' with { type: 'json' };

/** What a bot values: as it learned by playing; and by hand, from which the learning set out. */
export const advice: Advice<Voyage> = {
  ...byHand,
  mistakes,
  aim,
  learned: { features, weights, point: 0.02, mayAllLose: true, shared, habits, start, characters },
};
