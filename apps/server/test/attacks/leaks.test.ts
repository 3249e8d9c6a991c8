// Whole matches of every game, looked at by every seat and by a spectator, beside a match that differs in all they cannot know: views, offers,
// reasons, prompts, finality, lines, and the bytes and sizes of what would travel.
import { type Game, pick, rngFrom, seedOf, type Viewer } from '@boucan/kernel';
import { difference } from '@boucan/protocol';
import { Course, commitmentOf } from '@boucan/record';
import { type Entry, type Notice, notice, Table, type TableView, viewTable } from '@boucan/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { frameOf } from '../../src/socket/frame.ts';
import { withOtherSecrets } from '../leaks.ts';
import { numbersBelow, scaled } from '../scale.ts';

const MATCHES = scaled(1, 1000);
/** Of a long match, one position in so many is looked at. */
const EVERY = scaled(40, 10);

function tableOf(game: Game, secret: string, seats: number): Table {
  const terms = {
    game: game.id,
    version: game.version,
    config: game.agreed({ seats }),
    clock: { kind: 'none' },
    visibility: 'public',
  } as const;
  const happenings = [
    { type: 'opened', terms, host: 'h', commitment: commitmentOf(secret), reveals: true },
    ...Array.from(
      { length: seats },
      (_, seat) => ({ type: 'sat', seat, player: `p${seat}`, name: `P${seat}`, commits: commitmentOf('ab'.repeat(16)) }) as const,
    ),
    { type: 'sealed' },
    ...Array.from({ length: seats }, (_, seat) => ({ type: 'revealed', seat, entropy: 'ab'.repeat(16) }) as const),
    { type: 'started' },
  ] as const;
  return new Table(game, secret, happenings.map((happening, i) => ({ ...happening, n: i + 1, at: i })) as Entry[]);
}

/** What a viewer would be sent of this position, in bytes. */
const bytesFor = (before: TableView | null, view: TableView, notices: readonly Notice[]): Buffer =>
  before === null
    ? frameOf({
        type: 'table',
        table: 't',
        view,
        notices,
        fresh: true,
        keys: { invite: null, watch: null },
        seen: null,
        present: [],
        now: 0,
      })
    : frameOf({ type: 'change', table: 't', base: before.n, change: difference(before, view) ?? [view], notices, now: 0 });

function leaksIn(game: Game, seats: number, seed: string): string[] {
  const rng = rngFrom(seedOf(seed));
  const secret = seedOf(seed)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
    .repeat(2);
  const table = tableOf(game, secret, seats);
  const viewers: Viewer[] = [...Array(seats).keys(), 'table'];
  const before = new Map<Viewer, { n: number; view: TableView; twin: TableView }>();
  const found: string[] = [];
  for (let i = 0; table.phase === 'playing'; i++) {
    if (i % EVERY === 0)
      for (const viewer of viewers) {
        const view = viewTable(table, viewer);
        const { match } = table;
        table.match = new Course(game, game.determinize(game.view(match!.state, viewer), rng));
        const twin = viewTable(table, viewer);
        table.match = match;
        const known = before.get(viewer) ?? null;
        const lines = table.lines.slice(known?.n ?? 0);
        const told = lines.map((line) => notice(table, line, viewer));
        const toldOfTwin = lines.map((line) => notice(table, withOtherSecrets(line, viewer), viewer));
        const [mine, other] = [bytesFor(known?.view ?? null, view, told), bytesFor(known?.twin ?? null, twin, toldOfTwin)];
        if (!mine.equals(other))
          found.push(`${game.id} ${seed} entry ${table.n}: ${viewer}, ${mine.length} and ${other.length} bytes`);
        before.set(viewer, { n: table.n, view, twin });
      }
    const seat = pick(rng, table.awaited());
    const choice = pick(rng, game.options(table.state!, seat));
    table.apply({ type: 'chose', seat, choice, by: 'person', n: table.n + 1, at: i });
  }
  return found;
}

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  `%s: ${MATCHES} matches tell nobody what he may not know`,
  (_, game) => {
    const [least, most] = game.seats;
    for (const match of numbersBelow(MATCHES))
      expect(leaksIn(game, least + (match % (most - least + 1)), `leaks ${match}`)).toEqual([]);
  },
  3_600_000,
);
