// The puzzles that ship: each can still be reached by the rules of today, is asked, and its answer is offered.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { said } from '@boucan/kernel';
import { startOf } from '@boucan/lessons';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { puzzlesIn } from '../src/index.ts';

/** So many are in a file, the last one aside: `apps/web` counts on it. */
const PER_FILE = 25;

describe.each(Object.entries(LESSONS))('%s', async (id, taught) => {
  const [game, themes] = [(await findGame(id))!, await taught.themes()];
  const files = globSync(resolve(import.meta.dirname, '../../../games', id, 'puzzles/*.jsonl')).sort();
  const all = files.map((file) => puzzlesIn(readFileSync(file, 'utf8')));
  const puzzles = all.flat();

  test('there are 200, none twice, in files of equal length', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map((one) => one.id)).size).toBe(puzzles.length);
    for (const few of all.slice(0, -1)) expect(few.length).toBe(PER_FILE);
  });

  test('each is reached, asked, clear, confirmed, and about something', () => {
    const every = atLength(10, 1);
    for (const puzzle of puzzles.filter((_, i) => i % every === 0)) {
      const state = startOf(game, puzzle);
      expect(
        state.asked.map(({ seat, question }) => [seat, question]),
        puzzle.id,
      ).toEqual([[puzzle.seat, puzzle.question]]);
      const options = game.options(state, puzzle.seat).map(said);
      expect(puzzle.figures.length, puzzle.id).toBeGreaterThan(1);
      for (const [choice] of puzzle.figures) expect(options, puzzle.id).toContain(choice);
      const [[answer, , best], [, , next]] = puzzle.figures as [(typeof puzzle.figures)[0], (typeof puzzle.figures)[0]];
      expect(answer).toBe(puzzle.answer);
      expect(best - next, puzzle.id).toBeGreaterThanOrEqual(0.024);
      expect(puzzle.worlds[0], puzzle.id).toBeGreaterThanOrEqual(10);
      expect(Object.keys(themes)).toContain(puzzle.theme);
    }
  });
});
