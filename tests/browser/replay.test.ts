// A match that is over: looked at again, verified, saved, brought back, and played on from the middle.
import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { parseNotation } from '@boucan/notation';
import { entropyFromSeed, type GameRecord, secretFromSeed, startMatch, verify } from '@boucan/record';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOut } from './by-wire.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { dropRecord } from './voyage.ts';

const FAIR = 'Yes. This page has replayed the whole game';
/** What a browser says that was not there. */
const UNCOMPARED = 'Not checked against your own data';

/** The record of a match nobody thought about. */
function playedAtRandom(): GameRecord {
  const [secret, entropy] = [secretFromSeed('tampered'), [0, 1, 2].map((seat) => entropyFromSeed('tampered', seat))];
  const match = startMatch(brethren, { seats: 3, names: ['Anna', 'Bea', 'Clara'], secret, entropy });
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, brethren.offers(match.state, seat).find(({ because }) => because.length === 0)!.choice);
  }
  return match.record();
}

const reel = (page: Page) => page.getByRole('region', { name: 'Playback' });
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });

test('a finished match is looked at again, shared, saved and opened elsewhere; from the middle one plays on', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  await anna.openTable();
  await playOut(anna);
  await anna.seeScores();
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(FAIR).waitFor();
  const last = Number(await moment(page).getAttribute('max'));
  expect(last).toBeGreaterThanOrEqual(72);

  const said = () => read(reel(page).locator('p').first());
  const at = () => moment(page).getAttribute('aria-valuetext');
  await moment(page).fill('20');
  await eventually(() => at()).toBe(`20 of ${last}`);
  const twentieth = await said();
  await page.getByRole('button', { name: 'Next move' }).click();
  await eventually(() => at()).toBe(`21 of ${last}`);
  await eventually(said).not.toBe(twentieth);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await eventually(said).toBe(twentieth);
  await page.getByRole('button', { name: 'Next turn' }).click();
  expect(Number((await at())!.split(' ')[0])).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await eventually(() => at()).toBe(`0 of ${last}`);

  // It opens as oneself: Anna sees her hand. A spectator sees none.
  const hand = page.getByRole('list', { name: 'Your hand' });
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await eventually(() => hand.getByRole('button').count()).toBe(4);
  await eyes.selectOption({ label: 'a spectator' });
  await eventually(() => hand.count()).toBe(0);

  // Where it turned, and for whoever played the moments that mattered for them, in the game’s figures.
  await page.locator('.turns-ask').click();
  const mine = page.getByRole('region', { name: 'Moments that mattered for you' });
  await mine.locator('.mine-figures').first().waitFor();

  // A moment has an address.
  await moment(page).fill('33');
  await eventually(() => new URL(page.url()).searchParams.get('at')).toBe('33');
  await page.reload();
  await eventually(at).toBe(`33 of ${last}`);
  await eyes.selectOption({ label: 'Anna' });

  // Somebody who was not there sees it by the link, and opens the file elsewhere.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the replay' }).inputValue();
  const noted = await anna.download(page.getByRole('button', { name: 'Save the moves as text' }));
  await page.keyboard.press('Escape');
  const { name, text } = await anna.download(page.getByRole('button', { name: 'Save the game file' }));
  expect(name).toMatch(/^boucan-brethren-[0-9a-f]{8}\.json$/u);
  expect(verify(brethren, JSON.parse(text))).toEqual({ ok: true });
  expect(noted.name).toBe(name.replace(/json$/u, 'txt'));
  expect(await parseNotation(noted.text, async () => brethren as unknown as Game)).toEqual(JSON.parse(text));
  const bea = await venue.guest('Bea');
  await bea.page.goto(link);
  await bea.page.getByText(UNCOMPARED).waitFor();
  const clara = await venue.visitor();
  await dropRecord(clara, text);
  await clara.page.getByText(UNCOMPARED).waitFor();
  await clara.page.getByRole('heading', { name: 'Brethren of the Coast' }).waitFor();
  expect(await clara.seats.getByRole('listitem').allInnerTexts()).toMatchObject(
    [/^Anna/u, /^Pieter/u, /^Oona/u].map((name) => expect.stringMatching(name)),
  );

  await moment(page).fill('21');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('combobox', { name: 'You play for' }).selectOption({ label: 'Anna' });
  await page.getByRole('combobox', { name: 'The others are played by' }).selectOption({ label: 'Passenger' });
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/local\//u);
  await anna.asked();
  await page.getByText('What if?').waitFor();
  await anna.beside('Log');
  expect(await read(anna.log), 'the log knows what had happened').toMatch(/Turn 1 of 12[\s\S]*Turn 2 of 12/u);
  const captain = (await anna.boardInWords()).find((line) => line.startsWith('Anna:'))!;
  const [galleons, schooners] = /(\d+) galleons? and (\d+) schooners? to play/u.exec(captain)!.slice(1).map(Number);
  expect(galleons! + schooners!, 'the first turns are already behind us').toBeLessThanOrEqual(9);
  await anna.choose();
  await anna.asked();

  await anna.toLobby();
  await eventually(() => read(anna.tableIn('On this device'))).toContain('what if?');
});

test('a record that somebody has tampered with is refused, in a sentence that says why', async () => {
  const venue = await Venue.open();
  const bea = await venue.visitor();
  const { page } = bea;
  const record = playedAtRandom();
  const open = async (what: string): Promise<void> => {
    await bea.toLobby();
    await dropRecord(bea, what);
  };
  const [[seat, choice, check], ...others] = record.choices as [GameRecord['choices'][number], ...GameRecord['choices']];
  const another = check.replace(/^./u, (c) => (c === 'a' ? 'b' : 'a'));
  await open(JSON.stringify({ ...record, choices: [[seat, choice, another], ...others] }));
  await page.getByText(/^No\. Move 1 doesn’t lead where the game file says/u).waitFor();
  await open(JSON.stringify({ ...record, secret: record.secret.replace(/^./u, (c) => (c === 'a' ? 'b' : 'a')) }));
  await page.getByText('No. The secret doesn’t match the fingerprint shown before the game.').waitFor();
  await open(JSON.stringify({ ...record, result: { ...record.result, scores: record.result.scores.map((s) => s + 1) } }));
  await page.getByText('No. The game doesn’t end as the game file says.').waitFor();
  // A choice that nobody could have made: the match cannot even be shown beyond it.
  await open(JSON.stringify({ ...record, choices: [[seat, ['fly', 'to-the-moon'], check], ...others] }));
  await page.getByText(/^No\. Move 1 doesn’t lead where the game file says/u).waitFor();
  await open(JSON.stringify({ ...record, hash: undefined }));
  await page.getByText('This file doesn’t hold a game of Boucan: hash is missing.').waitFor();
  await open('Ahoy');
  await page.getByText('This file can’t be read.').waitFor();
});
