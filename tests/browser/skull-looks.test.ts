// Every scene of Skull Tales, driven to by play, with axe: in three sizes and both languages in a whole run, otherwise in one or the other by turns.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { SIZES as EVERYWHERE, look, TABLET } from './axe.ts';
import type { Person } from './person.ts';
import { playOn } from './skull-moments.ts';
import { foundFor, SCENES } from './skull-scenes.ts';
import { Venue } from './venue.ts';

const SIZES = { ...EVERYWHERE, tablet: TABLET } as const;

const PICTURES = process.env.BOUCAN_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

/** In every size, for whoever names a folder for them. */
async function pictures({ page }: Person, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(200);
    await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
  }
  await page.setViewportSize(SIZES.desktop);
}

const NAMES = Object.keys(SCENES);

test.each(NAMES)('%s: axe finds nothing', async (name) => {
  const anna = await playOn(await Venue.open(), foundFor(name), { viewport: SIZES.desktop });
  await anna.board.locator('.sku-table').waitFor();
  // On a phone it would lie over the board.
  await anna.page.getByRole('navigation', { name: 'Beside the board' }).getByRole('button', { name: 'Log' }).click();
  await SCENES[name]!.press?.(anna.board).click();
  await pictures(anna, `${name}-en`);
  const found: string[] = [];
  const inEnglish = NAMES.indexOf(name) % 2 === 0;
  if (WHOLE || inEnglish) found.push(...(await look(anna.page, name, SIZES)));
  await anna.switchTo('Français');
  await pictures(anna, `${name}-fr`);
  if (WHOLE || !inEnglish) found.push(...(await look(anna.page, `${name}, in French`, { phone: SIZES.phone })));
  expect(found).toEqual([]);
});
