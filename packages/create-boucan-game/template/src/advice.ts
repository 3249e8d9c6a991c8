import type { Advice } from '@boucan/kernel';
import { type Table, worthOf } from './table.ts';

/** Coins, and a little for high cards still in hand. */
export const advice: Advice<Table> = {
  decisive: 4,
  worth: ({ board }) => board.players.map(({ coins, hand }) => coins + hand.reduce((sum, card) => sum + worthOf(card) / 20, 0)),
};
