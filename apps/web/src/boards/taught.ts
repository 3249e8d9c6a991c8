// What is taught of the games of the house: their lessons, and their puzzles, a few to a file, each loaded when somebody wants one of them.
import { LESSONS } from '@boucan/games/lessons';
import { puzzlesIn, type Taught } from '@boucan/puzzles';

const FILES = import.meta.glob<string>('../../../../games/*/puzzles/*.jsonl', { query: '?raw', import: 'default' });

/** The files of a game, in order. */
const puzzlesOf = (game: string): Taught['puzzles'] & object =>
  Object.keys(FILES)
    .filter((path) => path.includes(`/${game}/`))
    .sort()
    .map((path) => async () => puzzlesIn(await FILES[path]!()));

export const TAUGHT: { readonly [game: string]: Taught } = Object.fromEntries(
  Object.entries(LESSONS).map(([id, lessons]) => [id, { ...lessons, puzzles: puzzlesOf(id) }]),
);
