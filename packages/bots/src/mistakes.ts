// The mistakes that beginners make, as their game names them (games/<game>/src/advice/mistakes.ts). A level falls for one now and then where there is
// one to be made, and makes the best of it; otherwise it plays as well as it can.
import { type Choice, type Game, next, type Rng, type Seat, type State } from '@boucan/kernel';
import { type Bot, levelsFor, seatOf, sensible } from './bot.ts';
import { bestOf, weigh } from './greedy.ts';

/** How often levels 1 to 3 fall for a mistake, where the game does not say. Level 4 does so only where it does. */
const FALLS = [0.5, 0.25, 0.1] as const;

/** A mistake that can be made in a position, and the choices that would be it. */
export interface Pitfall {
  readonly mistake: string;
  readonly often: number;
  readonly choices: readonly Choice[];
}

/** The beginner's mistakes that can be made here and need not be: nothing where every choice is one, or none. */
export function pitfalls<B, P, E>(game: Game<B, P, E>, world: State<B>, seat: Seat): Pitfall[] {
  const { mistakes = [] } = game.def.advice;
  if (mistakes.length === 0) return [];
  const offered = sensible(game, world, seat);
  if (offered.length < 2) return [];
  return mistakes.flatMap(({ id, often = 1, made }) => {
    const choices = offered.filter((choice) => made(world, seat, choice));
    return choices.length > 0 && choices.length < offered.length ? [{ mistake: id, often, choices }] : [];
  });
}

/** The same bot, which makes beginner's mistakes as often as this level does. */
export const fallible = (bot: Bot, level: 1 | 2 | 3 | 4): Bot => ({
  name: bot.name,
  choose(game, seen, rng, thinking) {
    const { advice } = game.def;
    if (advice.mistakes === undefined) return bot.choose(game, seen, rng, thinking);
    const chance = (levelsFor(advice, seen.seats).falls ?? FALLS)[level - 1] ?? 0;
    if (chance === 0) return bot.choose(game, seen, rng, thinking);
    const fallen = pitfalls(game, game.determinize(seen, rng), seatOf(seen)).find(({ often }) => isLikely(often * chance, rng));
    if (fallen === undefined) return bot.choose(game, seen, rng, thinking);
    const { choices: among } = fallen;
    return among.length === 1 ? among[0]! : bestOf(weigh(game, seen, rng, 1, { ...thinking, among }))!.choice;
  },
});

const isLikely = (chance: number, rng: Rng): boolean => next(rng) / 2 ** 32 < chance;
