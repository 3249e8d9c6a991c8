import { brethren } from '@boucan/brethren';
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { toy } from '@boucan/toy';

/** The games one can play here, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  [brethren, fortunes, toy].map((game) => [game.id, game as unknown as Game]),
);
