// Bots of the same strength whom one comes to know: a trader, a raider, a gambler. Each judges its own seat with an inclination that the
// game names (games/<game>/src/advice/characters.ts); in a game that has no room for it, it plays as its level does.
import type { Character } from '@boucan/kernel';
import { type Bot, seatOf } from './bot.ts';
import { CHARACTERS } from './judging/character.ts';
import { judged } from './judging/judged.ts';
import { isShared, type Shared } from './level6.ts';

/** A bot's name in two: how strong it is, and of which character. */
export function characterIn(name: string): readonly [rest: string, character: Character | null] {
  const character = CHARACTERS.find((one) => name.endsWith(`:${one}`)) ?? null;
  return [character === null ? name : name.slice(0, -character.length - 1), character];
}

/** The same bot with this character. */
export function inCharacter(bot: Bot, character: Character): Bot | Shared {
  const own: Bot = {
    name: `${bot.name}:${character}`,
    choose: (game, seen, rng, thinking) => bot.choose(judged(game).inCharacter(character, seatOf(seen)), seen, rng, thinking),
  };
  if (!isShared(bot)) return own;
  return {
    ...own,
    explore: (game, seen, rng, thinking) => bot.explore(judged(game).inCharacter(character, seatOf(seen)), seen, rng, thinking),
  };
}
