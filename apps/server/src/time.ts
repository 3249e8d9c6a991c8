import { randomBytes } from 'node:crypto';

/** Two clocks of the machine. What time of day it is, anybody may set, and some machines set it themselves; the other only counts on. */
export interface Clocks {
  wall(): number; // ms
  ticks(): number; // ms since whenever
}

/** What a server needs of the machine it runs on besides: timers and chance. All of them come from here, so that a server can run on a simulated machine. */
export interface Machine extends Clocks {
  /** Does something later, once or again and again; gives how to think better of it. No process stays for it. */
  after(ms: number, work: () => void): () => void;
  every(ms: number, work: () => void): () => void;
  /** When everything that has come by now is done. */
  soon(work: () => void): void;
  sleep(ms: number): Promise<void>;
  random(): number; // between 0 and 1
  bytes(count: number): Buffer; // that nobody can guess
}

export const MACHINE: Machine = {
  wall: () => Date.now(),
  ticks: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
  soon: (work) => void setImmediate(work),
  sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  random: () => Math.random(),
  bytes: (count) => randomBytes(count),
};

/**
 * The time that clocks at tables run by: how long this server has run, all its lives together. It begins with the time of day on its
 * first day, and stands still while the server is down: nobody can choose then.
 */
export class TableTime {
  readonly #clocks: Clocks;
  #from: number;

  /** `last`: what it was when the server was last heard of. */
  constructor(clocks: Clocks, last: number | null) {
    this.#clocks = clocks;
    this.#from = (last ?? clocks.wall()) - clocks.ticks();
  }

  now(): number {
    return Math.floor(this.#from + this.#clocks.ticks());
  }

  /** Another server at the same tables is further on. */
  moveTo(now: number): void {
    this.#from += Math.max(0, now - this.now());
  }

  wall(): number {
    return this.#clocks.wall();
  }
}
