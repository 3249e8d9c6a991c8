// Old lines of a table are put away, and nobody can tell.
import { expect, test } from 'vitest';
import type { Entry } from '../src/entry.ts';
import { since, Table, viewTable } from '../src/index.ts';
import { type Line, Log, type Packing } from '../src/log.ts';
import { Sitting } from './sitting.ts';

/** A packing that counts what it holds. */
function counting(): Packing & { readonly held: string[] } {
  const held: string[] = [];
  return {
    held,
    pack: (text) => String(held.push(text) - 1),
    unpack: (packed) => held[Number(packed)]!,
  };
}

const line = (n: number): Line => ({
  entry: { type: 'said', player: 'anne', name: 'Anne', text: `line ${n}`, n, at: n } as Entry,
  events: [],
  knowledge: 0,
  turns: 0,
});

test('whatever is put away, and when, all lines are there in their order', () => {
  for (const resting of [0, 1, 7, 9, 40]) {
    const packing = counting();
    const log = new Log(packing);
    for (let n = 1; n <= 200; n++) {
      log.push(line(n));
      if (resting > 0 && n % resting === 0) log.rest();
      expect(log.last).toMatchObject({ n });
    }
    for (const n of [0, 1, 47, 48, 49, 64, 96, 100, 160, 199, 200])
      expect(
        log.after(n).map(({ entry }) => entry.n),
        `after ${n}, resting every ${resting}`,
      ).toEqual(Array.from({ length: 200 - n }, (_, i) => n + 1 + i));
    expect(packing.held.length).toBeGreaterThan(2);
    expect(Math.max(...packing.held.map((text) => (JSON.parse(text) as Line[]).length))).toBeLessThanOrEqual(64);
  }
});

test('without a packing nothing is put away', () => {
  const log = new Log(null);
  for (let n = 1; n <= 100; n++) log.push(line(n));
  log.rest();
  expect(log.after(98)).toEqual([line(99), line(100)]);
  expect(log.after(0)).toHaveLength(100);
});

test('what was asked for before stays as it was', () => {
  const log = new Log(counting());
  for (let n = 1; n <= 10; n++) log.push(line(n));
  const before = log.after(0);
  log.push(line(11));
  log.rest();
  expect(before).toHaveLength(10);
});

test('a table that rests again and again is the same to everybody, and what is taken back at it too', () => {
  const s = new Sitting({ seats: 3, clock: { kind: 'live', bank: 600_000, increment: 5_000 } }).start();
  const packing = counting();
  const resting = new Table(s.game, s.secret, s.entries.slice(0, 1), undefined, packing);
  let taken = 0;
  const follow = (): void => {
    for (const entry of s.entries.slice(resting.n)) {
      resting.apply(entry);
      resting.rest();
      if (entry.type === 'undone') taken++;
    }
  };
  for (let i = 0; s.table.phase === 'playing'; i++) {
    s.now += 1000;
    if (i % 5 === 3) {
      const { seat } = s.table.made.at(-1)!;
      s.as(seat, { do: 'ask-undo', seat });
      for (const other of [0, 1, 2]) if (other !== seat) s.as(other, { do: 'answer-undo', seat: other, agrees: true });
    }
    s.chooseAny(Math.imul(i + 1, 2654435761) >>> 8);
    follow();
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(viewTable(resting, viewer)).toEqual(viewTable(s.table, viewer));
      expect(since(resting, 0, viewer)).toEqual(since(s.table, 0, viewer));
    }
  }
  expect(taken).toBeGreaterThan(0);
  expect(packing.held.length).toBeGreaterThan(5);
  expect(resting.record()).toEqual(s.table.record());
});
