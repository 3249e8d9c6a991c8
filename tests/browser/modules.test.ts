// The modules of Fortunes: all of them at one table, opened, drawn and played.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { expect } from 'vitest';
import { look, SIZES } from './axe.ts';
import { test, whole } from './length.ts';
import { ALL, moduleMoment } from './module-moments.ts';
import { goOnHere } from './on-device.ts';
import { read } from './person.ts';
import { carry } from './pieces.ts';
import { eventually, Venue } from './venue.ts';
import { type Moment, playOn, sought } from './voyage.ts';

const PICTURES = process.env.BOUCAN_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });
/** Rounds enough for wind, storm and galleon to have moved. */
const CHOICES = 30;

whole(
  'a table with every module: wind and storm are on the chart, the galleon sails its round, and everything asked can be answered',
  async () => {
    const venue = await Venue.open();
    const anna = await venue.guest('Anna');
    const { page } = anna;
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/new?game=fortunes');
    await anna.pick('Seats', '2');
    await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Bot: Passenger' });
    const packs = page.getByRole('group', { name: 'Which expansions?' }).getByRole('checkbox');
    const count = await packs.count();
    expect(count).toBeGreaterThan(8);
    for (let i = 0; i < count; i++) await packs.nth(i).check();
    if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, 'modules-new.png'), fullPage: true });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//u);
    await page.getByRole('button', { name: 'Turn off help' }).click();
    for (let made = 0; made < CHOICES; made++) {
      await anna.asked();
      await anna.choose();
    }
    await anna.asked();
    await anna.foldChoices();
    await page.locator('.fdm-storm').waitFor({ state: 'attached' });
    await page.locator('.fdm-wind').waitFor({ state: 'attached' });
    await page.locator('.fdm-treasure').waitFor({ state: 'attached' });
    if (PICTURES !== undefined) {
      await page.getByRole('button', { name: 'Hide' }).click();
      for (const [name, width, height] of [
        ['desktop', 1440, 900],
        ['phone', 390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.getByRole('button', { name: 'The whole chart' }).click();
        await page.screenshot({ path: join(PICTURES, `modules-${name}.png`) });
      }
    }
    expect(await look(page, 'modules')).toEqual([]);
    // A key without words would be shown as it is.
    expect(await read(page.locator('main'))).not.toMatch(/\b[a-z-]+\/[a-z-]+\b/u);
    expect(faults).toEqual([]);
  },
);

const UPGRADES = 'upgrades';
/** A fight of one's own against a ship with chasers. */
const chased = ({ state: { board }, seat, question, options }: Moment): boolean => {
  if (question !== 'naval.declare' || options.length < 2) return false;
  const { fitted } = board.parts![UPGRADES] as {
    readonly fitted: readonly { readonly npc: string; readonly tokens: string[] }[];
  };
  const { sides } = board.fight!;
  return (
    sides.some((side) => side.seat === seat) &&
    fitted.some(({ npc, tokens }) => tokens.includes('chasers') && sides.some((side) => side.npc === npc))
  );
};

test('on a phone with every module each action lies on the screen, Favours are bought with one button, and the ship bar shows Loyalty and Favours', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const venue = await Venue.open();
  const found = sought(
    'every action on a phone',
    ({ question, state, seat, options }) => {
      const { inPort, captain } = state.board.players[seat]!;
      return question === 'turn.action' && inPort && captain !== null && options.length > 5;
    },
    fortunes,
    ALL,
  );
  const anna = await playOn(venue, found, phone);
  const actions = anna.board.locator('.fdm-dock .bp-offer');
  await actions.first().waitFor();
  for (const action of await actions.all()) {
    const box = (await action.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 390 && box.y > 0 && box.y + box.height < 844, await read(action)).toBe(true);
    await action.click({ trial: true });
  }
  await anna.board
    .locator('.fdm-rail-fact')
    .getByRole('img', { name: /^The crew is / })
    .waitFor();
  await anna.board
    .locator('.fdm-rail-fact')
    .getByRole('img', { name: /^Favours: / })
    .waitFor();

  const buying = sought('Favours to buy', (m) => m.options.filter(([verb]) => verb === 'buy-favours').length > 2, fortunes, ALL);
  const bea = await playOn(venue, buying, phone);
  const stepper = bea.board.locator('.bp-stepper');
  expect(await read(stepper)).toMatch(/1 Favour\b/u);
  await stepper.getByRole('button', { name: 'One more' }).tap();
  await stepper.getByText(/2 Favours/u).waitFor();
  expect(await stepper.count()).toBe(1);
});

