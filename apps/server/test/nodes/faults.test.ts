import { expect, test } from 'vitest';
import { Database } from '../storage/database.ts';
import { canStopThem } from './cluster.ts';
import { evening } from './evening.ts';
import { Nats } from './nats.ts';

test.skipIf(!canStopThem)('a node hangs, another dies: nothing acknowledged is lost, nothing counts twice', async () => {
  const [database, nats] = await Promise.all([Database.start(), Nats.start()]);
  try {
    const { problems, acknowledged, recoveries } = await evening(
      {
        nodes: 3,
        tables: 8,
        rate: 100,
        games: ['toy'],
        faults: ['stop', 'kill'],
        warmUp: 500,
        pause: 500,
        hold: 3000,
        lease: 1600,
      },
      database,
      nats,
    );
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(50);
    expect(recoveries.length).toBeGreaterThan(0);
  } finally {
    await database.end();
    await nats.end();
  }
});
