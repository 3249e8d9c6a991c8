import { type Played, upTo } from '@boucan/record';
import { expect, test } from 'vitest';
import { type Entry, notice, Table } from '../src/index.ts';
import { Sitting } from './sitting.ts';

const AT = 5;
const SECRET = 'f'.repeat(64);

const first = new Sitting().start();
for (let i = 0; first.table.phase === 'playing'; i++) first.chooseAny(i * 7);
const played = first.table.played()!;

/** A table that goes on from the first one, as its entries would be stored. */
function forked(from: Played): Table {
  const { terms, host, commitment } = first.table;
  const seats = first.entries.filter((entry) => entry.type === 'sat').map((entry, i) => ({ ...entry, n: i + 2 }));
  const entries: Entry[] = [
    { type: 'opened', terms, host, commitment, from, n: 1, at: 0 },
    ...seats,
    { type: 'started', n: seats.length + 2, at: 0 },
  ];
  return new Table(first.game, SECRET, JSON.parse(JSON.stringify(entries)));
}

test('a fork goes on where the other match was, and has no record', () => {
  const table = forked(upTo(played, AT));
  const then = new Table(
    first.game,
    first.secret,
    first.entries.slice(0, first.entries.findIndex((entry) => entry.type === 'chose') + AT),
  );
  expect(first.game.view(table.state!, 0)).toEqual(first.game.view(then.state!, 0));
  while (table.phase === 'playing') {
    const seat = table.awaited()[0]!;
    const choice = table.game.options(table.state!, seat)[0]!;
    table.apply({ type: 'chose', seat, choice, by: 'person', n: table.n + 1, at: 0 });
  }
  expect(table.record()).toBeNull();
  expect(table.played()?.from).toEqual(upTo(played, AT));
});

test('what the other match hid is not told with the fork', () => {
  const table = forked(upTo(played, AT));
  expect(JSON.stringify(notice(table, table.lines[0]!, 'table'))).not.toContain(first.secret);
});
