// Who sits at a table that is being opened. The lobby needs this much of a draft, and no more.
import { charactersOf } from '@boucan/bots';
import type { Character, Game } from '@boucan/kernel';

/** Who will sit on a seat. The first is always mine; on this device a friend has a name, online he brings his own. */
export type Sitter =
  | { readonly kind: 'me' | 'friend'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly temper: Temper };

export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
export type Level = (typeof LEVELS)[number];

/** The character of a bot, or none, or whichever the draw brings when the table is opened. */
export type Temper = Character | 'any' | 'none';

/** A bot's name in two: its level, and its character if it has one. */
export function botParts(name: string): { readonly level: string; readonly character: string | null } {
  const [level = name, character = null] = name.split(':');
  return { level, character };
}

/**
 * A bot as a table keeps it. Whoever may have any character is given one here, for good: of those that have been taken least often at the
 * table.
 */
export function named(
  game: Game,
  level: string,
  temper: Temper,
  taken: readonly (string | null)[],
  chance: () => number = Math.random,
): string {
  const all = charactersOf(game);
  if (temper === 'none' || all.length === 0) return level;
  if (temper !== 'any') return `${level}:${temper}`;
  const times = all.map((one) => taken.filter((other) => other === one).length);
  const rarest = all.filter((_, i) => times[i] === Math.min(...times));
  return `${level}:${rarest[Math.floor(chance() * rarest.length)]}`;
}

/** The bots by seat; nobody where a person sits. */
export function botsOf(game: Game, sitters: readonly Sitter[], chance?: () => number): readonly (string | null)[] {
  const taken: (string | null)[] = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.temper : null));
  return sitters.map((sitter) => {
    if (sitter.kind !== 'bot') return null;
    const name = named(game, sitter.level, sitter.temper, taken, chance);
    if (sitter.temper === 'any') taken.push(botParts(name).character);
    return name;
  });
}
