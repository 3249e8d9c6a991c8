// Skull Tales with others: a voyage to its end, advice, a campaign that outlives the server, and alone on a phone without a network.
import type { VoyageView } from '@boucan/skull';
import type { TableView } from '@boucan/table';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { playByWire } from './by-wire.ts';
import { eventually, House, NO_NETWORK, OwnHouse } from './house.ts';
import { type Person, read } from './person.ts';
import { chooseOnBoard, glowing, openSkull, playOnBoard, room, told } from './skull-hands.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const TABLET = { viewport: { width: 1024, height: 768 } } as const;
const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;

/** `BOUCAN_WHOLE=1`: from the first choice to the last on the board. */
const WHOLE = process.env.BOUCAN_WHOLE === '1';
/** A voyage of people who press whatever glows is mostly over in its fourth round. */
const LATE = 3;
const MOST = 800;

const boardOf = (view: TableView): VoyageView | null => (view.match?.board as VoyageView | undefined) ?? null;

test('three people and a bot play a voyage to its end on the board itself', { timeout: 900_000 }, async () => {
  const house = await House.open();
  const anna = await house.guest('Anna', DESKTOP);
  const bea = await house.guest('Bea', PHONE);
  const cleo = await house.guest('Cleo', TABLET);
  const people = [anna, bea, cleo];
  await openSkull(anna, 4, [bea, cleo]);
  if (!WHOLE) await playByWire(people, (view) => view.result !== null || (boardOf(view)?.round ?? 0) >= LATE);
  const { made, over } = await playOnBoard(people, MOST);
  if (WHOLE) console.info(`the whole voyage took ${made} choices of people`);
  expect(over).toBe(true);
  for (const person of people) {
    await person.over.first().waitFor();
    expect(await person.shifted()).toEqual([]);
  }
  await anna.seeScores();
  expect(await read(anna.scores)).toMatch(/Anna[\s\S]*Bea[\s\S]*Cleo/u);
});

test('whoever is not asked sees what is weighed, and puts a finger on it; whoever is may do as he is told', async () => {
  const house = await House.open();
  const [anna, bea] = [await house.guest('Anna', DESKTOP), await house.guest('Bea', DESKTOP)];
  await openSkull(anna, 2, [bea]);
  await playByWire([anna, bea], (view) => view.asked?.question === 'stations.post');
  const annaIsAsked = async () => (await glowing(anna).count()) > 0;
  await eventually(async () => (await annaIsAsked()) || (await glowing(bea).count()) > 0).toBe(true);
  const [asked, other, name] = (await annaIsAsked()) ? [anna, bea, 'Bea'] : [bea, anna, 'Anna'];
  expect(await glowing(other).count()).toBe(0);
  await other.board.getByRole('button', { name: 'Advise' }).click();
  await room(other, 'main-deck').locator('.bp-target').press('Enter');
  const advice = asked.board.getByRole('list', { name: 'What others would do' });
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: main deck`, 'u'));
  await eventually(() => room(asked, 'main-deck').locator('.sku-fingers').count()).toBe(1);
  // Elsewhere after all.
  await room(other, 'cabins').locator('.bp-target').press('Enter');
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: cabins`, 'u'));
  // Who reloads finds it where it was; and nothing has happened.
  await asked.page.reload();
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: cabins`, 'u'));
  await advice.getByRole('button').press('Enter');
  await eventually(() => advice.count()).toBe(0);
  await eventually(() => other.board.locator('.sku-advice').count()).toBe(0);
  await eventually(() => told(asked)).toMatch(/: cabins\./u);
});

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
  const house = await OwnHouse.found();
  const anna = await house.guest('Anna', { ...DESKTOP, forgives: [NO_NETWORK, /WebSocket/u] });
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
  await eventually(async () => (await anna.boardInWords()).join(' ')).toMatch(/day 1, watch 1; morale 20/u);
  const before = await begun();

  await house.stop();
  await anna.page.getByText('The connection is lost.').waitFor();
  await house.start();
  await anna.page.getByText('The connection is lost.').waitFor({ state: 'hidden' });
  expect(await begun()).toEqual(before);
  await anna.page.reload();
  await eventually(begun).toEqual(before);
  // And it is sailed on.
  await eventually(async () => await glowing(anna).count()).toBeGreaterThan(0);
  await chooseOnBoard(anna, 0);
});

test('alone on a phone, with the network cut, a voyage is begun, survives a reload and is played to its end', {
  timeout: 600_000,
}, async () => {
  const house = await OwnHouse.found();
  const anna = await house.visitor({ ...PHONE, serviceWorkers: 'allow', forgives: [NO_NETWORK] });
  const { page, context } = anna;
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await context.setOffline(true);
  await house.stop();
  await page.reload();
  await page.getByText('No connection at the moment.').waitFor();
  await page.getByRole('button', { name: /^Alone: Captain, with three allies/u }).tap();
  await page.getByRole('button', { name: 'No more help' }).click();
  expect((await playOnBoard([anna], 8)).made).toBe(8);
  await glowing(anna).first().waitFor();
  const before = await anna.boardInWords();
  await page.reload();
  await eventually(() => anna.boardInWords()).toEqual(before);
  await page.getByRole('navigation', { name: 'Beside the board' }).getByRole('button', { name: 'In words' }).click();
  expect((await playOnBoard([anna], MOST)).over).toBe(true);
  expect(await anna.shifted()).toEqual([]);
});
