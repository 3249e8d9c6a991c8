/** How often something may happen: so many times at once, and so many times a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket for one. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  take(now: number, much = 1): boolean {
    this.#fill(now);
    if (this.#tokens < much) return false;
    this.#tokens -= much;
    return true;
  }

  /** Takes an amount even if the bucket has less; the debt must refill first. */
  owe(now: number, much: number): void {
    this.#fill(now);
    this.#tokens -= much;
  }

  /** Milliseconds until what is owed is made up for. */
  wait(now: number): number {
    this.#fill(now);
    return Math.max(0, (-this.#tokens / this.#rate.perSecond) * 1000);
  }

  /** So much was taken elsewhere. */
  spend(now: number, much: number): void {
    this.#fill(now);
    this.#tokens = Math.min(this.#tokens, Math.max(0, this.#tokens - much));
  }

  /** Whether half of what may be taken at once is gone. */
  get isLow(): boolean {
    return this.#tokens < this.#rate.burst / 2;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens === this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** A bucket for each address or player. Full ones are forgotten: they are as good as new. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  /** What was taken of those that are half empty since we last told others; null: there is nobody to tell. */
  #taken: Map<string, number> | null = null;
  #swept = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number, much = 1): boolean {
    if (now - this.#swept > 60_000) this.#sweep(now);
    const bucket = this.#of(key, now);
    if (!bucket.take(now, much)) return false;
    this.#note(key, bucket, much);
    return true;
  }

  owe(key: string, now: number, much: number): void {
    const bucket = this.#of(key, now);
    bucket.owe(now, much);
    this.#note(key, bucket, much);
  }

  wait(key: string, now: number): number {
    return this.#of(key, now).wait(now);
  }

  #note(key: string, bucket: Bucket, much: number): void {
    if (this.#taken !== null && bucket.isLow) this.#taken.set(key, (this.#taken.get(key) ?? 0) + much);
  }

  /** What others should know of. */
  taken(): Record<string, number> | null {
    const taken = this.#taken;
    this.#taken = new Map();
    return taken === null || taken.size === 0 ? null : Object.fromEntries(taken);
  }

  takenElsewhere(taken: Readonly<Record<string, number>>, now: number): void {
    for (const [key, much] of Object.entries(taken)) this.#of(key, now).spend(now, much);
  }

  #of(key: string, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
