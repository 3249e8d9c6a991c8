import { brethren } from '@boucan/brethren';
import { type Game, hashOf, rngFrom, seedOf, type Told, type Viewer } from '@boucan/kernel';
import { Course } from '@boucan/record';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test } from 'vitest';
import { type Line, notice, Table, type TableView, viewTable } from '../src/index.ts';
import { Sitting } from './sitting.ts';

const rng = rngFrom(seedOf('twins'));

/** A table this viewer cannot tell from the true one: what he may not know by the honest rules is drawn anew. */
function twinOf({ table, entries, game, secret }: Sitting, honest: Game, viewer: Viewer): Table {
  const twin = new Table(game, secret, entries);
  const state = honest.determinize(honest.view(table.state!, viewer), rng);
  twin.match = new Course(game, state);
  return twin;
}

/** The same line as somebody could have lived it who knows other secrets: other words, other hidden parts. */
const scrambled = ({ entry, events, ...rest }: Line, viewer: Viewer): Line => ({
  ...rest,
  entry: entry.type === 'chose' && entry.seat !== viewer ? { ...entry, choice: ['else'] } : entry,
  events: events.map((told): Told => {
    if (told.secret === undefined || told.secret.seats.includes(viewer as number)) return told;
    return { ...told, secret: { ...told.secret, with: { hidden: 'else' } } };
  }),
});

/** Where a viewer could tell a match from one that differs only in what he cannot know. */
function leaks(game: Game, honest: Game, seats: number, seed: string, view: typeof viewTable, told: typeof notice): string[] {
  const s = new Sitting({
    game,
    seats,
    secret: seedOf(seed)
      .map((w) => w.toString(16).padStart(8, '0'))
      .join('')
      .repeat(2),
  }).start();
  const found: string[] = [];
  for (let i = 0; s.table.phase === 'playing'; i++) {
    for (const viewer of [...s.table.seats.keys(), 'table'] as const) {
      if (hashOf(view(s.table, viewer)) !== hashOf(view(twinOf(s, honest, viewer), viewer))) found.push(`view of ${viewer}`);
      const line = s.table.lines.at(-1)!;
      if (hashOf(told(s.table, line, viewer)) !== hashOf(told(s.table, scrambled(line, viewer), viewer)))
        found.push(`notice to ${viewer}`);
    }
    s.chooseAny(Math.imul(i + 1, 2654435761) >>> 8);
  }
  return found;
}

test.each([
  ['toy', toy as Game, 3],
  ['brethren', brethren as unknown as Game, 4],
])('%s: tables that differ only in what a viewer cannot know look the same to him', (_, game, seats) => {
  for (const seed of ['a', 'b']) expect(leaks(game, game, seats, seed, viewTable, notice)).toEqual([]);
});

test('planted leaks are caught', () => {
  const nosy = twins.find((twin) => twin.how.startsWith('Everybody sees the hand'))!.game as Game;
  expect(leaks(nosy, toy as Game, 3, 'a', viewTable, notice)).toContain('view of 0');

  const withState = (table: Table, viewer: Viewer): TableView =>
    ({ ...viewTable(table, viewer), state: table.state }) as TableView;
  expect(leaks(toy as Game, toy as Game, 3, 'a', withState, notice)).toContain('view of table');

  const outspoken: typeof notice = (table, line, viewer) => ({ ...notice(table, line, viewer), what: line.entry }) as never;
  expect(leaks(toy as Game, toy as Game, 3, 'a', viewTable, outspoken)).toContain('notice to table');
});

test('the secret leaves no table while it is played, and what people add to the dice none where somebody could still change his', () => {
  const s = new Sitting({ seats: 3 });
  s.shy = true;
  s.sitDown(0, 1, 2);
  const told = (): string =>
    JSON.stringify(
      [0, 1, 2, 'table' as const].map((v) => [viewTable(s.table, v), s.table.lines.map((l) => notice(s.table, l, v))]),
    );
  for (const seat of [0, 1, 2]) expect(told()).not.toContain(String(seat).repeat(32));
  s.as(0, { do: 'start' });
  for (const seat of [0, 1, 2]) expect(told()).not.toContain(String(seat).repeat(32));
  for (const seat of [0, 1, 2]) s.as(seat, { do: 'reveal', seat, entropy: String(seat).repeat(32) });
  while (s.table.phase === 'playing') {
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const all = JSON.stringify([viewTable(s.table, viewer), s.table.lines.map((line) => notice(s.table, line, viewer))]);
      expect(all).not.toContain(s.secret);
    }
    s.chooseAny(1);
  }
});
