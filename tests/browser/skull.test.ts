// Skull Tales on its board: posts, groups, goods and courses are chosen where they lie, with a press or by carrying them there.
import type { Choice } from '@boucan/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { eventually, House } from './house.ts';
import { type Person, read } from './person.ts';
import { likeliest, type Moment, playOn, sought } from './skull-moments.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;
const ENOUGH = 24;

const told = async (person: Person): Promise<string> => {
  await person.beside('Log');
  return read(person.log);
};
const room = ({ board }: Person, post: string): Locator => board.locator(`[data-room="${post}"]`);
const may = (m: Moment, ...words: readonly (string | number)[]): boolean =>
  m.options.some((c) => words.every((word, i) => c[i] === word));

/** Everything on the board that can be chosen now, in the page that is in front. */
const glowing = ({ board }: Person): Locator =>
  board
    .locator(
      '.bp-place[data-state="open"], .bp-offer.bp-may, .bp-open > .bp-target:not([aria-disabled="true"]), .sku-piece[data-may="true"], .sku-overboard .bp-open',
    )
    .filter({ visible: true });

/** Chooses something on the board, another thing each time, and waits until the match has gone on. */
async function chooseOnBoard(person: Person, which: number): Promise<void> {
  const open = glowing(person);
  const sight = async () => `${await read(person.prompt)}|${await person.board.innerText()}|${await open.count()}`;
  const before = await sight();
  await open.nth(which % (await open.count())).press('Enter');
  await eventually(sight).not.toBe(before);
}

test('a crew group is pressed and then its place, or carried there', async () => {
  const found = sought(
    'orders',
    (m) => m.question === 'stations.orders' && may(m, 'order', 'topmen', 'rail') && may(m, 'order', 'port-watch', 'main-deck'),
  );
  const anna = await playOn(await House.open(), found, DESKTOP);
  const topmen = anna.board.getByRole('button', { name: /^Topmen: /u });
  await topmen.click();
  await room(anna, 'rail').locator('.bp-target').press('Enter');
  await eventually(() => room(anna, 'rail').locator('[data-piece="topmen"]').count()).toBe(1);

  const again = await playOn(await House.open(), found, DESKTOP);
  const watch = again.board.getByRole('button', { name: /^Port Watch: /u });
  const [from, to] = [(await watch.boundingBox())!, (await room(again, 'main-deck').boundingBox())!];
  await again.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await again.page.mouse.down();
  await again.page.mouse.move(from.x + 30, from.y - 30, { steps: 4 });
  await again.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await again.page.mouse.up();
  await eventually(() => room(again, 'main-deck').locator('[data-piece="port-watch"]').count()).toBe(1);
});

test('a post says how many dice it brings, and what is taken says so', async () => {
  const found = sought('a post', (m) => m.question === 'stations.post' && may(m, 'post', 'helm'));
  const anna = await playOn(await House.open(), found, DESKTOP);
  const helm = room(anna, 'helm').locator('.bp-target');
  expect(await helm.getAttribute('aria-label')).toMatch(/^helm\. \d dic?e for helm/u);
  await helm.press('Enter');
  await eventually(() => told(anna)).toMatch(/: helm\./u);
});

test('goods are moved in the hold, and go over the side', async () => {
  const found = sought('goods', (m) => m.question === 'hold.stow' && may(m, 'jettison', 0) && m.options.length > 8);
  const anna = await playOn(await House.open(), found, DESKTOP);
  const before = found.state.board.ship.cells.filter((marker) => marker !== null).length;
  const markers = anna.board.locator('.sku-cell-of-hold[data-movable="true"]');
  await markers.first().click();
  await anna.board.getByRole('button', { name: 'Overboard' }).click();
  await eventually(() => anna.board.locator('.sku-columns .sku-good').count()).toBe(before - 1);
});

test('the ship sails where one presses', async () => {
  const found = sought('a course', (m) => m.question === 'move.sail' && m.state.board.turn.points > 1 && may(m, 'advance'));
  const anna = await playOn(await House.open(), found, PHONE);
  await anna.board
    .getByRole('button', { name: /^Advance /u })
    .and(anna.board.locator('[data-state="open"]'))
    .first()
    .press('Enter');
  await eventually(() => told(anna)).toContain('The ship advances');
});

