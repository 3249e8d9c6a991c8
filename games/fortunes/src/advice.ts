// What a bot values.
import type { Advice } from '@boucan/kernel';
import type { Caribbean } from './board.ts';
import { totalPoints } from './rules/purse.ts';

export const advice: Advice<Caribbean> = {
  decisive: 4,
  worth: (s) => s.result?.scores ?? s.board.players.map((p, seat) => totalPoints(s.board, seat) + p.gold / 20),
};
