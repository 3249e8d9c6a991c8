// Fortunes de mer on a device without a network.
import { expect, test } from 'vitest';
import { eventually, NO_NETWORK, OwnVenue } from './venue.ts';
import { openVoyage, sailOn } from './voyage.ts';

test('with the network cut, a match is begun on this device and survives a reload', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.visitor({ serviceWorkers: 'allow', forgives: [NO_NETWORK] });
  const { page, context } = anna;
  await anna.keepAllGames();
  await context.setOffline(true);
  await venue.stop();
  await page.reload();
  await page.getByText('You’re offline.').waitFor();
  await openVoyage(anna, { seats: 2, where: 'On this device' });
  await page.getByRole('button', { name: 'Turn off help' }).click();
  expect(await sailOn(anna, 5)).toBe(5);
  await anna.asked();
  const [words, offers] = [await anna.boardInWords(), await anna.offers.allInnerTexts()];
  await page.reload();
  await anna.asked();
  await eventually(() => anna.offers.allInnerTexts()).toEqual(offers);
  await eventually(() => anna.boardInWords()).toEqual(words);
  expect(await sailOn(anna, 1)).toBe(1);
});
