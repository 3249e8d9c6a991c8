// What one meets first: friends and games without scrolling; and an invitation that can be photographed.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { Venue } from './venue.ts';

const isInSight = async (what: Locator): Promise<boolean> => {
  await what.waitFor();
  const box = (await what.boundingBox())!;
  const { width, height } = what.page().viewportSize()!;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
};

test.each([
  ['desk', 'en', { width: 1440, height: 900 }, 4],
  ['phone', 'en', { width: 390, height: 844 }, 1],
  ['phone', 'fr', { width: 390, height: 844 }, 1],
] as const)('on a %s (%s), friends and games are in sight without scrolling', async (_, locale, viewport, games) => {
  const venue = await Venue.open();
  const { page } = await venue.visitor({ viewport, locale });
  const friends = page.getByRole('link', { name: locale === 'en' ? /^Play with friends/u : /^Jouer entre amis/u });
  expect(await isInSight(friends), 'friends').toBe(true);
  const buttons = page.locator('[data-plays]');
  for (let n = 0; n < games; n++) expect(await isInSight(buttons.nth(n)), `game ${n}`).toBe(true);
  // Whoever listens finds each game by its name.
  for (const name of ['Nassau', 'Skull Tales'])
    expect(await page.getByRole('heading', { level: 3, name, exact: true }).count()).toBe(1);
});

test('a table that waits for one comes before everything else', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable();
  await anna.toLobby();
  const mine = anna.page.getByRole('heading', { name: 'Your tables' });
  await mine.waitFor();
  const friends = anna.page.getByRole('link', { name: /^Play with friends/u });
  expect((await mine.boundingBox())!.y).toBeLessThan((await friends.boundingBox())!.y);
});

test('an invitation is also a picture for a camera, and is handed on by the device where it can', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', {
    before: (page) => page.addInitScript('navigator.share = async (what) => { globalThis.shared = what; };'),
  });
  await anna.openTable({ friends: [2] });
  const { page } = anna;
  await page.getByRole('button', { name: 'QR code' }).first().click();
  const code = page.getByRole('img', { name: /^Point a phone’s camera/u });
  await code.waitFor();
  const box = (await code.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  expect(await page.evaluate('shared.url')).toContain('/t/');
});
