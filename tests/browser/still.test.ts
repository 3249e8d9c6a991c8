// A table that waits for somebody: what moves on it without end moves by the compositor alone, and costs the page nothing.

import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { BLANK, goOnHere } from './on-device.ts';
import { eventually, Venue } from './venue.ts';
import { sought } from './voyage.ts';

/** What bobs, rolls or glows now. */
const ENDLESS = `document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getTiming().iterations === Infinity).map((a) => a.animationName)`;

const LIVELY = { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } } as const;

/** That this goes on, and no style is reckoned and nothing laid out for it. */
async function movesByItself(page: Page, what: string): Promise<void> {
  await page.locator('.tb-prompt[data-asked]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const work = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.reduce((sum, { name, value }) => sum + (/^(?:LayoutCount|RecalcStyleCount)$/u.test(name) ? value : 0), 0);
  };
  await eventually(async () => {
    await page.mouse.move(700, 450); // somebody is there
    await page.waitForTimeout(500); // what comes of that
    const before = await work();
    await page.waitForTimeout(1000);
    const done = (await work()) - before;
    return [((await page.evaluate(ENDLESS)) as string[]).includes(what), done < 4 ? 'next to nothing' : done];
  }).toEqual([true, 'next to nothing']);
}

test('Nassau: what can be chosen glows while a question waits', async () => {
  const house = await Venue.open();
  const { page } = await house.visitor(LIVELY);
  await page.locator('[data-plays=nassau]').click();
  await movesByItself(page, 'bp-glow');
}, 120_000);

test('Fortunes: ships bob while a question waits', async () => {
  const found = sought('ships at sea', ({ question }) => question === 'turn.action');
  const house = await Venue.open();
  const anna = await house.visitor({ ...LIVELY, at: BLANK });
  await goOnHere(anna, fortunes as unknown as Game, found.played, found.seat);
  await movesByItself(anna.page, 'bp-bob');
}, 120_000);
