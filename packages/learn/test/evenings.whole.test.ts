// The last evening at the campfire of Nassau against an opponent who is nearly as good: solved, and how far the levels are from perfect there.
import { botNamed } from '@boucan/bots';
import type { Game } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { expect, test } from 'vitest';
import { evenings, exactly, lossOf } from '../src/exact.ts';

const game = nassau as unknown as Game;
const last = evenings(game, 80, 'solved by a test');

test('the victory hangs on the choice, and a choice is worth what perfect play makes of it', () => {
  for (const { state, seat, values } of last) {
    const all = values.map(({ value }) => value);
    expect(Math.max(...all)).toBeGreaterThan(Math.min(...all));
    for (const { choice, value } of values) {
      const after = game.clone(state);
      game.advance(after, seat, choice);
      expect(exactly(game, after)[seat]).toBe(value);
    }
  }
});

test('level 5 is within two hundredths of a victory of perfect, level 1 is clearly not', () => {
  const lost = (level: string): number =>
    last.reduce((sum, position, i) => sum + lossOf(position, botNamed(level)!, `solved ${i}`), 0) / last.length;
  expect(lost('level5')).toBeLessThan(0.02);
  expect(lost('level1')).toBeGreaterThan(0.04);
});
