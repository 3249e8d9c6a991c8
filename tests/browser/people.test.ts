// The pages about people, in both languages: by keyboard, to a screen reader, on a phone; the page of whoever runs the server; and a lobby in
// which much is going on.
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { People } from '../../apps/server/src/people/people.ts';
import { sqliteStorage } from '../../apps/server/src/storage/sqlite-storage.ts';
import { Guest, wish } from '../../apps/server/test/harness.ts';
import { look, SIZES } from './axe.ts';
import { eventually, NO_NETWORK, OwnVenue, Venue } from './venue.ts';

const PAGES = ['/record', '/friends', '/clubs', '/tournaments', '/leaderboard'] as const;

const PHONE = ['fr-FR', 'phone'] as const;

test.each(atLength([PHONE], [PHONE, ['en-GB', 'desktop'] as const]))(
  'the pages about people (%s, %s) are reached by keyboard, hold together and read well',
  async (locale, size) => {
    const house = await Venue.open();
    const anna = await house.visitor({ locale, viewport: SIZES[size], forgives: [/status of 40[34]/u] });
    await anna.context.request.post('/api/session', { data: { name: `Anna ${locale}` } });
    const { page } = anna;
    await page.goto(PAGES[0]);
    for (const path of PAGES) {
      // From page to page by the keys alone: the links of the section come one after the other.
      const link = page.locator(`.club-nav a[href="${path}"]`);
      await link.waitFor();
      await link.focus();
      await page.keyboard.press('Enter');
      await page.locator(`.club-nav a[href="${path}"][aria-current="page"]`).waitFor();
      await page.locator('h1').first().waitFor();
      expect(await anna.shifted(), path).toEqual([]);
      expect(await look(page, `people ${path}`, { [size]: SIZES[size] }), path).toEqual([]);
    }
    await page.goto('/clubs');
    await page.locator('article.club').waitFor();
    await page.goto('/u/Nobody%20At%20All');
    await page
      .getByText(locale === 'fr-FR' ? 'Personne de ce nom n’a de page ici.' : 'Nobody with this name has a page here.')
      .waitFor();
    await page.goto('/admin');
    await page.getByText(locale === 'fr-FR' ? /Cette page est/u : 'This page is for operators.').waitFor();
  },
  180_000,
);

test('an operator reads the lines of a report, silences whoever it is about, and finds it in the log', async () => {
  const house = await OwnVenue.found();
  const boss = await house.visitor({ forgives: [NO_NETWORK] });
  await boss.context.request.post('/api/session', { data: { name: 'Boss' } });
  const { player } = await (await boss.context.request.get('/api/session')).json();
  await house.stop();
  const storage = await sqliteStorage(house.data, () => {});
  const people = new People(storage.rows, Date.now);
  await people.stay({ id: player, name: 'Boss' });
  await people.makeOperator(player);
  await storage.close();
  await house.start();
  const [anne, bart] = [await Guest.named(house.url, 'Anne'), await Guest.named(house.url, 'Bart')];
  const table = await anne.open({ seats: 3 });
  const line = await bart.connect();
  await line.watch(table);
  await line.do(table, { do: 'say', text: 'You scurvy dog' });
  expect((await anne.post('/api/complaints', { player: bart.player, table, note: 'Insults' })).status).toBe(204);

  const { page } = boss;
  await page.goto('/admin');
  const report = page.getByRole('article', { name: 'Anne reports Bart' });
  await report.getByText('1 line of chat up to the report').click();
  await report.getByText('You scurvy dog').waitFor();
  expect(await report.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe(`/t/${table}`);
  expect(await look(page, 'admin with a report')).toEqual([]);
  await report.getByLabel('Your note, for the log').fill('First time');
  await report.getByRole('button', { name: 'Silence' }).press('Enter');
  await page.getByRole('heading', { name: 'No reports waiting' }).waitFor();
  await page.getByText('What was done').click();
  await page.getByText('Boss silenced Bart. First time').waitFor();
  expect(await line.do(table, { do: 'say', text: 'Again' })).toMatchObject({ type: 'error', error: 'not-allowed' });
  line.socket.terminate();
}, 120_000);

test('at a table: notes to a moment stay one’s own and stay after it, and somebody can be reported', async () => {
  const house = await Venue.open();
  const anna = await house.guest('Anna');
  await anna.openTable();
  const { page } = anna;
  const menu = () => page.locator('.tb-top .tb-square');
  await menu().click();
  await page.getByRole('button', { name: 'My notes' }).click();
  const sheet = page.getByRole('dialog', { name: 'My notes' });
  await sheet.getByRole('textbox').fill('She never bluffs');
  await sheet.getByRole('button', { name: 'Keep' }).press('Enter');
  await sheet.getByText('She never bluffs').waitFor();
  expect(await look(page, 'notes')).toEqual([]);
  await page.reload();
  await menu().click();
  await page.getByRole('button', { name: 'My notes' }).click();
  await page.getByRole('dialog', { name: 'My notes' }).getByText('She never bluffs').waitFor();

  const address = page.url();
  const bea = await house.guest('Bea');
  await bea.page.goto(address);
  await bea.page.locator('.tb-top .tb-square').click();
  await bea.page.getByRole('button', { name: 'Follow this table' }).click();
  await bea.page.getByRole('button', { name: 'Stop following this table' }).waitFor();
  await bea.page.getByRole('button', { name: 'My notes' }).click();
  const empty = bea.page.getByRole('dialog', { name: 'My notes' });
  await empty.getByRole('textbox').waitFor();
  expect(await bea.page.getByText('She never bluffs').count()).toBe(0);
  await bea.page.keyboard.press('Escape');
  await empty.waitFor({ state: 'detached' });
  await bea.page.locator('.tb-top .tb-square').click();
  await bea.page.getByRole('button', { name: 'Report a problem' }).click();
  await bea.page.getByLabel('What is it about?').selectOption({ label: 'Anna' });
  await bea.page.getByRole('textbox').last().fill('She peeks');
  await bea.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await bea.page.getByRole('dialog').getByRole('status').waitFor();
  await bea.page.goto('/');
  await bea.page.getByRole('heading', { name: 'You follow (1)' }).waitFor();
}, 180_000);

const MANY = atLength(30, 200);
test(`a lobby with ${MANY} open tables and 30 of one’s own shows a few of each at once, and all when asked`, async () => {
  const house = await OwnVenue.found();
  const others = await Promise.all(Array.from({ length: MANY / 10 }, (_, i) => Guest.named(house.url, `Host ${i}`)));
  await Promise.all(others.flatMap((host) => Array.from({ length: 10 }, () => host.open({ seats: 3 }))));
  const anna = await house.visitor({ viewport: SIZES.phone });
  await anna.context.request.post('/api/session', { data: { name: 'Anna' } });
  const opened = await Promise.all(
    Array.from({ length: 30 }, () => anna.context.request.post('/api/tables', { data: wish({ bots: [null, 'level1'] }) })),
  );
  expect(opened.filter((reply) => reply.status() !== 200)).toEqual([]);
  const { page } = anna;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  const shown = await page.locator('.mine li.table-row').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(30);
  expect(await anna.shifted()).toEqual([]);
  expect(await look(page, 'full lobby', { phone: SIZES.phone })).toEqual([]);
  const all = page.locator('.mine button.link').first();
  await all.press('Enter');
  await eventually(() => page.locator('.mine li.table-row').count()).toBe(30);
  expect(await anna.shifted()).toEqual([]);
}, 180_000);
