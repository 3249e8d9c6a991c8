import { Worker } from 'node:worker_threads';

interface Waiting<Job, Result> {
  readonly job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Thread<Job, Result> {
  readonly worker: Worker;
  on: Waiting<Job, Result> | null;
  timer: NodeJS.Timeout | undefined;
}

/** A few threads that each do one thing at a time. One that throws or takes too long is ended, and another is started when it is needed. */
export class Threads<Job, Result> {
  readonly #script: URL;
  readonly #most: number;
  readonly #limit: number;
  readonly #threads = new Set<Thread<Job, Result>>();
  readonly #queue: Waiting<Job, Result>[] = [];

  /** At most so many, and so many milliseconds for each thing. */
  constructor(script: URL, most: number, limit: number) {
    this.#script = script;
    this.#most = most;
    this.#limit = limit;
  }

  ask(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('the server is stopping'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new Error('the server is stopping'))));
  }

  /** Hands what is waiting to those who are free. */
  #hand(): void {
    while (this.#queue.length > 0) {
      const thread = this.#free();
      if (thread === undefined) return;
      const waiting = this.#queue.shift()!;
      thread.on = waiting;
      thread.timer = setTimeout(() => {
        void this.#end(thread, new Error(`no answer after ${this.#limit} ms`));
      }, this.#limit);
      thread.worker.postMessage(waiting.job);
    }
  }

  #free(): Thread<Job, Result> | undefined {
    for (const thread of this.#threads) if (thread.on === null) return thread;
    return this.#threads.size < this.#most ? this.#start() : undefined;
  }

  #start(): Thread<Job, Result> {
    const thread: Thread<Job, Result> = { worker: new Worker(this.#script), on: null, timer: undefined };
    this.#threads.add(thread);
    thread.worker.on('message', (result: Result) => {
      const done = thread.on;
      clearTimeout(thread.timer);
      thread.on = null;
      done?.resolve(result);
      this.#hand();
    });
    thread.worker.on('error', (error) => void this.#end(thread, error as Error));
    thread.worker.on('exit', () => void this.#end(thread, new Error('the thread ended')));
    return thread;
  }

  async #end(thread: Thread<Job, Result>, why: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.on?.reject(why);
    thread.on = null;
    await thread.worker.terminate();
    this.#hand();
  }
}
