import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@boucan/table';
import { describe, expect, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import type { Opening, Storage } from '../src/storage/storage.ts';
import { cleanUpLater, newFolder, serve } from './harness.ts';
import { startProcess } from './process.ts';

const opening = (id: string): Opening => ({ id, secret: 's', invite: 'i', watch: 'w', guests: ['g'] });
const said = (n: number, text = 'ahoy'): Entry => ({ type: 'said', player: 'p', name: 'P', text, n, at: n });

async function storageIn(folder: string, onCommit = (_callers: number) => {}): Promise<Storage> {
  const storage = await sqliteStorage(folder, onCommit);
  cleanUpLater(() => storage.close().catch(() => {}));
  return storage;
}

describe('group commit', () => {
  test('whoever comes in the same turn shares one trip to the disk', async () => {
    const groups: number[] = [];
    const storage = await storageIn(newFolder(), (callers) => groups.push(callers));
    const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((id) => storage.open(opening(id), [said(1)], null)));
    await Promise.all(tables.map((id) => storage.append(id, 1, [said(2), said(3)], null)));
    expect(groups).toEqual([40, 40]);
    expect((await storage.load('t7'))!.entries).toHaveLength(3);
  });

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

  test('if a commit fails, everybody in it is told, nothing of it is there, and the next one succeeds', async () => {
    const storage = await storageIn(newFolder());
    await storage.open(opening('a'), [said(1)], null);
    await storage.open(opening('b'), [said(1)], null);
    const outcomes = await Promise.allSettled([
      storage.append('a', 1, [said(2)], null),
      storage.append('b', 7, [said(8)], null), // b is at 1
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await storage.load('a'))!.entries).toHaveLength(1);
    await storage.append('a', 1, [said(2)], null);
    expect((await storage.load('a'))!.entries).toHaveLength(2);
  });
});

test('a table comes back as it was written', async () => {
  const folder = newFolder();
  const storage = await storageIn(folder);
  await storage.keepPlayer({ id: 'p', name: 'Anne' });
  await storage.addSession('hash', 'p', null);
  await storage.open(opening('a'), [said(1)], null);
  await storage.append('a', 1, [said(2), said(3, 'naïve ☠')], { player: 'p', message: 'm1' });
  await storage.summarise({ table: 'a', phase: 'over', sketch: '{}', members: ['p'], record: 'R' });
  await storage.open(opening('b'), [said(1)], 'a');
  await storage.snapshot('a', 0, { n: 2, lines: '[]', position: '{}', seal: 'S' });
  for (const n of [1, 3]) await storage.saw('a', 'p', n);
  await storage.close();

  const again = await storageIn(folder);
  expect(await again.load('a')).toEqual({
    ...opening('a'),
    record: 'R',
    held: [],
    follows: null,
    rematch: 'b',
    snapshots: [{ n: 2, lines: '[]', position: '{}', seal: 'S' }],
    seen: new Map([['p', 3]]),
    entries: [
      { entry: said(1), sender: null },
      { entry: said(2), sender: null },
      { entry: said(3, 'naïve ☠'), sender: { player: 'p', message: 'm1' } },
    ],
  });
  expect(await again.load('x')).toBeNull();
  expect(await again.unfinished(0)).toEqual(['b']);
  expect(await again.sketchesFor('p')).toEqual([{ table: 'a', sketch: '{}' }]);
  expect(await again.playerOf('hash')).toEqual({ id: 'p', name: 'Anne' });
  expect(await again.playerOf('other')).toBeNull();
  await expect(again.open(opening('c'), [said(1)], 'a')).rejects.toThrow('UNIQUE');
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
