// Nothing is ever lost: not by a reload, and not when the server goes away and comes back.
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { expect } from 'vitest';
import { test, whole } from './length.ts';
import { goOnHere } from './on-device.ts';
import { read } from './person.ts';
import { eventually, NO_NETWORK, OwnVenue, Venue } from './venue.ts';
import { setOut } from './voyage.ts';

test('a reload restores the table exactly', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const { page } = anna;
  await anna.openTable();
  await anna.choose(/galleon/u);
  await anna.choose(/face down/u);
  await anna.choose(/schooner/u);
  await anna.asked();
  const seen = async () => {
    const log = await anna.beside('Log');
    const lines = await log.getByRole('listitem').allInnerTexts();
    return { lines, hand: await anna.hand(), offers: await anna.offers.allInnerTexts(), board: await anna.boardInWords() };
  };
  const before = await seen();
  await page.reload();
  await anna.asked();
  expect(await seen()).toEqual(before);
});

test('the server stops and starts again in mid-game: the page says so, comes back by itself, and the match goes on', async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.guest('Anna', { forgives: [NO_NETWORK, /WebSocket/u] });
  await anna.openTable();
  await anna.choose(/galleon/u);
  await anna.choose(/face up/u);
  await anna.choose(/schooner/u);
  await anna.asked();
  const hand = await anna.hand();

  await venue.stop();
  await anna.page.getByText('Connection lost. Your moves are safe. Reconnecting…').waitFor();
  // A choice made meanwhile waits, and is said once the server is back.
  await anna.choose(/face up/u);
  await eventually(() => read(anna.prompt)).toContain('Sending…');
  await venue.start();
  await anna.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await anna.asked();
  const log = await read(anna.log);
  expect(log).toContain('Turn 3 of 12: Anna');
  expect(log.match(/Anna plays /gu), 'it counted once').toHaveLength(2);
  expect((await anna.hand()).filter((card) => hand.includes(card)).length).toBeGreaterThanOrEqual(3);
  await anna.choose(/schooner/u);
  await anna.asked();
});

whole(
  'a part of the page that went with the version before is no reason to wait for ever: it loads itself again, and there is the table',
  async () => {
    const venue = await Venue.open();
    const anna = await venue.visitor({ forgives: [/404/u] });
    const { page } = anna;
    const { played, seat } = setOut('a page of the version before', 2);
    let [loaded, gone] = [0, 0];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded++;
    });
    // The worker of the table asks for the rules of its game, and what is loaded anew is new.
    await page.route(/\/assets\/game-[^/]+\.js$/u, (route) => {
      if (loaded > 1) return route.continue();
      gone++;
      return route.fulfill({ status: 404, body: '' });
    });
    await goOnHere(anna, fortunes as unknown as Game, played, seat);
    await page.getByText('Boucan has been updated and this page is reloading.').waitFor();
    await anna.asked();
    expect([loaded, gone]).toEqual([2, 1]);
  },
);
