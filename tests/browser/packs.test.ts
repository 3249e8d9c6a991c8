// Expansions: chosen where a table is opened, explained wherever they are named, and played.
import { expect, test } from 'vitest';
import { look } from './axe.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('a table is opened with a pack, played to the end and looked at again', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  await page.goto('/new?game=toy');
  await page.getByRole('heading', { name: 'Dice Duel' }).waitFor();
  await anna.pick('Seats', '2');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Bot: Passenger' });
  const packs = page.getByRole('group', { name: 'Which expansions?' });
  const charms = packs.getByRole('checkbox', { name: /^Charms and a parrot/u });
  await eventually(() => read(packs)).toContain('A secret charm for every duellist');
  await page.getByText('House rules').click();
  const parrot = page.getByRole('group', { name: 'Does the parrot steal from the chest?' });
  await eventually(() => parrot.count()).toBe(0);
  await charms.check();
  await parrot.waitFor();
  await anna.pick('Does the parrot steal from the chest?', 'No');
  await anna.pick('How many rounds?', 'Three');
  expect(await look(page, 'packs')).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  await anna.prompt.waitFor();

  await page.getByRole('button', { name: 'The table', exact: true }).click();
  const agreed = await read(page.getByRole('dialog'));
  expect(agreed).toMatch(/Playing with\s+Charms and a parrot\s+A secret charm for every duellist/u);
  expect(agreed).toMatch(/Does the parrot steal from the chest\?\s+No, it only looks pretty/u);
  await page.keyboard.press('Escape');
  await eventually(() => read(anna.board)).toMatch(/a (feather|tooth) in the fist/u);

  const rules = await anna.beside('Rules');
  const ofHeavySea = rules.locator('[data-rule="TOY-13"]');
  await rules.locator('[data-rule="TOY-14"]').getByText('Charms and a parrot').waitFor();
  expect(await ofHeavySea.count(), 'of what is not played').toBe(0);
  await rules.getByRole('checkbox', { name: 'Heavy sea' }).check();
  await ofHeavySea.waitFor();
  await rules.getByRole('checkbox', { name: 'the base game' }).uncheck();
  await eventually(() => rules.locator('[data-rule="TOY-01"]').count()).toBe(0);
  await rules.getByRole('button', { name: 'Hide' }).click();

  await anna.playToTheEnd();
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Yes. This page has replayed the whole game').waitFor();
  const pack = page.getByRole('definition').filter({ hasText: 'Charms and a parrot' });
  await eventually(() => pack.getAttribute('title')).toContain('A secret charm for every duellist');
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('1');
  await eventually(() =>
    read(page.getByRole('region', { name: 'The board', exact: true }).or(page.locator('.toy')).first()),
  ).toMatch(/a charm in the fist/u);
});
