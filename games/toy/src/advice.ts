import type { Advice } from '@boucan/kernel';
import { type Deck, duellist } from './board.ts';

/** Coins, and a little for a card in hand. */
export const advice: Advice<Deck> = {
  decisive: 6,
  value: ({ board: d }, seat) => {
    const own = duellist(d, seat);
    const best = Math.max(...d.duellists.map((x, s) => (s === seat ? 0 : x.coins)));
    return own.coins - best + 0.4 * own.hand.length;
  },
};
