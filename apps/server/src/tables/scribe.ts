// Writes records, in a thread of its own: every position of a match is hashed for one, and nobody should wait for that.
import { parentPort } from 'node:worker_threads';
import { type Played, printRecord, recordOf } from '@boucan/record';
import { GAMES } from '../games.ts';

const port = parentPort!;

port.on('message', (played: Played) => {
  port.postMessage(printRecord(recordOf(GAMES.get(played.game)!, played)));
});
