// First load, small screens, and people who would rather see nothing move.
import type { Locator, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOut } from './by-wire.ts';
import { House } from './house.ts';
import { read } from './person.ts';

const KB = 1000;

test.each(['en', 'fr'])(
  'a first visit takes at most 150 KB as they are sent (%s), and the board comes only with a table',
  async (locale) => {
    const house = await House.open();
    const fetched: Response[] = [];
    const anna = await house.visitor({ locale, before: (page) => page.on('response', (response) => fetched.push(response)) });
    await anna.page.waitForLoadState('networkidle');
    await anna.page
      .getByRole('button', { name: /Play now|Jouer/u })
      .first()
      .waitFor();
    await anna.page.evaluate('document.fonts.ready');
    const first = fetched.splice(0);
    const sizes = await Promise.all(
      first.map(async (one) => [(await one.request().sizes()).responseBodySize, one.url()] as const),
    );
    const sent = sizes.reduce((sum, [size]) => sum + size, 0);
    const kinds = first.map((one) => one.request().resourceType());
    expect(kinds).toEqual(expect.arrayContaining(['document', 'script', 'stylesheet', 'font']));
    expect(sent, 'it was measured at all').toBeGreaterThan(60 * KB);
    const list = sizes.toSorted(([a], [b]) => b - a).map(([size, url]) => `${size} ${url.split('/').at(-1)}`);
    expect(sent, list.join('\n')).toBeLessThanOrEqual(150 * KB);

    const isBoard = (script: Response): boolean => /\/board-[^/]*\.js$/u.test(script.url());
    expect(first.some(isBoard)).toBe(false);
    await anna.page
      .getByRole('button', { name: /Play now|Jouer/u })
      .first()
      .click();
    await anna.page.locator('.bre-tray').waitFor();
    expect(fetched.some(isBoard), fetched.map((script) => script.url()).join(' ')).toBe(true);
  },
);

test('on a small phone nothing scrolls sideways, and everything one presses is large enough for a finger', async () => {
  const house = await House.open();
  const anna = await house.guest('Anna', {
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
    await page.getByRole('button', { name: 'Hide' }).click();
  }
  await playOut(anna);
  await anna.seeScores();
  await fits('final scores');
});

test('with reduced motion nothing on the table moves', async () => {
  const house = await House.open();
  const anna = await house.guest('Anna', { reducedMotion: 'reduce' });
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
