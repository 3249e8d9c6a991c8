// A thread in which a bot from level 3 on thinks as long as it may, and then does the first thing that is allowed.
import { parentPort } from 'node:worker_threads';
import { PATIENCE } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { rngFrom } from '@boucan/kernel';
import type { Job } from '../src/bots/thread.ts';

const rng = rngFrom([1, 2, 3, 4]);
const sleeping = new Int32Array(new SharedArrayBuffer(4));

parentPort!.on('message', async ({ game: id, level, view, within = PATIENCE }: Job & { within?: number }) => {
  const game = (await findGame(id))!;
  if (/^level[3-5]/.test(level)) Atomics.wait(sleeping, 0, 0, within);
  parentPort!.postMessage(game.options(game.determinize(view, rng), view.viewer as number)[0]);
});
