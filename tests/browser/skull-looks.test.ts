// Every scene of Skull Tales, driven to by play, in three sizes, with axe.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { look } from './axe.ts';
import { House } from './house.ts';
import { type Found, type Moment, playOn, sought } from './skull-moments.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

const PICTURES = process.env.BOUCAN_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

const asks =
  (question: string, more: (m: Moment) => boolean = () => true) =>
  (m: Moment): boolean =>
    m.question === question && more(m);
const late = ({ state }: Moment): boolean => state.board.round > 5;

const SCENES = {
  draft: asks('course.draft'),
  post: asks('stations.post', late),
  orders: asks('stations.orders', (m) => late(m) && m.options.length > 8),
  prep: asks('prep.order', (m) => late(m) && m.options.length > 3),
  stow: asks('hold.stow', (m) => m.options.length > 12),
  sail: asks('move.sail', (m) => m.state.board.turn.points > 2),
  guns: asks('move.sail', (m) => m.options.some(([verb]) => verb === 'fire')),
  plot: asks('plot.coin'),
  mutiny: asks('mutiny.bid'),
  event: asks('event.who'),
  boarding: asks('boarding.act', (m) => m.state.board.boarding!.turn > 1),
  ashore: asks('dock.ashore'),
  explore: asks('explore.send'),
  again: asks('dice.again', late),
} as const;

/** What axe holds against it, in both lights, on a desktop and a phone. */
async function looked(found: Found, name: string): Promise<string[]> {
  if (PICTURES !== undefined) await pictures(PICTURES, found, name);
  const anna = await playOn(await House.open(), found, { viewport: SIZES.desktop });
  await anna.board.locator('.sku-table').waitFor();
  return look(anna.page, name);
}

/** In three sizes, for whoever names a folder for them. */
async function pictures(folder: string, found: Found, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, board } = await playOn(await House.open(), found, { viewport });
    await board.locator('.sku-table').waitFor();
    await page.waitForTimeout(200);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
    await page.close();
  }
}

test.each(Object.entries(SCENES))('%s: axe finds nothing', async (name, wanted) => {
  expect(await looked(sought(name, wanted), name)).toEqual([]);
});

test('harbour: axe finds nothing', async () => {
  const found = sought('harbour', asks('harbour.buy'), { options: { campaign: true }, seats: 2 });
  expect(await looked(found, 'harbour')).toEqual([]);
});
