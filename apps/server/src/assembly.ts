// What a server is made of, wherever its data lie, whatever machine it runs on, and however people come in.
import { IdleQueue } from './idle-queue.ts';
import { Limiter } from './limiter.ts';
import type { Cluster } from './nodes/cluster.ts';
import { ALONE } from './nodes/nodes.ts';
import { Sessions } from './sessions.ts';
import type { Gateway } from './socket/gateway.ts';
import { Attendance } from './studies/attendance.ts';
import { newManners } from './tables/manners.ts';
import { Tables } from './tables/tables.ts';
import { TableTime } from './time.ts';
import type { World } from './world.ts';

/** How often nodes tell each other who has taken much of what is limited. */
const SHARING = 250;
/** After a fault of the database, we look again a little later. */
const AGAIN = 1000;

export type Join = (world: Omit<World, 'nodes'>, sessions: Sessions) => Promise<Cluster>;

export interface Assembly {
  readonly world: World;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly limiter: Limiter;
  readonly cluster: Cluster | null;
  /** From now on it is one of the nodes, if there are others. */
  enter(gateway: Gateway): Promise<void>;
  /** The database may be away in this very moment: tries until it is not, or this server stops. */
  untilItWorks(work: () => Promise<void>): Promise<void>;
  stop(): void;
}

export async function assemble(
  given: Pick<World, 'options' | 'storage' | 'bots' | 'recorder' | 'warden' | 'metrics' | 'log' | 'notices'>,
  join: Join | null,
): Promise<Assembly> {
  const { options, storage, metrics, log } = given;
  const { machine } = options;
  const idleQueue = new IdleQueue((error) => {
    metrics.faults++;
    log.error({ err: error }, 'somebody could not be told');
  }, machine);
  const time = new TableTime(options.clocks, await storage.lastPulse());
  const sessions = new Sessions(storage);
  const rest = { ...given, ...newManners(), idleQueue, time, started: time.now() };
  const cluster = (await join?.(rest, sessions)) ?? null;
  const nodes = cluster ?? ALONE;
  const world: World = { ...rest, nodes, attendance: new Attendance({ ...rest, nodes }) };
  const tables = new Tables(world);
  const limiter = new Limiter(options, metrics);
  let isStopping = false;
  return {
    world,
    sessions,
    tables,
    limiter,
    cluster,
    async enter(gateway) {
      await cluster?.enter(tables);
      if (cluster !== null) link(cluster, { world, sessions, tables, limiter }, gateway);
    },
    async untilItWorks(work) {
      while (!isStopping)
        try {
          return await work();
        } catch (error) {
          log.error({ err: error }, 'the data cannot be read');
          await machine.sleep(AGAIN);
        }
    },
    stop() {
      isStopping = true;
    },
  };
}

/** What people do at one node holds at all of them. */
function link(
  cluster: Cluster,
  { world, sessions, tables, limiter }: Pick<Assembly, 'world' | 'sessions' | 'tables' | 'limiter'>,
  gateway: Gateway,
): void {
  const cannot = (what: string) => (error: unknown) => world.log.error({ err: error }, what);
  cluster.onAway = () => gateway.sendAway();
  cluster.onGone = (node) => {
    limiter.gone(node);
    world.attendance?.gone(node);
  };
  cluster.onNews = (news, from) => {
    if (news.news === 'renamed') sessions.renamed(news.player);
    else if (news.news === 'revoked') sessions.revoked(news.player).catch(cannot('a session cannot be looked up again'));
    else if (news.news === 'wishes') world.notices?.changed(news.player);
    else if (news.news === 'manners') world.manners.onNews();
    else if (news.news === 'called') tables.lobby.called(news.to, news.players, news.call);
    else if (news.news === 'study') world.attendance?.heard(news, from);
    else limiter.shared(from, news);
  };
  cluster.onMissed = () => {
    world.attendance?.missed();
    sessions.forget();
    gateway.askAll().catch(cannot('sessions cannot be looked up again'));
  };
  world.options.machine.every(SHARING, () => {
    const taken = limiter.share();
    if (taken !== null) cluster.tell({ news: 'taken', ...taken });
  });
  sessions.onChange = (change) =>
    cluster.tell('renamed' in change ? { news: 'renamed', player: change.renamed } : { news: 'revoked', player: change.revoked });
}
