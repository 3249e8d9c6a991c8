import type { AddressInfo } from 'node:net';
import { type DestinationStream, pino } from 'pino';
import { assemble, type Join } from './assembly.ts';
import { BotPool } from './bots/pool.ts';
import { makeApp } from './http/app.ts';
import { addPages, addWords } from './http/pages.ts';
import { addRoutes } from './http/routes.ts';
import { Metrics } from './metrics.ts';
import { DEFAULTS, type Options } from './options.ts';
import { rehearse } from './rehearsal.ts';
import { Gateway } from './socket/gateway.ts';
import { sqliteStorage } from './storage/sqlite-storage.ts';
import type { Storage } from './storage/storage.ts';
import { wordsAt } from './words.ts';
import { newRecorder } from './world.ts';

/** How often the time is noted that clocks at tables run by. A crash costs at most so much of it. */
const PULSE = 5000;

export interface Running {
  readonly url: string;
  /** Copies all data into another file, while people play. */
  backup(file: string): Promise<void>;
  /** Finishes what is under way, says goodbye, and lets go of the data. */
  close(): Promise<void>;
}

async function storageFor(
  { data, mostDisk, database, nats, pace }: Options,
  onCommit: (callers: number, ms: number) => void,
): Promise<Storage> {
  if (database === null) return sqliteStorage(data, onCommit, mostDisk);
  const { postgresStorage } = await import('./storage/postgres/postgres-storage.ts');
  const storage = await postgresStorage(database, onCommit);
  try {
    if (nats === null) await (await import('./storage/postgres/alone.ts')).mustBeAlone(database, pace.lease);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

const join: Join = async (world, sessions) => {
  const { joinCluster } = await import('./nodes/join.ts');
  return joinCluster(world, sessions);
};

/** Starts a server. It accepts requests at once; tables that were not over come back one after the other, or when they are asked for. */
export async function startServer(given: Partial<Options> = {}, logTo?: DestinationStream): Promise<Running> {
  const options: Options = { ...DEFAULTS, ...given };
  const log = logTo === undefined ? pino({ level: options.log }) : pino({ level: options.log }, logTo);
  const words = options.words === null ? [] : wordsAt(options.words);
  const metrics = new Metrics();
  const onCommit = (callers: number, ms: number): void => {
    metrics.group.observe(callers);
    metrics.commit.observe(ms / 1000);
  };
  const storage = await storageFor(options, onCommit);
  const bots = new BotPool({
    script: options.botScript,
    threads: options.botThreads,
    limit: options.botLimit,
    onFailure(level, error) {
      metrics.botFailures++;
      log.warn({ err: error, level }, 'a bot failed');
    },
  });
  const recorder = newRecorder();
  const parts = await assemble({ options, storage, bots, recorder, metrics, log }, options.nats === null ? null : join);
  const { world, sessions, cluster, tables, limiter, untilItWorks } = parts;
  const pulse = (): Promise<void> =>
    storage.pulse(world.time.now()).catch((error: unknown) => log.error({ err: error }, 'the time could not be noted'));
  const pulsing = setInterval(() => void pulse(), PULSE).unref();
  const app = makeApp(world, limiter);
  addRoutes(app, world, sessions, tables, limiter, words);
  addWords(app, words);
  addPages(app, options.web);
  const gateway = new Gateway(app.server, world, sessions, tables, limiter);
  await parts.enter(gateway);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  let isStopping = false;
  const awake = (async () => {
    await untilItWorks(() => tables.restore());
    const told = new Set<string>();
    await untilItWorks(async () => {
      for await (const found of storage.damage()) {
        if (told.has(found)) continue;
        told.add(found);
        metrics.damage++;
        log.error({ damage: found }, 'the data are damaged: restore a backup');
      }
    });
    if (options.rehearses) for (const game of options.games.values()) await rehearse(game, () => isStopping);
  })();

  return {
    url: `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`,
    backup: (file) => storage.backup(file),
    async close() {
      isStopping = true;
      parts.stop();
      await cluster?.leave();
      const closing = app.close();
      await tables.close();
      await awake;
      await gateway.close();
      await closing;
      await bots.close();
      await recorder.close();
      clearInterval(pulsing);
      await pulse();
      await cluster?.close();
      await storage.close();
    },
  };
}
