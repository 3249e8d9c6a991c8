// Where bots think. They are handed a view and their level, and nothing else.
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { rngFrom, type View } from '@boucan/kernel';

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: View<unknown>;
  readonly within: number; // ms
}

const port = parentPort!;
const words = randomBytes(16);
const rng = rngFrom([words.readUInt32LE(0), words.readUInt32LE(4), words.readUInt32LE(8), words.readUInt32LE(12)]);

port.on('message', async ({ game, level, view, within }: Job) => {
  port.postMessage(botNamed(level)!.choose((await findGame(game))!, view, rng, { within }));
});
