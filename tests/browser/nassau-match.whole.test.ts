// Nassau on its board from the first choice to the last.
import { nassau } from '@boucan/nassau';
import { type GameRecord, verify } from '@boucan/record';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { beginTogether, playOnBoard } from './nassau-hands.ts';
import { Venue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;

test('two people, one of them on a phone, and two bots play a whole match on the board itself', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', DESKTOP);
  const bea = await venue.guest('Bea', { viewport: SIZES.phone, hasTouch: true });
  await beginTogether(anna, bea, 4);

  const made = await Promise.all([playOnBoard(anna), playOnBoard(bea)]);
  for (const { made: n, share, told } of made) {
    console.info(`Nassau: ${told}`);
    expect(n, 'choices of one person in four rounds').toBeGreaterThan(40);
    expect(share, told).toBeGreaterThanOrEqual(0.9);
  }
  expect(await bea.shifted()).toEqual([]);
  const count = anna.board.getByRole('region', { name: 'Final scoring' });
  await anna.seeScores();
  const { text } = await anna.download(anna.scores.getByRole('button', { name: 'Save the game file' }));
  const record = JSON.parse(text) as GameRecord;
  expect(verify(nassau, record)).toEqual({ ok: true });
  expect(await count.locator('tfoot td').allTextContents()).toEqual(record.result.scores.map(String));
  const chosen = [0, 1].map((seat) => record.choices.filter(([by]) => by === seat).length);
  for (const seat of [0, 1]) expect(chosen[seat], 'and formalities').toBeGreaterThanOrEqual(made[seat]!.made);
});
