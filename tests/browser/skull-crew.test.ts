// Skull Tales with others: a voyage to its end, and advice.
import type { VoyageView } from '@boucan/skull';
import type { TableView } from '@boucan/table';
import { WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { playByWire } from './by-wire.ts';
import { read } from './person.ts';
import { glowing, openSkull, playOnBoard, room, told } from './skull-hands.ts';
import { eventually, Venue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const TABLET = { viewport: { width: 1024, height: 768 } } as const;
const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;

/** In a whole run it is played on the board from the first choice; otherwise from this round on. People who press whatever glows have mostly lost in the fourth. */
const LATE = 3;
const MOST = 800;

const boardOf = (view: TableView): VoyageView | null => (view.match?.board as VoyageView | undefined) ?? null;

test('three people and a bot play a voyage to its end on the board itself', { timeout: 900_000 }, async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', DESKTOP);
  const bea = await venue.guest('Bea', PHONE);
  const cleo = await venue.guest('Cleo', TABLET);
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
  await eventually(() => read(anna.scores)).toMatch(/Anna[\s\S]*Bea[\s\S]*Cleo/u);
});

test('whoever is not asked sees what is weighed, and puts a finger on it; whoever is may do as he is told', async () => {
  const venue = await Venue.open();
  const [anna, bea] = [await venue.guest('Anna', DESKTOP), await venue.guest('Bea', DESKTOP)];
  await openSkull(anna, 2, [bea]);
  await playByWire([anna, bea], (view) => view.asked?.question === 'stations.post');
  const annaIsAsked = async () => (await glowing(anna).count()) > 0;
  await eventually(async () => (await annaIsAsked()) || (await glowing(bea).count()) > 0).toBe(true);
  const [asked, other, name] = (await annaIsAsked()) ? [anna, bea, 'Bea'] : [bea, anna, 'Anna'];
  await eventually(() => glowing(other).count()).toBe(0);
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
  await eventually(() => told(asked)).toMatch(/goes to the cabins\./u);
});
