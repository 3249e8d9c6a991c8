// The first match: two gentle bots, and a companion who speaks at what is new, says how it stands, and is silent when told.
import { LESSONS } from '@boucan/games/lessons';
import { atLength } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { lessonsOf } from './lessons.ts';
import type { Person } from './person.ts';
import { eventually, Venue } from './venue.ts';

const COMPANION = '.companion';
const SPEAKS = `${COMPANION}[data-speaks=true]`;

/** From the list of lessons to the first question, past the welcome. */
async function begins({ page }: Person, game: string): Promise<string> {
  await page.goto(`/learn/${game}`);
  await page.locator('.learn button').first().click();
  await page.waitForURL(/\/local\//u);
  await page.locator(SPEAKS).waitFor();
  for (;;) {
    const key = await page.locator(SPEAKS).getAttribute('data-key');
    if (!key!.startsWith('opening.')) return key!;
    await page.locator(`${SPEAKS} .primary`).click();
    await eventually(() => page.locator(COMPANION).getAttribute('data-key')).not.toBe(key);
    await page.locator(SPEAKS).waitFor();
  }
}

/** Reads whatever is new: what the others do before one's first turn may be, too. */
async function hears({ page }: Person): Promise<void> {
  await eventually(async () => {
    const more = page.locator(`${SPEAKS} .primary`);
    if (await more.isVisible()) await more.click();
    return page.locator(`${COMPANION}[data-speaks=false]`).count();
  }).toBe(1);
}

/** Chooses something that is allowed, in words. */
async function chooses({ page }: Person): Promise<void> {
  if ((await page.locator('.tb-choices:not([data-idle])').count()) === 0)
    await page.locator('.tb-prompt [aria-expanded]').first().click();
  await page.locator('.tb-choice[data-allowed=true]').first().click();
  const grave = page.locator('.tb-confirm .primary');
  if (await grave.isVisible()) await grave.click();
}

describe.each(atLength(['nassau'], Object.keys(LESSONS)))('%s', (game) => {
  test('the companion says what is asked, what people look at and what a bot weighs; once, and again when asked', async () => {
    const anna = await (await Venue.open()).visitor({ locale: game === 'nassau' ? 'fr' : 'en-GB' });
    const { page } = anna;
    const key = await begins(anna, game);
    const companion = page.locator(SPEAKS);
    const said = await companion.locator('.lesson-text').innerText();
    expect(said.length, key).toBeGreaterThan(40);
    expect(await look(page, `the companion of ${game}`, { desktop: SIZES.desktop })).toEqual([]);
    // It never says what to press.
    expect(await companion.locator('.lesson-show').count()).toBe(0);
    await hears(anna);
    await page.locator(`${COMPANION}[data-speaks=false] button`).first().click();
    expect(await page.locator(SPEAKS).getAttribute('data-key')).toBe(key);
    // Asked for, it also says how it stands.
    await page.locator(`${SPEAKS} .companion-stands`).waitFor();
    // Sent away it stays away, and comes back when asked.
    await page.locator(`${SPEAKS} .lesson-buttons .quiet`).click();
    await page.locator(`${COMPANION}[data-speaks=false] .quiet`).waitFor();
    await page.reload();
    await page.locator(`${COMPANION}[data-speaks=false] .quiet`).click();
    await page.locator(`${COMPANION}[data-speaks=false] .quiet`).waitFor({ state: 'detached' });
  });
});

test('it looks where people look, tells after a round how it stands and why, and never what a lesson has taught', async () => {
  const game = 'brethren';
  const anna = await (await Venue.open()).visitor();
  const { page } = anna;
  expect(await begins(anna, game)).toBe('turn.ship');
  await page.locator(`${SPEAKS} .companion-look`).getByText('Most people look at what each board is worth').waitFor();
  await page
    .locator(`${SPEAKS} .companion-weighs`)
    .getByText(/^(Here a bot would think about|To a bot)/u)
    .waitFor();
  await hears(anna);
  await chooses(anna);
  await page.locator(`${SPEAKS}[data-key="turn.card"]`).waitFor();
  await hears(anna);
  await chooses(anna);
  // The others have had their turn: two sentences, or three.
  const stands = page.locator(`${SPEAKS} .companion-stands`);
  await eventually(async () => {
    if (await stands.isVisible()) return 'told';
    const other = page.locator(`${SPEAKS}:not([data-key=round]) .primary`);
    if (await other.isVisible()) await other.click();
    return 'not yet';
  }).toBe('told');
  expect([2, 3]).toContain((await stands.innerText()).match(/[.]/gu)!.length);
  expect(await stands.innerText()).toMatch(/\d+% to win/u);

  // Whoever has done a lesson about it hears nothing of it.
  const bea = await (await Venue.open()).visitor();
  await bea.page.goto('/');
  await bea.page.evaluate(
    `localStorage.setItem('boucan.learned', '${JSON.stringify((await lessonsOf(game)).map((one) => `${game}/${one}`))}')`,
  );
  await bea.page.goto(`/learn/${game}`);
  await bea.page.locator('.learn button').first().click();
  const taught = Object.entries(await LESSONS[game]!.companion())
    .filter(([, { lessons = [] }]) => lessons.length > 0)
    .map(([key]) => key);
  await eventually(async () => {
    const speaks = bea.page.locator(SPEAKS);
    if (!(await speaks.isVisible())) return bea.page.locator(`${COMPANION}[data-speaks=false]`).count();
    // What no lesson is about may be said, if the others have come to it first.
    expect(taught).not.toContain(await speaks.getAttribute('data-key'));
    await speaks.locator('.primary').click();
    return 0;
  }).toBe(1);
});

test('on a phone the companion leaves the question in sight', async () => {
  const anna = await (await Venue.open()).visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true, locale: 'fr' });
  const { page } = anna;
  await begins(anna, 'fortunes');
  expect(await look(page, 'the companion on a phone', { phone: SIZES.phone })).toEqual([]);
  const [panel, prompt] = [await page.locator(SPEAKS).boundingBox(), await page.locator('.tb-prompt').boundingBox()];
  expect(prompt!.y + prompt!.height).toBeLessThanOrEqual(SIZES.phone.height);
  expect(panel!.height).toBeLessThan(0.15 * SIZES.phone.height);
  // The rest opens over the lower part of the board; the question stays where it is.
  await page.locator(`${SPEAKS} .companion-open`).click();
  await page.locator(`${SPEAKS}[data-open=true] .companion-look`).waitFor();
  const board = await page.locator('.tb-board').boundingBox();
  expect((await page.locator(SPEAKS).boundingBox())!.height).toBeLessThan(0.6 * board!.height + 1);
  expect((await page.locator('.tb-prompt').boundingBox())!.y).toBe(prompt!.y);
  await page.locator(`${SPEAKS} .companion-open`).click();
  expect(await anna.shifted()).toEqual([]);
});
