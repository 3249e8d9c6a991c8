import { GAMES as LISTED } from '@boucan/games';
import type { Game } from '@boucan/kernel';

/** The games one can play here, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  await Promise.all(LISTED.map(async ({ id, load }) => [id, await load()] as const)),
);
