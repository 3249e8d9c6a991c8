// Answers that are kept back until all have answered, those the table gives for a person, and what both do to clocks and votes.

import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { Diverged, type Entry, since, Table, viewTable } from '../src/index.ts';
import { person, Sitting } from './sitting.ts';

const MINUTE = 60_000;
const live = { kind: 'live', bank: 10_000, increment: 5000 } as const;
const BID = ['bid', 0] as const;

/** The toy without anything coming to light, so that every choice can be taken back. */
const open = {
  ...toy,
  play: (...args: Parameters<typeof toy.play>) => {
    const played = toy.play(...args);
    if (played.refused === undefined) played.state.knowledge = 0;
    return played;
  },
} as unknown as Game;

/** A match where the seat is asked for the sake of secrecy alone; every position before it was answered within a second. */
function atFormality(clock: ConstructorParameters<typeof Sitting>[0] = {}): { s: Sitting; seat: number } {
  for (let match = 0; ; match++) {
    const s = new Sitting({ ...clock, secret: `${match}`.padStart(64, '0') }).start();
    while (s.table.phase === 'playing') {
      const seat = s.table.awaited()[0]!;
      if (s.table.formality(seat) !== null) return { s, seat };
      s.chooseAny(match);
    }
  }
}

describe('an answer that is kept back', () => {
  test('is one to a formal question, or to a sealed one that is put to several', () => {
    const s = new Sitting({ seats: 2 }).start();
    expect(s.game.sealed(s.table.state!, 0) && !s.game.formal(s.table.state!, 0)).toBe(true);
    expect([0, 1].map((seat) => s.table.keepsBack(seat))).toEqual([true, true]);
    s.choose(0, 'bid', 0);
    expect(s.table.keepsBack(1), 'the last of them too').toBe(true);
    s.choose(1, 'bid', 1);
    expect(
      s.table.awaited().map((seat) => s.table.keepsBack(seat)),
      'whoever chooses in the open',
    ).toEqual([false]);
    const { s: other, seat } = atFormality();
    expect(other.table.keepsBack(seat)).toBe(true);
    expect(new Sitting({ seats: 2 }).table.keepsBack(0)).toBe(false);
  });

  test('is no ground for a vote: who has answered may go', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.absent.set('p0', s.now);
    s.now += 60 * MINUTE;
    s.table.held.set(0, BID);
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('not-absent-or-overdue');
    s.table.held.delete(0);
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
  });

  test('settles its seat: nothing is asked any more, and it goes back freely', () => {
    const s = new Sitting({ seats: 2 }).start();
    expect(viewTable(s.table, 0).asked).not.toBeNull();
    s.table.held.set(0, BID);
    expect(s.table.isSettled(0)).toBe(true);
    expect(s.table.isSettled(1)).toBe(false);
    expect([viewTable(s.table, 0).asked, viewTable(s.table, 0).undo]).toEqual([null, 'free']);
    expect(viewTable(s.table, 1).asked).not.toBeNull();
    expect(viewTable(s.table, 1).undo).toBe('none');
  });

  test('stops nobody else’s clock: its seat is not late any more, the others are', () => {
    const s = new Sitting({ seats: 2, clock: live }).start();
    s.now += 4000;
    s.as(0, { do: 'leave', seat: 0 });
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.deadline()).toBe(1_010_000);
    s.table.held.set(1, BID);
    s.now = 1_010_000;
    expect(s.table.deadline()).toBe(1_010_000); // seat 0 has used four seconds, and begins at four
    s.table.held.set(0, BID);
    expect(s.table.deadline()).toBeNull();
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.table.held.delete(1);
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0]);
    expect(s.table.held.has(0)).toBe(true);
  });

  test('is no more where a bot takes the seat, where it is noted, and where something is taken back', () => {
    const s = new Sitting({ seats: 3 }).start();
    const keep = () => [0, 1].map((seat) => s.table.held.set(seat, BID));
    keep();
    s.as(0, { do: 'leave', seat: 0 });
    expect([...s.table.held.keys()]).toEqual([1]);
    s.as(0, { do: 'return', seat: 0 });
    keep();
    s.choose(0, 'bid', 0);
    expect([...s.table.held.keys()]).toEqual([1]);
    keep();
    s.as(0, { do: 'ask-undo', seat: 0 });
    expect(s.table.held.size).toBe(0);
  });

  test('costs the time it took, whenever it is noted, and earns what a choice earns', () => {
    const s = new Sitting({ seats: 2, clock: live }).start();
    s.now += 9000;
    expect(s.as(0, { do: 'choose', seat: 0, choice: BID, took: 2000 })).toBeUndefined();
    expect(s.entries.at(-1)).toMatchObject({ type: 'chose', took: 2000 });
    expect(s.table.clocks).toEqual({ bank: [13_000, 10_000], spent: [0, 0], since: [null, 1_000_000] });
    s.as(1, { do: 'choose', seat: 1, choice: BID });
    expect(s.entries.at(-1)).not.toHaveProperty('took');
    expect(s.table.clocks.bank).toEqual([13_000, 6000]);
  });

  test('that took no time costs none', () => {
    const s = new Sitting({ seats: 2, clock: live }).start();
    s.now += 9000;
    s.as(0, { do: 'choose', seat: 0, choice: BID, took: 0 });
    expect(s.table.clocks.bank).toEqual([15_000, 10_000]);
  });
});

