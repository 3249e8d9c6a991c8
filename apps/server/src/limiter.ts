import { Buckets } from './buckets.ts';
import { isLoopback } from './http/address.ts';
import type { Metrics } from './metrics.ts';
import type { Options, Rates } from './options.ts';

/** Counts by address what comes from outside. */
export class Limiter {
  readonly #loopbackUnlimited: boolean;
  readonly #metrics: Metrics;
  readonly #buckets: Readonly<Record<keyof Rates, Buckets>>;

  constructor({ rates, loopbackUnlimited }: Options, metrics: Metrics) {
    this.#loopbackUnlimited = loopbackUnlimited;
    this.#metrics = metrics;
    this.#buckets = Object.fromEntries(Object.entries(rates).map(([what, rate]) => [what, new Buckets(rate)])) as Record<
      keyof Rates,
      Buckets
    >;
  }

  allows(what: keyof Rates, address: string): boolean {
    if (this.isUnlimited(address)) return true;
    if (this.#buckets[what].take(address, Date.now())) return true;
    this.#metrics.tooFast++;
    return false;
  }

  isUnlimited(address: string): boolean {
    return this.#loopbackUnlimited && isLoopback(address);
  }
}