test('on a phone one moves between sea, ship and log', async () => {
  const found = sought('a post', (m) => m.question === 'stations.post');
  const anna = await playOn(await House.open(), found, PHONE);
  const pages = anna.board.getByRole('navigation', { name: 'Sea, ship, log' });
  await room(anna, 'helm').waitFor();
  await pages.getByRole('button', { name: 'The log' }).tap();
  await anna.board.getByRole('region', { name: 'The log' }).waitFor();
  await pages.getByRole('button', { name: 'The sea' }).tap();
  await anna.board.getByRole('group', { name: 'The sea' }).waitFor();
  expect(await anna.shifted()).toEqual([]);
});

/** Posts, sails and courses as the advice of the game likes them: chance alone seldom finds the goal. */
const homewards = (m: Moment): Choice | null => (/^(stations\.(post|orders)|speed|move)/u.test(m.question) ? likeliest(m) : null);

test('at the goal the Captain ends the voyage on the board, and it is won', async () => {
  const found = sought('the goal', (m) => m.question === 'dock.ashore' && may(m, 'land'), { steer: homewards });
  const anna = await playOn(await House.open(), found, DESKTOP);
  await anna.board.getByRole('button', { name: 'End the voyage here' }).click();
  await anna.page.getByText('The goal was reached.').first().waitFor();
});

test('a second voyage begins with what the first left, after a reload too', async () => {
  const found = sought('harbour', (m) => m.question === 'harbour.buy' && m.state.board.loot > 3, {
    options: { campaign: true },
    seats: 2,
  });
  const { prestige } = found.state.board.registers[found.seat]!;
  const anna = await playOn(await House.open(), found, DESKTOP);
  await anna.board.getByRole('region', { name: 'In harbour' }).getByRole('button', { name: 'Enough' }).click();
  const second = async (): Promise<boolean> => /Voyage 2/u.test(await told(anna));
  for (let i = 0; i < 8 && !(await second()); i++) {
    await glowing(anna).first().waitFor();
    if (await second()) break;
    await chooseOnBoard(anna, -1 + (await glowing(anna).count()));
  }
  await eventually(second).toBe(true);
  await anna.page.reload();
  await eventually(async () => (await anna.boardInWords()).join(' ')).toMatch(/Round 0, day 1, watch 1; morale 20/u);
  await eventually(() => read(anna.page.locator('.bp-standing').nth(found.seat))).toContain(`${prestige}`);
});

test('three people and a bot play on the board itself', async () => {
  const house = await House.open();
  const anna = await house.guest('Anna', DESKTOP);
  const bea = await house.guest('Bea', PHONE);
  const cleo = await house.guest('Cleo', { viewport: { width: 1024, height: 768 } });
  const { page } = anna;
  await page.getByRole('link', { name: 'Open a table' }).click();
  await anna.pick('Which game?', 'Skull Tales');
  await anna.pick('Seats', '4');
  for (const seat of [2, 3]) await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({ label: 'A friend' });
  await page.getByRole('combobox', { name: 'Seat 4' }).selectOption({ label: 'Bot: Passenger' });
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.waitForURL(/\/t\//u);
  for (const friend of [bea, cleo]) {
    await friend.page.goto(page.url());
    await friend.sitDown();
  }
  await anna.startMatch();
  const people = [anna, bea, cleo];
  for (const person of people) await person.page.getByRole('button', { name: 'No more help' }).click();
  for (let made = 0; made < ENOUGH; made++) {
    const asked = async (): Promise<Person | undefined> => {
      for (const person of people) if ((await glowing(person).count()) > 0) return person;
      return undefined;
    };
    await eventually(async () => (await asked()) !== undefined).toBe(true);
    await chooseOnBoard((await asked())!, made * 3);
  }
  expect(await told(anna)).toMatch(/is Captain/u);
  expect(await bea.shifted()).toEqual([]);
});
