// Games from outside: one as `npm create boucan-game` writes it, on its own board and on the one that draws any game; and that of the guide, with what it teaches.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placesFor, rulesIn } from '@boucan/registry/node';
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { gamesAt, PLACES } from '../../apps/server/src/games.ts';
import { createGame } from '../../packages/create-boucan-game/src/create.ts';
import { CHAPTERS, write } from '../guide/chapters.ts';
import { look, SIZES } from './axe.ts';
import { gather, playOnBoard } from './guest-games.ts';
import { isKept, learns } from './lessons.ts';
import { newFolder, OwnVenue } from './venue.ts';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules/@boucan');

function install(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGES, join(folder, 'node_modules/@boucan'));
}

async function venueOf(folder: string): Promise<OwnVenue> {
  const places = await placesFor(PLACES, { BOUCAN_GAMES: folder }, '/');
  return OwnVenue.found({ places, games: await gamesAt(places), rules: rulesIn(places) });
}

/** Written into a folder of its own, with or without its board. */
function written(hasBoard: boolean): string {
  const { folder } = createGame('Lost Isle', { folder: join(newFolder(), 'game') });
  install(folder);
  if (hasBoard) return folder;
  const manifest = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  writeFileSync(manifest, JSON.stringify({ ...own, exports: { '.': own.exports['.'] } }));
  rmSync(join(folder, 'src/board.ts'));
  return folder;
}

const OWN = ['the board of its own', true, 'Pot'] as const;
const ANY = ['the board for any game', false, 'Cards left'] as const;

test.each(atLength([OWN], [OWN, ANY]))(
  'two people and a bot play a game from outside to its end: %s',
  async (screen, hasBoard, zone) => {
    const venue = await venueOf(written(hasBoard));
    const [anne, bart] = await gather(venue, 'lost-isle');
    await anne.board.getByRole('group', { name: zone, exact: true }).first().waitFor();
    expect(await look(anne.page, screen)).toEqual([]);
    const made = await Promise.all([playOnBoard(anne), playOnBoard(bart)]);
    expect(made).toEqual([4, 4]); // a card a round
    await Promise.all([anne.seeScores(), bart.seeScores()]);
  },
);

/** As the guide makes it. */
const PUZZLE = {
  ...{ id: '1.4-4', seed: '1.4', seats: 4, seat: 0, choices: ['0 play s2', '1 play s1', '2 play s3', '3 play s2'] },
  ...{ question: 'match.play', answer: 'pass', theme: 'pass' },
  figures: [
    ['pass', 149_850, 0.349],
    ['play s1', 166, 0.262],
  ],
  ...{ worlds: [11, 12], matters: [], rating: { mu: 29.432, sigma: 4.144 } },
};

/** The first four chapters of the guide, and a puzzle. */
function pebbles(): string {
  const folder = newFolder();
  install(folder);
  for (const { blocks } of CHAPTERS.slice(0, 4)) for (const block of blocks) if (block.kind === 'file') write(folder, block);
  write(folder, { file: 'puzzles/00.jsonl', text: `${JSON.stringify(PUZZLE)}\n` });
  return folder;
}

const SAID = {
  en: {
    learn: 'Learn, Pebbles',
    lesson: 'The last pebble',
    theme: 'A time to pass',
    pass: 'Pass',
    banter: /bucket|had my eye|that fits|longer than you/u,
  },
  fr: {
    learn: 'Apprendre, Cailloux',
    lesson: 'Le dernier caillou',
    theme: 'Le moment de passer',
    pass: 'Passer',
    banter: /seau|déjà choisis|ne convient|plus longtemps/u,
  },
};

test.each(['en', 'fr'] as const)('a game from outside brings lessons, puzzles and what its bots say (%s)', async (lang) => {
  const venue = await venueOf(pebbles());
  const words = SAID[lang];
  const anna = await venue.visitor({ locale: lang });
  const { page } = anna;

  // From the lobby to the lesson, and it is done as its last hint says.
  await page.getByRole('link', { name: words.learn, exact: true }).click();
  await page.locator('.learn-title', { hasText: words.lesson }).waitFor();
  expect(await look(page, `lessons of a game from outside, ${lang}`, SIZES)).toEqual([]);
  expect(await page.locator('a[href="/look/pebbles"]').count(), 'nobody wrote what is in its box').toBe(0);
  expect(await learns(anna, 'pebbles', 'last-pebble', lang === 'en' ? 'mouse' : 'keyboard')).toBe(1);
  await isKept(anna, 'pebbles', 'last-pebble');

  // A puzzle, missed at first.
  await page.locator('a[href="/puzzles/pebbles"]').click();
  await page.locator('.puzzle').getByRole('heading', { name: words.theme }).waitFor();
  if ((await page.locator('.tb-choices').count()) === 0) await page.locator('.tb-prompt [aria-expanded]').first().click();
  await page.locator('.tb-choice[data-choice="play s1"]').click();
  await page.locator('.puzzle .lesson-word').waitFor();
  await page.locator('.tb-choice[data-choice="pass"]').click();
  await page.locator('.puzzle[data-solved=true] .puzzle-figures').waitFor();
  await page.goto('/puzzles');
  await page.locator('li[data-game=pebbles] a[href="/puzzles/pebbles"]').waitFor();

  // Its bots talk: of somebody who passes, the other one does.
  await page.goto('/');
  await page.locator('[data-plays=pebbles]').click();
  const offers = page.locator('.tb-board .bd-offers button[aria-disabled="false"]');
  await offers.filter({ hasText: words.pass }).press('Enter');
  const said = page.locator('.tb-log', { hasText: words.banter });
  for (;;) {
    await offers.first().or(said).first().waitFor();
    if (await said.isVisible()) break;
    await offers.first().press('Enter');
  }
});

test('somebody who has never been here opens a lesson of such a game by its address', async () => {
  const venue = await venueOf(pebbles());
  const anna = await venue.visitor({ at: '/learn/pebbles/last-pebble' });
  await anna.page.locator('.lesson').waitFor();
});
