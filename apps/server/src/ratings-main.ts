// Computes all ratings again, a JSON object for each that would change; `--write` changes them. BOUCAN_DATABASE or BOUCAN_DATA say where.
import { runningIn } from './backup.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Storage } from './storage/storage.ts';

async function open(data: string, database: string | null): Promise<Storage> {
  if (database !== null) return (await import('./storage/postgres/postgres-storage.ts')).postgresStorage(database, () => {});
  if (runningIn(data) !== null) throw new Error(`a server uses ${data}: stop it first`);
  return (await import('./storage/sqlite-storage.ts')).sqliteStorage(data, () => {}, 0);
}

try {
  const { database, data } = { ...DEFAULTS, ...fromEnvironment(process.env) };
  const storage = await open(data, database);
  try {
    const changes = await new Ratings(storage).recompute(process.argv.includes('--write'));
    for (const change of changes) process.stdout.write(`${JSON.stringify(change)}\n`);
  } finally {
    await storage.close();
  }
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