describe('a formality', () => {
  test('is nobody’s but a person’s who plays, and is asked of nobody', () => {
    const { s, seat } = atFormality();
    expect(s.table.isSettled(seat)).toBe(true);
    expect(viewTable(s.table, seat).asked).toBeNull();
    expect(s.table.formality(1 - seat)).toBeNull();
    s.as(seat, { do: 'leave', seat });
    expect(s.table.formality(seat)).toBeNull();
    expect(s.do({ do: 'choose', seat, choice: ['pass'] }, 'table')).toBe('not-for-the-table');
    expect(s.do({ do: 'choose', seat, choice: ['pass'] }, 'bot')).toBeUndefined();
  });

  test('is noted as the person’s answer', () => {
    const { s, seat } = atFormality();
    expect(s.do({ do: 'choose', seat, choice: ['pass'] }, 'table')).toBeUndefined();
    expect(s.entries.at(-1)).toMatchObject({ type: 'chose', seat, by: 'person' });
  });

  test('earns nothing', () => {
    const { s, seat } = atFormality({ clock: live });
    const bank = s.table.clocks.bank[seat];
    s.do({ do: 'choose', seat, choice: ['pass'], took: 0 }, 'table');
    expect(s.table.clocks.bank[seat]).toBe(bank);
  });

  test('is no ground for a vote, however long the person is away', () => {
    const { s, seat } = atFormality();
    s.absent.set(`p${seat}`, s.now);
    s.now += 60 * MINUTE;
    expect(s.as(1 - seat, { do: 'vote', seat: 1 - seat, against: seat })).toBe('not-absent-or-overdue');
  });

  test('runs out of no time', () => {
    const { s, seat } = atFormality({ clock: live });
    s.now += 60 * MINUTE;
    expect(s.table.awaited()).toEqual([seat]);
    expect(s.table.deadline()).toBeNull();
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
  });
});

