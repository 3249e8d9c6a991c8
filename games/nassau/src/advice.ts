import type { Advice } from '@boucan/kernel';
import type { Nassau } from './board.ts';

export const advice: Advice<Nassau> = {
  decisive: 60,
  worth: ({ board }) => board.ships.map((s) => s.score),
};
