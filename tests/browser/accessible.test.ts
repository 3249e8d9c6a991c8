// axe looks at every screen, by day and by night, on a desk and on a phone.
import { expect, test } from 'vitest';
import { look, lookEverywhere, SIZES } from './axe.ts';
import { playOut } from './by-wire.ts';
import { whole } from './length.ts';
import { Venue } from './venue.ts';

/** Chance on this device, such that one begins with a hand of four different cards. */
const LOADED_DICE = 'crypto.getRandomValues = (bytes) => bytes.fill(120)';

const quiet = { reducedMotion: 'reduce', viewport: SIZES.desktop } as const;

test('axe would say so', async () => {
  const venue = await Venue.open();
  const { page } = await venue.visitor(quiet);
  const faint = 'color: #888; background: #999';
  await page.locator('main').waitFor();
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<p style="${faint}">Faint</p><button></button>')`,
  );
  const found = await lookEverywhere(page, 'planted');
  // By night and by day at a desk, by night on a phone.
  expect(found.filter((one) => one.includes('color-contrast'))).toHaveLength(3);
  expect(found.filter((one) => one.includes('button-name'))).toHaveLength(3);
});

test('axe finds nothing serious round the table', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor(quiet);
  const { page } = anna;
  const found = await look(page, 'lobby of a newcomer');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, 'name')));
  await page.keyboard.press('Escape');
  await anna.takeName('Anna');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, 'settings')));
  await page.keyboard.press('Escape');
  await anna.planTable({ friends: [2] });
  found.push(...(await look(page, 'new table')));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  found.push(...(await look(page, 'gathering')));
  await anna.toLobby();
  await anna.tableIn('Your tables').first().waitFor();
  found.push(...(await look(page, 'lobby')));
  await page.getByRole('link', { name: 'Rules of Brethren of the Coast' }).click();
  await page.getByRole('searchbox').waitFor();
  found.push(...(await look(page, 'rules')));
  await page.goto('/about');
  await page.getByRole('heading', { name: 'About Boucan' }).waitFor();
  found.push(...(await look(page, 'about')));
  await page.goto('/?link=unknown');
  await page.getByRole('alert').filter({ hasText: 'personal link' }).waitFor();
  found.push(...(await look(page, 'dead link')));
  expect(found).toEqual([]);
});

whole('axe finds nothing serious at the table, nor when the match is over', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', quiet);
  const { page } = anna;
  await anna.openTable();
  await anna.choose(/galleon/u);
  await anna.choose(/face down/u);
  await anna.asked();
  const found = await look(page, 'table, choices in words');
  await page.keyboard.press('Escape');
  for (const panel of ['Chat', 'Rules', 'In words', 'Log'] as const) {
    await anna.beside(panel);
    found.push(...(await look(page, `table, ${panel}`)));
  }
  await page.getByRole('button', { name: 'The table', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, 'table, menu')));
  await page.keyboard.press('Escape');
  await playOut(anna);
  await anna.seeScores();
  found.push(...(await look(page, 'final scores')));
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Yes. This page has replayed the whole game').waitFor();
  found.push(...(await look(page, 'replay')));
  expect(found).toEqual([]);
});

whole('axe finds nothing serious in a hand of all kinds of cards', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor({ ...quiet, before: (page) => page.addInitScript(LOADED_DICE) });
  await anna.playNow();
  const hand = await anna.hand();
  for (const kind of [/marked doubloons/u, /chest/u, /^\d doubloons?$/u, /cannon/u])
    expect(hand).toContainEqual(expect.stringMatching(kind));
  const found = await look(anna.page, 'ship');
  await anna.choose(/schooner/u);
  await anna.asked();
  await anna.foldChoices();
  await anna.board.getByRole('button', { name: /marked doubloons/u }).click();
  found.push(...(await look(anna.page, 'card')));
  expect(found).toEqual([]);
});
