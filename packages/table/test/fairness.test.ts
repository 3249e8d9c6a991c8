// What people could do to each other at a table, and may not.
import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { MOST_UNDOS, Table, timeOf, viewTable } from '../src/index.ts';
import { commits, Sitting } from './sitting.ts';

const MINUTE = 60_000;

/** The toy without anything coming to light, so that every choice can be taken back. */
const open = (plays = { count: 0 }): Game =>
  ({
    ...toy,
    play: (...args: Parameters<typeof toy.play>) => {
      plays.count++;
      const played = toy.play(...args);
      if (played.refused === undefined) played.state.knowledge = 0;
      return played;
    },
  }) as unknown as Game;

describe('votes', () => {
  test('nobody who is there is voted out, by one or by two of three', () => {
    for (const seats of [2, 3]) {
      const s = new Sitting({ seats }).start();
      for (let seat = 1; seat < seats; seat++) expect(s.as(seat, { do: 'vote', seat, against: 0 })).toBe('not-absent-or-overdue');
      expect(s.table.persons()).toHaveLength(seats);
    }
  });

  test('whoever is away long enough may be, and the table says how long that is', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.absent.set('p0', s.now);
    s.now += 5 * MINUTE - 1;
    expect(s.try({ do: 'vote', seat: 1, against: 0 }, { player: 'p1', name: '' })).toMatchObject([
      { text: 'not-absent-or-overdue', with: { absent: 5, overdue: 30 } },
    ]);
    s.now++;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    expect(s.table.persons()).toContain(0);
    expect(s.as(2, { do: 'vote', seat: 2, against: 0 })).toBeUndefined();
    expect(s.table.persons()).not.toContain(0);
  });

  test('a return takes the ground away, and the votes with it', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.absent.set('p0', s.now);
    s.now += 5 * MINUTE;
    s.as(1, { do: 'vote', seat: 1, against: 0 });
    s.absent.delete('p0');
    expect(s.as(2, { do: 'vote', seat: 2, against: 0 })).toBe('not-absent-or-overdue');
    s.as(0, { do: 'come' });
    expect(viewTable(s.table, 1).votes).toEqual([]);
    // Away again: the vote from before counts no longer, noted or not.
    s.absent.set('p0', s.now);
    s.now += 5 * MINUTE;
    s.as(2, { do: 'vote', seat: 2, against: 0 });
    expect(s.table.persons()).toContain(0);
  });

  test('who is not waited for is not in the way', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.choose(0, 'bid', 1);
    s.absent.set('p0', s.now);
    s.now += 60 * MINUTE;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('not-absent-or-overdue');
  });

  test('long overdue: where no clock runs, half an hour', () => {
    const s = new Sitting({ seats: 2 }).start();
    s.now += 30 * MINUTE;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    const days = new Sitting({ clock: { kind: 'days', perMove: 3_600_000 } }).start();
    expect(days.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('the-clock-decides');
  });
});

