// A match that is over: looked at again, verified, saved, brought back, and played on from the middle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brethren } from '@boucan/brethren';
import { type GameRecord, verify } from '@boucan/record';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House, newFolder } from './house.ts';
import { eventually, type Person } from './person.ts';

const FAIR = 'Yes. This page has played the whole match again';

/** A match with people’s names that is over in no time: its person lets a bot play on. */
async function finished(house: House): Promise<Person> {
  const anna = await house.guest('Anna');
  await anna.openTable();
  await anna.leaveToBots();
  await anna.scores.waitFor({ timeout: 60_000 });
  return anna;
}

const reel = (page: Page) => page.getByRole('region', { name: 'Back and forth' });
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });

test('a finished match is scrubbed, stepped through and seen by each seat; from the middle one plays on', async () => {
  const house = await House.open();
  const anna = await finished(house);
  const { page } = anna;
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(FAIR).waitFor();
  const last = Number(await moment(page).getAttribute('max'));
  expect(last).toBeGreaterThanOrEqual(72);

  const said = () => reel(page).locator('p').first().innerText();
  const at = () => moment(page).getAttribute('aria-valuetext');
  await moment(page).fill('20');
  expect(await at()).toBe(`20 of ${last}`);
  const twentieth = await said();
  await page.getByRole('button', { name: 'One choice on' }).click();
  expect(await at()).toBe(`21 of ${last}`);
  await eventually(said).not.toBe(twentieth);
  await page.getByRole('button', { name: 'One choice back' }).click();
  await eventually(said).toBe(twentieth);
  await page.getByRole('button', { name: 'Turn on' }).click();
  expect(Number((await at())!.split(' ')[0])).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  expect(await at()).toBe(`0 of ${last}`);

  // A spectator sees no hand; Anna sees hers.
  const hand = page.getByRole('list', { name: 'Your hand' });
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  expect(await hand.count()).toBe(0);
  await eyes.selectOption({ label: 'Anna' });
  await eventually(() => hand.getByRole('button').count()).toBe(4);

  await moment(page).fill('21');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('combobox', { name: 'You play for' }).selectOption({ label: 'Anna' });
  await page.getByRole('combobox', { name: 'The others are played by' }).selectOption({ label: 'Passenger' });
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/local\//u);
  await anna.asked();
  const turn = (await anna.log.innerText()).match(/Anna, turn (\d+) of 12/gu);
  expect(turn?.at(-1) ?? '', 'the first moves are already behind us').not.toContain('turn 1 ');
  await anna.choose();
  await anna.asked();

  await anna.toLobby();
  expect(await anna.tableIn('On this device').innerText()).toContain('what if?');
});

test('a record is saved, opened in another browser, and refused when somebody has tampered with it', async () => {
  const house = await House.open();
  const anna = await finished(house);
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  const { name, text, path } = await anna.download(anna.page.getByRole('button', { name: 'Save the record' }));
  expect(name).toMatch(/^boucan-brethren-[0-9a-f]{8}\.json$/u);
  const record = JSON.parse(text) as GameRecord;
  expect(verify(brethren, record)).toEqual({ ok: true });

  const bea = await house.visitor();
  const { page } = bea;
  const file = page.getByLabel('Choose a record file, or drop it here');
  await file.setInputFiles(path);
  await page.getByText(FAIR).waitFor();
  await page.getByRole('heading', { name: /Brethren of the Coast Anna, Pieter,? and Oona/u }).waitFor();

  const folder = newFolder();
  const open = async (what: string): Promise<void> => {
    const tampered = join(folder, 'tampered.json');
    writeFileSync(tampered, what);
    await bea.toLobby();
    await file.setInputFiles(tampered);
  };
  const [[seat, choice, check], ...others] = record.choices as [GameRecord['choices'][number], ...GameRecord['choices']];
  const another = check.replace(/^./u, (c) => (c === 'a' ? 'b' : 'a'));
  await open(JSON.stringify({ ...record, choices: [[seat, choice, another], ...others] }));
  await page.getByText(/^No\. Choice 1 does not lead where the record says/u).waitFor();
  await open(JSON.stringify({ ...record, secret: record.secret.replace(/^./u, (c) => (c === 'a' ? 'b' : 'a')) }));
  await page.getByText('No. The secret is not the one that was promised before the match.').waitFor();
  await open(JSON.stringify({ ...record, result: { ...record.result, scores: record.result.scores.map((s) => s + 1) } }));
  await page.getByText('No. The match does not end as the record says.').waitFor();
  // A choice that nobody could have made: the match cannot even be shown beyond it.
  await open(JSON.stringify({ ...record, choices: [[seat, ['fly', 'to-the-moon'], check], ...others] }));
  await page.getByText(/^No\. Choice 1 does not lead where the record says/u).waitFor();
  await open(JSON.stringify({ ...record, hash: undefined }));
  await page.getByText('The file does not hold a match of Boucan: hash is missing.').waitFor();
  await open('Ahoy');
  await page.getByText('The file cannot be read as a match of Boucan.').waitFor();
});

test('a replay is shared by link, with somebody who was not there', async () => {
  const house = await House.open();
  const anna = await finished(house);
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await anna.page.getByRole('button', { name: 'Share' }).click();
  const link = await anna.page.getByRole('textbox', { name: 'Link to the replay' }).inputValue();
  const bea = await house.guest('Bea');
  await bea.page.goto(link);
  await bea.page.getByText(FAIR).waitFor();
});
