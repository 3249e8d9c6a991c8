// What time does to a match: other rules under the same version, a damaged page, a full disk, tables that nobody touches any more.
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { backUp } from '../../src/backup.ts';
import { GAMES } from '../../src/games.ts';
import { Guest as G, type Guest, newFolder, party, serve, settable } from '../harness.ts';
import { startProcess } from '../process.ts';

/** The specimen with its cards dealt in another order, under the same version. */
const otherwise = {
  ...toy,
  setup: (...[config, seed, told]: Parameters<typeof toy.setup>) => toy.setup(config, seed.toReversed() as never, told),
} as unknown as Game;

test('a match that would be another one by the rules as they are now is refused and named, and nothing of it is lost', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const played = await Promise.all(Array.from({ length: 8 }, () => party(server.url, 2)));
  for (const [i, { table, lines }] of played.entries())
    if (i % 2 === 0) await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
  await server.close();

  let log = '';
  const changed = await serve(
    { data, games: new Map([...GAMES, ['toy', otherwise]]), log: 'info' },
    {
      write(line) {
        log += line;
      },
    },
  );
  for (const { table, guests } of played) {
    const line = await guests[0]!.at(changed.url).connect();
    expect(await line.watch(table)).toMatchObject({
      type: 'error',
      error: 'unavailable',
      message: expect.stringContaining('another one from entry'),
    });
    expect(log).toContain(table);
  }
  expect((await played[0]!.guests[0]!.at(changed.url).get('/metrics')).body).toMatch(/boucan_damage [1-9]/);
  await changed.close();

  const back = await serve({ data });
  for (const { table, guests } of played) {
    const line = await guests[0]!.at(back.url).connect();
    expect(await line.watch(table)).toMatchObject({ type: 'table', view: { phase: 'playing' } });
  }
});

test('rules changed under one version: tables are kept with the old ones and named at the start, be there nothing yet that comes out otherwise', async () => {
  const data = newFolder();
  const rules = (digest: string) => () => [digest];
  const before = await serve({ data, rules: rules('a'.repeat(64)) });
  const going = await party(before.url, 2);
  const over = await party(before.url, 2, { options: { rounds: 3 } });
  for (const line of over.lines) line.playAtRandom(over.table);
  await over.lines[0]!.until(over.table, ({ phase }) => phase === 'over');
  const recordAt = async (url: string) => (await over.guests[0]!.at(url).get(`/api/tables/${over.table}/record`)).body;
  await expect.poll(() => recordAt(before.url)).toMatchObject({ rules: 'a'.repeat(64) });
  await before.close();

  let log = '';
  const after = await serve(
    { data, rules: rules('b'.repeat(64)), log: 'info' },
    {
      write(line) {
        log += line;
      },
    },
  );
  await expect.poll(() => log).toContain('these tables were begun with other rules');
  expect(log).toContain(going.table);
  expect(log).not.toContain(over.table);
  const line = await going.guests[0]!.at(after.url).connect();
  expect(await line.watch(going.table)).toMatchObject({
    type: 'error',
    error: 'unavailable',
    message: expect.stringContaining('other rules than this server has now, under the same version'),
  });
  expect(await recordAt(after.url)).toMatchObject({ rules: 'a'.repeat(64) });
  const looker = await over.guests[0]!.at(after.url).connect();
  expect(await looker.watch(over.table)).toMatchObject({ type: 'table', view: { phase: 'over' } });
  const again = await over.guests[0]!.at(after.url).post(`/api/tables/${over.table}/rematch`, {});
  const rematch = await looker.watch((again.body as { table: string }).table);
  expect(rematch).toMatchObject({ view: { terms: { rules: 'b'.repeat(64) } } });
  await after.close();

  // Authors vouch for other sources by which no match comes out otherwise.
  const back = await serve({ data, rules: () => ['c'.repeat(64), 'a'.repeat(64)] });
  const there = await going.guests[0]!.at(back.url).connect();
  expect(await there.watch(going.table)).toMatchObject({ type: 'table', view: { phase: 'playing' } });
});

test('a match of another version: a true word about it', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests } = await party(server.url, 2);
  await server.close();
  const newer = { ...toy, version: toy.version + 1 } as unknown as Game;
  const { url } = await serve({ data, games: new Map([...GAMES, ['toy', newer]]) });
  const line = await guests[0]!.at(url).connect();
  expect(await line.watch(table)).toMatchObject({
    type: 'error',
    message: `This table was played by version ${toy.version} of toy, and this server has version ${toy.version + 1}. It was not over, so there is no record; its entries are kept.`,
  });
});

