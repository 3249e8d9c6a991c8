// A pack that no file of the house knows, in the browser: chosen, explained, on the chart, on the sheet, played and told.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { fortunes } from '@boucan/fortunes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trialGame as game } from '../../games/fortunes/test/trial-pack/game.ts';
import { wreck } from '../../games/fortunes/test/trial-pack/pack.ts';
import { look } from './axe.ts';
import { read } from './person.ts';
import { eventually, OwnVenue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

const trialGame = game as unknown as typeof fortunes;
const root = resolve(import.meta.dirname, '../..');
const web = mkdtempSync(join(tmpdir(), 'boucan-trial-'));

beforeAll(() => {
  const config = join(import.meta.dirname, 'trial-pack/vite.config.ts');
  const args = ['build', '--config', config, '--logLevel', 'error', '--outDir', web, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { cwd: root, env });
});
afterAll(() => rmSync(web, { recursive: true, force: true }));

test('a pack brings a token, a secret, an action and a price to the table, and its words', async () => {
  const dives = sought('a dive', ({ options }) => options.some(([verb]) => verb === 'dive'), trialGame, ['trial']);
  const venue = await OwnVenue.found({ web });
  const anna = await playOn(venue, dives, { viewport: { width: 1440, height: 900 } }, trialGame);
  const { page, board } = anna;
  const { zone, lots } = wreck.of(dives.state.board);
  await eventually(() => board.locator('.trial-wreck').textContent()).toBe(`The wreck lies at ${zone}`);
  expect(await look(page, 'trial pack')).toEqual([]);

  // Her own lot stands on her sheet, that of the other does not.
  await board.getByRole('button', { name: /sheet/iu }).first().click();
  const sheet = board.locator('.fdm-sheet');
  await eventually(() => read(sheet)).toContain(`The lot is worth ${lots[dives.seat]}`);
  await sheet.locator('.bp-tab[aria-pressed=false]').click();
  await eventually(() => read(sheet)).toContain('A lot nobody else has seen');
  await page.keyboard.press('Escape');

  await board.getByRole('button', { name: 'Dive to the wreck' }).click();
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain(`brings up ${lots[dives.seat]} gold from the wreck`);
  await page.goto('/new?game=fortunes');
  const packs = page.getByRole('group', { name: 'Which expansions?' });
  await eventually(() => read(packs)).toMatch(/Trial\s+A pack for the tests/u);
});
