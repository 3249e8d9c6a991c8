// A table over days: hours and days off are agreed when it is opened and taken at it; and whoever wants to is not asked for nothing.
import { expect, test } from 'vitest';
import { look } from './axe.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('hours and days off are settled with the table, stand in its menu, and stop one’s clock; and somebody passes for me until I say otherwise', async () => {
  const house = await Venue.open();
  const anna = await house.guest('Anna', { timezoneId: 'Europe/Paris' });
  const { page } = anna;
  await page.goto('/new?game=fortunes');
  await anna.pick('Seats', '3');
  await anna.pick('How much time?', '1 day per move');
  await page.getByLabel('The clock runs at certain hours only').check();
  await page.getByLabel('from', { exact: true }).fill('09:30');
  await page.getByLabel('to', { exact: true }).fill('21:00');
  await anna.pick('On which days?', 'Weekdays');
  await page.getByText('In your time zone, Europe/Paris.').waitFor();
  const off = page.getByRole('group', { name: 'Days off, for each player' });
  await off.getByRole('radio', { name: /^10/u }).check({ force: true });
  expect(await look(page, 'new table over days')).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  await anna.prompt.waitFor();

  const menu = async () => {
    await page.getByRole('button', { name: 'The table', exact: true }).click();
    return page.getByRole('dialog');
  };
  expect(await read(await menu())).toMatch(
    /1 day per move, counted on weekdays from 0?9:30 to 21:00 \(Paris time\), and 10 days off a year/u,
  );
  await page.getByRole('button', { name: 'Take days off' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take days off' });
  await sheet.getByText('You have 10 days off left this year.').waitFor();
  await sheet.getByLabel('Days').fill('3');
  expect(await look(page, 'days off')).toEqual([]);
  await sheet.getByRole('button', { name: 'Stop my clock' }).press('Enter');
  await eventually(() => read(anna.seat('Anna'))).toMatch(/off until/u);
  await menu();
  await page.getByRole('button', { name: 'Take days off' }).click();
  await sheet.getByText(/You are off until .* Your clock stands still\./u).waitFor();
  await sheet.getByRole('button', { name: 'I’m back' }).click();
  await eventually(() => read(anna.seat('Anna'))).not.toMatch(/off until/u);

  // Passing is settled in the menu, stands in the question, and is taken back there.
  await menu();
  await page.getByRole('button', { name: /^Pass for me/u }).click();
  const again = anna.prompt.getByRole('button', { name: 'Ask me again' });
  await again.waitFor();
  await page.reload();
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await menu();
  await page.getByRole('button', { name: /^Pass for me/u }).waitFor();
}, 120_000);
