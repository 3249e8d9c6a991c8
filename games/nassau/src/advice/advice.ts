import type { Advice, Weights } from '@boucan/kernel';
import type { Nassau } from '../board.ts';
import { byHand } from './by-hand.ts';
import { features, start } from './features.ts';

const weights: Weights | null = null;

/** What a bot values: as it learned by playing; and by hand, from which the learning set out. */
export const advice: Advice<Nassau> = { ...byHand, learned: { features, weights, point: 1 / 30, start } };
