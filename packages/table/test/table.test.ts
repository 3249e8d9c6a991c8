import { hashOf } from '@boucan/kernel';
import { verify } from '@boucan/record';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { LONGEST_SPEECH, since, Table, viewTable } from '../src/index.ts';
import { commits, person, Sitting } from './sitting.ts';

describe('gathering', () => {
  test('persons sit down, stand up, and only once each', () => {
    const s = new Sitting({ seats: 3 });
    expect(s.as(1, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toBeUndefined();
    expect(s.as(1, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toBe('already-yours');
    expect(s.as(1, { do: 'sit', seat: 2, commits: commits('1'.repeat(32)) })).toBe('one-seat-each');
    expect(s.as(2, { do: 'sit', seat: 1, commits: commits('2'.repeat(32)) })).toBe('seat-taken');
    expect(s.as(2, { do: 'stand', seat: 1 })).toBe('not-your-seat');
    expect(s.as(1, { do: 'stand', seat: 1 })).toBeUndefined();
    expect(s.as(2, { do: 'sit', seat: 1, commits: commits('2'.repeat(32)) })).toBeUndefined();
    expect(s.as(2, { do: 'sit', seat: 9, commits: commits('2'.repeat(32)) })).toBe('no-such-seat');
    expect(s.table.seatOf('p2')).toBe(1);
    expect(s.table.seatOf('p1')).toBeNull();
  });

  test('at a local table one person may take several seats', () => {
    const s = new Sitting({ visibility: 'local' });
    for (const seat of [0, 1]) expect(s.do({ do: 'sit', seat, commits: commits('0'.repeat(32)) }, person(0))).toBeUndefined();
    expect(s.as(0, { do: 'start' })).toBeUndefined();
  });

  test('the host lets bots sit down and starts when no seat is empty', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0);
    expect(s.as(1, { do: 'seat-bot', seat: 1, level: 'random' })).toBe('only-the-host');
    expect(s.as(0, { do: 'seat-bot', seat: 1, level: 'grandmaster' })).toBe('unknown-bot');
    expect(s.as(0, { do: 'seat-bot', seat: 0, level: 'random' })).toBe('seat-taken');
    expect(s.as(0, { do: 'seat-bot', seat: 1, level: 'random' })).toBeUndefined();
    expect(s.as(0, { do: 'start' })).toBe('seats-empty');
    s.sitDown(2);
    expect(s.as(2, { do: 'start' })).toBe('only-the-host');
    expect(s.as(0, { do: 'choose', seat: 0, choice: ['bid', 0] })).toBe('not-started');
    expect(s.as(0, { do: 'start' })).toBeUndefined();
    expect(s.as(0, { do: 'start' })).toBe('already-started');
    expect(s.as(2, { do: 'stand', seat: 2 })).toBe('already-started');
  });
});

describe('choosing', () => {
  test('a seat is its holder’s alone', () => {
    const s = new Sitting().start();
    expect(s.as(1, { do: 'choose', seat: 0, choice: ['bid', 1] })).toBe('not-your-seat');
    expect(s.do({ do: 'choose', seat: 0, choice: ['bid', 1] }, 'bot')).toBe('not-for-a-bot');
    expect(s.do({ do: 'choose', seat: 0, choice: ['bid', 1] }, 'clock')).toBe('not-for-the-clock');
    expect(s.as(0, { do: 'flag' })).toBe('not-for-a-person');
    expect(s.choose(0, 'bid', 1)).toBeUndefined();
    expect(s.choose(0, 'bid', 2)).toBe('already-answered');
    expect(s.choose(1, 'bid', 9)).toBe('not-an-option');
  });

  test('who is asked for the sake of secrecy alone, and has one answer, is not waited for: the table gives it', () => {
    const formal: boolean[] = [];
    for (let match = 0; match < 20; match++) {
      const s = new Sitting({ secret: `${match}`.padStart(64, '0') }).start();
      while (s.table.phase === 'playing') {
        const seat = s.table.awaited()[0]!;
        const { question } = s.table.state!.asked.find((q) => q.seat === seat)!;
        const options = s.game.options(s.table.state!, seat);
        const isFormal = question === 'reaction.answer' && options.length === 1;
        if (question === 'reaction.answer') formal.push(isFormal);
        expect(s.table.formality(seat)).toBe(isFormal ? options[0] : null);
        expect(viewTable(s.table, seat).asked === null).toBe(isFormal);
        const done = s.do({ do: 'choose', seat, choice: options[0]! }, 'table');
        expect(done).toBe(isFormal ? undefined : 'not-for-the-table');
        if (!isFormal) s.chooseAny(match);
      }
    }
    expect(new Set(formal)).toEqual(new Set([true, false]));
  });

  test('a rule that breaks down does so before anything is noted', () => {
    const broken = {
      ...toy,
      play: () => {
        throw new Error('nobody has thought of this');
      },
    };
    const s = new Sitting({ game: broken as never }).start();
    const { n } = s.table;
    expect(() => s.choose(0, 'bid', 1)).toThrow('nobody has thought of this');
    expect(s.table.n).toBe(n);
  });

  test('a match ends with a record that verifies, and only then tells its secret', () => {
    const s = new Sitting({ seats: 3 }).start();
    for (let i = 0; s.table.phase === 'playing'; i++) {
      expect(s.table.secret).toBeNull();
      expect(s.table.record()).toBeNull();
      s.chooseAny(i);
    }
    expect(viewTable(s.table, 'table').secret).toBe(s.secret);
    expect(verify(toy, s.table.record())).toEqual({ ok: true });
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBe('came-to-light');
    expect(s.as(0, { do: 'leave', seat: 0 })).toBe('match-is-over');
  });
});

describe('taking back', () => {
  test('a sealed answer goes back alone, and freely', () => {
    const s = new Sitting({ seats: 3 }).start();
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBe('nothing-to-undo');
    s.choose(0, 'bid', 1);
    s.choose(1, 'bid', 2);
    expect(viewTable(s.table, 0).undo).toBe('free');
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBeUndefined();
    expect(s.table.awaited()).toEqual([0, 2]);
    expect(s.choose(0, 'bid', 3)).toBeUndefined();
    expect(s.choose(2, 'bid', 0)).toBeUndefined();
    expect(s.table.awaited()).toEqual([0]);
  });

  test('what came to light stays', () => {
    const s = new Sitting().start();
    s.choose(0, 'bid', 2);
    s.choose(1, 'bid', 1);
    expect(viewTable(s.table, 0).undo).toBe('final');
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBe('came-to-light');
    expect(s.as(1, { do: 'ask-undo', seat: 1 })).toBe('came-to-light');
  });

  test('freely while the match still waits for the same seat', () => {
    const s = new Sitting({ seats: 3 }).start();
    for (const seat of [0, 1, 2]) s.choose(seat, 'bid', seat === 0 ? 3 : 0);
    expect(s.choose(0, 'aim', 1)).toBeUndefined();
    expect(viewTable(s.table, 0).undo).toBe('free');
    expect(s.as(0, { do: 'ask-undo', seat: 0 })).toBeUndefined();
    expect(s.choose(0, 'aim', 2)).toBeUndefined();
  });

  /** A game where a choice passes the turn and nothing comes to light: the dice of the toy without its knowledge. */
  const openToy = {
    ...toy,
    play: (...args: Parameters<typeof toy.play>) => {
      const played = toy.play(...args);
      if (played.refused === undefined) played.state.knowledge = 0;
      return played;
    },
  };

  test('with the others’ consent when the turn has passed', () => {
    const s = new Sitting({ seats: 3, game: openToy as never }).start();
    s.choose(0, 'bid', 3);
    s.choose(1, 'bid', 0);
    s.choose(2, 'bid', 0);
    expect(viewTable(s.table, 2).undo).toBe('consent');
    expect(s.as(2, { do: 'ask-undo', seat: 2 })).toBeUndefined();
    expect(s.as(1, { do: 'ask-undo', seat: 1 })).toBe('undo-pending');
    expect(s.as(2, { do: 'answer-undo', seat: 2, agrees: true })).toBe('no-undo-to-answer');
    expect(s.as(0, { do: 'answer-undo', seat: 0, agrees: true })).toBeUndefined();
    expect(s.as(0, { do: 'answer-undo', seat: 0, agrees: true })).toBe('no-undo-to-answer');
    expect(s.table.pending).toMatchObject({ seat: 2, agreed: [0] });
    expect(s.as(1, { do: 'answer-undo', seat: 1, agrees: true })).toBeUndefined();
    expect(s.table.awaited()).toEqual([2]);
    expect(s.entries.at(-1)).toMatchObject({ type: 'undone', seat: 2, consent: true, taken: [2] });
  });

  test('one who says no is enough, and a choice meanwhile ends the asking', () => {
    const s = new Sitting({ seats: 3, game: openToy as never }).start();
    for (const seat of [0, 1, 2]) s.choose(seat, 'bid', seat === 0 ? 3 : 0);
    s.as(2, { do: 'ask-undo', seat: 2 });
    expect(s.as(0, { do: 'answer-undo', seat: 0, agrees: false })).toBeUndefined();
    expect(s.table.pending).toBeNull();
    s.as(2, { do: 'ask-undo', seat: 2 });
    s.choose(0, 'aim', 1);
    expect(s.table.pending).toBeNull();
    expect(s.as(1, { do: 'answer-undo', seat: 1, agrees: true })).toBe('no-undo-to-answer');
  });
});

describe('leaving', () => {
  test('a bot takes over, and the person may come back', () => {
    const s = new Sitting({ seats: 3 }).start();
    expect(s.as(1, { do: 'return', seat: 1 })).toBe('not-away');
    expect(s.as(1, { do: 'leave', seat: 1 })).toBeUndefined();
    expect(s.table.botOf(1)).toBe('level3');
    expect(s.choose(1, 'bid', 0)).toBe('a-bot-plays-for-you');
    expect(s.do({ do: 'choose', seat: 1, choice: ['bid', 0] }, 'bot')).toBeUndefined();
    expect(s.as(1, { do: 'return', seat: 1 })).toBeUndefined();
    expect(s.table.botOf(1)).toBeNull();
    expect(s.table.persons()).toEqual([0, 1, 2]);
  });

  test('more than half of the others send a bot to an empty chair', () => {
    const s = new Sitting({ seats: 4 }).start();
    s.absent.set('p3', 0);
    expect(s.as(0, { do: 'vote', seat: 0, against: 0 })).toBe('not-to-vote-on');
    expect(s.as(0, { do: 'vote', seat: 0, against: 3 })).toBeUndefined();
    expect(s.as(0, { do: 'vote', seat: 0, against: 3 })).toBe('already-voted');
    expect(s.table.botOf(3)).toBeNull();
    expect(s.as(1, { do: 'vote', seat: 1, against: 3 })).toBeUndefined();
    expect(s.table.botOf(3)).toBe('level3');
    expect(s.as(2, { do: 'vote', seat: 2, against: 3 })).toBe('not-to-vote-on');
  });
});

describe('clocks', () => {
  const live = { kind: 'live', bank: 60_000, increment: 5000 } as const;

  test('a live clock runs for whoever is awaited, and a choice earns the increment', () => {
    const s = new Sitting({ clock: live }).start();
    s.now += 10_000;
    s.choose(0, 'bid', 1);
    expect(s.table.clocks.bank).toEqual([55_000, 60_000]);
    expect(s.table.deadline()).toBe(1_060_000);
    s.now += 20_000;
    s.choose(1, 'bid', 0);
    expect(s.table.clocks.bank).toEqual([55_000, 35_000]);
    expect(s.table.clocks.since).toEqual([1_030_000, null]);
  });

  test('whoever has run out of time is replaced, and nobody before', () => {
    const s = new Sitting({ clock: live }).start();
    s.now += 59_999;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0, 1]);
    s.choose(0, 'bid', 1);
    s.now += 1;
    s.do({ do: 'flag' }, 'clock');
    expect(s.table.persons()).toEqual([0]);
    expect(s.entries.at(-1)).toMatchObject({ type: 'replaced', seat: 1, why: 'clock' });
    expect(s.table.deadline()).toBeNull();
  });

  test('days per move start anew with every move', () => {
    const day = 24 * 3_600_000;
    const s = new Sitting({ clock: { kind: 'days', perMove: 3 * day } }).start();
    s.now += 2 * day;
    s.choose(0, 'bid', 3);
    s.choose(1, 'bid', 0);
    expect(s.table.deadline()).toBe(s.now + 3 * day);
  });
});

