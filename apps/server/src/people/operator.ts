// Who runs the server. The command line makes operators: whoever can run it there has all the data anyway.
import { askServer, runningIn } from '../backup.ts';
import type { Storage } from '../storage/storage.ts';
import { People } from './people.ts';

/** Whoever stays under this name is an operator from now on; with a minus before the name, no longer. */
export async function makeOperator({ rows }: Storage, said: string): Promise<void> {
  const [, no, name] = /^(-?)(.*)$/su.exec(said)!;
  const people = new People(rows, Date.now);
  const person = await people.named(name!);
  if (person === null)
    throw new Error(`nobody who stays is called ${name}: they first add a passkey or an e-mail address on their page “Me”`);
  await people.makeOperator(person.id, no === '');
}

/** The same from outside, whether a server uses the data or not. */
export async function appoint(data: string, database: string | null, said: string): Promise<void> {
  const server = database === null ? runningIn(data) : null;
  if (server !== null) return askServer(data, server, 'operator', said);
  const storage = await open(data, database);
  try {
    await makeOperator(storage, said);
  } finally {
    await storage.close();
  }
}

async function open(data: string, database: string | null): Promise<Storage> {
  if (database !== null) return (await import('../storage/postgres/postgres-storage.ts')).postgresStorage(database, () => {});
  return (await import('../storage/sqlite-storage.ts')).sqliteStorage(data, () => {}, 0);
}
