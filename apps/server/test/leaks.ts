// Looks through all that was sent to somebody for what he may not know.
import { type Game, hashOf, type Rng, rngFrom, seedOf, type Told, type Viewer } from '@boucan/kernel';
import { difference, type Passing, passingOf, type ServerMessage, viewAfter } from '@boucan/protocol';
import { Course } from '@boucan/record';
import { type Line, type MomentView, notice, Table, type TableView, viewTable } from '@boucan/table';
import type { StoredTable } from '../src/storage/storage.ts';

/** The same line with other secrets: other words of others, other hidden parts of what happened. */
export const withOtherSecrets = ({ entry, events, ...rest }: Line, viewer: Viewer): Line => ({
  ...rest,
  entry: entry.type === 'chose' && entry.seat !== viewer ? { ...entry, choice: ['something-else'] } : entry,
  events: events.map((told): Told => {
    if (told.secret === undefined || told.secret.seats.includes(viewer as number)) return told;
    return { ...told, secret: { ...told.secret, with: { hidden: 'something-else' } } };
  }),
});

type News = Extract<ServerMessage, { type: 'table' | 'change' }>;

/** What this viewer would see in a match that differs in all that he cannot know by the rules of the honest game. */
function viewOtherwise(table: Table, honest: Game, viewer: Viewer, rng: Rng): TableView {
  const { match } = table;
  if (match !== null && match.state.result === null)
    table.match = new Course(table.game, honest.determinize(honest.view(match.state, viewer), rng));
  const view = viewTable(table, viewer);
  table.match = match;
  return view;
}

/** The moments on the way, in such a match. */
function momentsOtherwise(table: Table, since: number, honest: Game, viewer: Viewer, rng: Rng): MomentView[] {
  return table.moments
    .filter(({ n, state }) => n > since && state !== table.state)
    .map(({ n, told, state }) => {
      const other = honest.determinize(honest.view(state, viewer), rng);
      return { n, told, match: table.game.view(other, viewer) };
    });
}

/** Everything by which this viewer could tell the match he saw from one that differs only in what he cannot know. */
export function leaksIn(bytes: readonly string[], viewer: Viewer, stored: StoredTable, game: Game, honest: Game): string[] {
  const found: string[] = [];
  const rng = rngFrom(seedOf(`leaks ${viewer}`));
  const entries = stored.entries.map(({ entry }) => entry);
  const from = (n: number): Table => {
    const begun = new Table(game, stored.secret, entries.slice(0, n));
    begun.watched = true;
    return begun;
  };
  let table = from(1);
  let seen: TableView | null = null;
  let seenOtherwise: TableView | null = null;
  for (const text of bytes) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'table' && message.type !== 'change') continue;
    seen = viewAfter(seen, message)!;
    if (seen.viewer !== viewer) continue;
    if (seen.n < table.n) table = from(seen.n);
    for (const entry of entries.slice(table.n, seen.n)) table.apply(entry);
    // His own answer, which is kept back, is no entry yet; but he knows it.
    const own = entries.slice(table.n).find((entry) => entry.type === 'chose' && entry.seat === viewer);
    const isAsked = viewer !== 'table' && table.awaited().includes(viewer) && table.formality(viewer) === null;
    if (isAsked && seen.asked === null && table.keepsBack(viewer))
      table.held.set(viewer, own?.type === 'chose' ? own.choice : ['nothing']);
    else table.held.clear();
    const before = seenOtherwise;
    seenOtherwise = viewOtherwise(table, honest, viewer, rng);
    const first = message.notices[0]?.n ?? table.n + 1;
    const lines = table.lines.filter(({ entry }) => entry.n >= first);
    const notices = lines.map((line) => notice(table, withOtherSecrets(line, viewer), viewer));
    const passing: readonly Passing[] =
      message.type === 'table' || before === null
        ? []
        : passingOf(before.match, momentsOtherwise(table, message.base, honest, viewer, rng));
    const other: News =
      message.type === 'table'
        ? { ...message, view: seenOtherwise, notices }
        : { ...message, change: difference(before, seenOtherwise)!, notices, ...(message.moments && { moments: passing }) };
    if (text !== JSON.stringify(other)) {
      const where = Object.keys(other).filter((key) => hashOf(other[key as never]) !== hashOf(message[key as never]));
      found.push(`entry ${seen.n}: ${where}`);
    }
  }
  return found;
}