describe('taking back', () => {
  test('everybody who holds a seat consents, away or not', () => {
    const s = new Sitting({ seats: 3, game: open() }).start();
    for (const seat of [0, 1, 2]) s.choose(seat, 'bid', 0);
    s.as(1, { do: 'leave', seat: 1 });
    s.as(2, { do: 'ask-undo', seat: 2 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.table.made).toHaveLength(3);
    expect(s.as(1, { do: 'answer-undo', seat: 1, agrees: true })).toBeUndefined();
    expect(s.table.made).toHaveLength(2);
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone', consent: true });
  });

  test('what nobody answers lapses', () => {
    const s = new Sitting({ seats: 3, game: open() }).start();
    for (const seat of [0, 1, 2]) s.choose(seat, 'bid', 0);
    s.as(1, { do: 'leave', seat: 1 });
    s.as(2, { do: 'ask-undo', seat: 2 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.table.deadline()).toBe(s.now + MINUTE);
    s.now += MINUTE;
    s.do({ do: 'flag' }, 'clock');
    expect(s.entries.at(-1)).toMatchObject({ type: 'undo-lapsed', seat: 2 });
    expect(s.table.pending).toBeNull();
    expect(s.table.made).toHaveLength(3);
  });

  test('where there is nobody to consent, none is noted', () => {
    const s = new Sitting({ game: open() }).sitDown(0);
    s.as(0, { do: 'seat-bot', seat: 1, level: 'random' });
    s.as(0, { do: 'start' });
    s.choose(0, 'bid', 1);
    s.do({ do: 'choose', seat: 1, choice: ['bid', 0] }, 'bot');
    expect(viewTable(s.table, 0).undo).toBe('consent');
    s.as(0, { do: 'ask-undo', seat: 0 });
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone', consent: false });
  });

  test('bots wait while an undo waits', () => {
    const s = new Sitting({ seats: 3, game: open() }).sitDown(0, 1);
    s.as(0, { do: 'seat-bot', seat: 2, level: 'random' });
    s.as(0, { do: 'start' });
    for (const seat of [0, 1]) s.choose(seat, 'bid', 0);
    s.do({ do: 'choose', seat: 2, choice: ['bid', 3] }, 'bot');
    expect(s.table.awaited()).toEqual([2]);
    s.as(1, { do: 'ask-undo', seat: 1 });
    expect(s.do({ do: 'choose', seat: 2, choice: ['aim', 0] }, 'bot')).toBe('undo-pending');
    s.as(0, { do: 'answer-undo', seat: 0, agrees: false });
    expect(s.do({ do: 'choose', seat: 2, choice: ['aim', 0] }, 'bot')).toBeUndefined();
  });

  test.each([13, 14, 15, 16, 17])('from a position kept nearby: one of %i choices plays next to nothing again', (length) => {
    const plays = { count: 0 };
    const s = new Sitting({ game: open(plays) }).start();
    for (let i = 0; s.table.made.length < length; i++) s.chooseAny(i);
    const seat = s.table.made.at(-1)!.seat;
    const before = JSON.stringify(s.table.state);
    const undo = viewTable(s.table, seat).undo;
    expect(['free', 'consent']).toContain(undo);
    plays.count = 0;
    s.as(seat, { do: 'ask-undo', seat });
    if (undo === 'consent') s.as(1 - seat, { do: 'answer-undo', seat: 1 - seat, agrees: true });
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone' });
    expect(plays.count).toBeLessThanOrEqual(3);
    // It is the same match as one that is played again from its first entry.
    const again = new Table(s.game, s.secret, s.entries);
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(s.table.state));
    expect(JSON.stringify(s.table.state)).not.toBe(before);
  });

  test('so often a turn and no oftener', () => {
    const s = new Sitting({ seats: 3 }).start();
    for (let i = 0; i < MOST_UNDOS; i++) {
      expect(s.choose(0, 'bid', 1)).toBeUndefined();
      expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBeUndefined();
    }
    s.choose(0, 'bid', 1);
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBe('undone-enough');
  });
});

describe('clocks', () => {
  const live = { kind: 'live', bank: 10_000, increment: 5000 } as const;

  test('choosing and taking back earns nothing and costs the time it took', () => {
    const s = new Sitting({ seats: 3, clock: live }).start();
    for (let i = 0; i < MOST_UNDOS; i++) {
      s.now += 100;
      s.choose(0, 'bid', 1);
      s.now += 100;
      s.as(0, { do: 'ask-undo', seat: 0 });
    }
    expect(s.table.clocks.bank[0]).toBe(10_000 - MOST_UNDOS * 100);
  });

  test('time used is used when one leaves; coming back brings none of it again', () => {
    const s = new Sitting({ seats: 3, clock: live }).start();
    s.now += 9000;
    s.as(0, { do: 'leave', seat: 0 });
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.clocks.bank[0]).toBe(1000);
    expect(s.table.deadline()).toBe(s.now + 1000);
    const days = new Sitting({ clock: { kind: 'days', perMove: 3_600_000 } }).start();
    days.now += 3_000_000;
    days.as(0, { do: 'leave', seat: 0 });
    days.as(0, { do: 'return', seat: 0 });
    days.choose(1, 'bid', 0);
    expect(days.table.deadline()).toBe(days.now + 600_000);
  });

  test('whoever is replaced by the clock lets the bot choose before he comes back, with a little time', () => {
    const s = new Sitting({ clock: { ...live, increment: 0 } }).start();
    s.now += 10_000;
    s.choose(1, 'bid', 0);
    // To leave in the last moment is to be late.
    s.as(0, { do: 'leave', seat: 0 });
    expect(s.entries.at(-1)).toMatchObject({ type: 'replaced', why: 'clock' });
    expect(s.as(0, { do: 'return', seat: 0 })).toBe('bot-first');
    s.do({ do: 'choose', seat: 0, choice: ['bid', 3] }, 'bot');
    expect(s.as(0, { do: 'return', seat: 0 })).toBeUndefined();
    expect(s.table.clocks.bank[0]).toBe(10_000);
  });

  test('an undo puts the others’ clocks back as they were', () => {
    const s = new Sitting({ seats: 2, clock: live, game: open() }).start();
    s.now += 1000;
    s.choose(0, 'bid', 0);
    s.now += 1000;
    s.choose(1, 'bid', 1);
    const before = [...s.table.clocks.bank];
    const asker = 1;
    s.now += 4000; // whoever is asked now thinks for nothing
    s.as(asker, { do: 'ask-undo', seat: asker });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone' });
    expect(before).toEqual([14_000, 13_000]);
    expect(s.table.clocks.bank[0]).toBe(14_000);
    expect(s.table.clocks.bank[1]).toBeLessThanOrEqual(8000);
  });

  test('clocks run by the table’s time, whatever the time of day says', () => {
    const s = new Sitting({ clock: live }).start();
    const n = s.table.n + 1;
    s.table.apply({ type: 'chose', seat: 0, choice: ['bid', 0], by: 'person', n, at: s.now + 3_600_000, t: s.now + 1000 });
    expect(s.table.clocks.bank).toEqual([14_000, 10_000]);
    expect(timeOf(s.table.lines.at(-1)!.entry)).toBe(s.now + 1000);
  });
});

test('the host frees a seat, and closes the table to a stranger', () => {
  const s = new Sitting({ seats: 3 }).sitDown(0, 1);
  expect(s.as(1, { do: 'turn-away', player: 'p0' })).toBe('only-the-host');
  expect(s.as(0, { do: 'stand', seat: 1 })).toBeUndefined();
  s.sitDown(1);
  expect(s.as(0, { do: 'turn-away', player: 'p1' })).toBeUndefined();
  expect(s.table.seats[1]).toEqual({ kind: 'empty' });
  expect(s.as(1, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toBe('turned-away');
  expect(s.as(1, { do: 'say', text: 'ahoy' })).toBe('turned-away');
  expect(s.as(0, { do: 'turn-away', player: 'p0' })).toBe('not-to-turn-away');
  s.sitDown(2);
  s.as(3, { do: 'sit', seat: 1, commits: commits('3'.repeat(32)) });
  s.as(0, { do: 'start' });
  expect(s.as(0, { do: 'turn-away', player: 'p3' })).toBe('already-started');
});
