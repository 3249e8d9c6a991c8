import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUpLater, Guest } from '../harness.ts';
import { Database } from '../storage/database.ts';
import { canStopThem } from './cluster.ts';
import { fleetOf } from './fleet.ts';
import { Nats } from './nats.ts';

/** Milliseconds: far longer than a busy machine takes. */
const LEASE = 40_000;

describe.skipIf(!canStopThem)('the record of a match that is over', () => {
  let database: Database;
  let nats: Nats;
  beforeAll(async () => {
    [database, nats] = await Promise.all([Database.start(), Nats.start()]);
  });
  afterAll(async () => {
    await Promise.all([database?.end(), nats?.end()]);
  });

  test('is to be had at once at every node, though the one that has the table does not answer', async () => {
    // For as long as a lease lasts nobody takes the table over.
    const url = await database.fresh();
    const nodes = await fleetOf(2, url, nats.port, { BOUCAN_LEASE: String(LEASE) });
    for (const node of nodes) cleanUpLater(() => node.close());
    const kept = new pg.Client({ connectionString: url });
    await kept.connect();
    cleanUpLater(() => kept.end());
    const anne = await Guest.named(nodes[0]!.url, 'Anne');
    const table = await anne.open({ bots: ['random', 'random'], start: true });
    const line = await anne.connect();
    await line.watch(table);
    await line.until(table, ({ phase }) => phase === 'over');
    const at = (i: number) => anne.at(nodes[i]!.url).get(`/api/tables/${table}/record`);
    await expect.poll(async () => (await at(0)).status).toBe(200);
    // It is written down a little after the match is over.
    await expect
      .poll(async () => (await kept.query('select record from tables where id = $1', [table])).rows[0]?.record ?? null)
      .not.toBeNull();
    // Whichever of them has it: of the other one it is asked.
    const has = (await nodes[0]!.metric('tables')) > 0 ? 0 : 1;
    nodes[has]!.signal('SIGSTOP');
    const answered = await Promise.race([at(1 - has), sleep(LEASE / 2, null)]);
    if (answered === null) return expect.fail('it waits for the node that does not answer');
    const { status, body } = answered;
    expect(status).toBe(200);
    expect(body).toMatchObject({ game: 'toy' });
  });
});
