import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '@boucan/record';
import { toy } from '@boucan/toy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import { MIGRATIONS } from '../../src/storage/postgres/schema.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { cleanUpLater, type Guest, newFolder, party, serve } from '../harness.ts';
import { Stubborn } from '../stubborn.ts';
import { contract, opening, said } from './contract.ts';
import { Database, hasDatabase, isOurs } from './database.ts';
import { moving } from './moving.ts';

describe.skipIf(!hasDatabase)('PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  });
  afterAll(() => database?.end());

  const fresh = async (): Promise<string> => {
    const url = await database.fresh();
    cleanUpLater(() => database.drop(url));
    return url;
  };
  const open = async (url: string, onCommit = (_callers: number) => {}): Promise<Storage> => {
    const storage = await postgresStorage(url, onCommit);
    cleanUpLater(() => storage.close());
    return storage;
  };

  /** Somebody else's is not stopped and killed. */
  const whenOurs = test.skipIf(!isOurs);

  contract('PostgreSQL', async () => {
    const url = await fresh();
    return { allowsSeveral: true, options: { database: url, data: newFolder() }, open: (onCommit) => open(url, onCommit) };
  });

  moving(fresh);

  test('of several that start at once, one brings the data up to date, and all can use them', async () => {
    const url = await fresh();
    const storages = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    await Promise.all(storages.map((storage, i) => storage.open(opening(`t${i}`), [said(1)], null)));
    expect(await storages[0]!.unfinished(0)).toHaveLength(6);
    expect(await database.ask('select * from boucan', url)).toEqual([{ one: 1, version: MIGRATIONS.length }]);
  });

  test('data of a newer version are left alone', async () => {
    const url = await fresh();
    await (await open(url)).close();
    await database.ask('update boucan set version = 999', url);
    await expect(postgresStorage(url, () => {})).rejects.toThrow('from a newer Boucan');
  });

  test('no database: a sentence that says where, without the password', async () => {
    const trying = postgresStorage('postgres://anne:secret@127.0.0.1:1/boucan', () => {});
    await expect(trying).rejects.toThrow(/^the database at 127\.0\.0\.1:1\/boucan cannot be used: .*ECONNREFUSED/);
    await expect(trying).rejects.not.toThrow('secret');
  });

  test('a commit is on disk when it returns, whatever the database is used to', async () => {
    const url = await fresh();
    const name = new URL(url).pathname.slice(1);
    await database.ask(`alter database ${name} set synchronous_commit = off`);
    const storage = await open(url);
    await storage.open(opening('a'), [said(1)], null);
    // Every connection of ours has said so; the setting of a session cannot be seen from another, so a trigger tells.
    await database.ask(
      `create function tell() returns trigger language plpgsql as $$ begin
         new.name := current_setting('synchronous_commit'); return new; end $$;
       create trigger tell before insert on players for each row execute function tell()`,
      url,
    );
    await storage.keepPlayer({ id: 'p', name: 'Anne' });
    expect(await database.ask('select name from players', url)).toEqual([{ name: 'on' }]);
  });

  test('missing entries are found, and their table is not played on without them', async () => {
    const url = await fresh();
    const storage = await open(url);
    for (const id of ['a', 'b']) await storage.open(opening(id), [said(1), said(2), said(3)], null);
    await database.ask(`delete from entries where tab = 'a' and n = 2; delete from tables where id = 'b'`, url);
    await storage.open(opening('c'), [said(1)], null);
    await database.ask(`delete from entries where tab = 'c'`, url);
    const damage: string[] = [];
    for await (const found of storage.damage()) damage.push(found);
    expect(damage).toEqual([
      'entries: table a: entries are missing',
      'entries: table b: these entries are of no table',
      'tables: table c: it has no entries',
    ]);
    await expect(storage.load('a')).rejects.toThrow('lacks its entry 2');
    expect((await storage.load('c'))!.entries).toEqual([]);
  });

  whenOurs(
    'a broken page hides the tables on it and no others: they are listed all the same, and say what is wrong',
    async () => {
      const url = await fresh();
      const before = await postgresStorage(url, () => {});
      const ids = Array.from({ length: 60 }, (_, i) => `table-${i + 10}`);
      for (const id of ids) await before.open(opening(id), [said(1), said(2), said(3)], null);
      await before.close();
      await database.breakPage('entries', url);
      const storage = await open(url);
      expect(await storage.unfinished(0)).toEqual(ids);
      const loaded = await Promise.allSettled(ids.map((id) => storage.load(id)));
      const broken = loaded.filter(({ status }) => status === 'rejected').length;
      expect(broken).toBeGreaterThan(0);
      expect(broken).toBeLessThan(ids.length);
    },
  );

  test('what one caller cannot write, the others do not suffer for', async () => {
    const storage = await open(await fresh());
    const outcomes = await Promise.allSettled([
      storage.addSession('h', 'nobody', null), // whom the database does not know
      storage.open(opening('a'), [said(1)], null),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  whenOurs('without it: a clear answer, health says so, and everything goes on when it is back', async () => {
    const url = await fresh();
    const server = await serve({ database: url, data: newFolder() });
    const { table, guests, lines } = await party(server.url, 2);
    await database.down('SIGINT');
    expect(await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'x')).toMatchObject({
      type: 'error',
      error: 'unavailable',
    });
    expect(await guests[0]!.get('/healthz')).toMatchObject({ status: 503 });
    expect(await guests[0]!.post('/api/tables', {})).toMatchObject({ status: 400 });
    await database.up();
    expect(await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'x')).toMatchObject({ type: 'done' });
    await expect.poll(async () => (await guests[0]!.get('/healthz')).status).toBe(200);
    await server.close();
  });

  whenOurs('an answer that was lost on the way: the table stands where the database says, and counts it once', async () => {
    const url = await fresh();
    const server = await serve({ database: url, data: newFolder() });
    const { table, guests, lines } = await party(server.url, 2);
    const { n } = lines[0]!.views.get(table)!;
    // Another hand writes what this server would write next, as if its own had been written and the answer lost.
    const other = await open(url);
    const bid = { type: 'chose', seat: 0, choice: ['bid', 1], by: 'person', n: n + 1, at: Date.now() } as never;
    await other.append(table, n, [bid], { player: guests[0]!.player, message: 'lost' });
    expect(await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'lost')).toMatchObject({
      type: 'done',
      n: n + 1,
    });
    expect(await lines[1]!.do(table, { do: 'choose', seat: 1, choice: ['bid', 1] })).toMatchObject({ type: 'done' });
    expect((await other.load(table))!.entries.filter(({ sender }) => sender?.message === 'lost')).toHaveLength(1);

    // The same with a rematch that was opened although nobody heard of it.
    for (const line of lines) line.playAtRandom(table);
    await lines[0]!.until(table, (view) => view.phase === 'over');
    await other.open(opening('again'), [said(1)], table);
    expect(await guests[0]!.post(`/api/tables/${table}/rematch`, {})).toEqual({ status: 200, body: { table: 'again' } });
    await server.close();
  });

  whenOurs('killed under load, it has lost nothing that was acknowledged, and nothing counts twice', async () => {
    const url = await fresh();
    await database.keepEverything();
    const server = await serve({ database: url, data: newFolder() });
    const TABLES = 8;
    let isKilling = true;
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async () => {
        const { table, guests, lines } = await party(server.url, 2);
        for (const line of lines) line.socket.terminate();
        const pause = (): number => (isKilling ? Math.random() * 150 : 0);
        return { table, guests, players: guests.map((guest: Guest) => new Stubborn(guest, table, pause)) };
      }),
    );
    const over = Promise.all(tables.flatMap(({ players }) => players.map((player) => player.over)));
    over.catch(() => {}); // told below
    await sleep(600);
    await database.down('SIGKILL');
    await sleep(200);
    await database.up('fsync=off'); // what was committed is on disk; now it would sync every file of every test before
    isKilling = false;
    await over;

    const storage = await open(url);
    let acknowledged = 0;
    for (const { table, guests, players } of tables) {
      expect(verify(toy as never, (await guests[0]!.get(`/api/tables/${table}/record`)).body)).toEqual({ ok: true });
      const { entries } = (await storage.load(table))!;
      const senders = entries.flatMap(({ entry, sender }) => (entry.type === 'chose' && sender !== null ? [sender.message] : []));
      expect(new Set(senders).size, 'each command counts once').toBe(senders.length);
      for (const { id, seat, choice, n } of players.flatMap((player) => player.acknowledged)) {
        expect(entries[n - 1]).toMatchObject({ entry: { n, type: 'chose', seat, choice }, sender: { message: id } });
        acknowledged++;
      }
    }
    expect(acknowledged).toBeGreaterThan(TABLES * 10);
    await server.close();
  });
});
