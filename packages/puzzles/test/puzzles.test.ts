import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { LANGS, said } from '@boucan/kernel';
import { startOf } from '@boucan/lessons';
import { describe, expect, test } from 'vitest';
import { attempted, dayOf, ofTheDay, points, puzzlesIn, themeOf, UNKNOWN } from '../src/index.ts';
import { look, matchAt } from '../src/make.ts';

describe.each(Object.entries(LESSONS))('%s', async (id, taught) => {
  const [game, themes] = [(await findGame(id))!, await taught.themes()];
  const questions = game.def.questions.map((question) => question.id);

  test('every theme is about questions that are asked, and has a name in every language', () => {
    for (const [theme, { of, ...names }] of Object.entries(themes)) {
      for (const pattern of of) {
        const [asked = ''] = pattern.split(' ');
        const found = questions.filter((one) => (asked.endsWith('*') ? one.startsWith(asked.slice(0, -1)) : one === asked));
        expect(found.length, `${theme}: ${pattern}`).toBeGreaterThan(0);
      }
      for (const lang of LANGS) expect(names[lang as 'en' | 'fr'], theme).toMatch(/\S/u);
    }
  });
});

const brethren = (await findGame('brethren'))!;
const themes = await LESSONS.brethren!.themes();

test('a match is looked through: what is found can be reached again, is offered, and was clearly better', () => {
  const found = [0, 1, 2].map((n) => look(brethren, matchAt(brethren, 'unit', n), themes, 0.03));
  const puzzles = found.flatMap((one) => one.puzzles);
  expect(puzzles.length).toBeGreaterThan(0);
  for (const puzzle of puzzles) {
    const state = startOf(brethren, puzzle);
    expect(state.asked.map(({ seat, question }) => [seat, question])).toEqual([[puzzle.seat, puzzle.question]]);
    const options = brethren.options(state, puzzle.seat).map(said);
    for (const [choice] of puzzle.figures) expect(options).toContain(choice);
    const [[answer, , best], ...others] = puzzle.figures as [(typeof puzzle.figures)[number]];
    expect(answer).toBe(puzzle.answer);
    for (const [, , chance] of others as typeof puzzle.figures) expect(best - chance).toBeGreaterThan(0.02);
    expect(puzzle.worlds[0]).toBeGreaterThanOrEqual(10);
    expect(Object.keys(themes)).toContain(puzzle.theme);
  }
  // What is not clear, plain, luck or refuted is thrown away.
  expect(found.reduce((sum, { thrown }) => sum + thrown.unclear, 0)).toBeGreaterThan(10);
  // The same seed finds the same.
  expect(look(brethren, matchAt(brethren, 'unit', 0), themes, 0.03)).toEqual(found[0]);
  expect(puzzlesIn(puzzles.map((one) => JSON.stringify(one)).join('\n'))).toEqual(puzzles);
});

test('matches have different sizes, and are seen from every seat', () => {
  const starts = Array.from({ length: 20 }, (_, n) => matchAt(brethren, 's', n));
  expect(new Set(starts.map(({ seats }) => seats))).toEqual(new Set([3, 4]));
  expect(new Set(starts.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(starts.map(({ seed }) => seed)).size).toBe(20);
});

test('a theme by question and verb, the first that fits', () => {
  const some = {
    home: { of: ['sea.turn go-home'], en: '', fr: '' },
    sea: { of: ['sea.*'], en: '', fr: '' },
  };
  expect(themeOf(some, 'sea.turn', ['go-home', 1])).toBe('home');
  expect(themeOf(some, 'sea.turn', ['fight'])).toBe('sea');
  expect(themeOf(some, 'town.turn', ['go-home'])).toBeUndefined();
});

test('the puzzle of the day: one a day, every one before any comes again', () => {
  for (const all of [1, 2, 7, 200]) {
    const days = Array.from({ length: all }, (_, day) => ofTheDay(20_000 + day, all));
    expect(new Set(days).size).toBe(all);
    expect(ofTheDay(20_000 + all, all)).toBe(days[0]);
  }
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 18)));
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 18)) + 1);
});

test('who solves it rises and the puzzle falls, the more the less it was expected', () => {
  const hard = { mu: 35, sigma: 3 };
  const won = attempted(UNKNOWN, hard, true);
  expect(points(won.solver)).toBeGreaterThan(points(UNKNOWN));
  expect(won.puzzle.mu).toBeLessThan(hard.mu);
  const lost = attempted(UNKNOWN, hard, false);
  expect(lost.solver.mu).toBeLessThan(UNKNOWN.mu);
  expect(won.solver.mu - UNKNOWN.mu).toBeGreaterThan(UNKNOWN.mu - lost.solver.mu);
  expect(points(UNKNOWN)).toBe(1500);
});