describe('clocks', () => {
  test('are shown to the millisecond to oneself, to the second to others', () => {
    const s = new Sitting({ seats: 3, clock: { kind: 'live', bank: 10_000, increment: 0 } }).start();
    s.now += 1234;
    s.as(0, { do: 'leave', seat: 0 });
    s.as(0, { do: 'return', seat: 0 });
    expect(viewTable(s.table, 0).clocks).toEqual({
      bank: [8766, 10_000, 10_000],
      spent: [1234, 0, 0],
      since: [1_001_234, 1_000_000, 1_000_000],
    });
    const others = { bank: [8000, 10_000, 10_000], spent: [1000, 0, 0], since: [1_001_000, 1_000_000, 1_000_000] };
    expect(viewTable(s.table, 1).clocks).toEqual(others);
    expect(viewTable(s.table, 'table').clocks).toEqual(others);
    s.choose(0, 'bid', 0);
    expect(viewTable(s.table, 0).clocks.since[0]).toBeNull();
  });

  test('lines of the log say the second, and never the table’s own time', () => {
    const s = new Sitting().start();
    s.now += 1234;
    s.table.apply({ type: 'said', player: 'p0', name: 'Person 0', text: 'ahoy', n: s.table.n + 1, at: s.now, t: 77 });
    const [line] = since(s.table, s.table.n - 1, 1);
    const [n, at] = [s.table.n, 1_001_000];
    const what = { type: 'said', player: 'p0', name: 'Person 0', text: 'ahoy', n, at };
    expect(line).toStrictEqual({ n, at, what, events: [] });
    expect(since(s.table, s.table.n, 1)).toEqual([]);
    const [, sat] = since(s.table, 0, 1);
    expect(sat).toStrictEqual({ n: 2, at: 1_000_000, what: { type: 'sat', seat: 0, name: 'Person 0' }, events: [] });
  });

  test('in days: whoever is late is replaced, and comes back with no time of a bank', () => {
    const day = 24 * 60 * MINUTE;
    const s = new Sitting({ seats: 2, clock: { kind: 'days', perMove: day } }).start();
    s.now += day - 1;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.now += 1;
    s.choose(1, 'bid', 0);
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([1]);
    s.do({ do: 'choose', seat: 0, choice: ['bid', 3] }, 'bot');
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.clocks.bank).toEqual([0, 0]);
    expect(s.table.deadline()).toBe(s.now + day);
  });

  test('in days: who thought about what is undone has thought as long as before it', () => {
    const day = 24 * 60 * MINUTE;
    const s = new Sitting({ seats: 2, game: open, clock: { kind: 'days', perMove: day } }).start();
    s.now += 1000;
    s.choose(1, 'bid', 0);
    s.now += 500;
    s.choose(0, 'bid', 3);
    s.now += 7000;
    s.as(1, { do: 'ask-undo', seat: 1 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.table.made).toEqual([]);
    expect(s.table.clocks).toEqual({ bank: [0, 0], spent: [1000, 1000], since: [s.now, s.now] });
    expect(s.table.deadline()).toBe(s.now + day - 1000);
  });

  test('live: who chose after what is undone has neither paid nor earned by it', () => {
    const s = new Sitting({ seats: 2, game: open, clock: live }).start();
    s.now += 1000;
    s.choose(1, 'bid', 0);
    s.now += 500;
    s.choose(0, 'bid', 3);
    expect(s.table.clocks.bank).toEqual([13_500, 14_000]);
    s.as(1, { do: 'ask-undo', seat: 1 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.table.clocks).toEqual({ bank: [9000, 9000], spent: [1000, 1000], since: [s.now, s.now] });
  });

  test('a little time is given once to who comes back, and not each time he leaves and returns', () => {
    const s = new Sitting({ clock: { ...live, increment: 0 } }).start();
    s.now += 10_000;
    s.do({ do: 'flag' }, 'clock');
    for (const seat of [0, 1]) s.do({ do: 'choose', seat, choice: ['bid', seat === 0 ? 3 : 0] }, 'bot');
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.clocks.bank[0]).toBe(10_000);
    expect(viewTable(s.table, 0).votes).toEqual([]);
    s.now += 4000;
    s.as(0, { do: 'leave', seat: 0 });
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.clocks.bank[0]).toBe(6000);
  });

  test('an undo that lapses and a person who is late are told together', () => {
    const s = new Sitting({ seats: 2, clock: { kind: 'live', bank: 60_000, increment: 0 } }).start();
    s.choose(0, 'bid', 3);
    s.choose(1, 'bid', 0);
    s.table.pending = { seat: 1, agreed: [], until: s.now + 60_000 };
    s.now += 60_000;
    s.do({ do: 'flag' }, 'clock');
    expect(s.entries.slice(-2)).toMatchObject([
      { type: 'undo-lapsed', seat: 1 },
      { type: 'replaced', seat: 0, why: 'clock' },
    ]);
  });
});

