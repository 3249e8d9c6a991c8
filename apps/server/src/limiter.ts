import { Buckets } from './buckets.ts';
import { isLoopback, networkOf } from './http/address.ts';
import type { Metrics } from './metrics.ts';
import type { Options, Rates } from './options.ts';

/** What is counted by address; messages are counted by connection. */
export type ByAddress = Exclude<keyof Rates, 'messages' | 'patience'>;

/** Counts by address what comes from outside. */
export class Limiter {
  readonly #loopbackUnlimited: boolean;
  readonly #metrics: Metrics;
  readonly #buckets: Readonly<Record<ByAddress, Buckets>>;

  constructor({ rates, loopbackUnlimited }: Options, metrics: Metrics) {
    this.#loopbackUnlimited = loopbackUnlimited;
    this.#metrics = metrics;
    this.#buckets = {
      requests: new Buckets(rates.requests),
      sessions: new Buckets(rates.sessions),
      tables: new Buckets(rates.tables),
      connections: new Buckets(rates.connections),
    };
  }

  allows(what: ByAddress, address: string): boolean {
    if (this.isUnlimited(address)) return true;
    if (this.#buckets[what].take(networkOf(address), Date.now())) return true;
    this.#metrics.tooFast++;
    return false;
  }

  isUnlimited(address: string): boolean {
    return this.#loopbackUnlimited && isLoopback(address);
  }
}
