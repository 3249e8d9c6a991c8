// How somebody plays who sees only roughly what a choice is worth: the better it looks the likelier it is made, and between choices that are
// nearly alike a coin is tossed. So beginners make mistakes, but hardly ever one that leaps to the eye.
import { type Choice, type Game, next, type Rng, type View } from '@boucan/kernel';
import { type Bot, levelsFor, type Thinking } from './bot.ts';
import { type Weighed, weigh } from './greedy.ts';
import { judged } from './judging/judged.ts';

/** How much is all the same to levels 1 and 2, as a share of what decides a match: a choice so much worse is made once for three times of the other. */
const BLUR = [0.2, 0.05] as const;

export const soft = (name: string, level: 1 | 2): Bot => ({
  name,
  choose(game, seen, rng, thinking) {
    const { blur = BLUR } = levelsFor(game.def.advice, seen.seats);
    return roughly(game, seen, blur[level - 1]!, rng, thinking);
  },
});

/** The same bot, or one that sees as roughly as the game says of this level. */
export const blurred = (bot: Bot, level: 3 | 4): Bot => ({
  name: bot.name,
  choose(game, seen, rng, thinking) {
    const blur = levelsFor(game.def.advice, seen.seats).blur?.[level - 1];
    return blur === undefined ? bot.choose(game, seen, rng, thinking) : roughly(game, seen, blur, rng, thinking);
  },
});

const roughly = <B, P, E>(game: Game<B, P, E>, seen: View<P>, blur: number, rng: Rng, thinking?: Thinking): Choice =>
  tossed(weigh(game, seen, rng, 1, thinking), blur * judged(game).decisive(seen.seats), rng);

function tossed(weighed: readonly Weighed[], blur: number, rng: Rng): Choice {
  let best = weighed[0]!.looks;
  for (const { looks } of weighed) if (looks > best) best = looks;
  const likely = weighed.map(({ looks }) => Math.exp((looks - best) / blur));
  let left = (next(rng) / 2 ** 32) * likely.reduce((sum, share) => sum + share, 0);
  for (let i = 0; i < likely.length; i++) {
    left -= likely[i]!;
    if (left < 0) return weighed[i]!.choice;
  }
  return weighed.at(-1)!.choice;
}
