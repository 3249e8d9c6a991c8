// A table and a replay in a frame on a page of another site: they fit, take their theme and language from the address, bring and leave no cookie.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { playOut } from './by-wire.ts';
import type { Person } from './person.ts';
import { eventually, Venue } from './venue.ts';

const SIZES = [
  { width: 960, height: 640 },
  { width: 360, height: 480 },
];

/** A page elsewhere that embeds this. Gives what is in the frame. */
async function embedded({ page }: Person, src: string, { width, height }: (typeof SIZES)[number]) {
  const site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(
      `<!doctype html><title>A club</title><iframe src="${src}" width="${width}" height="${height}" style="border:0"></iframe>`,
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`); // another site than 127.0.0.1
  return page.frameLocator('iframe');
}

test('a replay and a running table in frames of two sizes, in their theme and language, without a cookie', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable();
  const running = new URL(anna.page.url()).pathname.split('/').at(-1)!;
  const guest = await venue.guest('Bea');
  await guest.openTable();
  await playOut(guest);
  const over = new URL(guest.page.url()).pathname.split('/').at(-1)!;

  for (const size of SIZES)
    for (const [path, inside] of [
      [`replay/${over}`, '.reel'],
      [`table/${running}`, '.tb-nav, .tb-ask'],
    ] as const) {
      const club = await venue.visitor({ viewport: { width: 1200, height: 800 } });
      const asked: string[] = [];
      club.page.on('request', async (request) => {
        if (request.url().startsWith(venue.url) && (await request.allHeaders()).cookie !== undefined) asked.push(request.url());
      });
      const frame = await embedded(club, `${venue.url}/embed/${path}?theme=night&lang=fr`, size);
      await frame.locator(inside).first().waitFor();
      const way = frame.getByRole('link', { name: 'Ouvrir dans Boucan' });
      await way.waitFor();
      const root = frame.locator('html');
      expect(await root.getAttribute('data-theme')).toBe('night');
      expect(await root.getAttribute('lang')).toBe('fr');
      // Nothing is wider than its frame.
      await eventually(() => root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
      // No part of the sea stays empty beside the boards.
      const right = async (what: Locator): Promise<number> => {
        const { x, width } = (await what.boundingBox())!;
        return x + width;
      };
      await eventually(async () => {
        const boards = await Promise.all((await frame.locator('.bre-sea > .bre-board').all()).map(right));
        return (await right(frame.locator('.bre-sea'))) - Math.max(...boards);
      }).toBeLessThan(24);
      // What one plays it by is in sight, and the way to the whole page lies below it and over nothing.
      const bottom = async (what: Locator): Promise<number> => {
        const { y, height } = (await what.boundingBox())!;
        return y + height;
      };
      const top = (await way.boundingBox())!.y;
      await eventually(() => bottom(frame.locator(inside).last())).toBeLessThanOrEqual(top + 1);
      expect(await bottom(way)).toBeCloseTo(await bottom(club.page.locator('iframe')), 0);
      expect(await frame.locator('.replay-tools').count()).toBe(0);
      expect(asked).toEqual([]);
      expect(await club.page.context().cookies()).toEqual([]);
      if (process.env.BOUCAN_PICTURES !== undefined)
        await club.page.screenshot({ path: `${process.env.BOUCAN_PICTURES}/embed-${path.split('/')[0]}-${size.width}.png` });
    }
});
