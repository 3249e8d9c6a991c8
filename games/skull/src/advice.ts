// What a bot values.
import type { Advice } from '@boucan/kernel';
import type { Voyage } from './board.ts';

export const advice: Advice<Voyage> = {
  decisive: 12,
  worth: (s) => s.result?.scores ?? s.board.registers.map((r) => r.prestige),
};
