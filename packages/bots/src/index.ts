import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** The bot of this name, or nothing: `random`, `greedy`, `search`, `search:100ms`, `search:500it`, `level1` … `level5`. */
export function botNamed(name: string): Bot | undefined {
  if (name === 'random') return random;
  return undefined;
}

/** How a person would list them in a message. */
export const BOT_NAMES = 'random, greedy, search, search:100ms, search:500it, level1 … level5';
