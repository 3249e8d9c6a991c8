// How fast the search thinks. The only file here that knows the bots.
import { botNamed } from '@boucan/bots';
import { type Game, rngFrom } from '@boucan/kernel';
import { positionsOf, seatToAnswer, seedNo } from './matches.ts';
import { perSecond } from './measure.ts';

const ITERATIONS = 2000;
const POSITIONS = 8;

/** Iterations per second of the search, over positions from the midst of random matches. */
export function searchSpeed(game: Game): number {
  const name = `search:${ITERATIONS}it`;
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  const views = positionsOf(game, POSITIONS, 23).map((s) => game.glance(s, seatToAnswer(s)));
  return perSecond(() => {
    for (const seen of views) bot.choose(game, seen, rngFrom(seedNo(1)));
    return ITERATIONS * POSITIONS;
  });
}