describe('votes', () => {
  test('where no patience is had, absence is a ground at once, and a vote of that moment counts', () => {
    const s = new Sitting({ seats: 4 }).start();
    s.table.terms = { ...s.table.terms, patience: { absent: 0, overdue: null } };
    s.absent.set('p0', s.now);
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('already-voted');
    expect(s.as(2, { do: 'vote', seat: 2, against: 0 })).toBeUndefined();
    expect(s.table.botOf(0)).toBe('level3');
  });

  test('the patience of a table is said in whole minutes, half of one counted up', () => {
    const s = new Sitting({ seats: 3 }).start();
    for (const [absent, minutes] of [
      [89_999, 1],
      [90_000, 2],
    ]) {
      s.table.terms = { ...s.table.terms, patience: { absent: absent!, overdue: null } };
      expect(s.try({ do: 'vote', seat: 1, against: 0 }, person(1))).toMatchObject([{ with: { absent: minutes } }]);
    }
  });

  test('of bots there are none: one of two persons who play decides alone', () => {
    const s = new Sitting({ seats: 4 }).sitDown(0, 1);
    for (const seat of [2, 3]) s.as(0, { do: 'seat-bot', seat, level: 'random' });
    s.as(0, { do: 'start' });
    s.absent.set('p0', s.now);
    s.now += 5 * MINUTE;
    expect(s.as(1, { do: 'vote', seat: 1, against: 2 })).toBe('not-to-vote-on');
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    expect(s.entries.slice(-2)).toMatchObject([
      { type: 'voted', seat: 1, against: 0 },
      { type: 'replaced', seat: 0, why: 'vote' },
    ]);
  });

  test('overdue to the millisecond, and a vote from before he was asked again is gone', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.now += 30 * MINUTE - 1;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('not-absent-or-overdue');
    s.now += 1;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    expect(s.table.persons()).toContain(0);
    expect(s.as(2, { do: 'vote', seat: 2, against: 0 })).toBeUndefined();
    expect(s.table.persons()).not.toContain(0);
  });
});

/** At which entry a table played again leads elsewhere. */
function divergedAt({ game, secret }: Sitting, entries: readonly Entry[]): number | null {
  try {
    new Table(game, secret, entries);
    return null;
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return error.n;
  }
}

describe('what is noted', () => {
  test('is compared when it is played again: a first position or a choice that leads elsewhere is no longer this match', () => {
    const s = new Sitting({ seats: 2 }).start();
    s.chooseAny(0);
    for (const type of ['started', 'chose']) {
      const entries = s.entries.map((entry): Entry => (entry.type === type ? ({ ...entry, check: '00000000' } as Entry) : entry));
      const { n } = entries.find((entry) => entry.type === type)!;
      expect(() => new Table(s.game, s.secret, entries), type).toThrow(`entry ${n} leads elsewhere`);
      expect(divergedAt(s, entries), type).toBe(n);
      const unchecked = s.entries.map((entry): Entry => {
        const { check: _, ...rest } = entry as Entry & { check?: string };
        return rest as Entry;
      });
      expect(s.game.hash(new Table(s.game, s.secret, unchecked).state!)).toBe(s.game.hash(s.table.state!));
    }
  });

  test('a choice the rules no longer allow leads elsewhere too, and the error says at which entry', () => {
    const s = new Sitting({ seats: 2 }).start();
    s.chooseAny(0);
    s.chooseAny(1);
    const { n } = s.entries.at(-1)!;
    const entries = s.entries.map(
      (entry): Entry => (entry.n === n ? ({ ...entry, choice: ['no-such-choice'] } as Entry) : entry),
    );
    expect(divergedAt(s, entries)).toBe(n);
  });

  test('with every eighth choice: a hash of where it led, eight digits long', () => {
    const s = new Sitting({ seats: 2 }).start();
    const noted: boolean[] = [];
    for (let i = 0; s.table.phase === 'playing'; i++) {
      s.chooseAny(i);
      const entry = s.entries.at(-1) as { readonly check?: string };
      noted.push('check' in entry);
      if (entry.check !== undefined) expect(entry.check).toBe(s.game.hash(s.table.state!).slice(0, 8));
    }
    expect(noted.length).toBeGreaterThan(17);
    expect(noted.flatMap((is, i) => (is ? [i] : []))).toEqual(noted.flatMap((_, i) => (i % 8 === 0 ? [i] : [])));
  });

  test('of talk: eight lines in ten seconds, and the ninth when the first is ten seconds old', () => {
    const s = new Sitting();
    const say = () => s.do({ do: 'say', text: 'ahoy' }, person(0));
    for (let i = 0; i < 8; i++) {
      expect(say()).toBeUndefined();
      s.now += 1000;
    }
    s.now += 1999;
    expect(say()).toBe('talks-too-fast');
    s.now += 1;
    expect(say()).toBeUndefined();
    expect(say()).toBe('talks-too-fast');
    s.now += 1000;
    expect(say()).toBeUndefined();
  });
});
