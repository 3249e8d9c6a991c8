import { MACHINE, type Machine } from './time.ts';

/** Milliseconds after which others get their turn. */
const SLICE = 1;
/** What comes last is done after so many milliseconds, whatever else there is to do. */
const LATEST = 500;

type Work = () => void;

/** What can wait until the messages that have come are read: it is done in the order it came in, a little at a time. */
export class IdleQueue {
  readonly #onFault: (error: unknown) => void;
  readonly #machine: Machine;
  readonly #waiting = new Queue<Work>();
  readonly #last = new Queue<{ readonly work: Work; readonly until: number }>();
  #isAwake = false;

  /** One thing that fails does not keep the others from being done. */
  constructor(onFault: (error: unknown) => void, machine: Machine = MACHINE) {
    this.#onFault = onFault;
    this.#machine = machine;
  }

  get isBusy(): boolean {
    return this.#waiting.size + this.#last.size > 0;
  }

  add(work: Work): void {
    this.#wake();
    this.#waiting.push(work);
  }

  /** Done when there is nothing else to do: the busier the server, the later, and the more of it comes together. */
  addLast(work: Work): void {
    this.#wake();
    this.#last.push({ work, until: this.#machine.ticks() + LATEST });
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#machine.soon(() => this.#run());
  }

  #run(): void {
    const end = this.#machine.ticks() + SLICE;
    for (let now = end - SLICE; now <= end && this.isBusy; now = this.#machine.ticks())
      try {
        this.#next(now)();
      } catch (error) {
        this.#onFault(error);
      }
    this.#isAwake = false;
    if (this.isBusy) this.#wake();
  }

  #next(now: number): Work {
    const isLate = (this.#last.first?.until ?? Number.POSITIVE_INFINITY) <= now;
    return isLate || this.#waiting.size === 0 ? this.#last.shift().work : this.#waiting.shift();
  }
}

/** First in, first out, however long it gets. */
class Queue<T> {
  #all: T[] = [];
  #next = 0;

  get size(): number {
    return this.#all.length - this.#next;
  }

  get first(): T | undefined {
    return this.#all[this.#next];
  }

  push(one: T): void {
    this.#all.push(one);
  }

  shift(): T {
    const one = this.#all[this.#next++]!;
    if (this.#next === this.#all.length) {
      this.#all = [];
      this.#next = 0;
    }
    return one;
  }
}
