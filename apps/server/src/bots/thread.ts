// Where bots think. They are handed a view and their level, and nothing else.
import { randomBytes } from 'node:crypto';
import { botNamed, isShared } from '@boucan/bots';
import { rngFrom, type View } from '@boucan/kernel';
import { type Places, registryAt } from '@boucan/registry/node';
import { work } from '../worker.ts';

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: View<unknown>;
  readonly within: number; // ms
  /** Others think about the same: what it finds out is asked for, not its choice. */
  readonly isPart: boolean;
}

const words = randomBytes(16);
const rng = rngFrom([words.readUInt32LE(0), words.readUInt32LE(4), words.readUInt32LE(8), words.readUInt32LE(12)]);

await work(async (places: Places) => {
  const games = await registryAt(places);
  return async ({ game, level, view, within, isPart }: Job) => {
    const bot = botNamed(level)!;
    const rules = (await games.find(game))!;
    return isPart && isShared(bot) ? bot.explore(rules, view, rng, { within }) : bot.choose(rules, view, rng, { within });
  };
});
