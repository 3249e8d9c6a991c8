import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Game } from '@boucan/kernel';
import { type Places, rulesIn } from '@boucan/registry/node';
import type { Rate } from './buckets.ts';
import { GAMES, PLACES } from './games.ts';
import { isPublic } from './net-guard.ts';
import type { Pace as Beats } from './nodes/membership.ts';
import type { Smtp } from './notices/post/mail.ts';
import { PACE, type Pace } from './notices/turns.ts';
import { type Clocks, MACHINE, type Machine } from './time.ts';

/** How a server is set up. `docs/server.md` says what each means to the one who runs it. */
export interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string; // the folder with the database
  readonly database: string | null; // the address of a PostgreSQL that is used instead
  readonly nats: string | null; // where servers that share that database talk to each other
  readonly pace: Beats; // of their beats
  readonly mostDisk: number; // bytes of it; 0 is as many as there are
  readonly web: string; // the folder with the built web client
  readonly words: string | null; // the folder with the words of languages besides English and French
  readonly games: ReadonlyMap<string, Game>; // by id
  readonly places: Places; // where they are, for threads to find the same
  /** The digests of the rules by which matches of a version are played here; the first is that of the sources at hand. */
  readonly rules: (game: string, version: number) => readonly string[];
  readonly origins: readonly string[]; // other than our own
  readonly trustProxy: boolean;
  readonly log: 'info' | 'warn' | 'debug' | 'silent';
  readonly rates: Rates;
  readonly loopbackUnlimited: boolean; // for load tests and end-to-end tests
  readonly botPause: number; // ms before a bot's choice, so that people can follow
  readonly moment: number; // ms that a question asked for secrecy's sake stays open where others could draw conclusions from less
  readonly botLimit: number; // ms it may think
  readonly botThreads: number;
  readonly level6Threads: number; // that a bot of level 6 may think in at once; with none it does not sit down
  readonly botScript: URL;
  readonly onlookersDelay: number; // ms until those hear of a choice who neither made it nor have to answer
  readonly requestsWithin: number; // ms from the first byte of a request to its last
  readonly mostUnsent: number; // bytes that may wait for a slow socket
  readonly heartbeat: number; // ms
  readonly warmsUp: boolean; // whether it plays a little by itself after the start, to be quick when guests come
  readonly checksReplies: boolean; // in tests: whether what is answered is as the document says
  readonly clocks: Clocks; // that those at the tables run by
  readonly machine: Machine;
  readonly registration: 'open' | 'closed'; // whether guests may become people who stay
  readonly forgetGuests: number; // ms after which a guest who was not seen is forgotten; 0 is never
  readonly smtp: Smtp | null; // by which e-mail is sent
  readonly noticePace: Pace;
  readonly reaches: (address: string) => boolean; // to which addresses something may be sent that people ask for
  readonly sockets: { readonly perPerson: number; readonly perAddress: number; readonly inAll: number };
  readonly tablesEach: number; // open at a time, of one person
  readonly botTablesEach: number; // of these, with bots alone that think long
  readonly foldAfter: number; // ms after which a table that nobody touches leaves the memory
  readonly grace: number; // ms after the start in which no clock runs out: people must be able to come back first
}

export interface Rates {
  readonly requests: Rate; // by address, all of HTTP but pages
  readonly sessions: Rate; // by address, new persons and links
  readonly tables: Rate; // by address, new tables and reports
  readonly connections: Rate; // by address, of those whom we do not know
  readonly returns: Rate; // by person, connections of those whom we know
  readonly lookups: Rate; // by address: so often it is looked whether we know somebody
  readonly messages: Rate; // by person, on all their sockets
  readonly messagesFrom: Rate; // by address
  readonly bytes: Rate; // by person: bytes they send, most of which are stored
  readonly talkFrom: Rate; // by address, bytes of what is said
  readonly draws: Rate; // by person, bytes of whole tables: who has had more waits for the next
  readonly patience: Rate; // by connection: so often one is told to slow down before the socket is closed
}

export const DEFAULTS: Options = {
  port: 8080,
  host: '0.0.0.0',
  data: 'data',
  database: null,
  nats: null,
  pace: { beat: 1000, lease: 4000 },
  mostDisk: 0,
  web: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
  words: null,
  games: GAMES,
  places: PLACES,
  rules: rulesIn(PLACES),
  origins: [],
  trustProxy: false,
  log: 'info',
  rates: {
    requests: { burst: 120, perSecond: 20 },
    sessions: { burst: 20, perSecond: 1 / 20 },
    tables: { burst: 20, perSecond: 1 / 10 },
    connections: { burst: 40, perSecond: 2 },
    returns: { burst: 20, perSecond: 1 },
    lookups: { burst: 300, perSecond: 30 },
    messages: { burst: 80, perSecond: 20 },
    messagesFrom: { burst: 400, perSecond: 100 },
    bytes: { burst: 1_000_000, perSecond: 100 },
    talkFrom: { burst: 2_000_000, perSecond: 5000 },
    draws: { burst: 8_000_000, perSecond: 500_000 },
    patience: { burst: 100, perSecond: 1 },
  },
  loopbackUnlimited: false,
  botPause: 700,
  moment: 2500,
  botLimit: 10_000,
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  level6Threads: Number.POSITIVE_INFINITY,
  botScript: new URL('./bots/thread.ts', import.meta.url),
  onlookersDelay: 50,
  requestsWithin: 10_000,
  mostUnsent: 1_000_000,
  heartbeat: 30_000,
  warmsUp: true,
  checksReplies: false,
  clocks: MACHINE,
  machine: MACHINE,
  registration: 'open',
  forgetGuests: 0,
  smtp: null,
  noticePace: PACE,
  reaches: isPublic,
  sockets: { perPerson: 20, perAddress: 200, inAll: 10_000 },
  tablesEach: 100,
  botTablesEach: 2,
  foldAfter: 24 * 3_600_000,
  grace: 60_000,
};

