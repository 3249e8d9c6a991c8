// A thread in which bots go wrong, each in its own way, by their level.
import { parentPort } from 'node:worker_threads';
import type { Job } from '../src/bots/thread.ts';

parentPort!.on('message', ({ level }: Job) => {
  if (level === 'greedy') process.exit(1);
  if (level === 'level1') throw new Error('this bot does not think');
  if (level === 'level2') for (;;);
  parentPort!.postMessage(['no-such-verb', 1]);
});
