import { MACHINE, type Machine } from './time.ts';

/** Milliseconds after which others get their turn. */
const SLICE = 1;

/** What can wait until the messages that have come are read: it is done in the order it came in, a little at a time. */
export class Leisure {
  readonly #onFault: (error: unknown) => void;
  readonly #machine: Machine;
  #waiting: (() => void)[] = [];
  #next = 0;

  /** One thing that fails does not keep the others from being done. */
  constructor(onFault: (error: unknown) => void, machine: Machine = MACHINE) {
    this.#onFault = onFault;
    this.#machine = machine;
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  add(work: () => void): void {
    if (this.#waiting.push(work) === 1) this.#machine.soon(() => this.#run());
  }

  #run(): void {
    const end = this.#machine.ticks() + SLICE;
    while (this.#next < this.#waiting.length) {
      try {
        this.#waiting[this.#next++]!();
      } catch (error) {
        this.#onFault(error);
      }
      if (this.#machine.ticks() > end) break;
    }
    if (this.#next < this.#waiting.length) this.#machine.soon(() => this.#run());
    else {
      this.#waiting = [];
      this.#next = 0;
    }
  }
}
