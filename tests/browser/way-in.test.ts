// How one comes in: without a name, with one that was only filled in, by the keyboard alone; and how something is tried out.
import { expect } from 'vitest';
import { test, whole } from './length.ts';
import { eventually, OwnVenue, Venue } from './venue.ts';

test('without a name one sees the open tables and looks on; the name that is filled in counts', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2], openness: 'Everyone' });
  const link = anna.page.url();

  const visitor = await venue.visitor();
  await visitor.tableIn('Open tables').getByText('Anna').click();
  await visitor.page.getByRole('heading', { name: /Anna.* invites you to play Brethren of the Coast/u }).waitFor();
  await visitor.page.getByText(/^bot, Passenger, (cautious|raider|gambler)$/u).waitFor();
  expect(visitor.page.url()).toBe(link);

  await visitor.toLobby();
  await visitor.page.getByRole('link', { name: 'Play with friends' }).click();
  await visitor.page.getByRole('textbox', { name: 'What should the others call you?' }).fill('Bea');
  await eventually(() => visitor.page.getByRole('combobox', { name: 'Seat 2' }).inputValue()).toBe('friend');
  await visitor.page.getByRole('button', { name: 'Open the table' }).click();
  await visitor.page.getByText('2 seats are still empty.').waitFor();
  await visitor.toLobby();
  await visitor.page.getByText('You play as Bea.').waitFor();
});

test('a scoring is tried out, and leaves no trace', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  await anna.page.goto('/rules/brethren');
  await anna.page.getByRole('link', { name: 'Watch a scoring' }).click();
  await anna.asked();
  await anna.toLobby();
  await anna.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await eventually(() => anna.tableIn('On this device').count()).toBe(0);
});

whole('whoever chooses on the board by the keyboard keeps his place', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  await anna.playNow();
  await anna.asked();
  const { page } = anna;
  const target = page.locator('.tb-board button:not([aria-disabled=true]):not([disabled])').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate('document.activeElement !== null && document.activeElement !== document.body')).toBe(true);
  await anna.asked();
  expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
});
