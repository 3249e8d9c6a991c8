// Takes the pictures of the README, of the client as it was built last: node tests/browser/pictures.ts [brethren|fortunes]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { startServer } from '../../apps/server/src/server.ts';
import { launch } from './chromium.ts';
import { Person, read } from './person.ts';
import { playOn, sought } from './voyage.ts';

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
  await page.getByRole('button', { name: 'Turn off help' }).click();
  const sensible = async () => {
    const asked = await read(person.prompt);
    if (asked.includes('Your ship first')) return /schooner/u;
    return asked.includes('Now a card') ? /face up/u : /Take/u;
  };
  for (let made = 0; made < 8 || (await sensible()).source !== 'face up'; made++) {
    await person.asked();
    await person.choose(await sensible());
    await person.asked();
  }
  await person.foldChoices();
  await rest(person);
  await person.board.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(1).click();
}

/** What a captain who knows the trade does, the most urgent first. */
const SENSIBLE = [
  /^Sell/u,
  /^Buy .*gold/u,
  /^(Buy goods|See the offer)/u,
  /^Load/u,
  /^(Finish|Stop|Leave the|Keep the|End the)/u,
  /^Attack/u,
  /^Port action/u,
  /^Scout/u,
  /^Sail/u,
  /^(?!Retire)/u,
] as const;

/** A voyage of four, with most of the sea in sight and a turn to begin. */
async function atSea(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Open a table' }).click();
  await person.pick('Which game?', 'Fortunes of the Sea');
  await person.pick('Seats', '4');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Turn off help' }).click();
  const underWay = async () =>
    (await read(person.prompt)).includes('2 actions left') && (await page.locator('.bp-place[data-state=open]').count()) > 4;
  for (let made = 0; made < 60 || !(await underWay()); made++) {
    await person.asked();
    const labels = await person.offers.allInnerTexts();
    await person.choose(SENSIBLE.find((wish) => labels.some((label) => wish.test(label))));
    await person.asked();
  }
  await person.foldChoices();
  await rest(person);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'The whole chart' }).click();
}

/** A broadside from both sides, and a skull to be placed. */
const broadside = () =>
  sought('a broadside', ({ state: { board }, question }) => {
    const [one, other] = board.volleys;
    return question === 'volley.skull' && board.fight?.where === 'sea' && one!.dice.length > 2 && (other?.dice.length ?? 0) > 1;
  });

/** What is being told is told. */
async function rest({ page }: Person): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  if (await skip.isVisible()) await skip.press('Enter');
}

/** The whole page, or a part of it; as PNG, or as JPEG where a painted sea would make it heavy. */
async function picture({ page }: Person, file: string, part?: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // Waves never end.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((a) => a.effect.getComputedTiming().endTime < Infinity)
    .map((a) => a.finished.catch(() => undefined))).then(() => undefined)`);
  await (part ?? page).screenshot({ path: join(PICTURES, file), ...(file.endsWith('.jpg') && { quality: 86 }) });
}

const data = mkdtempSync(join(tmpdir(), 'boucan-pictures-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  log: 'silent',
  loopbackUnlimited: true,
  botPause: 0,
  moment: 0,
});
const browser = await launch();

async function ofBrethren(): Promise<void> {
  const anna = await guest(browser, server.url, 'Anna', { viewport: DESKTOP });
  await midGame(anna);
  await picture(anna, 'brethren-desktop.png');

  const phone = await guest(browser, server.url, 'Anna', {
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await midGame(phone);
  await picture(phone, 'brethren-phone.png');

  const bea = await guest(browser, server.url, 'Bea', { viewport: DESKTOP });
  await bea.openTable({ seats: 3, friends: [2, 3], openness: 'Everyone' });
  await anna.toLobby();
  await anna.playNow();
  await anna.playUntil(anna.over, 6);
  await anna.toLobby();
  await anna.tableIn('On this device').first().waitFor();
  await anna.tableIn('Open tables').waitFor();
  await picture(anna, 'lobby.png');
}

async function ofFortunes(): Promise<void> {
  const anna = await guest(browser, server.url, 'Anna', { viewport: DESKTOP });
  await atSea(anna);
  await picture(anna, 'fortunes-desktop.jpg');

  const venue = { visitor: () => guest(browser, server.url, 'Bea', { viewport: DESKTOP }) };
  const bea = await playOn(venue, broadside());
  await picture(bea, 'fortunes-combat.jpg', bea.board);
}

try {
  if (process.argv[2] !== 'fortunes') await ofBrethren();
  if (process.argv[2] !== 'brethren') await ofFortunes();
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