test('a full disk: a clear answer, health says so, nothing acknowledged is lost, and it goes on when there is room', async () => {
  const data = newFolder();
  const clocks = settable();
  let server = await serve({ data, mostDisk: 400_000, clocks });
  const guest: Guest = await G.named(server.url, 'Anne');
  const table = await guest.open();
  const line = await guest.connect();
  await line.watch(table);
  let acknowledged = 0;
  let refusal: unknown = null;
  for (let i = 0; i < 2000 && refusal === null; i++) {
    const answer = await guest.post(`/api/tables/${table}/report`, { note: 'x'.repeat(2000) });
    if (answer.status === 204) acknowledged++;
    else refusal = answer;
  }
  expect(refusal).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  let answer = await line.do(table, { do: 'say', text: 'still there?' });
  for (let i = 0; i < 50 && answer.type === 'done'; i++) {
    clocks.jump(10_000);
    answer = await line.do(table, { do: 'say', text: 'z'.repeat(500) });
  }
  expect(answer).toMatchObject({ type: 'error', error: 'unavailable' });
  expect(await guest.get('/healthz')).toMatchObject({ status: 503 });
  await server.close();

  server = await serve({ data });
  expect(await guest.at(server.url).get('/healthz')).toMatchObject({ status: 200 });
  const back = await guest.at(server.url).connect();
  await back.watch(table);
  expect(await back.do(table, { do: 'say', text: 'room again' })).toMatchObject({ type: 'done' });
  await server.close();
  const db = new DatabaseSync(join(data, 'boucan.db'));
  expect(db.prepare('select count(*) as n from reports').get()).toEqual({ n: acknowledged });
  db.close();
});

/** A server on these data, and what it says of them. */
async function serveLoudly(data: string): Promise<{ url: string; log: () => string }> {
  let said = '';
  const write = (text: string): void => {
    said += text;
  };
  const { url } = await serve({ data, log: 'info' }, { write });
  return { url, log: () => said };
}

test('a damaged page is named at the start, and the rest goes on', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const guest = await G.named(server.url, 'Anne');
  const tables: string[] = [];
  for (let i = 0; i < 40; i++) tables.push(await guest.open());
  for (const table of tables) await guest.post(`/api/tables/${table}/report`, { note: 'y'.repeat(1500) });
  await server.close();
  const file = join(data, 'boucan.db');
  const bytes = readFileSync(file);
  const page = bytes.lastIndexOf('yyyyyyyy') & ~4095;
  writeSync(openSync(file, 'r+'), Buffer.alloc(64, 0xff), 0, 64, page);

  const { url, log } = await serveLoudly(data);
  await expect.poll(log).toContain('the data are damaged');
  expect(log()).toMatch(/"damage":"reports:/);
  expect((await guest.at(url).get('/api/tables')).status).toBe(200);
});

test('a damaged page of entries: the tables on it are named at the start, and all others are back', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const guest = await G.named(server.url, 'Anne');
  const line = await guest.connect();
  const tables: string[] = [];
  for (let i = 0; i < 30; i++) {
    const table = await guest.open();
    tables.push(table);
    await line.watch(table);
    for (let n = 0; n < 6; n++) await line.do(table, { do: 'say', text: 'z'.repeat(400) });
  }
  await server.close();
  const file = join(data, 'boucan.db');
  const page = readFileSync(file).lastIndexOf('zzzzzzzz') & ~4095;
  writeSync(openSync(file, 'r+'), Buffer.alloc(64, 0xff), 0, 64, page);

  const { url, log } = await serveLoudly(data);
  const restored = async (): Promise<number> =>
    Number(/^boucan_tables (\d+)$/m.exec((await guest.at(url).get('/metrics')).body as string)![1]);
  await expect.poll(log).toContain('a table cannot be restored');
  const named = () => new Set(Array.from(log().matchAll(/"table":"([^"]+)"/g), ([, id]) => id));
  await expect.poll(async () => (await restored()) + named().size).toBe(30);
  for (const id of named()) expect(tables).toContain(id);
  expect(named().size, 'a page has room for ten such lines').toBeLessThanOrEqual(10);
});

test('tables that nobody touches leave the memory, are not brought back at the start, and can be opened again', async () => {
  const data = newFolder();
  const clocks = settable();
  let server = await serve({ data, clocks, foldAfter: 3_600_000 });
  const { table, guests } = await party(server.url, 2);
  await server.close();
  clocks.jump(2 * 3_600_000);
  server = await serve({ data, clocks, foldAfter: 3_600_000 });
  const inMemory = async (): Promise<string> =>
    ((await guests[0]!.at(server.url).get('/metrics')).body as string).match(/boucan_tables (\d+)/)![1]!;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await inMemory()).toBe('0');
  const line = await guests[0]!.at(server.url).connect();
  expect(await line.watch(table)).toMatchObject({ type: 'table', view: { phase: 'playing' } });
  expect(await inMemory()).toBe('1');
});

test('a backup is made while people play, and what is restored from it is all that was acknowledged before', async () => {
  const data = newFolder();
  const server = await startProcess(data);
  const { table, guests, lines } = await party(server.url, 2);
  await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
  const copy = join(newFolder(), 'boucan.db');
  const [, said] = await Promise.all([backUp(data, copy), lines[1]!.do(table, { do: 'say', text: 'meanwhile' })]);
  expect(said).toMatchObject({ type: 'done' });
  await expect(backUp(data, copy)).rejects.toThrow('is there already');
  server.child.kill('SIGTERM');
  await server.ended;
  expect(existsSync(join(data, 'boucan.pid'))).toBe(false);

  const { url } = await serve({ data: join(copy, '..') });
  const line = await guests[0]!.at(url).connect();
  expect(await line.watch(table)).toMatchObject({ type: 'table', view: { phase: 'playing', undo: 'free' } });
});
