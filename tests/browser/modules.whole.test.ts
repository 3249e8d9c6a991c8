// Contre vents et marées, all of it at one table: two people and two bots play the last rounds on the board, to the end.
import './modules.test.ts';
import { fortunes } from '@boucan/fortunes';
import type { CaribbeanView } from '@boucan/fortunes/view';
import { type GameRecord, verify } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { expect, test } from 'vitest';
import { playByWire } from './by-wire.ts';
import { type Person, read } from './person.ts';
import { byPieces, WAYS } from './pieces.ts';
import { eventually, Venue } from './venue.ts';
import { inAHurry } from './voyage.ts';

/** Three rounds before the end. */
const late = ({ match, result }: TableView): boolean =>
  result !== null || ((match?.board as CaribbeanView | undefined)?.events ?? 99) <= 2;

async function openWithEverything(host: Person, friend: Person): Promise<void> {
  const { page } = host;
  await page.goto('/new?game=fortunes');
  await host.pick('Seats', '4');
  for (const [seat, label] of [
    [2, 'A friend'],
    [3, 'Bot: Passenger'],
    [4, 'Bot: Passenger'],
  ] as const)
    await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({ label });
  const packs = page.getByRole('group', { name: /^Which (?:expansions|variants)\?$/u }).getByRole('checkbox');
  for (let i = 0; i < (await packs.count()); i++) await packs.nth(i).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//u);
  await friend.page.goto(page.url());
  await friend.sitDown();
  await host.startMatch();
  for (const person of [host, friend]) await person.page.getByRole('button', { name: 'Turn off help' }).click();
}

test('two people, one of them on a phone, and two bots play with every module on the board itself, and the record verifies', {
  timeout: 400_000,
}, async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', WAYS['a mouse']);
  const bea = await venue.guest('Bea', WAYS['a finger']);
  await openWithEverything(anna, bea);
  await playByWire([anna, bea], late, inAHurry);
  const limits = { hurries: true, patience: 300_000 };
  const pressed = await Promise.all([
    byPieces(anna, 'fortunes', 'a mouse', limits),
    byPieces(bea, 'fortunes', 'a finger', limits),
  ]);
  console.info(`they took ${pressed.map(({ all }) => all).join(' and ')} presses`);
  expect(Math.max(...pressed.map(({ sightings }) => sightings)), 'one’s own ship').toBeGreaterThanOrEqual(1);
  for (const person of [anna, bea]) {
    expect(await person.shifted()).toEqual([]);
    await person.seeScores();
  }
  const { text } = await anna.download(anna.scores.getByRole('button', { name: 'Save the game file' }));
  const record = JSON.parse(text) as GameRecord;
  expect(verify(fortunes, record)).toEqual({ ok: true });
  expect(record.packs).toEqual(fortunes.def.packs.map(({ id }) => id));
  await anna.scores.getByRole('button', { name: 'Check it' }).click();
  await eventually(() => read(anna.scores)).toContain('Verified: this is the game your browser agreed to');
});
