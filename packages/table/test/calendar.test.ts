// Where time is counted in days: the hours in which clocks run, and days off. What is worked out is compared with a count minute by minute.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysTaken, type Hours, openInWeek, ranBetween, ranOut, type Span } from '../src/calendar.ts';
import { type Clock, since, Table, viewTable } from '../src/index.ts';
import { Sitting } from './sitting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PARIS: Hours = { zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: 9 * 60, to: 21 * 60 };
const at = (iso: string): number => Date.parse(iso);

const faces = new Map<string, Intl.DateTimeFormat>();
/** What a clock on the wall of that place says at this minute, by other means than the code. */
function isOpen({ zone, days, from, to }: Hours, when: number): boolean {
  const face = faces.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  faces.set(zone, face);
  const said = face.format(when); // 2026-11-18 03:51
  const minute = Number(said.slice(11, 13)) * 60 + Number(said.slice(14, 16));
  const weekday = new Date(`${said.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  if (from < to) return days.includes(weekday) && minute >= from && minute < to;
  return (days.includes(weekday) && minute >= from) || (days.includes(yesterday) && minute < to);
}

test('time between two times is what is open minute by minute, wherever the clocks change', () => {
  const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
  const hours = fc.record({
    zone: fc.constantFrom(...zones),
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    from: fc.integer({ min: 8, max: 47 }).map((half) => half * 30), // not in the hours of the night in which clocks are set
    to: fc.integer({ min: 8, max: 47 }).map((half) => half * 30 + 7), // never the same
  });
  const begin = fc.constantFrom('2026-03-27T10:00Z', '2026-10-23T22:00Z', '2026-11-17T03:00Z').map(at);
  const off = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 3000 }))
    .map(([from, length]): Span => [from * MINUTE, (from + length) * MINUTE]);
  fc.assert(
    fc.property(
      hours,
      begin,
      fc.integer({ min: 1, max: 4 * 24 * 60 }),
      fc.option(off, { nil: null }),
      (open, from, minutes, rest) => {
        const free = rest === null ? [] : [[from + rest[0], from + rest[1]] as Span];
        let counted = 0;
        for (let i = 0; i < minutes; i++) {
          const now = from + i * MINUTE;
          if (isOpen(open, now) && !free.some(([a, b]) => now >= a && now < b)) counted++;
        }
        expect(ranBetween(open, free, from, from + minutes * MINUTE)).toBe(counted * MINUTE);
        if (counted > 0) {
          const end = ranOut(open, free, from, counted * MINUTE);
          expect(ranBetween(open, free, from, end)).toBe(counted * MINUTE);
          expect(ranBetween(open, free, from, end - 1)).toBe(counted * MINUTE - 1);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a day of twelve hours, over a weekend, and when the clocks are set back', () => {
  expect(openInWeek(PARIS)).toBe(60 * HOUR);
  expect(ranOut(PARIS, [], at('2026-11-20T19:00+01:00'), 4 * HOUR)).toBe(at('2026-11-23T11:00+01:00'));
  expect(ranOut({ ...PARIS, days: [7] }, [], at('2026-10-24T12:00+02:00'), HOUR)).toBe(at('2026-10-25T10:00+01:00'));
  const night = { ...PARIS, days: [6], from: 22 * 60, to: 4 * 60 };
  expect(ranBetween(night, [], at('2026-10-24T20:00+02:00'), at('2026-10-26T00:00+01:00'))).toBe(7 * HOUR); // the hour that comes twice
});

test('days off count in the year of the match in which they begin', () => {
  const began = at('2026-01-10T00:00Z');
  const off: Span[] = [
    [began + 2 * DAY, began + 4.5 * DAY],
    [began + 364 * DAY, began + 367 * DAY],
    [began + 370 * DAY, began + 371 * DAY],
  ];
  expect(daysTaken(off, began, began + 10 * DAY)).toBe(6);
  expect(daysTaken(off, began, began + 372 * DAY)).toBe(1);
});

describe('at a table', () => {
  const MONDAY = at('2026-11-16T18:00+01:00'); // three hours before it closes
  const clock: Clock = { kind: 'days', perMove: 12 * HOUR, hours: PARIS, holidays: 5 };
  const opened = (more: Partial<Extract<Clock, { kind: 'days' }>> = {}): Sitting => {
    const s = new Sitting({ seats: 2, clock: { ...clock, ...more } });
    s.now = MONDAY;
    return s.start();
  };
  const again = (s: Sitting): Table => new Table(s.game, s.secret, s.entries);

  test('clocks run in its hours alone, and whoever is late then is replaced', () => {
    const s = opened();
    const end = at('2026-11-17T18:00+01:00');
    expect(s.table.deadline()).toBe(end);
    s.now = end - 1;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.now = end;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([]);
  });

  test('who has answered has used what was open', () => {
    const s = opened();
    s.now = at('2026-11-17T11:00+01:00');
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 2);
    expect(s.table.clocks.spent).toEqual([0, 0]);
    const before = opened();
    before.now = at('2026-11-17T11:00+01:00');
    before.as(1, { do: 'leave', seat: 1 }); // waited for no longer: three hours of Monday and two of Tuesday
    expect(before.table.clocks.spent).toEqual([0, 5 * HOUR]);
  });

  test('while the server is down clocks stand still, and afterwards they keep to the hours of the day', () => {
    const s = opened();
    // Down from Tuesday 10:00 to 14:00: four hours that were open do not count.
    s.now = at('2026-11-17T10:00+01:00');
    s.apart = 4 * HOUR;
    expect(s.table.deadline(s.apart)! + s.apart).toBe(at('2026-11-18T10:00+01:00')); // an hour of Wednesday is left
    s.now = at('2026-11-18T05:59+01:00'); // Wednesday 9:59 by the time of day
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.now += MINUTE;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([]);
  });

  test('setting the clock of the machine makes nobody late', () => {
    const s = opened();
    s.now += MINUTE;
    s.apart = 400 * DAY;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.apart = -20_000 * DAY; // nor does it save anybody for ever
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.now += 8 * DAY;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([]);
  });

  test('days off stop one’s own clock, are seen by all, and end when one is back', () => {
    const s = opened();
    expect(s.as(0, { do: 'take-off', seat: 0, days: 2 })).toBeUndefined();
    const end = at('2026-11-19T18:00+01:00'); // off from Monday 18:00 to Wednesday 18:00, then three hours, then nine
    expect(s.table.deadline()).toBe(at('2026-11-17T18:00+01:00')); // the other's
    s.now = at('2026-11-17T18:00+01:00');
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0]);
    expect(s.table.deadline()).toBe(end);
    for (const viewer of [0, 1, 'table'] as const)
      expect(viewTable(s.table, viewer).clocks.days!.off[0]).toEqual([[MONDAY, MONDAY + 2 * DAY]]);
    expect(since(s.table, 0, 'table').some(({ what }) => what.type === 'off' && what.days === 2)).toBe(true);
    expect(again(s).deadline()).toBe(end);
    expect(again(s).clocks).toEqual(s.table.clocks);
    s.now = at('2026-11-17T20:00+01:00');
    expect(s.as(0, { do: 'take-off', seat: 0, days: 0 })).toBeUndefined();
    expect(s.table.deadline()).toBe(at('2026-11-18T20:00+01:00')); // an hour of Tuesday, eleven of Wednesday
    expect(again(s).deadline()).toBe(s.table.deadline());
  });

  test('no more days off than were agreed on, none at once with others, none where there are none', () => {
    const s = opened();
    expect(s.as(0, { do: 'take-off', seat: 0, days: 6 })).toBe('days-off-taken');
    expect(s.as(0, { do: 'take-off', seat: 0, days: 0 })).toBe('no-day-off-now');
    expect(s.as(0, { do: 'take-off', seat: 1, days: 1 })).toBe('not-your-seat');
    expect(s.as(0, { do: 'take-off', seat: 0, days: 3 })).toBeUndefined();
    expect(s.as(0, { do: 'take-off', seat: 0, days: 1 })).toBe('off-already');
    s.now += 1.5 * DAY;
    s.as(0, { do: 'take-off', seat: 0, days: 0 }); // two days of three were begun
    expect(s.as(0, { do: 'take-off', seat: 0, days: 4 })).toBe('days-off-taken');
    expect(s.as(0, { do: 'take-off', seat: 0, days: 3 })).toBeUndefined();
    const none = new Sitting({ seats: 2, clock: { kind: 'days', perMove: DAY } }).start();
    expect(none.as(0, { do: 'take-off', seat: 0, days: 1 })).toBe('no-days-off');
    expect(viewTable(none.table, 0).clocks).not.toHaveProperty('days');
  });
});
