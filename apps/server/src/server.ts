import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { makeApp } from './http/app.ts';
import { addPages } from './http/pages.ts';
import { addRoutes } from './http/routes.ts';
import { Leisure } from './leisure.ts';
import { Limiter } from './limiter.ts';
import { Metrics } from './metrics.ts';
import type { Cluster } from './nodes/cluster.ts';
import { ALONE } from './nodes/nodes.ts';
import { DEFAULTS, type Options } from './options.ts';
import { rehearse } from './rehearsal.ts';
import { Sessions } from './sessions.ts';
import { Gateway } from './socket/gateway.ts';
import { sqliteStorage } from './storage/sqlite-storage.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './tables/tables.ts';
import { TableTime } from './time.ts';
import { newScribe, type World } from './world.ts';

/** How often the time is noted that clocks at tables run by. A crash costs at most so much of it. */
const PULSE = 5000;
/** How often nodes tell each other who has taken much of what is limited. */
const SHARING = 250;
/** After a fault of the database, we look again a little later. */
const AGAIN = 1000;

export interface Running {
  readonly url: string;
  /** Copies all data into another file, while people play. */
  backup(file: string): Promise<void>;
  /** Finishes what is under way, says goodbye, and lets go of the data. */
  close(): Promise<void>;
}

async function storageFor(
  { data, mostDisk, database }: Options,
  onCommit: (callers: number, ms: number) => void,
): Promise<Storage> {
  if (database === null) return sqliteStorage(data, onCommit, mostDisk);
  const { postgresStorage } = await import('./storage/postgres/postgres-storage.ts');
  return postgresStorage(database, onCommit);
}

async function clusterFor(world: Omit<World, 'nodes'>, sessions: Sessions): Promise<Cluster> {
  const { joinCluster } = await import('./nodes/join.ts');
  return joinCluster(world, sessions);
}

/** What people do at one node holds at all of them. */
function link(cluster: Cluster, sessions: Sessions, tables: Tables, gateway: Gateway, limiter: Limiter, log: Logger): void {
  cluster.onAway = () => gateway.sendAway();
  cluster.onGone = (node) => limiter.gone(node);
  cluster.onNews = (news, from) => {
    if (news.news === 'renamed') sessions.renamed(news.player);
    else if (news.news === 'revoked')
      sessions.revoked(news.player).catch((error: unknown) => log.error({ err: error }, 'a session cannot be looked up again'));
    else if (news.news === 'called') tables.lobby.called(news.to, news.players, news.call);
    else limiter.shared(from, news);
  };
  cluster.onMissed = () => {
    sessions.forget();
    gateway.askAll().catch((error: unknown) => log.error({ err: error }, 'sessions cannot be looked up again'));
  };
  setInterval(() => {
    const taken = limiter.share();
    if (taken !== null) cluster.tell({ news: 'taken', ...taken });
  }, SHARING).unref();
  sessions.onChange = (change) =>
    cluster.tell('renamed' in change ? { news: 'renamed', player: change.renamed } : { news: 'revoked', player: change.revoked });
}

/** Starts a server. It accepts requests at once; tables that were not over come back one after the other, or when they are asked for. */
export async function startServer(given: Partial<Options> = {}, logTo?: DestinationStream): Promise<Running> {
  const options: Options = { ...DEFAULTS, ...given };
  const log = logTo === undefined ? pino({ level: options.log }) : pino({ level: options.log }, logTo);
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
  const scribe = newScribe();
  const leisure = new Leisure((error) => {
    metrics.faults++;
    log.error({ err: error }, 'somebody could not be told');
  });

  const time = new TableTime(options.clocks, await storage.lastPulse());
  const pulse = (): Promise<void> =>
    storage.pulse(time.now()).catch((error: unknown) => log.error({ err: error }, 'the time could not be noted'));
  const pulsing = setInterval(() => void pulse(), PULSE).unref();
  const sessions = new Sessions(storage);
  const rest = { options, storage, bots, scribe, leisure, metrics, log, time, started: time.now() };
  const cluster = options.nats === null ? null : await clusterFor(rest, sessions);
  const world: World = { ...rest, nodes: cluster ?? ALONE };
  const tables = new Tables(world);
  const limiter = new Limiter(options, metrics);
  const app = makeApp(world, limiter);
  addRoutes(app, world, sessions, tables, limiter);
  addPages(app, options.web);
  const gateway = new Gateway(app.server, world, sessions, tables, limiter);
  await cluster?.enter(tables);
  if (cluster !== null) link(cluster, sessions, tables, gateway, limiter, log);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  let isStopping = false;
  /** The database may be away in this very moment. */
  const untilItWorks = async (work: () => Promise<void>): Promise<void> => {
    while (!isStopping)
      try {
        return await work();
      } catch (error) {
        log.error({ err: error }, 'the data cannot be read');
        await sleep(AGAIN, undefined, { ref: false });
      }
  };
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
      await cluster?.leave();
      const closing = app.close();
      await tables.close();
      await awake;
      await gateway.close();
      await closing;
      await bots.close();
      await scribe.close();
      clearInterval(pulsing);
      await pulse();
      await cluster?.close();
      await storage.close();
    },
  };
}
