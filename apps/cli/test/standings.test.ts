import { expect, test } from 'vitest';
import { ranks, wilson } from '../src/standings.ts';

test('winners come first, then the scores, and equals share a place', () => {
  expect(ranks({ winners: [2], scores: [5, 9, 9, 5], end: '' })).toEqual([3, 2, 1, 3]);
  expect(ranks({ winners: [0, 1], scores: [4, 4, 3], end: '' })).toEqual([1, 1, 3]);
});

test('the interval is Wilson’s', () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 10)[0]).toBeCloseTo(0, 10);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 10);
});
