import { Worker } from 'node:worker_threads';
import { GroupCommit } from './group-commit.ts';
import type { Statement } from './rows.ts';
import type { Sqlite } from './sqlite.ts';
import { FAULTS_OF_ONE, type Storage } from './storage.ts';
import type { Call, Method, Reply } from './thread.ts';
import { type Write, writing } from './write.ts';

/** Megabytes. */
const YOUNG = 16;

const isFaultOfOne = (error: unknown): boolean => (error as Error).name in FAULTS_OF_ONE;

/** Storage in a SQLite file in this folder. `onCommit` hears of every group that reached the disk. */
export async function sqliteStorage(
  folder: string,
  onCommit: (callers: number, ms: number) => void,
  most = 0, // bytes of the file; 0 is as many as the disk has
): Promise<Storage> {
  const thread = await DatabaseThread.start(folder, most);
  const group = new GroupCommit<Write>((writes) => thread.call('commit', writes), onCommit, isFaultOfOne);
  const rows = <T>(statement: Statement): Promise<T[]> => thread.call('rows', statement) as Promise<T[]>;

  return {
    ...writing(group),
    load: (table) => thread.call('load', table),
    unfinished: (since) => thread.call('unfinished', since),
    sketchesFor: (player) => thread.call('sketchesFor', player),
    linkOf: (hash) => thread.call('linkOf', hash),
    linksOf: (player, hash) => thread.call('linksOf', player, hash),
    playerOf: (hash) => thread.call('playerOf', hash),
    settingsOf: (player) => thread.call('settingsOf', player),
    lastPulse: () => thread.call('lastPulse'),
    rows: { read: rows, take: rows, write: (...statements) => group.write({ write: 'rows', statements }) },
    async *damage() {
      for (const part of await thread.call('parts')) yield* await thread.call('damageIn', part);
    },
    backup: (file) => thread.call('backup', file) as unknown as Promise<void>,
    async close() {
      await group.idle();
      await thread.call('close');
    },
  };
}

/** Calls the database in its thread. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #calls = 0;
  #together: Call[] = [];
  #gone: Error | null = null;

  static async start(folder: string, most: number): Promise<DatabaseThread> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { folder, most },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG }, // it keeps nothing: the room that the tables need would be wasted on it
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', (error) =>
        reject(
          (error as Error).message.includes('locked')
            ? new Error(`another server already uses the data in ${folder}; stop it first, or choose another folder`)
            : error,
        ),
      );
    });
    return new DatabaseThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) {
        const caller = this.#open.get(reply.call)!;
        this.#open.delete(reply.call);
        if (reply.error === undefined) caller.resolve(reply.value);
        else caller.reject(reply.kind === null ? new Error(reply.error) : new FAULTS_OF_ONE[reply.kind](reply.error));
      }
    });
    worker.on('error', (error) => this.#fail(error as Error));
    worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  call<M extends Method>(method: M, ...args: Parameters<Sqlite[M]>): Promise<ReturnType<Sqlite[M]>> {
    return new Promise((resolve, reject) => {
      if (this.#gone !== null) return reject(this.#gone);
      const call = ++this.#calls;
      this.#open.set(call, { resolve: resolve as (value: unknown) => void, reject });
      if (method === 'load') return this.#soon({ call, method, args });
      this.#post();
      this.#worker.postMessage([{ call, method, args }] satisfies Call[]);
    });
  }

  /** Tables that are asked for in one turn of the event loop are read in one trip to the thread. */
  #soon(call: Call): void {
    if (this.#together.length === 0) setImmediate(() => this.#post());
    this.#together.push(call);
  }

  /** What was asked first is done first. */
  #post(): void {
    if (this.#together.length === 0) return;
    this.#worker.postMessage(this.#together);
    this.#together = [];
  }

  #fail(error: Error): void {
    this.#gone ??= error;
    for (const caller of this.#open.values()) caller.reject(this.#gone);
    this.#open.clear();
  }
}
