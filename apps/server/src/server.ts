import type { AddressInfo } from 'node:net';
import { type DestinationStream, pino } from 'pino';
import { assemble, type Join } from './assembly.ts';
import { apart, BotPool } from './bots/pool.ts';
import { newClub } from './club.ts';
import { makeApp } from './http/app.ts';
import { addEmbedRoutes } from './http/embed-routes.ts';
import { addGames } from './http/games.ts';
import { addPages, addWords } from './http/pages.ts';
import { type Desk, newDesk } from './http/route.ts';
import { addRoutes } from './http/routes.ts';
import { Learning } from './learning/learning.ts';
import { addLearningRoutes } from './learning/routes.ts';
import { shelfOf } from './learning/shelf.ts';
import { Metrics } from './metrics.ts';
import { guard } from './net-guard.ts';
import { Notices } from './notices/notices.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { DEFAULTS, type Options } from './options.ts';
import { boundedIn, Warden } from './outside/warden.ts';
import { Accounts } from './people/account.ts';
import { addAdminRoutes } from './people/admin-routes.ts';
import { makeOperator } from './people/operator.ts';
import { People } from './people/people.ts';
import { addPrivacy } from './people/privacy.ts';
import { addAccountRoutes } from './people/routes.ts';
import { Gateway } from './socket/gateway.ts';
import { sqliteStorage } from './storage/sqlite-storage.ts';
import type { Storage } from './storage/storage.ts';
import { Tokens } from './tokens.ts';
import { warmUp } from './warm-up.ts';
import { wordsAt } from './words.ts';
import { newRecorder } from './world.ts';

/** How often the time is noted that clocks at tables run by. A crash costs at most so much of it. */
const PULSE = 5000;
/** How often it is looked which guests are to be forgotten. */
const FORGET = 3_600_000;

export interface Running {
  readonly url: string;
  /** Copies all data into another file, while people play. */
  backup(file: string): Promise<void>;
  /** Makes whoever stays under this name an operator; with a minus before it, no longer. */
  operator(name: string): Promise<void>;
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
  const asked: Options = { ...DEFAULTS, ...given };
  const guestGames = asked.places.outside;
  const options: Options = guestGames.length === 0 ? asked : { ...asked, games: boundedIn(asked.games, guestGames) };
  const log = logTo === undefined ? pino({ level: options.log }) : pino({ level: options.log }, logTo);
  const words = options.words === null ? [] : wordsAt(options.words);
  const metrics = new Metrics();
  const onCommit = (callers: number, ms: number): void => {
    metrics.group.observe(callers);
    metrics.commit.observe(ms / 1000);
  };
  const storage = await storageFor(options, onCommit);
  const pool = {
    script: options.botScript,
    limit: options.botLimit,
    places: options.places,
    onFailure(level: string, error: Error) {
      metrics.botFailures++;
      log.warn({ err: error, level }, 'a bot failed');
    },
  };
  const usual = new BotPool({ ...pool, threads: options.botThreads, deep: options.level6Threads });
  const isGuest = (game: string): boolean => guestGames.some(({ id }) => id === game);
  const bots = guestGames.length === 0 ? usual : apart(usual, new BotPool({ ...pool, threads: 1, isApart: true }), isGuest);
  const warden = new Warden(options.places);
  const recorder = newRecorder(options.places);
  const { reaches, smtp, machine, noticePace } = options;
  const outside = guard(reaches);
  const notices = await Notices.open({ storage, guard: outside, smtp, machine, metrics, log, pace: noticePace });
  const parts = await assemble(
    { options, storage, bots, recorder, warden, metrics, log, notices },
    options.nats === null ? null : join,
  );
  const { world, sessions, cluster, tables, limiter, untilItWorks } = parts;
  const pulse = (): Promise<void> =>
    storage.pulse(world.time.now()).catch((error: unknown) => log.error({ err: error }, 'the time could not be noted'));
  const pulsing = setInterval(() => void pulse(), PULSE).unref();
  const app = makeApp(world, limiter);
  const tokens = new Tokens(storage, options.machine, (error) => log.error({ err: error }, 'the use of a token was not noted'));
  sessions.byToken = (token) => tokens.bearerOf(token);
  tokens.onRevoke = (player) => sessions.tellRevoked(player);
  const people = new People(storage.rows, () => world.time.wall());
  const club = newClub(world, tables);
  const learning = new Learning(storage.rows, shelfOf(options.places, options.games), () => world.time.wall());
  const accounts = new Accounts({
    storage,
    learning,
    people,
    sessions,
    tables,
    mailer: notices.mailer,
    isOpen: options.registration === 'open',
    now: () => world.time.wall(),
    onFault: (error) => log.error({ err: error }, 'a letter could not be sent'),
    leaves: (player) => club.leaves(player),
    becomes: (guest, player) => club.becomes(guest, player),
  });
  const desk: Desk = {
    ...newDesk({ app, world, sessions, tables, limiter, tokens }),
    people,
    devices: accounts.devices,
    isAccount: async (player) => (await people.of(player)).account !== null,
    isOperator: async (player) => (await people.of(player)).account?.isOperator ?? false,
  };
  club.addRoutes(desk);
  const guests = await addGames(app, options.places.outside);
  addRoutes(desk, words, guests);
  people.onRename = (player) => sessions.isRenamed(player);
  addAccountRoutes(desk, accounts);
  addLearningRoutes(desk, learning);
  addAdminRoutes(desk, notices);
  addPrivacy(app, options);
  addNoticeRoutes(desk, notices, outside, accounts.addresses);
  addWords(app, words);
  addPages(app, options.web, addEmbedRoutes(desk));
  const gateway = new Gateway(app.server, world, sessions, tables, limiter);
  await parts.enter(gateway);
  notices.ways.onChange = (player) => {
    notices.changed(player);
    world.nodes.tell({ news: 'wishes', player });
  };
  notices.start();
  const forget = (): void => {
    if (options.forgetGuests > 0)
      accounts
        .forgetGuests(world.time.wall() - options.forgetGuests)
        .catch((error: unknown) => log.error({ err: error }, 'guests could not be forgotten'));
  };
  const forgetting = machine.every(FORGET, forget);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  let isStopping = false;
  const awake = (async () => {
    await untilItWorks(() => club.start(() => gateway.here()));
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
    if (options.warmsUp) for (const game of options.games.values()) if (!isGuest(game.id)) await warmUp(game, () => isStopping);
  })();

  return {
    url: `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`,
    backup: (file) => storage.backup(file),
    operator: (name) => makeOperator(storage, name),
    async close() {
      isStopping = true;
      parts.stop();
      await cluster?.leave();
      const closing = app.close();
      await club.close();
      await tables.close();
      await notices.close();
      await awake;
      await gateway.close();
      await closing;
      await bots.close();
      await recorder.close();
      await warden.close();
      clearInterval(pulsing);
      forgetting();
      await pulse();
      await cluster?.close();
      await storage.close();
    },
  };
}
