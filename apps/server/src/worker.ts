// Who works for the server: threads for its own code, processes for code from outside. A loop that V8 has optimised can go on after `terminate` of its
// thread, and past its memory limit (Node 26: `for (;;) all.push(new Array(1000).fill(0))`). A process that is killed is gone.
import { fork } from 'node:child_process';
import * as threads from 'node:worker_threads';

export interface Worker {
  /** Whether what it is asked from the beginning counts as work. */
  readonly isUp: boolean;
  post(job: unknown): void;
  /** It is gone when this is over. */
  end(): Promise<unknown>;
}

export interface Hearing {
  up(): void;
  answer(result: unknown): void;
  failed(error: Error): void;
  /** It is gone, and nobody ended it. */
  died(error: Error): void;
}

export type Start = (hear: Hearing) => Worker;

export const inThread =
  (script: URL, data: unknown): Start =>
  (hear) => {
    const worker = new threads.Worker(script, { workerData: data });
    worker.on('message', hear.answer);
    worker.on('error', (error) => hear.failed(error as Error));
    worker.on('exit', () => hear.died(new Error('the thread ended')));
    return { isUp: true, post: (job) => worker.postMessage(job), end: () => worker.terminate() };
  };

/** Megabytes of JavaScript's heap, and of everything together. */
const HEAP = 128;
export const ALL_MEMORY = 512;

const UP = 'up';
type Message = typeof UP | { readonly result: unknown } | { readonly why: string };

export const inProcess =
  (script: URL, data: unknown): Start =>
  (hear) => {
    const child = fork(script, [JSON.stringify(data)], {
      execArgv: [`--max-old-space-size=${HEAP}`, '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = new Promise<void>((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        hear.died(new Error(`it took too much memory, or ended itself (${signal ?? code})`));
      });
      child.once('error', (error) => {
        resolve(); // it could not be started: it does not exit, either
        hear.failed(error);
      });
    });
    child.on('message', (message: Message) => {
      if (message === UP) hear.up();
      else if ('why' in message) hear.failed(new Error(message.why));
      else hear.answer(message.result);
    });
    return {
      isUp: false,
      post: (job) => child.connected && void child.send(job as object, () => {}), // whoever does not hear it any more has exited
      end() {
        child.kill('SIGKILL');
        return gone;
      },
    };
  };

/** In a process: whoever started it is gone, or it takes too much memory outside the heap. Looked at by a thread, for it may be in a loop. */
const WATCH = `const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid || process.memoryUsage.rss() > ${ALL_MEMORY} * 2 ** 20) process.kill(process.pid, 'SIGKILL');
}, 200);`;

/** Does what it is asked, in the thread or process where it is called. What it throws ends it, and whoever asked is told. */
export async function work<Data, Job, Result>(
  begin: (data: Data) => Promise<(job: Job) => Result | Promise<Result>>,
): Promise<void> {
  const port = threads.parentPort;
  if (port !== null) {
    const answer = await begin(threads.workerData as Data);
    port.on('message', async (job: Job) => port.postMessage(await answer(job)));
    return;
  }
  new threads.Worker(WATCH, { eval: true }).unref();
  const answer = await begin(JSON.parse(process.argv[2]!) as Data);
  const say = (message: Message): void => void process.send!(message);
  process.on('message', async (job) => {
    try {
      say({ result: await answer(job as Job) });
    } catch (error) {
      say({ why: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
  say(UP);
}
