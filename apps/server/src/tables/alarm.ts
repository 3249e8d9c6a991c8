import { MACHINE, type Machine } from '../time.ts';

/** Timers cannot wait longer than this. */
const LONGEST = 2 ** 31 - 1;

/** Rings at the time it is set to, and only then, however far off that is. */
export class Alarm {
  readonly #ring: () => void;
  readonly #now: () => number;
  readonly #machine: Machine;
  #cancel: () => void = () => {};
  #at: number | null = null;

  constructor(ring: () => void, now: () => number, machine: Machine = MACHINE) {
    this.#machine = machine;
    this.#ring = ring;
    this.#now = now;
  }

  set(at: number | null): void {
    if (at === this.#at && (at === null || at > this.#now())) return;
    this.#cancel();
    this.#at = at;
    this.#wait();
  }

  #wait(): void {
    if (this.#at === null) return;
    const left = this.#at - this.#now();
    this.#cancel = this.#machine.after(Math.min(Math.max(left, 0), LONGEST), () => {
      if (left > LONGEST) return this.#wait();
      this.#at = null;
      this.#ring();
    });
  }
}
