// First load, small screens, and people who would rather see nothing move.
import { get } from 'node:http';
import type { Locator, Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOut } from './by-wire.ts';
import { read } from './person.ts';
import { Venue } from './venue.ts';

/** The bytes of a file as the server sends it to a browser. */
const sizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (some: Buffer) => {
        size += some.length;
      });
      response.on('end', () => resolve(size));
    }).on('error', reject);
  });

/** Letters that only some names have: chance brings a name, so they come or not, and are not weighed. */
const BY_CHANCE = /\/assets\/(?:text-more|strong-more|title-abroad)-/u;

/** What came over the wire once somebody has come this far: each file once, as it was sent. Of what a thread fetches a browser does not tell the size. */
class Wire {
  readonly #fetched = new Map<string, Response>();

  listen(page: Page): void {
    page.on('response', (response) => BY_CHANCE.test(response.url()) || this.#fetched.set(response.url(), response));
  }

  async weigh(page: Page): Promise<{ readonly kb: number; readonly requests: number; readonly list: string }> {
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    const sizes = await Promise.all(
      [...this.#fetched].map(async ([url, one]) => {
        const { responseBodySize } = await one.request().sizes();
        return [responseBodySize > 0 ? responseBodySize : await sizeOf(url), url] as const;
      }),
    );
    const list = sizes.toSorted(([a], [b]) => b - a).map(([size, url]) => `${size} ${new URL(url).pathname}`);
    return { kb: sizes.reduce((sum, [size]) => sum + size, 0) / 1000, requests: sizes.length, list: list.join('\n') };
  }

  has(file: RegExp): boolean {
    return [...this.#fetched.keys()].some((url) => file.test(url));
  }
}

/** What a first visit and a table against bots may weigh in all, in kB, and how many files that may be. */
const LIMITS = { brethren: [262, 30], skull: [374, 32], nassau: [348, 32], fortunes: [466, 32] } as const;

/** The same of the lobby. */
const LOBBY = { kb: 130, requests: 14 } as const;

test.each([
  ['en', 'brethren'],
  ['fr', 'brethren'],
  ['en', 'skull'],
  ['en', 'nassau'],
  ['en', 'fortunes'],
] as const)('few bytes in few files: a first visit (%s), and a table of %s', async (locale, game) => {
  const venue = await Venue.open();
  const wire = new Wire();
  const anna = await venue.visitor({ locale, before: (page) => wire.listen(page) });
  const { page } = anna;
  const play = page.locator(`[data-plays=${game}]`);
  await play.waitFor();
  const first = await wire.weigh(page);
  expect(first.kb, 'it was measured at all').toBeGreaterThan(60);
  expect(first.kb, first.list).toBeLessThanOrEqual(LOBBY.kb);
  expect(first.requests, first.list).toBeLessThanOrEqual(LOBBY.requests);
  expect(wire.has(/\/(?:board|game|table)-/u), 'a game comes only with a table').toBe(false);

  await play.click();
  await anna.page.locator('.tb-prompt-text').waitFor();
  await anna.page.locator('.tb-board svg').first().waitFor();
  const all = await wire.weigh(page);
  expect(all.kb, all.list).toBeLessThanOrEqual(LIMITS[game][0]);
  expect(all.requests, all.list).toBeLessThanOrEqual(LIMITS[game][1]);
  // One game, in one language, and no licences.
  const others = ['brethren', 'skull', 'nassau', 'fortunes'].filter((one) => one !== game).join('|');
  expect(wire.has(new RegExp(`/(?:board|game|help)-(?:${others})-`, 'u')), all.list).toBe(false);
  expect(wire.has(new RegExp(`\\.${locale === 'en' ? 'fr' : 'en'}-|about-screen`, 'u')), all.list).toBe(false);
});

test('on a small phone nothing scrolls sideways, and everything one presses is large enough for a finger', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const { page } = anna;
  const fits = async (where: string) => expect(await anna.shifted(), where).toEqual([]);
  await fits('lobby');
  for (const path of ['/new', '/rules/brethren', '/about', '/replay']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await fits(path);
  }
  await page.goto('/');
  await anna.openTable({ seats: 4 });
  await anna.asked();
  await fits('table');
  const inline = anna.prompt.getByRole('button', { name: /^Rule / });
  await largeEnough(anna.prompt.getByRole('button', { name: /^(?!Rule )/u }), 44);
  await largeEnough(inline, 24);
  await anna.choose(/schooner/u);
  await anna.asked();
  await fits('table, a card to play');
  await page.keyboard.press('Escape');
  const tray = anna.board.locator('.bre-tray');
  await largeEnough(tray.getByRole('button'), 44);
  for (const panel of ['Log', 'Chat', 'Rules', 'In words'] as const) {
    await anna.beside(panel);
    await fits(panel);
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
  }
  await playOut(anna);
  await anna.seeScores();
  await fits('final scores');
});

test('with reduced motion nothing on the table moves', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { reducedMotion: 'reduce' });
  await anna.openTable();
  await anna.choose(/galleon/u);
  await anna.choose(/face up/u);
  await anna.asked();
  const moving = `document.getAnimations().filter((a) => a.playState === 'running')
    .filter((a) => a.effect.getComputedTiming().duration > 10)
    .filter((a) => a.effect.getKeyframes().some((k) => 'transform' in k || 'translate' in k || 'rotate' in k || 'scale' in k))
    .map((a) => a.effect.target.outerHTML.slice(0, 100))`;
  await anna.choose(/schooner/u);
  expect(await anna.page.evaluate(moving), 'a ship').toEqual([]);
  await anna.choose(/face up/u);
  expect(await anna.page.evaluate(moving), 'a card').toEqual([]);
});

async function largeEnough(targets: Locator, least: number): Promise<void> {
  const small: string[] = [];
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    if (box !== null && (box.width < least - 0.5 || box.height < least - 0.5))
      small.push(`${await read(target)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
  }
  expect(small, `smaller than ${least} px`).toEqual([]);
}
