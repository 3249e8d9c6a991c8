// Skull Tales alone: a campaign that outlives the server, and a voyage on a phone without a network.
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { playByWire } from './by-wire.ts';
import type { Person } from './person.ts';
import { chooseOnBoard, glowing, openSkull, playOnBoard, told } from './skull-hands.ts';
import { eventually, NO_NETWORK, OwnVenue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;
/** `BOUCAN_WHOLE=1`: to its end, which may be 800 choices away. */
const WHOLE = process.env.BOUCAN_WHOLE === '1';
const MOST = WHOLE ? 800 : 80;

/** A campaign whose first voyage is over, however it went; where it was the last, another one. */
async function toHarbour(anna: Person): Promise<void> {
  for (let over = true; over; ) {
    await openSkull(anna, 2, [], true);
    await playByWire([anna], (view) => {
      over = view.result !== null;
      return over || view.asked?.question.startsWith('harbour.') === true;
    });
    if (over) await anna.page.goto('/');
  }
}

test('a second voyage begins with what the first left, after a restart of the server too', { timeout: 600_000 }, async () => {
  const venue = await OwnVenue.found();
  const anna = await venue.guest('Anna', { ...DESKTOP, forgives: [NO_NETWORK, /WebSocket/u] });
  await toHarbour(anna);
  await anna.board.getByRole('region', { name: 'In harbour' }).waitFor();
  const second = async (): Promise<boolean> => /Voyage 2/u.test(await told(anna));
  for (let i = 0; i < 30 && !(await second()); i++) {
    await eventually(async () => (await glowing(anna).count()) > 0 || (await second())).toBe(true);
    if (!(await second())) await chooseOnBoard(anna, -1 + (await glowing(anna).count()));
  }
  expect(await second()).toBe(true);
  const begun = async () => {
    const words = await anna.boardInWords();
    return { words, standing: await anna.page.locator('.bp-standing').allInnerTexts() };
  };
  await eventually(async () => (await anna.boardInWords()).join(' ')).toMatch(/day 1, hour 1; morale 20/u);
  const before = await begun();

  await venue.stop();
  await anna.page.getByText('Connection lost.').waitFor();
  await venue.start();
  await anna.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  expect(await begun()).toEqual(before);
  await anna.page.reload();
  await eventually(begun).toEqual(before);
  // And it is sailed on.
  await eventually(async () => await glowing(anna).count()).toBeGreaterThan(0);
  await chooseOnBoard(anna, 0);
});

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
  await page.getByRole('button', { name: /^Alone, Skull Tales: Captain, with three allies/u }).tap();
  await page.getByRole('button', { name: 'No more help' }).click();
  expect((await playOnBoard([anna], 8)).made).toBe(8);
  await glowing(anna).first().waitFor();
  const before = await anna.boardInWords();
  await page.reload();
  await eventually(() => anna.boardInWords()).toEqual(before);
  await page.getByRole('navigation', { name: 'Beside the board' }).getByRole('button', { name: 'In words' }).click();
  const { made, over } = await playOnBoard([anna], MOST);
  expect(over || (!WHOLE && made === MOST)).toBe(true);
  expect(await anna.shifted()).toEqual([]);
});
