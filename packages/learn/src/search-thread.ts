// One of several threads that think about the same choice.
import { workerData } from 'node:worker_threads';
import { botNamed, type Shared } from '@boucan/bots';
import { rngFrom } from '@boucan/kernel';
import { registryAt } from '@boucan/registry/node';
import type { Matter, Post } from './search-threads.ts';

const { places, port, answers } = workerData as Post;
const games = await registryAt(places);
const there = new Int32Array(answers);
port.on('message', async ({ game, bot, view, seed, within }: Matter) => {
  port.postMessage((botNamed(bot) as Shared).explore((await games.find(game))!, view, rngFrom(seed), { within }));
  Atomics.add(there, 0, 1);
  Atomics.notify(there, 0);
});
