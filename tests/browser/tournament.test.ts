// A tournament from its form to its page.
import { expect, test } from 'vitest';
import { People } from '../../apps/server/src/people/people.ts';
import { sqliteStorage } from '../../apps/server/src/storage/sqlite-storage.ts';
import { look } from './axe.ts';
import { read } from './person.ts';
import { eventually, NO_NETWORK, OwnVenue, Venue } from './venue.ts';

test('the form of a new tournament is filled in and sent, and its page says what is played there, with which modules', async () => {
  const house = await OwnVenue.found();
  const anna = await house.visitor({ forgives: [NO_NETWORK] });
  await anna.context.request.post('/api/session', { data: { name: 'Anna' } });
  const { player } = await (await anna.context.request.get('/api/session')).json();
  await house.stop();
  const storage = await sqliteStorage(house.data, () => {});
  await new People(storage.rows, Date.now).stay({ id: player, name: 'Anna' });
  await storage.close();
  await house.start();

  const { page } = anna;
  await page.goto('/tournaments/new');
  await page.getByLabel('Name', { exact: true }).fill('Tortuga Cup');
  await anna.pick('Game', 'Nassau');
  await anna.pick('Form', 'Knock-out');
  await anna.pick('Seats at a table', '3');
  await anna.pick('How much time?', '1 day per move');
  await page.getByText('Which expansions?').first().click();
  await page.getByRole('checkbox', { name: /^Flying Dutchman/u }).check();
  expect(await look(page, 'new tournament')).toEqual([]);
  expect(await anna.shifted()).toEqual([]);
  await page.getByRole('button', { name: 'Open the tournament' }).press('Enter');

  await page.getByRole('heading', { name: 'Tortuga Cup' }).waitFor();
  const terms = page.locator('dl.terms');
  await eventually(() => read(terms)).toMatch(/Playing with\s+Flying Dutchman/u);
  expect(await read(terms)).toMatch(/Seats at a table\s+3\s+Time\s+1 day per move/u);
  await page.getByText('Nassau · Knock-out · Open for entries. Anna hosts it.').waitFor();
  expect(await look(page, 'tournament with a module')).toEqual([]);
  await page.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
  await page.getByText('1 person has entered.').waitFor();
  // It stands among the others, with its day.
  await page.goto('/tournaments');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(Date.now());
  await eventually(() => read(page.locator('ul.plain > li'))).toBe(['Tortuga Cup', 'Nassau', 'Open for entries', day].join('\n'));
}, 120_000);

test('an address with a game that nobody has says so, and offers those there are', async () => {
  const house = await Venue.open();
  const anna = await house.visitor({ at: '/new?game=toString' });
  const { page } = anna;
  await page.getByRole('heading', { name: 'There is no game with this name.' }).waitFor();
  expect(await look(page, 'no such game')).toEqual([]);
  await page.getByRole('button', { name: 'Nassau', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Nassau' }).isChecked()).toBe(true);
});
