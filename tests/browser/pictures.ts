// Takes the pictures of the README, of the client as it was built last: node tests/browser/pictures.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { startServer } from '../../apps/server/src/server.ts';
import { launch } from './chromium.ts';
import { Person, read } from './person.ts';

const PICTURES = join(import.meta.dirname, '../../docs/pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function guest(browser: Browser, url: string, name: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block', ...options });
  await context.request.post('/api/session', { data: { name } });
  const person = new Person(context, await context.newPage());
  await person.page.goto('/');
  return person;
}

/** A match of four in its middle: some treasure is won, and one holds the card to be played. */
async function midGame(person: Person): Promise<void> {
  const { page } = person;
  await person.openTable({ seats: 4, bots: 'Bosun' });
  await page.getByRole('button', { name: 'No more help' }).click();
  const sensible = async () => {
    const asked = await read(person.prompt);
    if (asked.includes('Play a ship')) return /schooner/u;
    return asked.includes('Play a card') ? /face up/u : /Take/u;
  };
  for (let made = 0; made < 8 || (await sensible()).source !== 'face up'; made++) {
    await person.asked();
    await person.choose(await sensible());
    await person.asked();
  }
  await person.foldChoices();
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.press('Enter');
  await person.board.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(1).click();
}

async function picture({ page }: Person, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(
    'Promise.all(document.getAnimations().map((a) => a.finished.catch(() => undefined))).then(() => undefined)',
  );
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

const data = mkdtempSync(join(tmpdir(), 'boucan-pictures-'));
const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'silent', loopbackUnlimited: true, botPause: 0 });
const browser = await launch();
try {
  const anna = await guest(browser, server.url, 'Anna', { viewport: DESKTOP });
  await midGame(anna);
  await picture(anna, 'brethren-desktop');

  const phone = await guest(browser, server.url, 'Anna', {
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await midGame(phone);
  await picture(phone, 'brethren-phone');

  const bea = await guest(browser, server.url, 'Bea', { viewport: DESKTOP });
  await bea.openTable({ seats: 3, friends: [2, 3], openness: 'Everybody' });
  await anna.toLobby();
  await anna.playNow();
  await anna.playUntil(anna.over, 6);
  await anna.toLobby();
  await anna.tableIn('On this device').first().waitFor();
  await anna.tableIn('Open tables').waitFor();
  await picture(anna, 'lobby');
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
