// A game for a thread, or for a page that needs its rules alone: one of the house, or one that the server has from outside.
import { findGame as ours } from '@boucan/games';
import type { Game } from '@boucan/kernel';

/** The address of a module of a game from outside: see the server's `http/games.ts`. */
export const partOf = (id: string, part: 'game' | 'board' | 'lessons'): string =>
  new URL(`/games/${encodeURIComponent(id)}/${part}.js`, location.origin).href;

interface Rules {
  readonly game?: Game;
  readonly default?: Game;
}

export async function rulesFromOutside(id: string): Promise<Game | undefined> {
  const { game, default: other } = (await import(/* @vite-ignore */ partOf(id, 'game'))) as Rules;
  return game ?? other;
}

/** The game of this name; nothing where the server has none. */
export const findGame = async (id: string): Promise<Game | undefined> =>
  (await ours(id)) ?? (/^[a-z][a-z0-9-]*$/u.test(id) ? rulesFromOutside(id).catch(() => undefined) : undefined);
