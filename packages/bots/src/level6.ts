// The strongest there is: a search of three seconds on every core it is given. Each grows a tree of its own, and what they found out about the
// choices at hand is added up. On one core it is a search like others, for longer.
import { type Choice, type Game, type Rng, sameChoice, type View } from '@boucan/kernel';
import type { Bot, Thinking } from './bot.ts';
import { bestKnown, explore, type Tally } from './search.ts';

/** So long it thinks: milliseconds. */
export const THOROUGH = 3000;

/** A bot of which several may think about the same choice at once. */
export interface Shared extends Bot {
  /** What one of them finds out. */
  explore<B, P, E>(game: Game<B, P, E>, seen: View<P>, rng: Rng, thinking?: Thinking): readonly Tally[];
}

/** Whether this bot can think in several threads at once. */
export const isShared = (bot: Bot): bot is Shared => 'explore' in bot;

/** What several have found out, put together. */
export function agreed(found: readonly (readonly Tally[])[]): Choice {
  const [first = [], ...others] = found;
  const sums = first.map((one) => ({ ...one }));
  for (const tallies of others)
    for (const { choice, visits, reward } of tallies) {
      const sum = sums.find((one) => sameChoice(one.choice, choice));
      if (sum === undefined) sums.push({ choice, visits, reward });
      else {
        sum.visits += visits;
        sum.reward += reward;
      }
    }
  return bestKnown(sums);
}

export const level6: Shared = {
  name: 'level6',
  explore: (game, seen, rng, thinking) => explore(game, seen, { ms: THOROUGH }, rng, thinking).tallies,
  choose(game, seen, rng, thinking) {
    return agreed([this.explore(game, seen, rng, thinking)]);
  },
};
