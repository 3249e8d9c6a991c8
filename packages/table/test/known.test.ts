// A table that comes back without playing its match again is the table it was.
import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { since, Table, viewTable } from '../src/index.ts';
import { Sitting } from './sitting.ts';

/** The table as it comes back from what is known of its first entries, all of which went through JSON. */
function recalled({ table, entries, game, secret }: Sitting, known: Sitting['table'], n: number): Table {
  const lines = known.lines.slice(0, n).map(({ entry: _, ...line }) => line);
  const saved = JSON.parse(JSON.stringify({ lines, position: known.position() }));
  expect(table.n).toBeGreaterThanOrEqual(n);
  return new Table(game, secret, JSON.parse(JSON.stringify(entries)), saved);
}

/** Everything there is to know of a table, by everybody. */
const all = (table: Table) => ({
  views: [...table.seats.keys(), 'table' as const].map((viewer) => [viewTable(table, viewer), since(table, 0, viewer)]),
  position: table.position(),
  played: table.played(),
  deadline: table.deadline(),
  record: table.record(),
});

describe.each([
  ['toy', toy as Game, 3],
  ['brethren', brethren as unknown as Game, 4],
])('%s', (_, game, seats) => {
  test('a table that was not played again equals one that was, and goes on like it', () => {
    const s = new Sitting({ game, seats, clock: { kind: 'live', bank: 600_000, increment: 5_000 } }).start();
    for (let i = 0; s.table.phase === 'playing'; i++) {
      s.now += 1000 + (i % 7) * 100;
      if (i % 11 === 5) s.as(i % seats, { do: 'say', text: 'ahoy' });
      if (i % 13 === 7) s.as(s.table.awaited()[0]!, { do: 'ask-undo', seat: s.table.awaited()[0]! });
      if (i === 9) s.as(1, { do: 'leave', seat: 1 });
      if (i === 12) s.as(1, { do: 'return', seat: 1 });
      if (s.table.botOf(s.table.awaited()[0]!) !== null) s.as(1, { do: 'return', seat: 1 });
      s.chooseAny(Math.imul(i + 1, 2654435761) >>> 8);
      if (i % 10 !== 0) continue;
      const again = recalled(s, s.table, s.table.n);
      expect(all(again)).toEqual(all(s.table));
    }
    expect(all(recalled(s, s.table, s.table.n))).toEqual(all(s.table));
    // What is known ends somewhere in the midst of it; the rest is played.
    for (const n of [2 * seats + 3, 2 * seats + 10, 2 * seats + 21]) {
      const then = new Table(game, s.secret, s.entries.slice(0, n));
      expect(all(recalled(s, then, n)), `known up to ${n}`).toEqual(all(s.table));
    }
  });
});

test('after it came back, a choice is taken back as before', () => {
  const s = new Sitting({ seats: 3 }).start();
  for (let i = 0; i < 8; i++) s.chooseAny(i);
  const again = recalled(s, s.table, s.table.n);
  const seat = s.table.made.at(-1)!.seat;
  const entry = { type: 'undone', seat, taken: [s.table.made.length - 1], consent: true, n: s.table.n + 1, at: s.now } as const;
  s.table.apply(entry);
  again.apply(entry);
  expect(all(again)).toEqual(all(s.table));
});
