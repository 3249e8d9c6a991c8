import type { Played } from '@boucan/record';
import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { Leisure } from './leisure.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Options } from './options.ts';
import type { Storage } from './storage/storage.ts';
import { Threads } from './threads.ts';
import type { TableTime } from './time.ts';

/** What every part of the server shares. */
export interface World {
  readonly options: Options;
  readonly storage: Storage;
  readonly nodes: Nodes;
  readonly bots: BotPool;
  readonly recorder: Threads<Played, string>; // makes records of matches that are over
  readonly leisure: Leisure;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: TableTime;
  readonly started: number; // on that clock
}

/** Milliseconds for the record of one match. */
const RECORD_LIMIT = 60_000;

export const newRecorder = (): World['recorder'] =>
  new Threads(new URL('./tables/recorder.ts', import.meta.url), 1, RECORD_LIMIT);
