// Looks through the matches whose numbers it is told.
import { parentPort, workerData } from 'node:worker_threads';
import { registryAt } from '@boucan/registry/node';
import type { Bench } from './crew.ts';
import { look, matchAt } from './make.ts';

const { game: id, places, seed, themes } = workerData as Bench;
const game = (await (await registryAt(places)).find(id))!;

parentPort!.on('message', (n: number) => parentPort!.postMessage(look(game, matchAt(game, seed, n), themes)));
