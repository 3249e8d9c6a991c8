// Puzzles: one of the day for each game, solved or missed on the real board, with reasons; kept on the device.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LESSONS } from '@boucan/games/lessons';
import { type Puzzle, puzzlesIn } from '@boucan/puzzles';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import type { Person } from './person.ts';
import { eventually, Venue } from './venue.ts';

const puzzlesOf = (game: string): readonly Puzzle[] =>
  globSync(join(resolve(import.meta.dirname, '../../games'), game, 'puzzles', '*.jsonl'))
    .sort()
    .flatMap((file) => puzzlesIn(readFileSync(file, 'utf8')));

/** The list of what can be chosen, in words. */
async function opens({ page }: Person): Promise<void> {
  await page.locator('.puzzle').waitFor();
  if ((await page.locator('.tb-choices').count()) === 0) await page.locator('.tb-prompt [aria-expanded]').first().click();
  await page.locator('.tb-choices').waitFor();
}

const choose = async ({ page }: Person, choice: string): Promise<void> => {
  await page.locator(`.tb-choice[data-choice="${choice}"]`).click();
  const grave = page.locator('.tb-confirm .primary');
  if (await grave.isVisible()) await grave.click();
};

const keptIn = async ({ page }: Person, game: string) =>
  JSON.parse((await page.evaluate(`localStorage.getItem('boucan.puzzles')`)) as string)[game];

describe.each(atLength(['skull'], Object.keys(LESSONS)))('%s', (game) => {
  const [puzzle] = puzzlesOf(game);

  test('a wrong choice is not played and counts; the answer says why', async () => {
    const anna = await (await Venue.open()).visitor({ locale: game === 'skull' ? 'fr' : 'en-GB' });
    const { page } = anna;
    await page.goto(`/puzzles/${game}/${puzzle!.id}`);
    await opens(anna);
    const before = await page.locator('.puzzle').getAttribute('data-n');
    const wrong = await page
      .locator(`.tb-choice[data-allowed=true]:not([data-choice="${puzzle!.answer}"])`)
      .first()
      .getAttribute('data-choice');
    await choose(anna, wrong!);
    await page.locator('.puzzle .lesson-word').waitFor();
    expect(await page.locator('.puzzle').getAttribute('data-n'), 'it was not played').toBe(before);
    expect((await keptIn(anna, game)).attempts).toMatchObject([{ id: puzzle!.id, solved: false, daily: false }]);
    await choose(anna, puzzle!.answer);
    await page.locator('.puzzle[data-solved=true] .puzzle-figures').waitFor();
    expect(await page.locator('.puzzle-figures tbody tr').count()).toBe(puzzle!.figures.length);
    // The first attempt counts, not the second.
    expect((await keptIn(anna, game)).attempts.length).toBe(1);
    expect(await look(page, `a puzzle of ${game}`, { desktop: SIZES.desktop })).toEqual([]);
  });
});

test('whoever wants to practise one thing has puzzles on it, one after the other; every theme has some', async () => {
  for (const [game, taught] of Object.entries(LESSONS)) {
    const themes = new Set(puzzlesOf(game).map(({ theme }) => theme));
    const some = Object.entries(await taught.themes()).filter(([, { none = false }]) => !none);
    expect([...themes].sort()).toEqual(some.map(([theme]) => theme).sort());
  }
  const anna = await (await Venue.open()).visitor();
  const { page } = anna;
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'At the campfire' }).click();
  const [first, second] = puzzlesOf('nassau').filter(({ theme }) => theme === 'tales');
  for (const puzzle of [first!, second!]) {
    await page.getByRole('heading', { name: 'At the campfire' }).waitFor();
    await opens(anna);
    await choose(anna, puzzle.answer);
    await page.locator('.puzzle[data-solved=true]').waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.locator('.puzzle[data-solved=false]').waitFor();
  }
  expect((await keptIn(anna, 'nassau')).attempts.map(({ id }: { id: string }) => id)).toEqual([first!.id, second!.id]);
});

test('the puzzle of the day is the same for everybody, and solving it begins a streak', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  const { page } = anna;
  await page.goto('/puzzles');
  await page.getByText('No streak yet').waitFor();
  expect(await look(page, 'all puzzles', SIZES)).toEqual([]);
  await page.getByRole('link', { name: 'Puzzle of the day, Brethren of the Coast' }).click();
  await opens(anna);
  const bea = await venue.visitor({ locale: 'fr' });
  await bea.page.goto('/puzzles/brethren');
  await opens(bea);
  const offered = ({ page: one }: Person) =>
    one
      .locator('.tb-choice[data-allowed=true]')
      .evaluateAll((all) => all.map((button) => (button as unknown as { dataset: Record<string, string> }).dataset.choice));
  expect(await offered(anna)).toEqual(await offered(bea));
  const all = await offered(anna);
  const today = puzzlesOf('brethren').find(({ answer, figures }) =>
    [answer, ...figures.map(([c]) => c)].every((c) => all.includes(c)),
  )!;
  // Which one it is, the page knows; whoever tries all comes to it.
  let solved = false;
  for (const choice of [today.answer, ...all]) {
    await choose(anna, choice!);
    await eventually(
      async () =>
        (await page.locator('.puzzle[data-solved=true]').count()) + (await page.locator('.puzzle .lesson-word').count()),
    ).toBeGreaterThan(0);
    solved = (await page.locator('.puzzle[data-solved=true]').count()) > 0;
    if (solved) break;
  }
  expect(solved).toBe(true);
  const { attempts } = await keptIn(anna, 'brethren');
  expect(attempts).toMatchObject([{ daily: true }]);
  await page.goto('/puzzles');
  await page.getByText(attempts[0].solved ? 'A streak of 1 day' : 'No streak yet').waitFor();
  await page.getByText(attempts[0].solved ? 'Solved today' : 'Missed today').waitFor();
  // Another one is not the same again, and one after the other they make a curve.
  await page.getByRole('link', { name: 'Another puzzle, Brethren of the Coast' }).click();
  await opens(anna);
  await choose(anna, (await offered(anna))[0]!);
  await eventually(async () => (await keptIn(anna, 'brethren')).attempts.length).toBe(2);
  await page.goto('/puzzles');
  await page.getByRole('img', { name: /^Your rating, from/u }).waitFor();
});

test('on a phone the puzzle lies above the question and folds away', async () => {
  const anna = await (await Venue.open()).visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page } = anna;
  await page.goto('/puzzles/nassau');
  const panel = page.getByRole('complementary', { name: 'Puzzle' });
  await panel.getByText('One choice is clearly better').waitFor();
  expect(await anna.shifted()).toEqual([]);
  expect(await look(page, 'a puzzle on a phone', { phone: SIZES.phone })).toEqual([]);
  await panel.getByRole('button', { name: 'Fold the puzzle' }).tap();
  expect(await panel.getByText('One choice is clearly better').isVisible()).toBe(false);
});
