import type { ServerMessage } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import { Alarm } from '../src/tables/alarm.ts';
import { openingOf } from '../src/tables/opening.ts';
import { begun, commits, ENTROPY, Guest, newFolder, party, serve } from './harness.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

test('whoever runs out of time is replaced by a bot, and may come back', async () => {
  // A minute ago somebody sat down who has ten seconds: for the server, his time is up.
  const data = newFolder();
  const first = await serve({ data });
  const anne = await Guest.named(first.url, 'Anne');
  await first.close();
  const storage = await sqliteStorage(data, () => {});
  const terms = {
    game: 'toy',
    version: GAMES.get('toy')!.version,
    config: { seats: 2, packs: [], options: { rounds: 3 } },
    clock: { kind: 'live', bank: 10_000, increment: 0 },
    visibility: 'public',
  } as const;
  const wish = { terms, bots: [null, 'random'], sit: { seat: 0, commits: commits(ENTROPY) }, start: true, guests: [] };
  const at = Date.now() - 60_000;
  const { opening, entries } = openingOf(GAMES.get('toy')!, wish, { id: anne.player, name: 'Anne' }, { at, t: at });
  await storage.open(opening, begun(entries), null);
  await storage.close();

  const graceful = await serve({ data, grace: 60_000 });
  const early = await anne.at(graceful.url).connect();
  expect(((await early.watch(opening.id)) as TableMessage).view.seats[0]).toMatchObject({ standIn: null });
  await graceful.close();

  const { url } = await serve({ data });
  const line = await anne.at(url).connect();
  await line.watch(opening.id);
  await line.until(opening.id, ({ seats }) => seats[0]!.kind === 'person' && seats[0]!.standIn === 'level3');
  const { notices } = (await line.watch(opening.id)) as TableMessage;
  expect(notices.some(({ what }) => what.type === 'replaced' && what.why === 'clock')).toBe(true);
});

test('clocks survive a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 2, { clock: { kind: 'live', bank: 600_000, increment: 5000 } });
  await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 0] });
  const { clocks } = await lines[0]!.until(table, (view) => view.undo === 'free');
  await server.close();
  const line = await guests[0]!.at((await serve({ data })).url).connect();
  expect(((await line.watch(table)) as TableMessage).view.clocks).toEqual(clocks);
});

test('an alarm may be set far ahead, and be set anew', async () => {
  let rings = 0;
  const alarm = new Alarm(() => rings++, Date.now);
  alarm.set(Date.now() + 60 * 24 * 3_600_000);
  alarm.set(Date.now() + 30);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(rings).toBe(1);
  alarm.set(Date.now() + 20);
  alarm.set(null);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(rings).toBe(1);
});
