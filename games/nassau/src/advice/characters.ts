// What some captains like a little better, or a little less, than it is worth. Measured in docs/lab/2026-11-16-bots.md: they play differently, and no worse.
import type { Learned } from '@boucan/kernel';
import type { Nassau } from '../board.ts';

export const characters: NonNullable<Learned<Nassau>['characters']> = {
  /** Saves his doubloons for the sea dog, and sails where he lies. */
  trader: { 'voyage.sea-dog': 0.1, 'action.sea-dog': 0.3, 'items.doubloon': 0.1 },
  /** Fights whatever floats, and leaves the towers to others. */
  raider: {
    'opponents.damaged': 0.4,
    'opponents.promised': 0.3,
    'action.hit': 0.3,
    'action.fall': 0.3,
    'towers.counted': -0.2,
    'towers.held': -0.1,
  },
  /** Draws tales that may come true one day. */
  gambler: { 'tales.hand': 0.18, 'tales.hope': 0.2 },
};
