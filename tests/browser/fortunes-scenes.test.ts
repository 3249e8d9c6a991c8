// The scenes of Fortunes de mer, each driven by what lies on the board, looked at by axe, and drawn.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '@boucan/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { eventually, House, newFolder } from './house.ts';
import { type Person, read } from './person.ts';
import { type Moment, playOn, sought, surely } from './voyage.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;

const includes = (options: readonly Choice[], ...words: readonly string[]): boolean =>
  options.some((choice) => words.every((word, i) => choice[i] === word));

/** Pictures of a scene on a desk and on a phone, and what axe holds against it. */
async function picture({ page }: Person, name: string): Promise<string[]> {
  const folder = process.env.BOUCAN_PICTURES ?? newFolder();
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize()!;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
  }
  await page.setViewportSize(before);
  return look(page, name);
}

const scene = ({ board }: Person, title: RegExp): Locator => board.getByRole('region', { name: title });
const button = (where: Locator, name: RegExp): Locator => where.getByRole('button', { name });
const gold = async (where: Locator): Promise<number> => Number(/(\d+) gold aboard/u.exec(await read(where))![1]);

test('in port: goods are sold and bought, gold is hidden', async () => {
  const found = sought('a port at home', ({ state, seat, question, options }) => {
    const business = ['sell', 'buy', 'yard', 'stash'].every((one) => includes(options, 'activity', one));
    return question === 'port.activity' && business && state.board.players[seat]!.gold >= 8;
  });
  const house = await House.open();
  const anna = await playOn(house, found, DESKTOP);
  const port = scene(anna, /^In port: /u);
  const purse = found.state.board.players[found.seat]!;
  await eventually(() => gold(port)).toBe(purse.gold);
  const seen = await picture(anna, 'port');

  await button(port, /^Sell goods/u).click();
  await eventually(() => read(anna.prompt)).toContain('They ask for');
  seen.push(...(await picture(anna, 'port-sell')));
  await button(port, /^Sell /u).last().click();
  await eventually(() => read(anna.prompt)).toMatch(/1 card to sell, for \d+ gold/u);
  const price = Number(/for (\d+) gold/u.exec(await read(anna.prompt))![1]);
  await port.getByText('1 card set aside').waitFor();
  await button(port, /^Done/u).click();
  await eventually(() => gold(port)).toBe(purse.gold + price);

  await button(port, /^Buy goods/u).click();
  await button(port, /^Buy \w+ \(\d+ gold\)/u).first().waitFor();
  seen.push(...(await picture(anna, 'port-buy')));
  await button(port, /^Buy \w+ \(\d+ gold\)/u).first().click();
  await port.getByText('1 card set aside').waitFor();
  await button(port, /^Done/u).click();
  await button(port, /^Stash gold/u).click();
  seen.push(...(await picture(anna, 'port-stash')));
  expect(seen).toEqual([]);
});
