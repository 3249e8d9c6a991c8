// One database and one NATS for the tests of a file, and nodes in this process that share them.
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Options } from '../../src/options.ts';
import type { Running } from '../../src/server.ts';
import { cleanUpLater, commits, Guest, newFolder, serve } from '../harness.ts';
import { Database, hasDatabase, isOurs } from '../storage/database.ts';
import { hasNats, isOurNats, Nats } from './nats.ts';

export const canHaveNodes = hasDatabase && hasNats;
/** Somebody else's are not stopped. */
export const canStopThem = canHaveNodes && isOurs && isOurNats;

export interface Cluster {
  database: Database;
  nats: Nats;
  /** So many servers with a database of their own, quick to notice that one is gone. */
  open(count: number, ...options: readonly Partial<Options>[]): Promise<{ servers: Running[]; url: string }>;
  /** One more with the same. */
  another(url: string, options?: Partial<Options>): Promise<Running>;
}

export const seenBy = async (server: Running): Promise<number> =>
  Number(/^boucan_nodes (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1] ?? 0);

export function cluster(): Cluster {
  const shared = {} as Cluster;
  beforeAll(async () => {
    const [database, nats] = await Promise.all([Database.start(), Nats.start()]);
    Object.assign(shared, { database, nats });
  });
  afterAll(async () => {
    await Promise.all([shared.database?.end(), shared.nats?.end()]);
  });
  shared.another = (url, options = {}) =>
    serve({ database: url, nats: shared.nats.url, pace: { beat: 250, lease: 3000 }, ...options, data: newFolder() });
  shared.open = async (count, ...options) => {
    const url = await shared.database.fresh();
    cleanUpLater(() => shared.database.drop(url));
    const servers: Running[] = [];
    for (let i = 0; i < count; i++) servers.push(await shared.another(url, options[i] ?? options[0]));
    await expect.poll(() => Promise.all(servers.map(seenBy))).toEqual(servers.map(() => count));
    return { servers, url };
  };
  return shared;
}

/** All that nodes say to each other. */
export async function overheard(nats: Nats): Promise<string[]> {
  const bytes: string[] = [];
  const ear = await connect({ servers: nats.url });
  ear.subscribe('boucan.>', { callback: (_, message) => void bytes.push(Buffer.from(message.data).toString()) });
  await ear.flush();
  cleanUpLater(() => ear.close());
  return bytes;
}

/** Anne at the first node, Bart at the second, at a table of the first that has begun. */
export async function atTwo(a: string, b: string) {
  const [anne, bart] = [await Guest.named(a, 'Anne'), await Guest.named(b, 'Bart')];
  const table = await anne.open();
  const [here, there] = [await anne.connect(), await bart.connect()];
  await here.watch(table);
  await there.watch(table);
  await there.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) });
  await here.do(table, { do: 'start' });
  for (const line of [here, there]) await line.until(table, ({ phase }) => phase === 'playing');
  return { anne, bart, here, there, table };
}
