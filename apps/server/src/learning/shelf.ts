// The puzzles that ship with the games, by name: how hard they were when they were made.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { puzzlesIn, type Rated } from '@boucan/puzzles';
import type { Places } from '@boucan/registry/node';

export interface Shelf {
  /** Null if there is no such puzzle. */
  ratingOf(game: string, puzzle: string): Promise<Rated | null>;
}

/** Each game's are read when they are first asked for. */
export function shelfOf({ lists, outside }: Places, games: ReadonlyMap<string, unknown>): Shelf {
  const read = new Map<string, ReadonlyMap<string, Rated>>();
  const folderOf = (game: string): string =>
    outside.find(({ id }) => id === game)?.folder ?? join(dirname(fileURLToPath(lists[0]!)), game);
  return {
    async ratingOf(game, puzzle) {
      if (!games.has(game)) return null;
      let known = read.get(game);
      if (known === undefined) {
        const files = globSync(join(folderOf(game), 'puzzles', '*.jsonl'));
        known = new Map(
          files.flatMap((file) => puzzlesIn(readFileSync(file, 'utf8')).map(({ id, rating }) => [id, rating] as const)),
        );
        read.set(game, known);
      }
      return known.get(puzzle) ?? null;
    },
  };
}
