// Skull Tales with others: a voyage on the board, from the first choice to the end that everybody sees.
import { expect, test } from 'vitest';
import { SIZES, TABLET } from './axe.ts';
import { playOut } from './by-wire.ts';
import { read } from './person.ts';
import { openSkull, playOnBoard } from './skull-hands.ts';
import { eventually, Venue } from './venue.ts';

/** By chance a voyage takes 12 presses or 1,654: what is left of a long one goes over the wire. */
const MOST = 400;

test('three people and a bot play a voyage to its end on the board itself', { timeout: 600_000 }, async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', { viewport: SIZES.desktop });
  const bea = await venue.guest('Bea', { viewport: SIZES.phone, hasTouch: true });
  const cleo = await venue.guest('Cleo', { viewport: TABLET });
  const people = [anna, bea, cleo];
  await openSkull(anna, 4, [bea, cleo]);
  const { over, share, told } = await playOnBoard(people, MOST);
  console.info(`Skull Tales: ${told}${over ? '' : '; the rest over the wire'}`);
  expect(share, told).toBeGreaterThanOrEqual(0.9);
  if (!over) await playOut(...people);
  for (const person of people) {
    await person.over.first().waitFor();
    expect(await person.shifted()).toEqual([]);
  }
  await anna.seeScores();
  await eventually(() => read(anna.scores)).toMatch(/Anna[\s\S]*Bea[\s\S]*Cleo/u);
});
