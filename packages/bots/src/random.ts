import { pick } from '@boucan/kernel';
import type { Bot } from './bot.ts';
import { seatOf } from './bot.ts';

/** Any lawful choice, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose: (game, seen, rng) => pick(rng, game.options(game.determinize(seen, rng), seatOf(seen))),
};
