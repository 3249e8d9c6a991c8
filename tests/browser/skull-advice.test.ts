// Skull Tales with others: advice.
import { test } from 'vitest';
import { SIZES } from './axe.ts';
import { playByWire } from './by-wire.ts';
import { read } from './person.ts';
import { glowing, openSkull, room, told } from './skull-hands.ts';
import { eventually, Venue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;

test('whoever is not asked sees what is weighed, and puts a finger on it; whoever is may do as he is told', async () => {
  const venue = await Venue.open();
  const [anna, bea] = [await venue.guest('Anna', DESKTOP), await venue.guest('Bea', DESKTOP)];
  await openSkull(anna, 2, [bea]);
  const asked = await playByWire([anna, bea], (view) => view.asked?.question === 'stations.post');
  const [other, name] = asked === anna ? [bea, 'Bea'] : [anna, 'Anna'];
  await eventually(async () => (await glowing(asked).count()) > 0).toBe(true);
  await eventually(() => glowing(other).count()).toBe(0);
  await other.board.getByRole('button', { name: 'Advise' }).click();
  await room(other, 'main-deck').locator('.bp-target').press('Enter');
  const advice = asked.board.getByRole('list', { name: 'What others would do' });
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: Main deck`, 'u'));
  await eventually(() => room(asked, 'main-deck').locator('.sku-fingers').count()).toBe(1);
  // Elsewhere after all.
  await room(other, 'cabins').locator('.bp-target').press('Enter');
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: Cabins`, 'u'));
  // Who reloads finds it where it was; and nothing has happened.
  await asked.page.reload();
  await eventually(() => read(advice)).toMatch(new RegExp(`${name}.*: Cabins`, 'u'));
  await advice.getByRole('button').press('Enter');
  await eventually(() => advice.count()).toBe(0);
  await eventually(() => other.board.locator('.sku-advice').count()).toBe(0);
  await eventually(() => told(asked)).toMatch(/goes to the cabins\./u);
});
