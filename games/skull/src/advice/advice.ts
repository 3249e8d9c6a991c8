import type { Advice, Weights } from '@boucan/kernel';
import type { Voyage } from '../board.ts';
import { byHand } from './by-hand.ts';
import { features, start } from './features.ts';

// Networks that were learned win more voyages than the worth by hand, and lose more ships (docs/bots.md).
const weights: Weights | null = null;

/** What a bot values: as it learned by playing; and by hand, from which the learning set out. */
export const advice: Advice<Voyage> = { ...byHand, learned: { features, weights, point: 0.02, mayAllLose: true, start } };
