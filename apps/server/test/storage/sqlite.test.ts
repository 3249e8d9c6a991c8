import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@boucan/table';
import { describe, expect, test } from 'vitest';
import { GroupCommit } from '../../src/storage/group-commit.ts';
import { PARTS } from '../../src/storage/parts.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { cleanUpLater, newFolder, serve } from '../harness.ts';
import { startProcess } from '../process.ts';
import { contract } from './contract.ts';

describe('group commit', () => {
  test('what arrives while a commit is under way goes into the next', async () => {
    const groups: string[][] = [];
    let finish = () => {};
    const group = new GroupCommit<string>(
      (writes) => {
        groups.push([...writes]);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      () => {},
    );
    const first = group.write('a');
    await new Promise(setImmediate);
    const others = [group.write('b'), group.write('c', 'd')];
    expect(groups).toEqual([['a']]);
    finish();
    await first;
    await new Promise(setImmediate);
    expect(groups).toEqual([['a'], ['b', 'c', 'd']]);
    finish();
    await Promise.all(others);
    await group.idle();
  });

  test('if the disk fails, everybody in the group is told, and the next one succeeds', async () => {
    let tries = 0;
    const group = new GroupCommit<string>(
      () => (++tries === 1 ? Promise.reject(new Error('no room')) : Promise.resolve()),
      () => {},
    );
    const outcomes = await Promise.allSettled([group.write('a'), group.write('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await group.write('c');
    expect(tries, 'nobody was tried by himself').toBe(2);
  });
});

test('tables that are asked for together are each answered, before anything that is asked afterwards', async () => {
  const storage = await sqliteStorage(newFolder(), () => {});
  const opening = { secret: 's', invite: 'i', watch: 'w', guests: [] };
  const said: Entry = { type: 'said', player: 'p', name: 'Anne', text: 'ahoy', n: 1, at: 1 };
  for (const id of ['a', 'b']) await storage.open({ ...opening, id }, [said], null);
  await new Promise(setImmediate); // nothing is to be written any more, so that it closes at once
  const tables = ['b', 'nowhere', 'a'].map((id) => storage.load(id));
  const closed = storage.close();
  expect((await Promise.all(tables)).map((table) => table?.id ?? null)).toEqual(['b', null, 'a']);
  await closed;
});

test('whatever is kept is moved and backed up: every table has its part', async () => {
  const data = newFolder();
  await (await sqliteStorage(data, () => {})).close();
  const db = new DatabaseSync(join(data, 'boucan.db'), { readOnly: true });
  const columns = (table: string): unknown[] =>
    db
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name);
  const tables = db.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).all();
  const parts = new Map(PARTS.map(({ name, columns: all, inSqlite }) => [name, all.slice(0, inSqlite ?? 0)]));
  for (const name of tables.map((row) => row.name as string).filter((table) => table !== 'probe'))
    expect(parts.get(name)?.toSorted(), `${name} in parts.ts`).toEqual(
      columns(name)
        .filter((c) => name !== 'reports' || c !== 'id')
        .sort(),
    );
  db.close();
});

contract('SQLite', async () => {
  const data = newFolder();
  return {
    allowsSeveral: false,
    options: { data },
    open: async (onCommit = () => {}) => {
      const storage = await sqliteStorage(data, onCommit);
      cleanUpLater(() => storage.close().catch(() => {}));
      return storage;
    },
  };
});

test('two servers do not share their data', async () => {
  const data = newFolder();
  await serve({ data });
  await expect(startProcess(data)).rejects.toThrow('another server already uses the data');
});

test('data of a newer version are left alone', async () => {
  const folder = newFolder();
  const db = new DatabaseSync(join(folder, 'boucan.db'));
  db.exec('pragma user_version = 999');
  db.close();
  await expect(sqliteStorage(folder, () => {})).rejects.toThrow('from a newer Boucan');
  const other = newFolder();
  writeFileSync(join(other, 'boucan.db'), 'this is no database, whatever its name says'.repeat(100));
  await expect(sqliteStorage(other, () => {})).rejects.toThrow('not a database');
});
