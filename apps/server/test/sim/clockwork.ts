// Simulated time. Everything that happens is an event; what happens at the same time comes in an order that the seed decides.
import type { Machine } from '../../src/time.ts';

/** Chance from a seed: xoshiro128**, seeded by splitmix32. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    let z = seed | 0;
    const next = (): number => {
      z = (z + 0x9e3779b9) | 0;
      let t = z ^ (z >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      return t ^ (t >>> 15);
    };
    [this.#a, this.#b, this.#c, this.#d] = [next(), next(), next(), next()];
  }

  bits(): number {
    const t = this.#b << 9;
    let r = Math.imul(this.#b, 5);
    r = Math.imul((r << 7) | (r >>> 25), 9);
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return r >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    return this.bits() / 0x1_0000_0000;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }
}

export interface Happening {
  readonly at: number;
  readonly order: number;
  work: (() => void) | null; // null: it was thought better of
}

export class Clockwork {
  readonly chance: Chance;
  readonly #heap: Happening[] = [];
  now = 0;
  steps = 0;

  constructor(seed: number) {
    this.chance = new Chance(seed);
  }

  /** `order`: among what happens at the same time; drawn, unless it is given. */
  after(ms: number, work: () => void, order = this.chance.bits()): Happening {
    const happening = { at: this.now + Math.max(0, ms), order, work };
    this.#push(happening);
    return happening;
  }

  /** Lets everything happen up to this time. Whatever an event sets going is done before the next one. */
  async run(until: number, afterEach: () => void): Promise<void> {
    for (;;) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) break;
      this.#pop();
      const { work } = next;
      if (work === null) continue;
      this.now = next.at;
      this.steps++;
      work();
      await new Promise<void>((resolve) => setImmediate(resolve));
      afterEach();
    }
    this.now = until;
  }

  #push(happening: Happening): void {
    const heap = this.#heap;
    let i = heap.push(happening) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (!isBefore(happening, heap[up]!)) break;
      heap[i] = heap[up]!;
      i = up;
    }
    heap[i] = happening;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= heap.length) break;
      if (down + 1 < heap.length && isBefore(heap[down + 1]!, heap[down]!)) down++;
      if (isBefore(last, heap[down]!)) break;
      heap[i] = heap[down]!;
      i = down;
    }
    heap[i] = last;
  }
}

const isBefore = (a: Happening, b: Happening): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A machine on which something runs: it may stop at any time, or stand still for a while. */
export class Box implements Machine {
  readonly clockwork: Clockwork;
  readonly #chance: Chance;
  #wall = 1_800_000_000_000;
  isUp = true;
  /** Until then it does nothing. */
  hangsUntil = 0;
  /** So many more times it sends something before it dies; for ever if that is never. */
  sendsLeft = Number.POSITIVE_INFINITY;
  onDeath: () => void = () => {};

  constructor(clockwork: Clockwork) {
    this.clockwork = clockwork;
    this.#chance = new Chance(clockwork.chance.bits());
  }

  /** Something reaches it from outside, or a timer of its own. What comes while it hangs waits for it. */
  reach(ms: number, work: () => void): Happening {
    return this.clockwork.after(ms, () => {
      if (!this.isUp) return;
      const left = this.hangsUntil - this.clockwork.now;
      if (left > 0) this.reach(left, work);
      else work();
    });
  }

  /** Whether it may still send something. */
  sends(): boolean {
    if (!this.isUp) return false;
    if (--this.sendsLeft >= 0) return true;
    this.die();
    return false;
  }

  die(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.onDeath();
  }

  setWall(by: number): void {
    this.#wall += by;
  }

  wall(): number {
    return Math.floor(this.#wall + this.clockwork.now);
  }

  ticks(): number {
    return this.clockwork.now;
  }

  after(ms: number, work: () => void): () => void {
    let isOn = true;
    const timer = this.reach(ms, () => isOn && work());
    return () => {
      isOn = false;
      timer.work = null;
    };
  }

  every(ms: number, work: () => void): () => void {
    let cancel = (): void => {};
    const again = (): void => {
      cancel = this.after(ms, () => {
        again();
        work();
      });
    };
    again();
    return () => cancel();
  }

  soon(work: () => void): void {
    this.reach(0, work);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.reach(ms, resolve));
  }

  random(): number {
    return this.#chance.next();
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let i = 0; i < count; i++) bytes[i] = this.#chance.bits() & 0xff;
    return bytes;
  }
}
