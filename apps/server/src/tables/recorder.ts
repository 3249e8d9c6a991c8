// Writes records, in a thread of its own: every position of a match is hashed for one, and nobody should wait for that.
import { type Played, printRecord, recordOf } from '@boucan/record';
import { type Places, registryAt } from '@boucan/registry/node';
import { work } from '../worker.ts';

await work(async (places: Places) => {
  const games = await registryAt(places);
  return async (played: Played) => printRecord(recordOf((await games.find(played.game))!, played));
});
