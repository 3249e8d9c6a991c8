import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { IdleQueue } from '../src/idle-queue.ts';
import { Metrics } from '../src/metrics.ts';
import { ALONE } from '../src/nodes/nodes.ts';
import { DEFAULTS } from '../src/options.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import type { Host } from '../src/tables/host.ts';
import { newManners } from '../src/tables/manners.ts';
import { Tables } from '../src/tables/tables.ts';
import { MACHINE, TableTime } from '../src/time.ts';
import { newRecorder } from '../src/world.ts';
import { cleanUpLater, ENTROPY, newFolder, wish } from './harness.ts';

const LATER = 2 * 24 * 3_600_000;

/** A table in memory, fetched if it was not. */
async function hostAt(tables: Tables, id: string): Promise<Host> {
  await tables.get(id);
  return tables.here(id);
}

/** Tables of one server, without its sockets. */
async function newTables(): Promise<{ tables: Tables; metrics: Metrics; storage: Awaited<ReturnType<typeof sqliteStorage>> }> {
  const storage = await sqliteStorage(newFolder(), () => {});
  const metrics = new Metrics();
  const bots = new BotPool({
    script: DEFAULTS.botScript,
    threads: 1,
    limit: 10_000,
    places: DEFAULTS.places,
    onFailure: () => {},
  });
  const options = { ...DEFAULTS, botPause: 3_600_000 };
  const recorder = newRecorder(DEFAULTS.places);
  const tables = new Tables({
    options,
    storage,
    bots,
    recorder,
    idleQueue: new IdleQueue(() => {}),
    metrics,
    log: pino({ level: 'silent' }),
    time: new TableTime(MACHINE, null),
    started: 0,
    nodes: ALONE,
    ...newManners(),
  });
  cleanUpLater(async () => {
    await tables.close();
    await bots.close();
    await recorder.close();
    await storage.close();
  });
  return { tables, metrics, storage };
}

const anne = { id: 'anne', name: 'Anne' };

test('a table nobody would miss leaves the memory, stays in the lobby, and comes back when asked for', async () => {
  const { tables, metrics, storage } = await newTables();
  await storage.keepPlayer(anne);

  const waiting = await tables.open(wish({ bots: [null, 'random'], options: { rounds: 3 }, start: true }), anne);
  await waiting.do({ do: 'reveal', seat: 0, entropy: ENTROPY }, { player: 'anne', name: 'Anne' }, null);
  await waiting.do({ do: 'choose', seat: 1, choice: ['bid', 0] }, 'bot', null); // now Anne is awaited, and only she
  const timed = await tables.open(
    wish({ bots: [null, 'random'], clock: { kind: 'days', perMove: 3_600_000 }, start: true }),
    anne,
  );
  const watched = await tables.open(wish(), anne);
  watched.audience.join(
    { player: 'anne', name: 'Anne', turnedOut: () => {}, send: () => {}, sendInTurn: () => {}, moved: () => {} },
    0,
  );

  tables.sweep(Date.now());
  expect(metrics.tables).toBe(3);
  tables.sweep(Date.now() + LATER);
  expect(metrics.tables).toBe(2);
  expect(await tables.find(timed.id)).toBe(timed);
  expect(await tables.find(watched.id)).toBe(watched);

  const { mine } = await tables.lobby.for('anne');
  expect(mine.find(({ table }) => table === waiting.id)).toMatchObject({ phase: 'playing', yourTurn: true });
  const again = await hostAt(tables, waiting.id);
  expect(again).not.toBe(waiting);
  expect(await again.do({ do: 'choose', seat: 0, choice: ['bid', 1] }, { player: 'anne', name: 'Anne' }, null)).toHaveProperty(
    'done',
  );
});

test('what is fetched while all tables become another’s is looked for again', async () => {
  const { tables, storage } = await newTables();
  await storage.keepPlayer(anne);
  const { id } = await tables.open(wish(), anne);
  tables.abandon();
  const stale: (Host | null)[] = [];
  const found = await tables.take(id, async (here) => {
    if (stale.length === 0) tables.abandon();
    const host = await here();
    stale.push(host);
    return host;
  });
  expect(stale).toHaveLength(2);
  expect(found).toBe(stale[1]);
  expect(tables.here(id)).toBe(found);
});

test('a table that is looked up while it is being opened has one host', async () => {
  const { tables, storage } = await newTables();
  await storage.keepPlayer(anne);
  const found: Promise<Host>[] = [];
  const { open, load } = storage;
  // The lookup is quicker than the opening, and then the other way round.
  vi.spyOn(storage, 'open').mockImplementation(async (opening, ...rest) => {
    await open.call(storage, opening, ...rest);
    found.push(hostAt(tables, opening.id));
    if (found.length === 1) await found[0];
  });
  vi.spyOn(storage, 'load').mockImplementation(async (id) => {
    const stored = await load.call(storage, id);
    if (found.length === 2) await vi.waitFor(() => expect(tables.has(id)).toBe(true));
    return stored;
  });
  for (const i of [0, 1]) {
    const opened = await tables.open(wish(), anne);
    expect(await found[i]).toBe(opened);
    expect(tables.here(opened.id)).toBe(opened);
  }
});
