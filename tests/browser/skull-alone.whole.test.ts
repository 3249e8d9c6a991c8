// Skull Tales alone, on a phone without a network.
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { glowing, playOnBoard } from './skull-hands.ts';
import { eventually, NO_NETWORK, OwnVenue } from './venue.ts';

const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;
/** To its end, or far. */
const MOST = 200;

test('alone on a phone, with the network cut, a voyage is begun, survives a reload and goes on', {
  timeout: 600_000,
}, async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.visitor({ ...PHONE, serviceWorkers: 'allow', forgives: [NO_NETWORK] });
  const { page, context } = anna;
  await anna.keepAllGames();
  await context.setOffline(true);
  await venue.stop();
  await page.reload();
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: /^Alone, Skull Tales: /u }).tap();
  await page.getByRole('button', { name: 'Turn off help' }).click();
  expect((await playOnBoard([anna], 8)).made).toBe(8);
  await glowing(anna).first().waitFor();
  const before = await anna.boardInWords();
  await page.reload();
  await eventually(() => anna.boardInWords()).toEqual(before);
  await page.getByRole('navigation', { name: 'Beside the board' }).getByRole('button', { name: 'In words' }).click();
  const { made, over } = await playOnBoard([anna], MOST);
  expect(over || made === MOST).toBe(true);
  expect(await anna.shifted()).toEqual([]);
});
