// Every scene of Skull Tales, driven to by play, with axe: in three sizes and both languages in a whole run.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { SIZES as EVERYWHERE, look, TABLET } from './axe.ts';
import type { Person } from './person.ts';
import { goOn } from './skull-moments.ts';
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

/** In a whole run every scene in either language, otherwise one in sixteen. */
for (const language of atLength(['English'] as const, ['English', 'Français'] as const))
  test(`scenes in ${language}: axe finds nothing`, async () => {
    const anna = await (await Venue.open()).visitor({ viewport: SIZES.desktop });
    if (language === 'Français') await anna.switchTo(language);
    const found: string[] = [];
    for (const [i, name] of NAMES.filter((_, i) => WHOLE || i % 16 === 0).entries()) {
      await goOn(anna, foundFor(name));
      await anna.page.locator('.sku-table').waitFor();
      if (i === 0) await anna.page.locator('.tb-guide-buttons .quiet').click();
      // On a phone it would lie over the board.
      const log = anna.page.locator('.tb-nav [data-opens=log]');
      if ((await log.getAttribute('aria-expanded')) === 'true') await log.click();
      await SCENES[name]!.press?.(anna.page.locator('.tb-board')).click();
      await pictures(anna, `${name}-${language === 'English' ? 'en' : 'fr'}`);
      found.push(...(await look(anna.page, `${name}, ${language}`, language === 'English' ? SIZES : { phone: SIZES.phone })));
    }
    expect(found).toEqual([]);
  });
