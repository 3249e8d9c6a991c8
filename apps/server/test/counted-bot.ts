// Stands in for bots that think in several threads: each says one more for every thread that has been asked so far.
import { parentPort, threadId } from 'node:worker_threads';
import type { Job } from '../src/bots/thread.ts';

const asked = new BroadcastChannel('threads that were asked');
const all = new Set([threadId]);
asked.onmessage = ({ data }: { data: unknown }) => {
  if (!all.has(data as number)) asked.postMessage(threadId);
  all.add(data as number);
};
parentPort!.on('message', ({ isPart }: Job) => {
  if (!isPart) throw new Error('the strongest bot is asked for its part');
  asked.postMessage(threadId);
  setTimeout(() => {
    parentPort!.postMessage([{ choice: ['bid', all.size], visits: all.size, reward: 0 }]);
  }, 700);
});