const number = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} takes a whole number, not ${text}`);
  return value;
};

function database(text: string): string {
  if (/^postgres(ql)?:\/\//u.test(text) && URL.canParse(text)) return text;
  throw new Error('BOUCAN_DATABASE takes an address such as postgres://USER:PASSWORD@HOST/NAME');
}

function nats(text: string, database: string | undefined): string {
  if (!text.split(',').every((one) => /^(nats|tls):\/\//u.test(one.trim()) && URL.canParse(one.trim())))
    throw new Error('BOUCAN_NATS takes addresses such as nats://HOST:4222, with commas between them');
  if (!database) throw new Error('BOUCAN_NATS needs BOUCAN_DATABASE: nodes share one PostgreSQL');
  return text;
}

/** Milliseconds: in less, a node that merely has much to do would be taken for dead. */
const SHORTEST_LEASE = 1000;

/** Four beats to a lease. */
function paceOf(text: string): Beats {
  const lease = number('BOUCAN_LEASE', text);
  if (lease < SHORTEST_LEASE) throw new Error(`BOUCAN_LEASE takes ${SHORTEST_LEASE} milliseconds or more, not ${text}`);
  return { lease, beat: lease / 4 };
}

function registration(text: string): Options['registration'] {
  if (text !== 'open' && text !== 'closed') throw new Error(`BOUCAN_REGISTRATION takes open or closed, not ${text}`);
  return text;
}

function smtp(url: string, from: string | undefined): Smtp {
  if (!/^smtps?:\/\//u.test(url) || !URL.canParse(url))
    throw new Error('BOUCAN_SMTP takes an address such as smtp://USER:PASSWORD@HOST:587');
  if (!from?.includes('@')) throw new Error('BOUCAN_SMTP needs BOUCAN_MAIL_FROM, the address that e-mail comes from');
  return { url, from };
}

/** What the environment says. */
export function fromEnvironment(env: NodeJS.ProcessEnv): Partial<Options> {
  const { PORT, HOST, BOUCAN_DATA, BOUCAN_ORIGINS, BOUCAN_TRUST_PROXY, BOUCAN_LOG, BOUCAN_LOOPBACK_UNLIMITED, BOUCAN_BOT_PAUSE } =
    env;
  return {
    ...(PORT && { port: number('PORT', PORT) }),
    ...(HOST && { host: HOST }),
    ...(BOUCAN_DATA && { data: BOUCAN_DATA }),
    ...(env.BOUCAN_DATABASE && { database: database(env.BOUCAN_DATABASE) }),
    ...(env.BOUCAN_WEB && { web: env.BOUCAN_WEB }),
    ...(env.BOUCAN_WORDS && { words: env.BOUCAN_WORDS }),
    ...(env.BOUCAN_NATS && { nats: nats(env.BOUCAN_NATS, env.BOUCAN_DATABASE) }),
    ...(env.BOUCAN_LEASE && { pace: paceOf(env.BOUCAN_LEASE) }),
    ...(BOUCAN_ORIGINS && { origins: BOUCAN_ORIGINS.split(',') }),
    ...(BOUCAN_TRUST_PROXY && { trustProxy: BOUCAN_TRUST_PROXY === '1' }),
    ...(BOUCAN_LOG && { log: BOUCAN_LOG as Options['log'] }),
    ...(BOUCAN_LOOPBACK_UNLIMITED && { loopbackUnlimited: BOUCAN_LOOPBACK_UNLIMITED === '1' }),
    ...(env.BOUCAN_REGISTRATION && { registration: registration(env.BOUCAN_REGISTRATION) }),
    ...(env.BOUCAN_FORGET_GUESTS && { forgetGuests: number('BOUCAN_FORGET_GUESTS', env.BOUCAN_FORGET_GUESTS) * 24 * 3_600_000 }),
    ...(env.BOUCAN_SMTP && { smtp: smtp(env.BOUCAN_SMTP, env.BOUCAN_MAIL_FROM) }),
    ...(env.BOUCAN_FOLD_AFTER && { foldAfter: number('BOUCAN_FOLD_AFTER', env.BOUCAN_FOLD_AFTER) * 3_600_000 }),
    ...(env.BOUCAN_MOST_DISK && { mostDisk: number('BOUCAN_MOST_DISK', env.BOUCAN_MOST_DISK) * 1_000_000 }),
    ...(env.BOUCAN_WARM_UP && { warmsUp: env.BOUCAN_WARM_UP === '1' }),
    ...(env.BOUCAN_MOMENT && { moment: number('BOUCAN_MOMENT', env.BOUCAN_MOMENT) }),
    ...(env.BOUCAN_LEVEL6_THREADS && { level6Threads: number('BOUCAN_LEVEL6_THREADS', env.BOUCAN_LEVEL6_THREADS) }),
    ...(BOUCAN_BOT_PAUSE && { botPause: number('BOUCAN_BOT_PAUSE', BOUCAN_BOT_PAUSE) }),
  };
}
