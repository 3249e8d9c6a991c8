import type { Places } from '@boucan/registry/node';
import type { Logger } from 'pino';
import type { Bots } from './bots/pool.ts';
import type { IdleQueue } from './idle-queue.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Notices } from './notices/notices.ts';
import type { Options } from './options.ts';
import type { Warden } from './outside/warden.ts';
import type { Storage } from './storage/storage.ts';
import type { Attendance } from './studies/attendance.ts';
import type { Manners } from './tables/manners.ts';
import type { Job } from './tables/recorder.ts';
import { Threads } from './threads.ts';
import type { TableTime } from './time.ts';
import { inProcess, inThread } from './worker.ts';

/** What every part of the server shares. */
export interface World {
  readonly options: Options;
  readonly storage: Storage;
  readonly nodes: Nodes;
  readonly bots: Bots;
  readonly recorder: Pick<Threads<Job, string>, 'ask' | 'close'>; // makes records of matches that are over
  readonly warden?: Warden; // of games from outside
  readonly idleQueue: IdleQueue;
  readonly manners: Manners;
  readonly attendance?: Attendance; // who looks at studies now
  /** Called with the table when somebody has sat down, and when a match is over and its record kept; more than once, perhaps. */
  readonly onSat: Set<(table: string, host: string) => void>;
  readonly onOver: Set<(table: string, host: string) => void>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: TableTime;
  readonly notices?: Notices; // where people can be told who are not here
  readonly started: number; // on that clock
}

/** Milliseconds for the record of one match. */
const RECORD_LIMIT = 60_000;

export function newRecorder(places: Places): World['recorder'] {
  const script = new URL('./tables/recorder.ts', import.meta.url);
  const usual = new Threads<Job, string>(inThread(script, places), 1, RECORD_LIMIT);
  if (places.outside.length === 0) return usual;
  const others = new Threads<Job, string>(inProcess(script, places), 1, RECORD_LIMIT);
  const isOutside = (game: string): boolean => places.outside.some(({ id }) => id === game);
  return {
    ask: (played) => (isOutside(played.game) ? others : usual).ask(played),
    close: async () => void (await Promise.all([usual.close(), others.close()])),
  };
}
