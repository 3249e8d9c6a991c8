// Looks through all that was sent to somebody for what he may not know.
import { type Game, hashOf, type Rng, rngFrom, seedOf, type Told, type Viewer } from '@boucan/kernel';
import type { ServerMessage } from '@boucan/protocol';
import { type Line, notice, Table, viewTable } from '@boucan/table';
import type { StoredTable } from '../src/storage/storage.ts';

/** The same line with other secrets: other words of others, other hidden parts of what happened. */
const withOtherSecrets = ({ entry, events }: Line, viewer: Viewer): Line => ({
  entry: entry.type === 'chose' && entry.seat !== viewer ? { ...entry, choice: ['something-else'] } : entry,
  events: events.map((told): Told => {
    if (told.secret === undefined || told.secret.seats.includes(viewer as number)) return told;
    return { ...told, secret: { ...told.secret, with: { hidden: 'something-else' } } };
  }),
});

/** What would have been sent in a match that differs in all that the viewer cannot know by the rules of the honest game. */
function otherwise(
  table: Table,
  honest: Game,
  viewer: Viewer,
  message: Extract<ServerMessage, { type: 'table' }>,
  rng: Rng,
): ServerMessage {
  const { match } = table;
  if (match !== null && match.state.result === null)
    table.match = { ...match, state: honest.determinize(honest.view(match.state, viewer), rng) };
  const view = viewTable(table, viewer);
  table.match = match;
  const first = message.notices[0]?.n ?? table.n + 1;
  const lines = table.lines.filter(({ entry }) => entry.n >= first);
  return { ...message, view, notices: lines.map((line) => notice(table, withOtherSecrets(line, viewer), viewer)) };
}

/** Everything by which this viewer could tell the match he saw from one that differs only in what he cannot know. */
export function leaksIn(bytes: readonly string[], viewer: Viewer, stored: StoredTable, game: Game, honest: Game): string[] {
  const found: string[] = [];
  const rng = rngFrom(seedOf(`leaks ${viewer}`));
  const entries = stored.entries.map(({ entry }) => entry);
  let table = new Table(game, stored.secret, entries.slice(0, 1));
  for (const text of bytes) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'table' || message.view.viewer !== viewer) continue;
    if (message.view.n < table.n) table = new Table(game, stored.secret, entries.slice(0, message.view.n));
    for (const entry of entries.slice(table.n, message.view.n)) table.apply(entry);
    const other = otherwise(table, honest, viewer, message, rng);
    if (text !== JSON.stringify(other)) {
      const where = Object.keys(other).filter((key) => hashOf(other[key as never]) !== hashOf(message[key as never]));
      found.push(`entry ${message.view.n}: ${where}`);
    }
  }
  return found;
}
