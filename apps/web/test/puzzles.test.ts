import { expect, test } from 'vitest';
import { type Attempt, streak } from '../src/screens/puzzles/tried.ts';

const DAY = 86_400_000;
const today = 20_000 * DAY + 5;
const on = (day: number, more: Partial<Attempt> = {}): Attempt => ({
  id: `${day}`,
  day,
  solved: true,
  daily: true,
  points: 1500,
  ...more,
});

test('a streak: puzzles of the day, solved, day after day, and today is not over yet', () => {
  expect(streak([], today)).toBe(0);
  expect(streak([on(20_000)], today)).toBe(1);
  expect(streak([on(19_998), on(19_999)], today)).toBe(2);
  expect(streak([on(19_998)], today)).toBe(0);
  expect(streak([on(19_998), on(19_999, { solved: false }), on(20_000)], today)).toBe(1);
  expect(streak([on(19_999, { daily: false }), on(20_000)], today)).toBe(1);
  expect(streak([on(19_999), on(20_000), on(20_000, { id: 'other' })], today)).toBe(2);
});
