// Before the match: who sits down, under which name, whom the host will not have, and how a match without persons begins.
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { type Entry, since, Table, viewTable } from '../src/index.ts';
import { skeletonOf } from '../src/look-alikes.ts';
import { commits, Sitting } from './sitting.ts';

const bound = commits('9'.repeat(32));
const sit = (s: Sitting, seat: number, player: string, name: string) =>
  s.try({ do: 'sit', seat, commits: bound }, { player, name });

describe('a name', () => {
  test('is not taken by a second person, nor by one who writes it a little differently', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0);
    for (const name of ['Person 0', 'person O', 'PERSON-0', 'Pеrsоn 0'])
      expect(sit(s, 1, 'p9', name), name).toStrictEqual([{ rule: 'TABLE', text: 'name-taken', with: { name } }]);
    expect(sit(s, 1, 'p9', 'Person 9')).toBeUndefined();
  });

  test('of a bot is the bot’s; that of an empty chair is free', () => {
    const s = new Sitting({ seats: 3 });
    s.as(0, { do: 'seat-bot', seat: 2, level: 'random' });
    expect(s.table.names).toEqual(['Inés', 'Pieter', 'Oona']);
    expect(sit(s, 0, 'p9', 'Oona')).toMatchObject([{ text: 'name-taken' }]);
    expect(sit(s, 0, 'p9', 'Inés')).toBeUndefined();
  });

  test('is nobody’s own at a local table, where one person plays several', () => {
    const s = new Sitting({ seats: 3, visibility: 'local' });
    expect(sit(s, 0, 'p0', 'Anne')).toBeUndefined();
    expect(sit(s, 1, 'p0', 'Anne')).toBeUndefined();
    expect(sit(s, 2, 'p1', 'Anne')).toBeUndefined();
  });

  test('is one’s own still after one has stood up', () => {
    const s = new Sitting({ seats: 2 }).sitDown(0);
    s.as(0, { do: 'stand', seat: 0 });
    expect(sit(s, 1, 'p9', 'Person 0')).toBeUndefined();
  });

  test('of the seventh bot is its number', () => {
    expect(new Sitting({ seats: 8 }).table.names.slice(5)).toEqual(['Ruan', 'Bot 7', 'Bot 8']);
  });
});

test('the host takes a bot’s chair, and nobody else does', () => {
  const s = new Sitting({ seats: 2 });
  for (const seat of [0, 1]) s.as(0, { do: 'seat-bot', seat, level: 'random' });
  expect(sit(s, 1, 'p1', 'Person 1')).toMatchObject([{ text: 'seat-taken' }]);
  expect(sit(s, 1, 'p0', 'Person 0')).toBeUndefined();
  expect(s.table.seats).toMatchObject([{ kind: 'bot' }, { kind: 'person', player: 'p0' }]);
});

test('once the host has started, nobody sits down, stands up or starts again, though dice are still to be shown', () => {
  const s = new Sitting({ seats: 2 }).sitDown(0, 1);
  s.shy = true;
  s.as(0, { do: 'start' });
  expect(s.table.phase).toBe('gathering');
  expect(s.as(1, { do: 'stand', seat: 1 })).toBe('already-started');
  expect(s.as(0, { do: 'seat-bot', seat: 1, level: 'random' })).toBe('already-started');
  expect(sit(s, 0, 'p9', 'Person 9')).toMatchObject([{ text: 'already-started' }]);
  expect(s.as(0, { do: 'start' })).toBe('already-started');
  expect(s.as(0, { do: 'turn-away', player: 'p1' })).toBe('already-started');
});

test('bots among themselves have nothing to show: the match begins at once', () => {
  const s = new Sitting({ seats: 2 });
  for (const seat of [0, 1]) s.as(0, { do: 'seat-bot', seat, level: 'random' });
  s.as(0, { do: 'start' });
  expect(s.table.phase).toBe('playing');
  expect(s.entries.slice(-2).map(({ type }) => type)).toEqual(['sealed', 'started']);
  expect(viewTable(s.table, 0).dice).toEqual({ until: null, commits: [null, null], reveals: [null, null] });
});

test('all who are silent are left out of the dice, and a bot plays for each', () => {
  const s = new Sitting({ seats: 3 }).sitDown(0, 1, 2);
  s.shy = true;
  s.as(0, { do: 'start' });
  s.as(1, { do: 'reveal', seat: 1, entropy: '1'.repeat(32) });
  s.now = s.table.deadline()!;
  s.do({ do: 'flag' }, 'clock');
  expect(s.entries.slice(-5)).toMatchObject([
    { type: 'silent', seat: 0 },
    { type: 'silent', seat: 2 },
    { type: 'started' },
    { type: 'replaced', seat: 0, why: 'left' },
    { type: 'replaced', seat: 2, why: 'left' },
  ]);
  expect(s.table.persons()).toEqual([1]);
  expect(s.table.played()!.entropy).toEqual(['0'.repeat(32), '1'.repeat(32), '0'.repeat(32)]);
  expect(
    s.table
      .played()!
      .dice!.slice(-3)
      .map(([, by, how]) => [by, how]),
  ).toEqual([
    [1, 'reveals'],
    [0, 'is-silent'],
    [2, 'is-silent'],
  ]);
});

