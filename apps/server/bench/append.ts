// How much of what SQLite can do is left when the server's storage stands before it: appends a second through `Storage` (its own thread,
// group commit, a promise for each caller), as a ratio to a bare loop on `node:sqlite` that commits groups of the same size.
//   node apps/server/bench/append.ts [seconds for each figure]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@boucan/table';
import { migrate, PRAGMAS } from '../src/storage/schema.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';

const SECONDS = Number(process.argv[2] ?? 1);
const GROUPS = [4, 16, 64, 250];
const ROUNDS = 5;
const TABLES = 250;

const tableNamed = (i: number): string => `bench-table-${String(i).padStart(4, '0')}`;
const opening = (id: string) => ({ id, secret: 's', invite: 'i', watch: 'w', guests: [] });
const entry = (n: number): Entry => ({
  type: 'chose',
  seat: 1,
  choice: ['ship', 'schooner', 'cartagena'],
  by: 'person',
  n,
  at: 1.8e12,
});
const sender = { player: 'abcdefghijklmnop', message: 'm1234' };

async function inNewFolder<T>(measure: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rows a second, a commit every so many rows. */
function bareLoop(folder: string, group: number): number {
  const db = new DatabaseSync(join(folder, 'bare.db'));
  db.exec(PRAGMAS);
  migrate(db);
  const insert = db.prepare('insert into entries (tab, n, body, player, message) values (?, ?, ?, ?, ?)');
  const open = db.prepare(`insert into tables (id, secret, invite, watch, guests, opened) values (?, 's', 'i', 'w', '[]', 0)`);
  for (let i = 0; i < TABLES; i++) open.run(tableNamed(i));
  let rows = 0;
  const began = performance.now();
  while (performance.now() - began < SECONDS * 1000) {
    db.exec('begin immediate');
    for (let i = 0; i < group; i++, rows++) {
      const n = Math.floor(rows / TABLES) + 1;
      insert.run(tableNamed(rows % TABLES), n, JSON.stringify(entry(n)), sender.player, sender.message);
    }
    db.exec('commit');
  }
  const rate = rows / ((performance.now() - began) / 1000);
  db.close();
  return rate;
}

/** Appends a second by so many callers, each waiting for its own before the next; and how many shared a commit. */
async function throughStorage(folder: string, callers: number): Promise<{ rate: number; group: number }> {
  let commits = 0;
  let appends = 0;
  const storage = await sqliteStorage(folder, () => commits++);
  await Promise.all(Array.from({ length: callers }, (_, i) => storage.open(opening(tableNamed(i)), [entry(1)], null)));
  commits = 0;
  const began = performance.now();
  const caller = async (i: number): Promise<void> => {
    for (let n = 1; performance.now() - began < SECONDS * 1000; n++, appends++)
      await storage.append(tableNamed(i), n, [entry(n + 1)], sender);
  };
  await Promise.all(Array.from({ length: callers }, (_, i) => caller(i)));
  const rate = appends / ((performance.now() - began) / 1000);
  await storage.close();
  return { rate, group: appends / commits };
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

// Both in turn, several times: whatever else the machine does meets both alike.
console.log('callers  group size  through storage/s  bare loop/s  ratio: median (lowest … highest)');
for (const callers of GROUPS) {
  const rounds: { rate: number; group: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rate, group } = await inNewFolder((folder) => throughStorage(folder, callers));
    rounds.push({ rate, group, bare: await inNewFolder((folder) => bareLoop(folder, Math.round(group))) });
  }
  const ratios = rounds.map(({ rate, bare }) => rate / bare);
  const figures = [
    median(rounds.map(({ group }) => group))
      .toFixed(1)
      .padStart(10),
    median(rounds.map(({ rate }) => rate))
      .toFixed(0)
      .padStart(17),
    median(rounds.map(({ bare }) => bare))
      .toFixed(0)
      .padStart(11),
    `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} … ${Math.max(...ratios).toFixed(2)})`,
  ];
  console.log([String(callers).padStart(7), ...figures].join('  '));
}
