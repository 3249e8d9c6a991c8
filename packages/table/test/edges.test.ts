// The edges of what a table allows: one more, one less, a little too late, not yet.
import type { Game } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { type Command, type Entry, since, Table, viewTable } from '../src/index.ts';
import { undoable } from '../src/undo.ts';
import { commits, person, Sitting } from './sitting.ts';

const MINUTE = 60_000;

/** The toy without anything coming to light, so that every choice can be taken back. */
const open = {
  ...toy,
  play: (...args: Parameters<typeof toy.play>) => {
    const played = toy.play(...args);
    if (played.refused === undefined) played.state.knowledge = 0;
    return played;
  },
} as unknown as Game;

describe('reasons', () => {
  test('say what they need to say, and nothing else', () => {
    const s = new Sitting({ seats: 2 }).sitDown(0);
    expect(s.try({ do: 'stand', seat: 0 }, person(1))).toStrictEqual([{ rule: 'TABLE', text: 'not-your-seat' }]);
    expect(s.try({ do: 'stand', seat: 2 }, person(1))).toStrictEqual([
      { rule: 'TABLE', text: 'no-such-seat', with: { seats: 2 } },
    ]);
    expect(s.try({ do: 'seat-bot', seat: 1, level: 'x' }, person(0))).toStrictEqual([
      { rule: 'TABLE', text: 'unknown-bot', with: { bot: 'x' } },
    ]);
    expect(s.try({ do: 'say', text: 'x'.repeat(501) }, person(0))).toStrictEqual([
      { rule: 'TABLE', text: 'too-long', with: { most: 500 } },
    ]);
    expect(s.try({ do: 'say', text: 'x'.repeat(500) }, person(0))).toBeUndefined();
  });

  test('before the match nobody leaves, returns, votes or takes back', () => {
    const s = new Sitting({ seats: 2 }).sitDown(0, 1);
    const commands: Command[] = [
      { do: 'leave', seat: 0 },
      { do: 'return', seat: 0 },
      { do: 'vote', seat: 0, against: 1 },
      { do: 'ask-undo', seat: 0 },
      { do: 'answer-undo', seat: 0, agrees: true },
      { do: 'choose', seat: 0, choice: ['bid', 0] },
    ];
    for (const command of commands) expect(s.as(0, command), command.do).toBe('not-started');
  });

  test('a bot does not choose before the match, nor a person for a bot', () => {
    const s = new Sitting({ seats: 2 }).sitDown(0);
    s.as(0, { do: 'seat-bot', seat: 1, level: 'random' });
    expect(s.do({ do: 'choose', seat: 1, choice: ['bid', 0] }, 'bot')).toBe('not-started');
    s.as(0, { do: 'start' });
    expect(s.as(0, { do: 'choose', seat: 1, choice: ['bid', 0] })).toBe('not-your-seat');
    expect(s.do({ do: 'choose', seat: 1, choice: ['bid', 0] }, 'bot')).toBeUndefined();
    expect(s.entries.at(-1)).toMatchObject({ type: 'chose', seat: 1, by: 'bot' });
  });

  test('after the match nobody leaves or votes', () => {
    const s = new Sitting().start();
    for (let i = 0; s.table.phase === 'playing'; i++) s.chooseAny(i);
    expect(s.as(0, { do: 'leave', seat: 0 })).toBe('match-is-over');
    expect(s.as(0, { do: 'vote', seat: 0, against: 1 })).toBe('match-is-over');
    expect(s.choose(0, 'bid', 0)).toBe('match-is-over');
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBe('came-to-light');
  });

  test('who never chose has nothing to take back', () => {
    expect(new Sitting().start().as(0, { do: 'ask-undo', seat: 0 })).toBe('nothing-to-undo');
  });

  test('an empty chair is nobody’s to free; a bot’s is the host’s', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0, 1);
    expect(s.as(0, { do: 'stand', seat: 2 })).toBe('nobody-sits-here');
    s.as(0, { do: 'seat-bot', seat: 2, level: 'random' });
    expect(s.as(3, { do: 'sit', seat: 2, commits: commits('3'.repeat(32)) })).toBe('seat-taken');
    expect(s.as(1, { do: 'stand', seat: 2 })).toBe('not-your-seat');
    expect(s.as(0, { do: 'stand', seat: 2 })).toBeUndefined();
    expect(s.table.seats[2]).toEqual({ kind: 'empty' });
  });

  test('the clock flags and does nothing else; the table answers only what is a formality', () => {
    const s = new Sitting().start();
    expect(s.do({ do: 'choose', seat: 0, choice: ['bid', 0] }, 'table')).toBe('not-for-the-table');
    expect(s.do({ do: 'leave', seat: 0 }, 'clock')).toBe('not-for-the-clock');
    expect(s.do({ do: 'leave', seat: 0 }, 'bot')).toBe('not-for-a-bot');
  });
});

