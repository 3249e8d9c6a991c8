/** Two clocks of the machine. What time of day it is, anybody may set, and some machines set it themselves; the other only counts on. */
export interface Clocks {
  wall(): number; // ms
  ticks(): number; // ms since whenever
}

export const MACHINE: Clocks = { wall: () => Date.now(), ticks: () => performance.now() };

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
