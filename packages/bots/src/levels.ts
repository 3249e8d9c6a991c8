// Five levels, from a shipmate's first evening to an old hand: named mixes of the bots, each measured (docs/bots.md).
import { below, pick } from '@boucan/kernel';
import { type Bot, seatOf, sensible } from './bot.ts';
import { greedy } from './greedy.ts';
import { searching } from './search.ts';

/** Plays like the first, and every so often like the second. */
const mix = (name: string, usual: Bot, percent: number, other: Bot): Bot => ({
  name,
  choose: (game, seen, rng, thinking) => (below(rng, 100) < percent ? usual : other).choose(game, seen, rng, thinking),
});

/** Any choice that is not silly: how somebody plays who is thinking of something else. */
const lapse: Bot = {
  name: 'lapse',
  choose: (game, seen, rng) => pick(rng, sensible(game, game.determinize(seen, rng), seatOf(seen))),
};

export const LEVELS: ReadonlyMap<string, Bot> = new Map(
  [
    mix('level1', greedy, 40, lapse),
    mix('level2', greedy, 80, lapse),
    searching('level3', { usual: 150, level: 3 }),
    searching('level4', { usual: 1000, level: 4 }),
    searching('level5', { usual: 5000, level: 5 }),
  ].map((bot) => [bot.name, bot]),
);
