// Whoever looks before playing: what is in the box, with filters; and a player aid that prints on one sheet.
import { LESSONS } from '@boucan/games/lessons';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { whole } from './length.ts';
import { eventually, Venue } from './venue.ts';

/** How many pages a PDF has. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;

const LOCALES = ['en-GB', 'fr'];
/** So long a tour stays where it is. */
const MOMENT = 9000;

describe.each(['brethren', 'fortunes', 'nassau', 'skull'])('%s', (game) => {
  // Pages are alike from game to game: one tour and one box; all of them in a whole run.
  const tours = game === 'brethren' ? test : whole;
  const opens = game === 'nassau' ? test : whole;

  test.each(atLength(LOCALES.slice(game === 'skull' ? 1 : 0).slice(0, 1), LOCALES))(
    'the player aid prints on one sheet (%s)',
    async (locale) => {
      const { page } = await (await Venue.open()).visitor({ locale });
      await page.goto(`/aid/${game}`);
      await page.locator('.aid-sheet section').first().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesIn(pdf)).toBe(1);
      // Nothing of it is cut off, and it is there to be read.
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.aid-buttons').isVisible()).toBe(false);
      expect(await page.locator('.aid-sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(1);
    },
  );

  tours('a tour goes from one turning point to the next by itself, stops when told, and ends where one learns', async () => {
    const { page } = await (await Venue.open()).visitor({
      locale: game === 'skull' ? 'fr' : 'en-GB',
      reducedMotion: 'no-preference',
    });
    await page.clock.install();
    await page.goto(`/tour/${game}`);
    const tour = page.locator('.tour');
    await page.locator('.tour[data-runs=true]').waitFor();
    await page.clock.runFor(MOMENT);
    await page.locator('.tour[data-runs=true][data-stop="1"]').waitFor();
    expect((await page.locator('.tour-caption').innerText()).length).toBeGreaterThan(10);
    await page.locator('.tour .primary').click();
    expect(await tour.getAttribute('data-runs')).toBe('false');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await look(page, `the tour of ${game}`, { desktop: SIZES.desktop })).toEqual([]);
    const { cuts } = await LESSONS[game]!.tour();
    for (let stop = Number(await tour.getAttribute('data-stop')); stop < cuts.length; stop++) {
      await page.locator('.tour-foot button').last().press('Enter');
      await page.locator(`.tour[data-stop="${stop + 1}"]`).waitFor();
      expect(await page.locator('.tour-caption').innerText()).toMatch(/\S/u);
    }
    await page.locator('.tour a.primary').click();
    await page.locator('.learn-list').waitFor();
  });

  opens('what is in the box, by kind and by word', async () => {
    const { page } = await (await Venue.open()).visitor();
    await page.goto(`/look/${game}`);
    const kinds = page.locator('.look-kind');
    await kinds.first().waitFor();
    const [all, items] = [await kinds.count(), page.locator('.look-kind li')];
    expect(all).toBeGreaterThan(2);
    expect(await look(page, `the box of ${game}`, game === 'nassau' ? SIZES : { desktop: SIZES.desktop })).toEqual([]);
    const everything = await items.count();
    await page.locator('.look-filters button').nth(1).click();
    expect(await kinds.count()).toBe(1);
    const name = await page.locator('.look-kind h4').first().innerText();
    await page.locator('.look-filters button').first().click();
    await page.getByRole('searchbox').fill(name.split(' · ')[0]!.toUpperCase());
    await eventually(() => items.count()).toBeLessThan(everything);
    expect(await items.count()).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByText('Nothing found').waitFor();
  });
});