describe('entries', () => {
  const opened = new Sitting().entries[0]!;

  test('a table begins with the one that opened it', () => {
    const said: Entry = { type: 'said', player: 'p0', name: '', text: 'ahoy', n: 1, at: 0 };
    expect(() => new Table(toy as Game, 'x', [])).toThrow('begins with the entry that opened it');
    expect(() => new Table(toy as Game, 'x', [said, opened])).toThrow('begins with the entry that opened it');
  });

  test('one that says something unlawful cannot be replayed', () => {
    const s = new Sitting().start();
    const entry: Entry = { type: 'chose', seat: 0, choice: ['bid', 9], by: 'person', n: s.table.n + 1, at: s.now };
    expect(() => new Table(s.game, s.secret, [...s.entries, entry])).toThrow('entry 8 leads elsewhere');
  });

  test('what was said, opened and started leaves the seats alone', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0, 1);
    const before = structuredClone(s.table.seats);
    s.as(0, { do: 'say', text: 'ahoy' });
    expect(s.table.seats).toEqual(before);
    expect(s.table.turnedAway.size).toBe(0);
  });

  test('the one that starts a match tells how it begins', () => {
    const s = new Sitting().start();
    const [line] = since(s.table, s.table.n - 1, 'table');
    expect(line).toMatchObject({ what: { type: 'started' }, events: [{ event: 'round.began' }] });
  });

  test('whoever is turned away is named if he sat there', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0, 1);
    s.as(0, { do: 'turn-away', player: 'p1' });
    expect(s.entries.slice(-2)).toMatchObject([
      { type: 'stood', seat: 1 },
      { type: 'turned-away', player: 'p1', name: 'Person 1' },
    ]);
    s.as(0, { do: 'turn-away', player: 'p7' });
    expect(s.entries.at(-1)).toMatchObject({ type: 'turned-away', player: 'p7', name: null });
    expect(s.as(0, { do: 'turn-away', player: 'p7' })).toBe('not-to-turn-away');
  });

  test('each raises the number by one', () => {
    const s = new Sitting().start();
    expect(s.table.n).toBe(7);
    expect(s.entries.map((e) => e.n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('who sits where', () => {
  const s = new Sitting({ seats: 4 }).sitDown(0, 1);
  s.as(0, { do: 'seat-bot', seat: 2, level: 'random' });

  test('persons, bots and empty chairs', () => {
    expect([0, 1, 2, 3, 9].map((seat) => s.table.botOf(seat))).toEqual([null, null, 'random', null, null]);
    expect([s.table.seatOf('p0'), s.table.seatOf('p1'), s.table.seatOf('p2')]).toEqual([0, 1, null]);
    expect(s.table.persons()).toEqual([0, 1]);
    expect(s.table.holders()).toEqual([0, 1]);
    expect(s.table.names).toEqual(['Person 0', 'Person 1', 'Oona', 'Tomé']);
  });

  test('a viewer sees them, and nothing of a match that has not begun', () => {
    const view = viewTable(s.table, 0);
    expect(view.seats).toStrictEqual([
      { kind: 'person', player: 'p0', name: 'Person 0', standIn: null },
      { kind: 'person', player: 'p1', name: 'Person 1', standIn: null },
      { kind: 'bot', level: 'random', name: 'Oona' },
      { kind: 'empty' },
    ]);
    expect(view.commitment).toBe(commitmentOf(s.secret));
    expect([view.phase, view.match, view.asked, view.undo, view.result, view.secret]).toEqual([
      'gathering',
      null,
      null,
      'none',
      null,
      null,
    ]);
    expect([s.table.played(), s.table.position(), s.table.record(), s.table.deadline()]).toEqual([null, null, null, null]);
    expect(s.table.formality(0)).toBeNull();
  });

  test('who only looks on is asked nothing and has nothing to take back', () => {
    const t = new Sitting().start();
    t.choose(0, 'bid', 0);
    const view = viewTable(t.table, 'table');
    expect([view.asked, view.undo, view.viewer]).toEqual([null, 'none', 'table']);
    expect(viewTable(t.table, 0).asked).toBeNull(); // has answered
    expect(viewTable(t.table, 0).undo).toBe('free');
    expect(viewTable(t.table, 1).undo).toBe('none');
  });

  test('of a choice its maker reads the words, the others that it was made', () => {
    const t = new Sitting().start();
    t.choose(0, 'bid', 2);
    const told = ([0, 1, 'table'] as const).map((viewer) => since(t.table, t.table.n - 1, viewer)[0]!.what);
    expect(told).toEqual([
      { type: 'chose', seat: 0, by: 'person', choice: ['bid', 2] },
      { type: 'chose', seat: 0, by: 'person', choice: null },
      { type: 'chose', seat: 0, by: 'person', choice: null },
    ]);
  });

  test('an offer says whether it could be taken back, one that is barred does not', () => {
    const t = new Sitting().start();
    t.choose(0, 'bid', 3);
    t.choose(1, 'bid', 0);
    const asked = viewTable(t.table, 0).asked!;
    expect(asked.question).toBe('duel.aim');
    expect(asked.offers.map((o) => [o.choice[1], o.because.length, o.finality])).toEqual([
      [0, 1, null],
      [1, 0, 'free'],
    ]);
  });
});

describe('the dice', () => {
  /** The same persons at the same table, but the one at the second seat brings this. */
  const begun = (entropy: string) => {
    const s = new Sitting({ seats: 2 }).sitDown(0);
    s.as(1, { do: 'sit', seat: 1, commits: commits(entropy) });
    s.as(0, { do: 'start' });
    return s.table;
  };

  test('hold what each person brought, and of a bot nothing', () => {
    expect(begun('ab'.repeat(16)).played()!.entropy).toEqual(['0'.repeat(32), 'ab'.repeat(16)]);
    const s = new Sitting({ seats: 2 });
    s.as(0, { do: 'sit', seat: 0, commits: commits('c'.repeat(32)) });
    s.as(0, { do: 'seat-bot', seat: 1, level: 'random' });
    s.as(0, { do: 'start' });
    expect(s.table.played()!.entropy).toEqual(['c'.repeat(32), '0'.repeat(32)]);
  });

  test('fall otherwise if one of them brings something else', () => {
    const hash = toy.hash(begun('ab'.repeat(16)).state as never);
    expect(toy.hash(begun('ab'.repeat(16)).state as never)).toBe(hash);
    expect(toy.hash(begun(`${'ab'.repeat(15)}ac`).state as never)).not.toBe(hash);
  });
});

describe('votes', () => {
  const away = (seats: number) => {
    const s = new Sitting({ seats }).start();
    s.absent.set('p0', s.now);
    s.now += 5 * MINUTE;
    return s;
  };

  test('half of the others is not enough, one more is', () => {
    for (const [seats, needed] of [
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const s = away(seats);
      for (let seat = 1; seat <= needed; seat++) {
        expect(s.table.persons(), `${seat - 1} of ${seats - 1}`).toContain(0);
        expect(s.as(seat, { do: 'vote', seat, against: 0 })).toBeUndefined();
      }
      expect(s.table.persons(), `${needed} of ${seats - 1}`).not.toContain(0);
      expect(s.entries.at(-1)).toMatchObject({ type: 'replaced', seat: 0, level: 'level3', why: 'vote' });
    }
  });

  test('under a live clock two minutes of absence are enough, and under one in days none are', () => {
    const s = new Sitting({ seats: 2, clock: { kind: 'live', bank: 60 * MINUTE, increment: 0 } }).start();
    s.absent.set('p0', s.now);
    s.now += 2 * MINUTE - 1;
    expect(s.try({ do: 'vote', seat: 1, against: 0 }, person(1))).toMatchObject([{ text: 'not-absent', with: { absent: 2 } }]);
    s.now += 1;
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBeUndefined();
    const days = new Sitting({ seats: 2, clock: { kind: 'days', perMove: 60 * 24 * MINUTE } }).start();
    days.absent.set('p0', days.now);
    days.now += 60 * MINUTE;
    expect(days.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('the-clock-decides');
  });

  test('nobody votes twice, on himself, or on a chair where a bot plays already', () => {
    const s = away(4);
    s.as(1, { do: 'vote', seat: 1, against: 0 });
    expect(viewTable(s.table, 2).votes).toEqual([{ against: 0, by: [1] }]);
    expect(s.as(1, { do: 'vote', seat: 1, against: 0 })).toBe('already-voted');
    expect(s.as(0, { do: 'vote', seat: 0, against: 0 })).toBe('not-to-vote-on');
    s.as(2, { do: 'vote', seat: 2, against: 0 });
    expect(s.as(3, { do: 'vote', seat: 3, against: 0 })).toBe('not-to-vote-on');
  });

  test('those from before a replacement are gone when he is back', () => {
    const s = away(4);
    s.as(1, { do: 'vote', seat: 1, against: 0 });
    s.as(2, { do: 'vote', seat: 2, against: 0 });
    expect(viewTable(s.table, 1).votes).toEqual([]);
    s.as(0, { do: 'return', seat: 0 });
    s.now += 5 * MINUTE; // and still not there
    s.as(3, { do: 'vote', seat: 3, against: 0 });
    expect(s.table.persons()).toContain(0);
  });

  test('those from before he chose are gone too', () => {
    const s = away(3);
    s.as(1, { do: 'vote', seat: 1, against: 0 });
    s.choose(0, 'bid', 0);
    expect(s.table.votes.size).toBe(0);
  });

  test('what a table agreed on is said in minutes, and what never counts as none', () => {
    const s = new Sitting({ seats: 3 }).start();
    s.table.terms = { ...s.table.terms, patience: { absent: null, overdue: 2 * MINUTE } };
    expect(s.try({ do: 'vote', seat: 1, against: 0 }, person(1))).toStrictEqual([
      { rule: 'TABLE', text: 'not-absent-or-overdue', with: { absent: 0, overdue: 2 } },
    ]);
    s.table.terms = { ...s.table.terms, patience: { absent: 3 * MINUTE, overdue: null } };
    expect(s.try({ do: 'vote', seat: 1, against: 0 }, person(1))).toStrictEqual([
      { rule: 'TABLE', text: 'not-absent', with: { absent: 3 } },
    ]);
  });

  test('whoever comes is noted only where votes stand against him', () => {
    const s = away(3);
    const { n } = s.table;
    s.as(0, { do: 'come' });
    s.as(7, { do: 'come' });
    expect(s.table.n).toBe(n);
    s.as(1, { do: 'vote', seat: 1, against: 0 });
    s.as(0, { do: 'come' });
    expect(s.entries.at(-1)).toMatchObject({ type: 'came', seat: 0 });
  });
});

describe('taking back', () => {
  test('takes back what others chose after, and nothing before', () => {
    const s = new Sitting({ seats: 3, game: open }).start();
    s.choose(1, 'bid', 0);
    s.choose(2, 'bid', 0);
    s.choose(0, 'bid', 3);
    const then = JSON.stringify(s.table.state);
    s.choose(0, 'aim', 1);
    expect(viewTable(s.table, 2).undo).toBe('consent');
    s.as(2, { do: 'ask-undo', seat: 2 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    s.as(1, { do: 'answer-undo', seat: 1, agrees: true });
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone', seat: 2, taken: [1, 2, 3], consent: true });
    expect(s.table.made.map((m) => m.seat)).toEqual([1]);
    expect(s.table.awaited()).toEqual([0, 2]);
    expect(s.table.pending).toBeNull();
    s.choose(2, 'bid', 0);
    s.choose(0, 'bid', 3);
    expect(JSON.stringify(s.table.state)).toBe(then);
  });

  test('is asked for once, and answered once by each of the others', () => {
    const s = new Sitting({ seats: 4, game: open }).start();
    for (const seat of [0, 1, 2, 3]) s.choose(seat, 'bid', seat === 0 ? 3 : 0);
    expect(s.as(1, { do: 'answer-undo', seat: 1, agrees: true })).toBe('no-undo-to-answer');
    s.as(3, { do: 'ask-undo', seat: 3 });
    expect(s.table.pending).toEqual({ seat: 3, agreed: [], until: s.now + MINUTE });
    expect(s.as(2, { do: 'ask-undo', seat: 2 })).toBe('undo-pending');
    expect(s.as(3, { do: 'answer-undo', seat: 3, agrees: true })).toBe('no-undo-to-answer');
    for (const seat of [0, 1]) {
      expect(s.as(seat, { do: 'answer-undo', seat, agrees: true })).toBeUndefined();
      expect(s.as(seat, { do: 'answer-undo', seat, agrees: false })).toBe('no-undo-to-answer');
    }
    expect(s.table.made).toHaveLength(4);
    s.as(2, { do: 'answer-undo', seat: 2, agrees: true });
    expect(s.table.made).toHaveLength(3);
  });

  test('reaches forty choices back and no further', () => {
    const s = new Sitting({ seats: 2, game: open }).start();
    s.choose(0, 'bid', 1);
    const one = s.table.made[0]!;
    const state = { ...s.table.state!, asked: [] };
    const after = (n: number) => [one, ...Array.from({ length: n }, () => ({ ...one, seat: 1 }))];
    expect(undoable(after(39), state, 0)).toMatchObject({ kind: 'consent', taken: { length: 40 } });
    expect(undoable(after(40), state, 0)).toEqual({ kind: 'final' });
  });

  test('gives others back the time they thought for nothing, and costs oneself what one earned', () => {
    const s = new Sitting({ seats: 2, game: open, clock: { kind: 'live', bank: 10_000, increment: 5000 } }).start();
    s.now += 1000;
    s.choose(0, 'bid', 3);
    s.now += 1000;
    s.choose(1, 'bid', 0);
    s.now += 4000; // seat 0 thinks about whom to aim at
    s.as(1, { do: 'ask-undo', seat: 1 });
    s.as(0, { do: 'answer-undo', seat: 0, agrees: true });
    expect(s.table.awaited()).toEqual([1]);
    expect(s.table.clocks).toEqual({ bank: [14_000, 8000], spent: [0, 2000], since: [null, s.now] });
  });

  test('nobody owes time for it', () => {
    const s = new Sitting({ seats: 2, game: open, clock: { kind: 'live', bank: 10_000, increment: 5000 } }).start();
    s.choose(1, 'bid', 0);
    s.now += 10_000;
    s.choose(0, 'bid', 3); // in the last moment
    s.now += 3000;
    s.as(0, { do: 'ask-undo', seat: 0 });
    s.as(1, { do: 'answer-undo', seat: 1, agrees: true });
    expect(s.table.clocks.bank).toEqual([0, 15_000]);
  });

  test('costs the time one thought since', () => {
    const s = new Sitting({ seats: 2, game: open, clock: { kind: 'live', bank: 10_000, increment: 5000 } }).start();
    s.choose(1, 'bid', 0);
    s.now += 1000;
    s.choose(0, 'bid', 3);
    s.now += 3000; // about whom to aim at
    s.as(0, { do: 'ask-undo', seat: 0 });
    s.as(1, { do: 'answer-undo', seat: 1, agrees: true });
    expect(s.table.clocks).toEqual({ bank: [6000, 15_000], spent: [4000, 0], since: [s.now, null] });
  });

  test('without a clock leaves no time behind', () => {
    const s = new Sitting().start();
    s.choose(0, 'bid', 1);
    s.as(0, { do: 'ask-undo', seat: 0 });
    expect(s.table.clocks).toEqual({ bank: [0, 0], spent: [0, 0], since: [s.now, s.now] });
  });

  test('is free where one is asked next, though others be asked too', () => {
    const s = new Sitting({ seats: 2, game: open }).start();
    s.choose(0, 'bid', 1);
    const made = s.table.made;
    const asked = (...seats: number[]) => seats.map((seat) => ({ seat, question: 'match.bid', answer: null }));
    const kind = (...seats: number[]) => undoable(made, { ...s.table.state!, asked: asked(...seats) }, 0).kind;
    expect([kind(0), kind(0, 1), kind(1)]).toEqual(['free', 'free', 'consent']);
  });

  test('lapses at its time and not before', () => {
    const s = new Sitting({ seats: 2, game: open }).start();
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 0);
    s.as(1, { do: 'ask-undo', seat: 1 });
    s.now += MINUTE - 1;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.pending).not.toBeNull();
    s.now += 1;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.pending).toBeNull();
  });

  test('where days are counted it waits as long as a move may take', () => {
    const day = 24 * 60 * MINUTE;
    const s = new Sitting({ seats: 2, game: open, clock: { kind: 'days', perMove: day } }).start();
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 0);
    s.as(1, { do: 'ask-undo', seat: 1 });
    expect(s.table.pending?.until).toBe(s.now + day);
  });

  test('counts anew in every turn, and asking counts like doing', () => {
    const s = new Sitting({ seats: 2, game: open }).start();
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 0);
    for (let i = 0; i < 10; i++) {
      expect(s.as(1, { do: 'ask-undo', seat: 1 }), `asked ${i} times`).toBeUndefined();
      s.as(0, { do: 'answer-undo', seat: 0, agrees: false });
    }
    expect(s.try({ do: 'ask-undo', seat: 1 }, person(1))).toStrictEqual([
      { rule: 'TABLE', text: 'undone-enough', with: { most: 10 } },
    ]);
    const { turns } = s.table.state!;
    while (s.table.state!.turns === turns) s.chooseAny(0);
    s.choose(1, 'bid', 0);
    expect(s.as(1, { do: 'ask-undo', seat: 1 })).toBeUndefined();
  });
});

describe('clocks', () => {
  const live = { kind: 'live', bank: 10_000, increment: 5000 } as const;

  test('without one nobody has a time and none runs out', () => {
    const s = new Sitting().start();
    expect(s.table.clocks).toEqual({ bank: [0, 0], spent: [0, 0], since: [s.now, s.now] });
    expect(s.table.deadline()).toBeNull();
  });

  test('one that runs backwards gives no time away', () => {
    const s = new Sitting({ clock: live }).start();
    s.now -= 3000;
    s.choose(0, 'bid', 0);
    expect(s.table.clocks.bank).toEqual([15_000, 10_000]);
    expect(s.table.clocks.spent[0]).toBe(0);
    s.choose(1, 'bid', 1);
    expect(s.table.clocks.bank).toEqual([15_000, 15_000]);
  });

  test('nobody owes time: who is over his time has none, and earns the increment', () => {
    const s = new Sitting({ clock: live }).start();
    s.now += 12_345;
    s.choose(0, 'bid', 0);
    expect(s.table.clocks.bank[0]).toBe(5000);
  });

  test('run only for those who are asked, and stand still for a bot', () => {
    const s = new Sitting({ seats: 3, clock: live }).start();
    s.choose(0, 'bid', 0);
    s.as(1, { do: 'leave', seat: 1 });
    expect(s.table.clocks.since).toEqual([null, null, s.now]);
    s.now += 2000;
    s.as(1, { do: 'return', seat: 1 });
    expect(s.table.clocks.since).toEqual([null, s.now, s.now - 2000]);
    expect(s.table.clocks.bank[1]).toBe(10_000);
  });

  test('the next deadline is the nearest', () => {
    const s = new Sitting({ seats: 2, clock: live, game: open }).start();
    s.now += 1000;
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 0);
    expect(s.table.awaited()).toEqual([0]);
    expect(s.table.deadline()).toBe(s.now + 14_000);
    s.as(1, { do: 'ask-undo', seat: 1 });
    expect(s.table.deadline()).toBe(s.now + 14_000); // before the undo lapses
  });

  test('whoever comes back after his time was up has the increment, or ten seconds, and no more than he began with', () => {
    const back = (bank: number, increment: number) => {
      const s = new Sitting({ clock: { kind: 'live', bank, increment } }).start();
      s.now += bank;
      s.do({ do: 'flag' }, 'clock');
      s.do({ do: 'choose', seat: 0, choice: ['bid', 0] }, 'bot');
      s.as(0, { do: 'return', seat: 0 });
      return s.table.clocks.bank[0];
    };
    expect(back(60_000, 0)).toBe(10_000);
    expect(back(60_000, 20_000)).toBe(20_000);
    expect(back(5000, 0)).toBe(5000);
  });

  test('who left of himself has what he had', () => {
    const s = new Sitting({ clock: live }).start();
    s.now += 4000;
    s.as(0, { do: 'leave', seat: 0 });
    expect(s.entries.at(-1)).toMatchObject({ why: 'left' });
    s.do({ do: 'choose', seat: 0, choice: ['bid', 0] }, 'bot');
    s.as(0, { do: 'return', seat: 0 });
    expect(s.table.clocks.bank[0]).toBe(6000);
  });
});
