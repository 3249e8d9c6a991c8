// Six levels, from a shipmate's first evening to an old hand with all the time there is, each measured against the one below (docs/bots.md).
import type { Bot } from './bot.ts';
import { level6 } from './level6.ts';
import { fallible } from './mistakes.ts';
import { searching } from './search.ts';
import { blurred, soft } from './soft.ts';

export const LEVELS: ReadonlyMap<string, Bot> = new Map(
  [
    fallible(soft('level1', 1), 1),
    fallible(soft('level2', 2), 2),
    fallible(blurred(searching('level3', { usual: 150, level: 3 }), 3), 3),
    fallible(blurred(searching('level4', { usual: 1000, level: 4 }), 4), 4),
    searching('level5', { usual: 5000, level: 5 }),
    level6,
  ].map((bot) => [bot.name, bot]),
);
