import { Worker } from 'node:worker_threads';
import type { Choice, Game, View } from '@boucan/kernel';
import type { Job } from './thread.ts';

interface Waiting {
  readonly job: Job;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/** A thread that thinks about one thing at a time. */
interface Thinker {
  readonly worker: Worker;
  on: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/** Who takes over from a bot that fails. */
const SIMPLER = 'greedy';

/** A few threads where bots think. One that throws or takes too long is ended, and another is started when it is needed. */
export class BotPool {
  readonly #script: URL;
  readonly #most: number;
  readonly #limit: number;
  readonly #onFailure: (level: string, error: Error) => void;
  readonly #thinkers = new Set<Thinker>();
  readonly #queue: Waiting[] = [];

  constructor(options: {
    readonly script: URL;
    readonly threads: number;
    readonly limit: number; // ms
    onFailure(level: string, error: Error): void;
  }) {
    this.#script = options.script;
    this.#most = options.threads;
    this.#limit = options.limit;
    this.#onFailure = options.onFailure;
  }

  /** The choice of this bot, or of a simpler one if it fails; nothing if that fails as well. */
  async choose(game: Game, level: string, view: View<unknown>): Promise<Choice | null> {
    for (const name of [level, SIMPLER])
      try {
        return await this.#ask({ game: game.id, level: name, view });
      } catch (error) {
        this.#onFailure(name, error as Error);
      }
    return null;
  }

  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('the server is stopping'));
    await Promise.all([...this.#thinkers].map((thinker) => this.#end(thinker, new Error('the server is stopping'))));
  }

  #ask(job: Job): Promise<Choice> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#hand();
    });
  }

  /** Hands what is waiting to those who are free. */
  #hand(): void {
    while (this.#queue.length > 0) {
      const thinker = this.#free();
      if (thinker === undefined) return;
      const waiting = this.#queue.shift()!;
      thinker.on = waiting;
      thinker.timer = setTimeout(() => {
        void this.#end(thinker, new Error(`no choice after ${this.#limit} ms`));
      }, this.#limit);
      thinker.worker.postMessage(waiting.job);
    }
  }

  #free(): Thinker | undefined {
    for (const thinker of this.#thinkers) if (thinker.on === null) return thinker;
    return this.#thinkers.size < this.#most ? this.#start() : undefined;
  }

  #start(): Thinker {
    const thinker: Thinker = { worker: new Worker(this.#script), on: null, timer: undefined };
    this.#thinkers.add(thinker);
    thinker.worker.on('message', (choice: Choice) => {
      const done = thinker.on;
      clearTimeout(thinker.timer);
      thinker.on = null;
      done?.resolve(choice);
      this.#hand();
    });
    thinker.worker.on('error', (error) => void this.#end(thinker, error as Error));
    thinker.worker.on('exit', () => void this.#end(thinker, new Error('the thread ended')));
    return thinker;
  }

  async #end(thinker: Thinker, why: Error): Promise<void> {
    if (!this.#thinkers.delete(thinker)) return;
    clearTimeout(thinker.timer);
    thinker.on?.reject(why);
    thinker.on = null;
    await thinker.worker.terminate();
    this.#hand();
  }
}
