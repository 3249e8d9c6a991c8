// Positions that can be solved, and how far the levels are from perfect in them.
import { botNamed } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { type Game, seedOf } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { endings, exactly, lossOf, type Solved } from '../src/exact.ts';

const POSITIONS = 120;
const solved = endings(brethren as unknown as Game, 3, POSITIONS, 'solved by a test');
const lossBy = (level: string): number =>
  solved.reduce((sum, position, i) => sum + lossOf(position, botNamed(level)!, `test ${i}`), 0) / solved.length;

test('in every one of them something hangs on the choice, and the best is worth what perfect play brings', () => {
  for (const { game, state, seat, values } of solved) {
    const all = values.map(({ value }) => value);
    expect(Math.max(...all)).toBeGreaterThan(Math.min(...all));
    expect(exactly(game, state)[seat]).toBeCloseTo(Math.max(...all), 9);
    expect(exactly(game, state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test('a match that is over is worth what it came to', () => {
  const game = toy as unknown as Game;
  const state = game.setup({ seats: 2 }, seedOf('over'));
  state.result = { winners: [1], scores: [0, 3], end: 'last-afloat' };
  expect(exactly(game, state)).toEqual([0, 1]);
});

test('a choice gives away what the best one would have brought and it does not', () => {
  const { game, state, seat } = solved[0]!;
  const offered = game.options(state, seat);
  const bot = { name: 'first', choose: () => offered[0]! };
  const values: Solved['values'] = offered.map((choice, i) => ({ choice, value: i === 0 ? 0.25 : 1 }));
  expect(lossOf({ game, state, seat, values }, bot, 'x')).toBe(0.75);
});

test('level 5 is within two hundredths of a victory of perfect, level 1 is clearly not', () => {
  expect(lossBy('level5')).toBeLessThan(0.02);
  expect(lossBy('level1')).toBeGreaterThan(0.04);
});
