// After a match: everybody's chances, where it turned, and why somebody chose as he did. While practising: a hint.
import { brethren } from '@boucan/brethren';
import { entropyFromSeed, secretFromSeed, startMatch } from '@boucan/record';
import { expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { playOn, sought } from './nassau-moments.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { dropRecord } from './voyage.ts';

/** The record of a match in which everybody takes whatever comes first: nobody plays well. */
function playedBadly(): string {
  const [secret, entropy] = [secretFromSeed('badly'), [0, 1, 2].map((seat) => entropyFromSeed('badly', seat))];
  const match = startMatch(brethren, { seats: 3, names: ['Anna', 'Bea', 'Clara'], secret, entropy });
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, brethren.options(match.state, seat)[0]!);
  }
  return JSON.stringify(match.record());
}

test('a replay shows where a match turned and what would have been better, and says why', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor({ viewport: SIZES.desktop });
  const { page } = anna;
  await dropRecord(anna, playedBadly());
  await page.getByRole('img', { name: /^Each player’s chance of winning/u }).waitFor();
  await page.getByRole('button', { name: 'Find the turning points' }).click();
  const turns = page.getByRole('region', { name: 'Turning points' });
  await turns.getByRole('button').first().waitFor();
  const blamed = turns.getByRole('button', { name: /was better: about \d+% more chance of winning/u }).first();
  const [, made, better] = /played “(.+?)”\. “(.+?)” was better/u.exec(await read(blamed))!;
  await blamed.click();
  await eventually(() => new URL(page.url()).searchParams.has('turns')).toBe(true);
  // It leads to the moment before; the next one is the choice, and why it was none of the best.
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const reel = page.getByRole('region', { name: 'Playback' });
  await eventually(() => read(reel)).toContain(`“${better}” was better`);
  await eventually(() => read(reel)).toMatch(/Pros: |Cons: /u);
  expect(made).not.toBe(better);
  expect(await look(page, 'turning points')).toEqual([]);
  await anna.switchTo('Français');
  await eventually(() => read(page.getByRole('region', { name: 'Les tournants' }))).toContain('était meilleur');
});

test('whoever practises is given a hint, and does as it says', async () => {
  const found = sought('a hint', (m) => m.question === 'town.turn' && m.options.length > 3);
  const anna = await playOn(await Venue.open(), found, { viewport: SIZES.phone, hasTouch: true });
  await anna.page.getByRole('button', { name: 'Ask for a hint' }).tap();
  const prompt = anna.page.getByRole('region', { name: 'The question' });
  await eventually(() => read(prompt)).toMatch(/A bot would play “.+”\./u);
  const hint = /would play “(.+?)”/u.exec(await read(prompt))![1]!;
  expect(await look(anna.page, 'hint', { phone: SIZES.phone })).toEqual([]);
  await prompt.getByRole('button', { name: 'Dismiss' }).tap();
  await anna.choose(new RegExp(hint.replaceAll(/[^\p{L}\d ]/gu, '.'), 'u'));
  await eventually(() => read(prompt)).not.toContain('A bot would play');
});
