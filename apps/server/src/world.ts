import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { Metrics } from './metrics.ts';
import type { Options } from './options.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the server shares. */
export interface World {
  readonly options: Options;
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly started: number;
}
