import type { Start, Worker } from './worker.ts';

interface Waiting<Job, Result> {
  readonly job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Thread<Job, Result> {
  readonly worker: Worker;
  isUp: boolean;
  hasWorked: boolean; // what it did before may be what ends it
  on: Waiting<Job, Result> | null;
  timer: NodeJS.Timeout | undefined;
}

/** Milliseconds to be up in, which count apart from the work. */
const STARTING = 30_000;

/**
 * A few threads, or processes, that each do one thing at a time. One that throws or takes too long is ended, and another is started when it is needed.
 * What one was doing when it died of itself is done again in a fresh one, unless it was the first thing it did: an earlier job may have filled its memory.
 */
export class Threads<Job, Result> {
  readonly #startOne: Start;
  readonly #most: number;
  readonly #limit: number;
  readonly #threads = new Set<Thread<Job, Result>>();
  readonly #ending = new Set<Promise<unknown>>();
  readonly #queue: Waiting<Job, Result>[] = [];
  #isClosed = false;

  /** At most so many, and so many milliseconds for each thing. */
  constructor(start: Start, most: number, limit: number) {
    this.#startOne = start;
    this.#most = most;
    this.#limit = limit;
  }

  ask(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the server is stopping'));
      this.#queue.push({ job, resolve, reject });
      this.#hand();
    });
  }

  /** When this is over, none of them runs any more, nor will. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const why = new Error('the server is stopping');
    for (const waiting of this.#queue.splice(0)) waiting.reject(why);
    for (const thread of [...this.#threads]) void this.#end(thread, why);
    await Promise.all(this.#ending);
  }

  /** Hands what is waiting to those who are free. */
  #hand(): void {
    while (this.#queue.length > 0) {
      const thread = this.#free();
      if (thread === undefined) return;
      const waiting = this.#queue.shift()!;
      thread.on = waiting;
      this.#setTimer(thread);
      thread.worker.post(waiting.job);
    }
  }

  #setTimer(thread: Thread<Job, Result>): void {
    const limit = thread.isUp ? this.#limit : STARTING;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => void this.#end(thread, new Error(`no answer after ${limit} ms`)), limit);
  }

  #free(): Thread<Job, Result> | undefined {
    for (const thread of this.#threads) if (thread.on === null) return thread;
    return this.#threads.size < this.#most ? this.#start() : undefined;
  }

  #start(): Thread<Job, Result> {
    const worker = this.#startOne({
      up: () => {
        thread.isUp = true;
        if (thread.on !== null) this.#setTimer(thread);
      },
      answer: (result) => {
        const done = thread.on;
        clearTimeout(thread.timer);
        thread.on = null;
        thread.hasWorked = true;
        done?.resolve(result as Result);
        this.#hand();
      },
      failed: (error) => void this.#end(thread, error),
      died: (error) => {
        if (thread.on !== null && thread.hasWorked && !this.#isClosed) {
          this.#queue.unshift(thread.on);
          thread.on = null;
        }
        void this.#end(thread, error);
      },
    });
    const thread: Thread<Job, Result> = { worker, isUp: worker.isUp, hasWorked: false, on: null, timer: undefined };
    this.#threads.add(thread);
    return thread;
  }

  async #end(thread: Thread<Job, Result>, why: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.on?.reject(why);
    thread.on = null;
    const ended = thread.worker.end();
    this.#ending.add(ended);
    await ended;
    this.#ending.delete(ended);
    this.#hand();
  }
}