test('an upgrade lies beside its ship on the chart, and in a fight among its arms; it says what it does', async () => {
  const found = sought('a ship with chasers', chased, fortunes, [UPGRADES]);
  const { board, page } = await playOn(await Venue.open(), found, { viewport: SIZES.desktop });
  await page.locator('.fdm-beside').first().waitFor({ state: 'attached' });
  await board.locator('.fdm-arms').getByText('Chasers').first().hover();
  await page.getByText('If you win the crew combat').waitFor();
  if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, 'modules-upgrades.png') });
});

test('a Location is pressed on the chart, visited and assaulted; the treasure galleon is a ship like any other', async () => {
  const isTown = (location: unknown): boolean => location === 'low-wells' || location === 'saltmarsh-landing';
  const found = sought(
    'a town to visit and to assault',
    ({ state, question, options }) =>
      question === 'turn.action' &&
      state.board.turn.actions > 1 &&
      ['visit', 'assault'].every((verb) => options.some(([said, location]) => said === verb && isTown(location))),
    fortunes,
    ['treasure-galleon', 'locations'],
  );
  const venue = await Venue.open();
  const anna = await playOn(venue, found, { viewport: SIZES.desktop });
  const { page, board } = anna;
  const snap = async (name: string): Promise<void> => {
    if (PICTURES === undefined) return;
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: join(PICTURES, `location-${name}-${size}.png`) });
    }
    await page.setViewportSize(SIZES.desktop);
  };
  await page.getByRole('button', { name: 'Hide' }).click();
  await board.locator('.fdm-ship[role=button][aria-label*="Treasure galleon"]').waitFor();
  const location = board.locator('.fdm-location[data-state=open]');
  const card = board.locator('.fdm-place-card');
  // One's own ship is put down on it, or it is pressed: either shows what can be done there.
  await carry(board.locator('.fdm-mine .fdm-berth'), location);
  await card.getByRole('button', { name: /^Visit / }).waitFor();
  await page.keyboard.press('Escape');
  await location.click();
  await snap('card');
  await card.getByRole('button', { name: /^Visit / }).click();
  const visit = board.getByRole('region', { name: /^Visit: /u });
  await visit.getByRole('button', { name: /^Buy goods/u }).waitFor();
  await snap('visit');
  await visit.getByRole('button', { name: /^End the visit/u }).click();
  await location.click();
  await card.getByRole('button', { name: /^Assault / }).click();
  const assault = board.getByRole('region', { name: /^Assault: /u });
  await assault.getByRole('button', { name: /^Fire a shot/u }).click();
  // A lucky shot may be the last that was needed.
  await eventually(
    async () => (await assault.count()) === 0 || /(?:no|\d) skulls?|(?:no|\d) shots? left/u.test(await read(assault)),
  ).toBe(true);
  await snap('assault');
});

/** What is asked, and what is seen of it. */
const ASKED = {
  commissions: '.fdm-commission',
  'favour-draw': '.fdm-favours',
  customs: '.fdm-scene-venture .fdm-cargo-card',
  yard: '.fdm-counter',
} as const;

whole('what modules ask has a scene of its own, in words of either language, and axe has nothing against it', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor({ viewport: SIZES.phone });
  const { page } = anna;
  const faults: string[] = [];
  for (const [i, [name, sight]] of Object.entries(ASKED).entries()) {
    const { played, seat } = moduleMoment(name);
    await goOnHere(anna, fortunes as unknown as Game, played, seat);
    if (i === 0) await page.getByRole('button', { name: 'Turn off help' }).click();
    await page.locator(sight).first().waitFor();
    if (name === 'yard') await page.getByText(/Reserve: \d+ tokens?, face down/u).waitFor();
    if (i < 2) faults.push(...(await look(page, name, { phone: SIZES.phone }, ['day'])));
  }
  await anna.switchTo('Français');
  await page.getByText(/Réserve\s:\s\d+\sjetons?,\sface cachée/u).waitFor();
  expect(faults).toEqual([]);
});
