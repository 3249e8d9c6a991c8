import type { Sessions } from '../sessions.ts';
import { Leases } from '../storage/postgres/leases.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { Cluster } from './cluster.ts';
import { Wire } from './wire.ts';

/** Makes a server one of those that share its database. */
export async function joinCluster(world: Omit<World, 'nodes'>, sessions: Sessions): Promise<Cluster> {
  const { database, nats, pace } = world.options;
  const storage = world.storage as Storage & { writeAs(node: string): void };
  const leases = new Leases(database!);
  try {
    const wire = await Wire.open(nats!, await leases.cluster());
    return new Cluster(world, leases, wire, sessions, pace, storage.writeAs);
  } catch (error) {
    await leases.close();
    throw new Error(`the nodes cannot talk to each other at ${placesOf(nats!)}: ${(error as Error).message}`, { cause: error });
  }
}

/** Without passwords. */
const placesOf = (servers: string): string =>
  servers
    .split(',')
    .map((server) => new URL(server.trim()).host)
    .join(', ');
