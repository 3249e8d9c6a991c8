import type { LearningReply } from '@boucan/protocol';
import { type Puzzle, streakOf, UNKNOWN } from '@boucan/puzzles';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Attempt, learn, learnedIn, missing, take, triedIn } from '../src/screens/learn/progress.ts';
import { note } from '../src/screens/puzzles/note.ts';

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

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const puzzle = (id: string): Puzzle => ({ id, rating: UNKNOWN }) as Puzzle;
const NOTHING: LearningReply = { lessons: [], tries: [], ratings: {}, streak: 0 };

test('a streak: puzzles of the day, solved, day after day, and today is not over yet', () => {
  expect(streakOf([], today)).toBe(0);
  expect(streakOf([on(20_000)], today)).toBe(1);
  expect(streakOf([on(19_998), on(19_999)], today)).toBe(2);
  expect(streakOf([on(19_998)], today)).toBe(0);
  expect(streakOf([on(19_998), on(19_999, { solved: false }), on(20_000)], today)).toBe(1);
  expect(streakOf([on(19_999, { daily: false }), on(20_000)], today)).toBe(1);
  expect(streakOf([on(19_999), on(20_000), on(20_000, { id: 'other' })], today)).toBe(2);
});

test('the first attempt counts; the puzzle of the day goes on with a streak even if it was met before', () => {
  note('nassau', puzzle('a'), false, false, today);
  const { rating } = note('nassau', puzzle('a'), true, false, today);
  expect(triedIn('nassau').attempts).toMatchObject([{ id: 'a', solved: false }]);
  note('nassau', puzzle('a'), true, true, today);
  note('nassau', puzzle('a'), false, true, today);
  expect(triedIn('nassau')).toMatchObject({ rating, attempts: [{ daily: false }, { daily: true, solved: true }] });
  expect(streakOf(triedIn('nassau').attempts, today)).toBe(1);
});

test('what a device knows and the server does not is told, and what it told as somebody else is not', () => {
  learn('nassau', 'first');
  note('nassau', puzzle('a'), true, false, today);
  expect(missing(NOTHING)).toEqual({
    lessons: [{ game: 'nassau', lesson: 'first' }],
    tries: [{ game: 'nassau', puzzle: 'a', day: 20_000, daily: false, solved: true }],
  });
  const other = { game: 'nassau', puzzle: 'b', day: 19_000, daily: true, solved: true, points: 1600 };
  const first = { game: 'nassau', puzzle: 'a', day: 20_000, daily: false, solved: true, points: 1650 };
  const reply = {
    ...{
      lessons: [
        { game: 'nassau', lesson: 'first' },
        { game: 'skull', lesson: 'one' },
      ],
      tries: [other, first],
    },
    ...{ ratings: { nassau: { mu: 30, sigma: 5 } }, streak: 0 },
  };
  take(reply);
  expect(learnedIn('skull')).toEqual(['one']);
  expect(triedIn('nassau')).toMatchObject({ rating: { mu: 30 }, attempts: [{ id: 'b' }, { id: 'a', points: 1650 }] });
  expect(missing(reply)).toEqual({ lessons: [], tries: [] });
  // What is done meanwhile stays, and is all that somebody else is told of.
  learn('nassau', 'second');
  note('nassau', puzzle('c'), true, false, today);
  take(reply);
  expect(triedIn('nassau').attempts.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(missing(NOTHING)).toMatchObject({ lessons: [{ lesson: 'second' }], tries: [{ puzzle: 'c' }] });
  take(NOTHING);
  expect(learnedIn('nassau')).toEqual(['second']);
  expect(triedIn('nassau').attempts.map(({ id }) => id)).toEqual(['c']);
});
