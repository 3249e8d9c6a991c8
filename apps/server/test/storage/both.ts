// The same tests with each database.
import { afterAll, beforeAll, describe } from 'vitest';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { cleanUpLater, newFolder } from '../harness.ts';
import type { Place } from './contract.ts';
import { Database, hasDatabase } from './database.ts';

async function closedLater(opening: Promise<Storage>): Promise<Storage> {
  const storage = await opening;
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await storage.close();
  };
  cleanUpLater(close);
  return { ...storage, close };
}

/** Says what holds in a place for data that is empty at first, whichever database it is. */
export function inBoth(tests: (newPlace: () => Promise<Place>) => void): void {
  describe('SQLite', () => {
    tests(async () => {
      const data = newFolder();
      const open = (onCommit = (_callers: number) => {}) => closedLater(sqliteStorage(data, onCommit));
      return { allowsSeveral: false, options: { data }, open };
    });
  });

  describe.skipIf(!hasDatabase)('PostgreSQL', () => {
    let database: Database;
    beforeAll(async () => {
      database = await Database.start();
    });
    afterAll(() => database?.end());
    tests(async () => {
      const url = await database.fresh();
      cleanUpLater(() => database.drop(url));
      const open = (onCommit = (_callers: number) => {}) => closedLater(postgresStorage(url, onCommit));
      return { allowsSeveral: true, options: { database: url, data: newFolder() }, open };
    });
  });
}