test('chat: short, not empty, by anybody', () => {
  const s = new Sitting();
  expect(s.as(5, { do: 'say', text: '  ahoy ' })).toBeUndefined();
  expect(s.entries.at(-1)).toMatchObject({ type: 'said', player: 'p5', text: 'ahoy' });
  expect(s.as(5, { do: 'say', text: '   ' })).toBe('nothing-said');
  expect(s.as(5, { do: 'say', text: 'x'.repeat(LONGEST_SPEECH + 1) })).toBe('too-long');
});

test('a table is what its entries say', () => {
  const s = new Sitting({ seats: 3, clock: { kind: 'live', bank: 60_000, increment: 1000 } }).start();
  for (let i = 0; s.table.phase === 'playing'; i++) {
    s.now += 500;
    if (i === 3) s.as(0, { do: 'say', text: 'ahoy' });
    if (i === 4) s.as(1, { do: 'leave', seat: 1 });
    if (i === 6) s.as(1, { do: 'return', seat: 1 });
    if (i % 5 === 2) for (const seat of [0, 1, 2]) s.as(seat, { do: 'ask-undo', seat });
    if (i === 8) s.absent.set('p2', 0);
    if (i >= 8) s.as(0, { do: 'vote', seat: 0, against: 2 });
    const seat = s.table.awaited()[0]!;
    const options = s.game.options(s.table.state!, seat);
    s.do({ do: 'choose', seat, choice: options[i % options.length]! }, s.table.botOf(seat) === null ? person(seat) : 'bot');
  }
  const fromDisk = JSON.parse(JSON.stringify(s.entries));
  const again = new Table(s.game, s.secret, fromDisk);
  for (const viewer of [0, 1, 2, 'table'] as const) {
    expect(hashOf(viewTable(again, viewer))).toBe(hashOf(viewTable(s.table, viewer)));
    expect(hashOf(since(again, 0, viewer))).toBe(hashOf(since(s.table, 0, viewer)));
  }
  expect(hashOf(again.record())).toBe(hashOf(s.table.record()));
});
