// Lessons: found from the lobby, played on the real board, kept on the device. One of two games here, all of all games in a whole run.
import { LESSONS } from '@boucan/games/lessons';
import { atLength } from '@boucan/testkit/whole';
import { test as both, describe, expect } from 'vitest';
import { look, SIZES } from './axe.ts';
import { test, whole } from './length.ts';
import { HANDS, isKept, learns, lessonsOf } from './lessons.ts';
import { read } from './person.ts';
import { NO_NETWORK, OwnVenue, Venue } from './venue.ts';

describe.each(atLength(['fortunes', 'nassau'], Object.keys(LESSONS)))('%s', async (game) => {
  const lessons = await lessonsOf(game);

  // By mouse in English, or by keyboard in French.
  if (game === 'fortunes')
    test('a lesson by mouse in English is kept', async () => {
      const anna = await (await Venue.open()).visitor();
      expect(await learns(anna, game, lessons[0]!, 'mouse')).toBeGreaterThan(0);
      await isKept(anna, game, lessons[0]!);
    });
  if (game === 'nassau')
    test('a lesson by keyboard in French leads to the next', async () => {
      const bea = await (await Venue.open()).visitor({ locale: 'fr' });
      expect(await learns(bea, game, lessons[1]!, 'keyboard')).toBeGreaterThan(0);
      // It ends where the next one begins, and the keyboard is there.
      await bea.page.keyboard.press('Enter');
      await bea.page.waitForURL(new RegExp(`/learn/${game}/${lessons[2]}$`, 'u'));
    });

  for (const hand of HANDS)
    for (const locale of ['en-GB', 'fr'])
      whole(`all of them by ${hand}, ${locale}`, async () => {
        const anna = await (await Venue.open()).visitor({ locale });
        for (const lesson of lessons) expect(await learns(anna, game, lesson, hand), lesson).toBeGreaterThan(0);
        await anna.page.goto(`/learn/${game}`);
        await anna.page.locator('.learn-list a').first().waitFor();
        expect(await anna.page.locator('.learn-list a[data-learned=false]').count()).toBe(0);
      });
});

whole('with the network cut, a lesson never opened before is learned, and kept', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.visitor({ serviceWorkers: 'allow', forgives: [NO_NETWORK] });
  await anna.keepAllGames();
  await anna.context.setOffline(true);
  await venue.stop();
  for (const game of Object.keys(LESSONS)) {
    const [first] = await lessonsOf(game);
    expect(await learns(anna, game, first!, 'mouse'), game).toBeGreaterThan(0);
    await isKept(anna, game, first!);
  }
  // What else one learns from is there, too.
  await anna.page.goto('/puzzles/nassau');
  await anna.page.locator('.puzzle .lesson-task').waitFor();
  await anna.page.goto('/aid/skull');
  await anna.page.locator('.aid-sheet section').first().waitFor();
});

both('from the lobby to a lesson; a choice that misses the point is not played, and a word says why', async () => {
  const anna = await (await Venue.open()).visitor();
  const { page } = anna;
  await page.getByRole('link', { name: 'Learn, Brethren of the Coast' }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn Brethren of the Coast' }).waitFor();
  expect(await look(page, 'the list of lessons')).toEqual([]);
  await page.getByRole('link', { name: /^The strongest fleet leads/u }).click();
  const panel = page.getByRole('complementary', { name: 'Lesson' });
  await panel.getByText('A rival leads at La Habana').waitFor();
  // What is offered is narrowed to what matters.
  await anna.asked();
  expect(await page.locator('.tb-choice[data-allowed=true]').count()).toBe(2);
  await page.locator('.tb-choice[data-choice="ship schooner la-habana"]').click();
  await panel.getByText('On a tie the earlier fleet stays in front').waitFor();
  // Who sat down, and with which bots, is nothing to learn.
  expect(await read(anna.log)).not.toMatch(/seat|greedy/u);
  expect(await page.locator('.tb-choice[data-allowed=true]').count(), 'it was not played').toBe(2);
  // The rule beside it.
  await panel.getByRole('button', { name: 'The rule' }).click();
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await rules.getByText('BRE-FLEET-05').first().waitFor();
  expect(await look(page, 'a lesson', { desktop: SIZES.desktop })).toEqual([]);
  await page.locator('.tb-choice[data-choice="ship galleon la-habana"]').click();
  await panel.getByText('Lesson complete').waitFor();
  expect(await read(panel.locator('.lesson-good'))).toContain('You lead at La Habana');
});

both('on a phone the task lies above the question, folds away, and nothing scrolls sideways', async () => {
  const anna = await (await Venue.open()).visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page } = anna;
  await page.goto('/learn/brethren/strongest');
  const panel = page.getByRole('complementary', { name: 'Lesson' });
  await panel.getByText('A rival leads at La Habana').waitFor();
  expect(await anna.shifted()).toEqual([]);
  expect(await look(page, 'a lesson on a phone', { phone: SIZES.phone })).toEqual([]);
  // The next hint is always at hand, and what was said last is in sight.
  await page.locator('.tb-prompt [aria-expanded]').first().tap();
  await page.locator('.tb-choice[data-choice="ship schooner la-habana"]').tap();
  const hint = panel.getByRole('button', { name: 'Hint' });
  await hint.tap({ trial: true });
  await hint.tap();
  const [word, text] = [panel.locator('.lesson-word'), panel.locator('.lesson-text')];
  const [low, box] = [await word.boundingBox(), await text.boundingBox()];
  expect(low!.y + low!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  await panel.getByRole('button', { name: 'Fold the lesson' }).tap();
  expect(await panel.getByText('A rival leads at La Habana').isVisible()).toBe(false);
  await panel.getByRole('button', { name: 'Unfold the lesson' }).tap();
  await panel.getByText('A rival leads at La Habana').waitFor();
});
