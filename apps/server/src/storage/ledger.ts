// All the data of a server, to be read or written as rows: in a SQLite file, or in PostgreSQL.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PARTS, type Part, type Row } from './parts.ts';
import { type Client, Link, placeOf } from './postgres/link.ts';
import { migrate as migratePostgres } from './postgres/schema.ts';
import { storable } from './postgres/writer.ts';
import { migrate as migrateSqlite, PRAGMAS } from './schema.ts';

export interface Source {
  readonly place: string;
  /** As it was when this was opened, in no particular order, some rows at a time. */
  rows(part: Part): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

export interface Target extends Source {
  /** A row as it will be kept. */
  kept(row: Row): Row;
  add(part: Part, rows: readonly Row[]): Promise<void>;
  /** From here on it counts. Closed before, nothing of it was ever there. */
  commit(): Promise<void>;
}

/** The clock is no data: a server that was merely started once has noted the time. */
const isData = ({ name }: Part): boolean => name !== 'pulse';
const BATCH = 500;

/** The file meant by a folder of data, or by a file. */
export const fileIn = (path: string): string => (path.endsWith('.db') ? path : join(path, 'boucan.db'));

function* sqliteRows(db: DatabaseSync, part: Part): Iterable<readonly Row[]> {
  let batch: Row[] = [];
  for (const row of db.prepare(part.fromSqlite).iterate()) {
    batch.push(Object.values(row) as unknown as Row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A file that no server uses. */
export function sqliteSource(file: string): Source {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const db = new DatabaseSync(file);
  try {
    db.exec(PRAGMAS);
    migrateSqlite(db);
  } catch (error) {
    db.close();
    const isUsed = (error as Error).message.includes('locked');
    throw isUsed ? new Error(`a server uses ${file}: stop it first`) : error;
  }
  return {
    place: file,
    async *rows(part) {
      yield* sqliteRows(db, part);
    },
    close: async () => db.close(),
  };
}

/** A file that takes its place only when it is complete. */
export function sqliteTarget(file: string): Target {
  if (existsSync(file)) {
    const there = new DatabaseSync(file);
    const isUsed = (part: Part): boolean => there.prepare(`select 1 from ${part.name} limit 1`).get() !== undefined;
    try {
      migrateSqlite(there);
      if (PARTS.some((part) => part.inSqlite !== null && isData(part) && isUsed(part)))
        throw new Error(`${file} is not empty: move to another place`);
    } finally {
      there.close();
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  const clear = (of: string): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(of + end, { force: true });
  };
  clear(beside);
  const db = new DatabaseSync(beside, { enableForeignKeyConstraints: false });
  migrateSqlite(db);
  db.exec('begin');
  let isOpen = true;
  return {
    place: file,
    kept: (row) => row,
    async *rows(part) {
      yield* sqliteRows(db, part);
    },
    async add({ name, columns, inSqlite }, rows) {
      if (inSqlite === null) return;
      const own = columns.slice(0, inSqlite);
      const insert = db.prepare(`insert into ${name} (${own.join(', ')}) values (${own.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(...row.slice(0, inSqlite));
    },
    async commit() {
      db.exec('commit');
      const broken = db.prepare('pragma foreign_key_check').all();
      if (broken.length > 0) throw new Error(`the data refer to ${broken.length} things that are not there`);
      db.close();
      isOpen = false;
      clear(file);
      renameSync(beside, file);
    },
    async close() {
      if (isOpen) db.close();
      clear(beside);
    },
  };
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

async function* postgresRows(client: Client, { name, columns }: Part): AsyncIterable<readonly Row[]> {
  await client.query(`declare reading cursor for select ${quoted(columns)} from ${name}`);
  for (;;) {
    const { rows } = await client.query<(string | number | null)[]>({ text: `fetch ${BATCH} from reading`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close reading');
}

/** Has one connection and one transaction from beginning to end. */
async function inTransaction(url: string, begin: string, prepare: (client: Client) => Promise<void>) {
  const link = new Link(url, 0);
  try {
    const client = await link.use(async (found) => {
      await prepare(found);
      await found.query(begin);
      return found;
    });
    return { client, close: () => link.close() };
  } catch (error) {
    await link.close();
    throw error;
  }
}

export async function postgresSource(url: string): Promise<Source> {
  const { client, close } = await inTransaction(url, 'begin isolation level repeatable read', migratePostgres);
  return { place: placeOf(url), rows: (part) => postgresRows(client, part), close };
}

export async function postgresTarget(url: string): Promise<Target> {
  const { client, close } = await inTransaction(url, 'begin', migratePostgres);
  for (const part of PARTS.filter(isData)) {
    const { rows } = await client.query(`select 1 from ${part.name} limit 1`);
    if (rows.length === 0) continue;
    await close();
    throw new Error(`the database at ${placeOf(url)} is not empty: move to another one`);
  }
  await client.query('delete from pulse');
  const types = new Map<string, string>();
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = current_schema()`,
  );
  for (const { table, column, type } of rows) types.set(`${table}.${column}`, type);
  return {
    place: placeOf(url),
    kept: (row) => row.map((value) => (typeof value === 'string' ? storable(value) : value)),
    rows: (part) => postgresRows(client, part),
    async add({ name, columns }, rows) {
      const lists = columns.map((column, c) => `$${c + 1}::${types.get(`${name}.${column}`)}[]`);
      await client.query({
        name: `move-${name}`,
        text: `insert into ${name} (${quoted(columns)}) select * from unnest(${lists.join(', ')})`,
        values: columns.map((_, c) => rows.map((row) => row[c])),
      });
    },
    commit: async () => void (await client.query('commit')),
    close,
  };
}
