// The page of parts: every part of the boards in every state, looked at by axe, and compared with how it looked before.
//
// Fonts are drawn a little differently on every machine, so pictures are not compared pixel by pixel: each part is cut into cells, and
// what is kept of a cell is its mean colour. A part that moved, grew or changed its colour is found; a smoother edge is not.
// BOUCAN_BASELINE=write keeps what is seen now.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LIGHTS, look, SIZES } from './axe.ts';
import { House, newFolder } from './house.ts';

const root = resolve(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'baseline/parts.json');

/** Side of a cell in pixels. */
const CELL = 24;
/** A channel of a cell may differ by so much before the cell counts as another. */
const FAINT = 22;
/** So many of a hundred cells may be others. */
const FEW = 5;

/** By part: how wide and high it is, and the mean colours of its cells, row by row. */
interface Seen {
  readonly [part: string]: { readonly size: string; readonly cells: string };
}

const CELLS = `async ({ shot, boxes, cell }) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + shot;
  await image.decode();
  const seen = {};
  for (const { part, x, y, width, height } of boxes) {
    const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const canvas = new OffscreenCanvas(across * cell, down * cell);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, x, y, width, height, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const means = new Uint8Array(across * down * 3);
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) {
        const sum = [0, 0, 0];
        for (let v = row * cell; v < (row + 1) * cell; v++)
          for (let u = column * cell; u < (column + 1) * cell; u++)
            for (let c = 0; c < 3; c++) sum[c] += data[(v * canvas.width + u) * 4 + c];
        for (let c = 0; c < 3; c++) means[(row * across + column) * 3 + c] = Math.round(sum[c] / cell / cell);
      }
    seen[part] = { size: width + '×' + height, cells: btoa(String.fromCharCode(...means)) };
  }
  return seen;
}`;

const BOXES = `[...document.querySelectorAll('[data-part]')].map((el) => {
  const { x, y, width, height } = el.querySelector('.parts-box').getBoundingClientRect();
  return { part: el.dataset.part, x: Math.round(x + scrollX), y: Math.round(y + scrollY), width: Math.round(width), height: Math.round(height) };
})`;

/** Waves and glows stand still, at their beginning. */
const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

async function seenOn(page: Page): Promise<Seen> {
  const all: Record<string, Seen[string]> = {};
  const take = async (wanted: (part: string) => boolean) => {
    const boxes = ((await page.evaluate(BOXES)) as { part: string }[]).filter(({ part }) => wanted(part));
    const shot = (await page.screenshot({ fullPage: true })).toString('base64');
    Object.assign(all, await page.evaluate(`(${CELLS})(${JSON.stringify({ shot, boxes, cell: CELL })})`));
  };
  await take((part) => !part.endsWith('/focus'));
  for (const { part } of ((await page.evaluate(BOXES)) as { part: string }[]).filter(({ part }) => part.endsWith('/focus'))) {
    await page.evaluate(
      `document.querySelector('[data-part="${part}"]').querySelector('button, [tabindex="0"]').focus({ focusVisible: true })`,
    );
    await take((one) => one === part);
    await page.evaluate('document.activeElement.blur()');
  }
  return all;
}

/** The share of cells, in a hundred, that have another colour. */
function changed(before: string, now: string): number {
  const [a, b] = [Buffer.from(before, 'base64'), Buffer.from(now, 'base64')];
  if (a.length !== b.length) return 100;
  let others = 0;
  for (let cell = 0; cell < a.length; cell += 3)
    if ([0, 1, 2].some((c) => Math.abs(a[cell + c]! - b[cell + c]!) > FAINT)) others++;
  return (100 * others) / (a.length / 3);
}

/** The client as it is shipped, and that page besides. */
function withParts(): string {
  const web = join(newFolder(), 'client');
  const env = { ...process.env, NODE_ENV: 'production', VITE_PARTS: 'shown' };
  const args = ['build', 'apps/web', '--logLevel', 'error', '--outDir', web, '--emptyOutDir'];
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { cwd: root, env });
  return web;
}

test('every part in every state: accessible, and as it looked before', async () => {
  const house = await House.open(withParts());
  const { page } = await house.visitor();
  await page.goto('/parts');
  await page.getByRole('heading', { name: 'Parts of the boards' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  expect(await look(page, 'parts')).toEqual([]);

  await page.addStyleTag({ content: STILL });
  const now: Record<string, Seen> = {};
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const light of LIGHTS) {
      await page.evaluate(`document.documentElement.dataset.theme = '${light}'`);
      expect(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        `${size}: nothing sticks out`,
      ).toBeLessThanOrEqual(0);
      now[`${size}, ${light}`] = await seenOn(page);
    }
  }
  if (process.env.BOUCAN_BASELINE === 'write') writeFileSync(BASELINE, `${JSON.stringify(now, null, 2)}\n`);
  expect(existsSync(BASELINE), 'BOUCAN_BASELINE=write makes the first one').toBe(true);
  const before = JSON.parse(readFileSync(BASELINE, 'utf8')) as typeof now;
  const others: string[] = [];
  for (const [where, parts] of Object.entries(now)) {
    expect(Object.keys(parts), where).toEqual(Object.keys(before[where] ?? {}));
    for (const [part, { size, cells }] of Object.entries(parts)) {
      const old = before[where]![part]!;
      if (old.size !== size) others.push(`${part} (${where}) was ${old.size}, is ${size}`);
      else if (changed(old.cells, cells) > FEW)
        others.push(`${part} (${where}) looks different in ${changed(old.cells, cells).toFixed(0)} % of its cells`);
    }
  }
  expect(others, 'if this is how it should look now: BOUCAN_BASELINE=write').toEqual([]);
});

test('what is shipped has no page of parts', () => {
  const shipped = readdirSync(join(root, 'apps/web/dist/assets'));
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.filter((file) => file.startsWith('parts-screen'))).toEqual([]);
});
