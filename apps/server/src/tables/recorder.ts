// Writes records, in a thread of its own: every position of a match is hashed for one, and nobody should wait for that.
import { parentPort } from 'node:worker_threads';
import { findGame } from '@boucan/games';
import { type Played, printRecord, recordOf } from '@boucan/record';

const port = parentPort!;

port.on('message', async (played: Played) => {
  port.postMessage(printRecord(recordOf((await findGame(played.game))!, played)));
});
