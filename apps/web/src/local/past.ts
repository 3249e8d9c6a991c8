import type { Viewer } from '@boucan/kernel';
import { moments } from '@boucan/record';
import { type Notice, since, type Table } from '@boucan/table';

/** All lines of a table. One that goes on from another match tells, as it starts, what had happened there. */
export function withPast(table: Table, viewer: Viewer): readonly Notice[] {
  const notices = since(table, 0, viewer);
  const { from, game } = table;
  if (from === null) return notices;
  const past = moments(game, from).flatMap(({ events }) => game.witness(events, viewer));
  return notices.map((notice) => (notice.what.type === 'started' ? { ...notice, events: [...past, ...notice.events] } : notice));
}
