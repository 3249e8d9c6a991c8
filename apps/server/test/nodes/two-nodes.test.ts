// Several servers at the same tables: one database, one NATS between them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TablesReply } from '@boucan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Options } from '../../src/options.ts';
import type { Running } from '../../src/server.ts';
import { cleanUpLater, commits, Guest, newFolder, serve } from '../harness.ts';
import { Database, hasDatabase } from '../storage/database.ts';
import { hasNats, Nats } from './nats.ts';

describe.skipIf(!hasDatabase || !hasNats)('nodes', () => {
  let database: Database;
  let nats: Nats;
  beforeAll(async () => {
    [database, nats] = await Promise.all([Database.start(), Nats.start()]);
  });
  afterAll(async () => {
    await Promise.all([database?.end(), nats?.end()]);
  });

  /** So many servers with a database of their own. */
  async function nodes(count: number, options: Partial<Options> = {}): Promise<Running[]> {
    const url = await database.fresh();
    cleanUpLater(() => database.drop(url));
    const shared = { database: url, nats: nats.url, pace: { beat: 200, lease: 1000 }, ...options };
    const servers: Running[] = [];
    for (let i = 0; i < count; i++) servers.push(await serve({ ...shared, data: newFolder() }));
    await expect
      .poll(async () =>
        Promise.all(
          servers.map(async ({ url }) => (await (await fetch(`${url}/metrics`)).text()).includes(`boucan_nodes ${count}`)),
        ),
      )
      .toEqual(servers.map(() => true));
    return servers;
  }

  test('whoever is at another node plays at the same table', async () => {
    const [a, b] = await nodes(2);
    const anne = await Guest.named(a!.url, 'Anne');
    const bart = await Guest.named(b!.url, 'Bart');
    const table = await anne.open();
    const [here, there] = [await anne.connect(), await bart.connect()];
    expect(await here.watch(table)).toMatchObject({ type: 'table' });
    expect(await there.watch(table)).toMatchObject({ type: 'table' });
    expect(await there.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) })).toMatchObject({ type: 'done' });
    expect(await here.do(table, { do: 'start' })).toMatchObject({ type: 'done' });
    for (const line of [here, there]) line.playAtRandom(table);
    for (const line of [here, there]) await line.until(table, ({ phase }) => phase === 'over');
    expect((await bart.get(`/api/tables/${table}/record`)).status).toBe(200);
    const { mine } = (await bart.get('/api/tables')).body as TablesReply;
    expect(mine).toMatchObject([{ table, phase: 'over' }]);
    await sleep(0);
  });
});
