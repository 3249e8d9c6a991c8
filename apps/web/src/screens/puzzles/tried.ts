// What somebody has tried, kept on this device: by game the rating, and each first attempt.
import { attempted, dayOf, type Puzzle, points, type Rated, UNKNOWN } from '@boucan/puzzles';
import { kept } from '../table/model/use-kept.ts';

export interface Attempt {
  readonly id: string;
  readonly day: number;
  readonly solved: boolean;
  /** It was the puzzle of the day. */
  readonly daily: boolean;
  /** The rating afterwards. */
  readonly points: number;
}

export interface Tried {
  readonly rating: Rated;
  readonly attempts: readonly Attempt[];
}

const KEY = 'boucan.puzzles';
type All = Readonly<Record<string, Tried>>;

const NOTHING: Tried = { rating: UNKNOWN, attempts: [] };

export const triedIn = (game: string): Tried => kept.read<All>(KEY, {})[game] ?? NOTHING;

/** Notes an attempt; only the first at a puzzle counts. Gives what is kept now. */
export function note(game: string, puzzle: Puzzle, solved: boolean, daily: boolean, now = Date.now()): Tried {
  const before = triedIn(game);
  if (before.attempts.some(({ id }) => id === puzzle.id)) return before;
  const rating = attempted(before.rating, puzzle.rating, solved).solver;
  const attempt: Attempt = { id: puzzle.id, day: dayOf(now), solved, daily, points: points(rating) };
  const after = { rating, attempts: [...before.attempts, attempt] };
  kept.write(KEY, { ...kept.read<All>(KEY, {}), [game]: after });
  return after;
}

/** On how many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export function streak(attempts: readonly Attempt[], now = Date.now()): number {
  const days = new Set(attempts.filter(({ solved, daily }) => solved && daily).map(({ day }) => day));
  let day = dayOf(now);
  if (!days.has(day)) day--;
  let length = 0;
  while (days.has(day - length)) length++;
  return length;
}
