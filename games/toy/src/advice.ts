import type { Advice } from '@boucan/kernel';
import type { DuelBoard } from './board.ts';

/** Coins, and a little for a card in hand. */
export const advice: Advice<DuelBoard> = {
  decisive: 6,
  worth: ({ board: d }) => d.duellists.map((x) => x.coins + 0.4 * x.hand.length),
};
