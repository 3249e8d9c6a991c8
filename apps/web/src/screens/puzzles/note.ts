import { attempted, dayOf, type Puzzle, points, UNKNOWN } from '@boucan/puzzles';
import { keepTried, keyOf, type Tried, triedIn } from '../learn/progress.ts';

/** Notes an attempt; only the first at a puzzle moves the rating. Gives what is kept now. */
export function note(game: string, puzzle: Puzzle, solved: boolean, daily: boolean, now = Date.now()): Tried {
  const before = triedIn(game);
  const one = { id: puzzle.id, day: dayOf(now), solved, daily };
  if (before.attempts.some((other) => keyOf(other) === keyOf(one))) return before;
  const isFirst = before.attempts.every(({ id }) => id !== puzzle.id);
  if (!isFirst && !daily) return before;
  const known = before.rating ?? UNKNOWN;
  const rating = isFirst ? attempted(known, puzzle.rating, solved).solver : known;
  const after = { rating, attempts: [...before.attempts, { ...one, points: points(rating) }] };
  keepTried(game, after);
  return after;
}
