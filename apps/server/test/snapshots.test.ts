import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@boucan/kernel';
import { type PlayerId, since, viewTable } from '@boucan/table';
import { toy } from '@boucan/toy';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { IdleQueue } from '../src/idle-queue.ts';
import { Metrics } from '../src/metrics.ts';
import { ALONE } from '../src/nodes/nodes.ts';
import { DEFAULTS } from '../src/options.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import type { Host } from '../src/tables/host.ts';
import { newManners } from '../src/tables/manners.ts';
import { knownOf, snapshotOf } from '../src/tables/snapshots.ts';
import { Tables } from '../src/tables/tables.ts';
import { type Clocks, MACHINE, TableTime } from '../src/time.ts';
import { newRecorder } from '../src/world.ts';
import { commits, ENTROPY, newFolder, wish } from './harness.ts';

const anne = { id: 'anne', name: 'Anne' };
const mary = { id: 'mary', name: 'Mary' };

/** Seconds pass whenever somebody looks: so nobody talks too fast. */
const UNHURRIED = (): Clocks => {
  let ticks = MACHINE.ticks();
  return { wall: MACHINE.wall, ticks: () => (ticks += 1300) };
};

/** All tables on some data, until they are closed; and how often the rules were asked to play a choice. */
async function open(data: string) {
  let plays = 0;
  const counting = {
    ...(toy as Game),
    play: (...args: Parameters<Game['play']>) => {
      plays++;
      return (toy as Game).play(...args);
    },
  };
  const storage = await sqliteStorage(data, () => {});
  const bots = new BotPool({ script: DEFAULTS.botScript, threads: 0, limit: 1, places: DEFAULTS.places, onFailure: () => {} });
  const options = { ...DEFAULTS, moment: 0, games: new Map([['toy', counting]]) };
  const shared = {
    recorder: newRecorder(DEFAULTS.places),
    idleQueue: new IdleQueue(() => {}),
    metrics: new Metrics(),
    log: pino({ level: 'silent' }),
  };
  const tables = new Tables({
    options,
    storage,
    bots,
    ...shared,
    time: new TableTime(UNHURRIED(), null),
    started: 0,
    nodes: ALONE,
    ...newManners(),
  });
  const close = async (): Promise<void> => {
    await tables.close();
    await bots.close();
    await shared.recorder.close();
    await storage.close();
  };
  return { tables, storage, close, plays: () => plays };
}

const by = ({ id, name }: { id: PlayerId; name: string }) => ({ player: id, name });

/** Two people in the midst of a match who talk more than they play. */
async function begun(data: string): Promise<{ id: string; before: unknown }> {
  const { tables, storage, close } = await open(data);
  for (const player of [anne, mary]) await storage.keepPlayer(player);
  const host = await tables.open(wish(), anne);
  await host.do({ do: 'sit', seat: 1, commits: commits('1'.repeat(32)) }, by(mary), null);
  await host.do({ do: 'start' }, by(anne), null);
  for (const [seat, player] of [anne, mary].entries())
    await host.do({ do: 'reveal', seat, entropy: seat === 0 ? ENTROPY : '1'.repeat(32) }, by(player), null);
  for (let i = 0; i < 120; i++) await host.do({ do: 'say', text: `${i}` }, by(anne), null);
  for (const [seat, player] of [anne, mary].entries())
    await host.do({ do: 'choose', seat, choice: ['bid', seat] }, by(player), { player: player.id, message: `m${seat}` });
  const before = all(host);
  await close();
  return { id: host.id, before };
}

const all = ({ table }: Host): unknown =>
  ([0, 1, 'table'] as const).map((viewer) => [viewTable(table, viewer), since(table, 0, viewer)]);

/** Changes the data as nobody should. */
function tamper(data: string, sql: string): void {
  const db = new DatabaseSync(join(data, 'boucan.db'));
  db.exec(sql);
  db.close();
}

/** A table in memory, fetched if it was not. */
async function hostAt(tables: Tables, id: string): Promise<Host> {
  await tables.get(id);
  return tables.here(id);
}

test('a table that was put to sleep comes back from its snapshot: nothing is played, and all is as it was', async () => {
  const data = newFolder();
  const { id, before } = await begun(data);
  const again = await open(data);
  const host = await hostAt(again.tables, id);
  expect(all(host)).toEqual(before);
  expect(again.plays()).toBe(0);
  // A command that was sent before counts once, and the match goes on.
  const { n } = host.table;
  const bid = { do: 'choose', seat: 1, choice: ['bid', 1] } as const;
  expect(await host.do(bid, by(mary), { player: 'mary', message: 'm1' })).toEqual({ done: n });
  const seat = host.table.awaited()[0]!;
  const choice = host.table.game.options(host.table.state!, seat)[0]!;
  expect(await host.do({ do: 'choose', seat, choice }, by([anne, mary][seat]!), null)).toEqual({ done: n + 1 });
  await again.close();
});

test.each([
  ['whose lines were changed', `update snapshots set lines = replace(lines, '"knowledge":0', '"knowledge":1')`],
  ['whose position was changed', `update snapshots set position = replace(position, '"turns":', '"turns":1')`],
  ['that other code has made', `update snapshots set seal = 'another'`],
  ['that is not JSON', `update snapshots set lines = 'x'`],
  ['that knows of entries there are not', 'update snapshots set n = n + 1'],
])('a snapshot %s is ignored: the table is played again', async (_, sql) => {
  const data = newFolder();
  const { id, before } = await begun(data);
  tamper(data, sql);
  const again = await open(data);
  expect(all(await hostAt(again.tables, id))).toEqual(before);
  expect(again.plays()).toBeGreaterThan(0);
  await again.close();

  // When it goes to sleep it leaves one that fits.
  const third = await open(data);
  expect(all(await hostAt(third.tables, id))).toEqual(before);
  expect(third.plays()).toBe(0);
  await third.close();
});

test('snapshots follow one another; one from another table fits nowhere', async () => {
  const data = newFolder();
  const { id } = await begun(data);
  const { tables, storage, close } = await open(data);
  const { table } = await hostAt(tables, id);
  const n = table.n - 10;
  const early = JSON.stringify(table.lines.slice(0, n).map(({ events, knowledge }) => ({ events, knowledge })));
  const stored = (await storage.load(id))!;
  const [first] = stored.snapshots;
  expect(knownOf('toy', stored)).toMatchObject({ n: table.n });
  const next = snapshotOf(id, table, n);
  expect(JSON.parse(next.lines)).toHaveLength(10);
  expect(knownOf('toy', { ...stored, snapshots: [next] }), 'without those before it').toBeUndefined();
  expect(knownOf('toy', { ...stored, snapshots: [first!, snapshotOf('other', table, table.n)] })).toMatchObject({ n: first!.n });
  expect(knownOf('brethren', stored), 'with other rules').toBeUndefined();

  await storage.snapshot(id, 0, { n, lines: early, position: 'null', seal: 's' });
  await storage.snapshot(id, n, next);
  expect((await storage.load(id))!.snapshots.map((snapshot) => snapshot.n)).toEqual([n, table.n]);
  await storage.snapshot(id, 0, next);
  expect((await storage.load(id))!.snapshots).toEqual([next]);
  await close();
});
