// A study: two people look at one finished match, each in a browser of their own.
import { brethren } from '@boucan/brethren';
import { entropyFromSeed, secretFromSeed, startMatch } from '@boucan/record';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { dropRecord } from './voyage.ts';

/** A match nobody thought about, as a file. */
function file(): string {
  const [secret, entropy] = [secretFromSeed('studied'), [0, 1, 2].map((seat) => entropyFromSeed('studied', seat))];
  const match = startMatch(brethren, { seats: 3, names: ['Anna', 'Bea', 'Clara'], secret, entropy });
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, brethren.offers(match.state, seat).find(({ because }) => because.length === 0)!.choice);
  }
  return JSON.stringify(match.record());
}

const placeOf = async (page: Page): Promise<string> => {
  const study = page.locator('.study');
  return `${await study.getAttribute('data-line')} ${await study.getAttribute('data-at')}`;
};
const comment = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Comment on this moment' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
};

test('two people study a match: one leads, the other follows, wanders off and comes back; comments, marks, a what-if, a lesson', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await dropRecord(anna, file());
  await anna.page.getByRole('button', { name: 'Study this game' }).click();
  await anna.page.getByRole('button', { name: 'Open the study' }).click();
  await anna.page.locator('.study').waitFor();
  await anna.page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await anna.page.getByRole('textbox', { name: 'Link to watch and write' }).inputValue();
  await anna.page.keyboard.press('Escape');

  const bea = await venue.guest('Bea');
  await bea.page.goto(link);
  await bea.page.getByText('You follow Anna.').waitFor();
  await anna.page.getByRole('slider', { name: 'Moment of the game' }).fill('6');
  await eventually(() => placeOf(bea.page)).toBe('0 6');

  // She goes her own way by a key, and comes back by a button.
  await bea.page.locator('body').press('ArrowRight');
  await eventually(() => placeOf(bea.page)).toBe('0 7');
  expect(await placeOf(anna.page)).toBe('0 6');
  await bea.page.getByRole('button', { name: 'Back to Anna' }).click();
  await eventually(() => placeOf(bea.page)).toBe('0 6');

  // Both write; both read it.
  await comment(anna.page, 'Why not the galleon?');
  await bea.page.locator('.study-here').getByText('Why not the galleon?').waitFor();
  await comment(bea.page, 'It was gone.');
  await anna.page.locator('.study-here').getByText('It was gone.').waitFor();

  // A circle around a place of the board, drawn with the mouse.
  await anna.page.locator('.study-tool label', { hasText: 'Draw' }).click();
  await anna.page
    .locator('.bre-board')
    .first()
    .click({ position: { x: 30, y: 30 }, force: true });
  await bea.page.locator('.study-circle').waitFor();
  await bea.page
    .getByRole('list', { name: 'Marks' })
    .getByText(/^Circle: /u)
    .waitFor();
  await anna.page.locator('.study-tool label', { hasText: 'Look' }).click();

  // What if: by the real rules; whoever follows comes along.
  const board = anna.page.locator('.replay-board');
  const { height } = (await board.boundingBox())!;
  await anna.page.getByRole('button', { name: 'What if …?' }).click();
  await anna.page.locator('.study-choices button').first().waitFor();
  expect((await board.boundingBox())!.height, 'who tries something sees as much of the board').toBe(height);
  const made = await anna.page.locator('.study-choices button').last().getAttribute('data-choice');
  await anna.page.locator('.study-choices button').last().click();
  await eventually(async () => (await placeOf(bea.page)).split(' ')[1]).toBe('7');
  expect(await placeOf(bea.page)).not.toBe('0 7');
  expect(await placeOf(bea.page)).toBe(await placeOf(anna.page));
  await bea.page.locator('.study-way').waitFor();
  await comment(anna.page, 'Better.');

  // A lesson of it: whoever plays it finds the choice.
  await anna.page.getByRole('button', { name: 'Stop trying' }).click();
  await anna.page.getByRole('button', { name: 'Back to the game' }).click();
  await eventually(() => placeOf(anna.page)).toBe('0 6');
  await anna.page.getByRole('button', { name: 'Make a lesson here' }).click();
  await anna.page.getByRole('textbox', { name: 'The task' }).fill('Find something better.');
  await anna.page.getByRole('button', { name: 'Make the lesson' }).click();
  await bea.page.locator('.study-lesson').waitFor();
  expect(await look(anna.page, 'a study', { desktop: SIZES.desktop, phone: SIZES.phone })).toEqual([]);

  // She leaves and returns, and finds everything.
  await bea.page.goto('/');
  await eventually(() => anna.page.locator('.study-people li').count()).toBe(1);
  await bea.page.goto('/studies');
  await bea.page.locator('article li a').first().click();
  await bea.page.getByText('You follow Anna.').waitFor();
  await eventually(() => placeOf(bea.page)).toBe('0 6');
  const notes = await read(bea.page.locator('.study-notes'));
  for (const said of ['Why not the galleon?', 'It was gone.', 'Better.', 'What if:', '1 mark']) expect(notes).toContain(said);
  await bea.page.locator('.study-lesson').click();
  await bea.page.locator('.lesson').getByText('Find something better.').waitFor();
  if ((await bea.page.locator('.tb-choices').count()) === 0) await bea.page.locator('.tb-prompt [aria-expanded]').first().click();
  const wrong = bea.page.locator(`.tb-choice[data-allowed=true]:not([data-choice="${made}"])`).first();
  await wrong.click();
  await bea.page.locator('.lesson .lesson-word').waitFor();
  await bea.page.locator(`.tb-choice[data-choice="${made}"]`).click();
  await bea.page.locator('.lesson[data-finished=true]').waitFor();
});