describe('whom the host will not have', () => {
  test('keeps the seat of a match that is over, and may speak there; a stranger may not', () => {
    const s = new Sitting().start();
    expect(s.as(0, { do: 'turn-away', player: 'p9' })).toBeUndefined();
    while (s.table.phase === 'playing') s.chooseAny(0);
    expect(s.as(0, { do: 'turn-away', player: 'p1' })).toBeUndefined();
    expect(s.entries.slice(-2).map(({ type }) => type)).toEqual(['chose', 'turned-away']);
    expect(s.table.seatOf('p1')).toBe(1);
    expect(s.as(1, { do: 'say', text: 'well played' })).toBeUndefined();
    expect(s.as(9, { do: 'say', text: 'well played' })).toBe('turned-away');
  });

  test('leaves the table as open to the others as it was', () => {
    const s = new Sitting({ seats: 3 }).sitDown(0, 1);
    s.as(0, { do: 'turn-away', player: 'p1' });
    expect([s.table.sealed, s.table.deadline()]).toEqual([null, null]);
    expect(sit(s, 1, 'p2', 'Person 2')).toBeUndefined();
  });

  test('is not sent away from a match that is played', () => {
    const s = new Sitting().start();
    expect(s.as(0, { do: 'turn-away', player: 'p1' })).toBe('already-started');
    expect(s.table.persons()).toEqual([0, 1]);
  });
});

describe('a table of old, where nobody commits himself to what he adds to the dice', () => {
  const entries: Entry[] = new Sitting({ seats: 2 }).entries.map((entry) => {
    const { reveals: _, ...old } = entry as Extract<Entry, { type: 'opened' }>;
    return old;
  });
  for (const seat of [0, 1])
    entries.push({
      type: 'sat',
      seat,
      player: `p${seat}`,
      name: `Person ${seat}`,
      entropy: `${seat}`.repeat(32),
      n: seat + 2,
      at: 0,
    });

  /** As if it had been opened then. */
  function old(): Sitting {
    const s = new Sitting({ seats: 2 });
    Object.assign(s, { table: new Table(s.game, s.secret, entries) });
    return s;
  }

  test('takes nobody else, and starts at once with what they brought', () => {
    const s = old();
    s.shy = true;
    expect(sit(s, 0, 'p9', 'Person 9')).toMatchObject([{ text: 'opened-before' }]);
    s.as(0, { do: 'start' });
    expect(s.table.phase).toBe('playing');
    expect(s.table.lines.at(-1)!.entry.type).toBe('started');
    expect(s.table.sealed).toBeNull();
    expect(s.table.played()).toMatchObject({ entropy: ['0'.repeat(32), '1'.repeat(32)] });
    expect(s.table.played()).not.toHaveProperty('dice');
  });

  test('shows nobody what they brought', () => {
    expect(viewTable(old().table, 0).dice).toEqual({ until: null, commits: [null, null], reveals: [null, null] });
  });
});

test('what each is bound to is seen by all, and what he has shown, and until when he may', () => {
  const s = new Sitting({ seats: 3 }).sitDown(0, 1);
  s.shy = true;
  s.as(0, { do: 'seat-bot', seat: 2, level: 'random' });
  const bounds = [commits('0'.repeat(32)), commits('1'.repeat(32)), null];
  expect(viewTable(s.table, 'table').dice).toEqual({ until: null, commits: bounds, reveals: [null, null, null] });
  s.as(0, { do: 'start' });
  s.as(1, { do: 'reveal', seat: 1, entropy: '1'.repeat(32) });
  expect(viewTable(s.table, 'table').dice).toEqual({
    until: s.now + 15_000,
    commits: bounds,
    reveals: [null, '1'.repeat(32), null],
  });
  s.as(0, { do: 'reveal', seat: 0, entropy: '0'.repeat(32) });
  expect(viewTable(s.table, 'table').dice.until).toBeNull();
});

test('of the first position a hash is noted that the log does not show', () => {
  const s = new Sitting().start();
  const started = s.entries.at(-1) as Extract<Entry, { type: 'started' }>;
  expect(started.check).toBe(toy.hash(s.table.state as never).slice(0, 8));
  const [line] = since(s.table, s.table.n - 1, 0);
  expect(line!.what).toStrictEqual({ type: 'started', n: s.table.n, at: s.now });
});

describe('a name that looks like another', () => {
  // Each is written with letters of other scripts, with marks, with signs or with what cannot be seen.
  const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
    Morgan: [
      'Μorgan',
      'Мorgan',
      'Ꮇorgan',
      'ꓟorgan',
      'Ϻorgan',
      'ᗰorgan',
      'Ⅿorgan',
      'Ｍｏｒｇａｎ',
      '𝕸𝖔𝖗𝖌𝖆𝖓',
      'M0rgan',
      'Mоrgan',
      'Mοrgan',
      'Mօrgan',
      'M၀rgan',
      'Mഠrgan',
      'Morg⍺n',
      'Morgɑn',
      'Morցan',
      'Morɡan',
      'Moᴦgan',
      'Morgaո',
      'Morgaη',
      'Mor\u{ad}gan',
      'Mo̷rgan',
      'rnorgan',
      'Ꮇ၀ᴦցɑո',
      'MORGAN',
      'Mor-gan',
    ],
    Bill: ['Biǀǀ', 'Bі∣∣', 'ВіӀӀ', 'BiII', 'Bi11', 'ᏴᎥll', 'Ꞵill', 'Ᏼill', 'ᗷill', 'Biꓲꓲ', '𐌁ill', 'Βill', 'Bılł'],
  };
  test.each(Object.keys(LOOK_ALIKES))('%s', (name) => {
    for (const alike of LOOK_ALIKES[name]!) expect(skeletonOf(alike), alike).toBe(skeletonOf(name));
  });

  test('names of people in one script are told apart', () => {
    const names = [
      'Anne',
      'Anna',
      'Hanna',
      'Jean',
      'Jeanne',
      'Наташа',
      'Наталья',
      'Άννα',
      '王',
      '玉',
      'さくら',
      '민수',
      'علي',
      'עדי',
    ];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });
});
