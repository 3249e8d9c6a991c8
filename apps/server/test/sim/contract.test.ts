// The simulated database and NATS promise what the real ones promise: the same tests say so.
import { afterAll, beforeAll, describe } from 'vitest';
import { Wire } from '../../src/nodes/wire.ts';
import { Leases } from '../../src/storage/postgres/leases.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import { cleanUpLater } from '../harness.ts';
import { leasesContract, type SharedBus, type SharedDatabase, wireContract } from '../nodes/contract.ts';
import { hasNats, isOurNats, Nats } from '../nodes/nats.ts';
import { tablesContract } from '../storage/contract.ts';
import { hasDatabase, Database as Real } from '../storage/database.ts';
import { Bus } from './bus.ts';
import { Box, Clockwork } from './clockwork.ts';
import { Database } from './database.ts';
import { pump } from './pump.ts';
import { Way } from './stream.ts';

function simulated() {
  const clockwork = new Clockwork(1);
  cleanUpLater(pump(clockwork));
  const [database, bus] = [new Database(clockwork), new Bus(clockwork)];
  const box = () => new Box(clockwork);
  return { database, bus, box };
}

tablesContract('the simulator', async () => {
  const { database, box } = simulated();
  const open = (onCommit = (_: number) => {}) => {
    const machine = box();
    return postgresStorage('simulated', onCommit, machine, database.clients(machine, new Way()));
  };
  return { allowsSeveral: true, options: {}, open };
});

leasesContract('the simulator', async (): Promise<SharedDatabase> => {
  const { database, box } = simulated();
  return {
    leases: () => {
      const machine = box();
      return new Leases('simulated', machine, database.clients(machine, new Way()));
    },
    async storage(node) {
      const machine = box();
      const storage = await postgresStorage('simulated', () => {}, machine, database.clients(machine, new Way()));
      storage.writeAs(node);
      return storage;
    },
  };
});

wireContract('the simulator', async (): Promise<SharedBus> => {
  const { bus, box } = simulated();
  return {
    async wire() {
      const machine = box();
      return new Wire(await bus.connect(machine, new Way()), 'test', machine);
    },
    down: async () => bus.stop(),
    up: async () => bus.start(),
  };
});

describe.skipIf(!hasDatabase)('in truth', () => {
  let database: Real;
  beforeAll(async () => {
    database = await Real.start();
  });
  afterAll(() => database?.end());

  leasesContract('PostgreSQL', async () => {
    const url = await database.fresh();
    cleanUpLater(() => database.drop(url));
    const first = await postgresStorage(url, () => {}); // which makes the tables
    cleanUpLater(() => first.close());
    return {
      leases: () => {
        const leases = new Leases(url);
        cleanUpLater(() => leases.close());
        return leases;
      },
      async storage(node) {
        const storage = await postgresStorage(url, () => {});
        cleanUpLater(() => storage.close());
        storage.writeAs(node);
        return storage;
      },
    };
  });
});

describe.skipIf(!(hasNats && isOurNats))('in truth', () => {
  wireContract('NATS', async () => {
    const nats = await Nats.start();
    cleanUpLater(() => nats.end());
    return {
      async wire() {
        const wire = await Wire.open(nats.url, 'test');
        cleanUpLater(() => wire.close());
        return wire;
      },
      down: () => nats.down(),
      up: () => nats.up(),
    };
  });
});
