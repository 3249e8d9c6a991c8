import { describe, expect, test } from 'vitest';
import { afterQuiet, backOff, beforeQuiet, isQuiet, minuteOf, nextAt, remindersFor } from '../../src/notices/when.ts';
import { duration, leftIn } from '../../src/notices/words.ts';

const PARIS = 'Europe/Paris';
const at = (text: string): number => Date.parse(text);
const night = { from: 22 * 60, to: 8 * 60 };

describe('the time of day where somebody lives', () => {
  test('is told by their zone, in summer and in winter', () => {
    expect(minuteOf(PARIS, at('2026-07-01T10:30:00Z'))).toBe(12 * 60 + 30);
    expect(minuteOf(PARIS, at('2026-12-01T10:30:00Z'))).toBe(11 * 60 + 30);
    expect(minuteOf('Asia/Kolkata', at('2026-12-01T19:00:00Z'))).toBe(30);
  });

  test('comes again within a day, also in a night when clocks change', () => {
    expect(nextAt(PARIS, 18 * 60, at('2026-12-01T10:30:20Z'))).toBe(at('2026-12-01T17:00:00Z'));
    expect(nextAt(PARIS, 8 * 60, at('2026-12-01T10:30:20Z'))).toBe(at('2026-12-02T07:00:00Z'));
    expect(nextAt(PARIS, 8 * 60, at('2026-03-28T21:30:00Z')), 'an hour less').toBe(at('2026-03-29T06:00:00Z'));
    expect(nextAt(PARIS, 8 * 60, at('2026-10-24T21:30:00Z')), 'an hour more').toBe(at('2026-10-25T07:00:00Z'));
  });
});

describe('quiet hours', () => {
  test('go past midnight', () => {
    expect(isQuiet(night, PARIS, at('2026-12-01T20:59:00Z'))).toBe(false);
    expect(isQuiet(night, PARIS, at('2026-12-01T21:00:00Z'))).toBe(true);
    expect(isQuiet(night, PARIS, at('2026-12-02T06:59:59Z'))).toBe(true);
    expect(isQuiet(night, PARIS, at('2026-12-02T07:00:00Z'))).toBe(false);
    expect(isQuiet({ from: 600, to: 660 }, 'UTC', at('2026-12-02T10:30:00Z'))).toBe(true);
    expect(isQuiet(null, PARIS, 0)).toBe(false);
  });

  test('a notice waits for their end; a reminder comes before they begin, or not at all', () => {
    const late = at('2026-12-02T02:00:00Z');
    expect(afterQuiet(night, PARIS, late)).toBe(at('2026-12-02T07:00:00Z'));
    expect(afterQuiet(night, PARIS, at('2026-12-02T12:00:00Z'))).toBe(at('2026-12-02T12:00:00Z'));
    expect(beforeQuiet(night, PARIS, late, at('2026-12-01T12:00:00Z'))).toBe(at('2026-12-01T20:59:00Z'));
    expect(beforeQuiet(night, PARIS, late, at('2026-12-01T22:00:00Z')), 'they have begun').toBeNull();
    expect(beforeQuiet(null, PARIS, late, late + 1), 'it is past').toBeNull();
  });
});

test('nobody is reminded as soon as the clock starts', () => {
  const HOUR = 3_600_000;
  expect(remindersFor([24, 2], 72 * HOUR)).toEqual([24, 2]);
  expect(remindersFor([24, 2], 24 * HOUR)).toEqual([2]);
  expect(remindersFor([24, 2], 2 * HOUR)).toEqual([]);
});

test('the more often it fails, the later it is tried again', () => {
  expect([1, 2, 3, 4].map((tries) => backOff(tries, 0.5))).toEqual([30_000, 120_000, 480_000, 1_920_000]);
  expect(backOff(20, 0.5)).toBe(6 * 3_600_000);
});

test('how long is left, in words', () => {
  const HOUR = 3_600_000;
  const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
  expect(duration('en', 26 * HOUR)).toBe('1 day and 2 hours');
  expect(plain(duration('fr', 26 * HOUR))).toBe('1 jour et 2 heures');
  expect(duration('en', 24 * HOUR)).toBe('1 day');
  expect(plain(duration('fr', 2 * HOUR + 60_000))).toBe('2 heures et 1 minute');
  expect(leftIn('en', 59_000, 0)).toBe('You have less than a minute left.');
  expect(leftIn('en', null, 0)).toBe('Take your time: there is no clock.');
  expect(plain(leftIn('fr', 5 * 60_000, 0))).toBe('Il vous reste 5 minutes.');
});
