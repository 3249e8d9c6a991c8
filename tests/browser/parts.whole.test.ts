// The page of parts: every part of the boards in every state, looked at by axe, and compared with how it looked before.
//
// Fonts are drawn a little differently on every machine, so pictures are not compared pixel by pixel: each part is cut into cells, and
// what is kept of a cell is its mean colour. A part that moved, grew or changed its colour is found; a smoother edge is not.
// BOUCAN_BASELINE=write keeps what is seen now.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIGHTS, look, SIZES } from './axe.ts';
import { eventually, type Habits, OwnVenue } from './venue.ts';

const root = resolve(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'baseline/parts.json');

/** Side of a cell in pixels. */
const CELL = 24;
/** A channel of a cell may differ by so much before the cell counts as another. */
const FAINT = 12;
/** So many of a hundred cells may be others. */
const FEW = 4;

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

/** The parts that look different, and how much. */
function differing(before: Seen, now: Seen): string[] {
  return Object.entries(now).flatMap(([part, { size, cells }]) => {
    const old = before[part]!;
    if (old.size !== size) return [`${part} was ${old.size}, is ${size}`];
    const share = changed(old.cells, cells);
    return share > FEW ? [`${part} looks different in ${share.toFixed(0)} % of its cells`] : [];
  });
}

/** The client as it is shipped, and that page besides. */
const web = mkdtempSync(join(tmpdir(), 'boucan-parts-'));
beforeAll(() => {
  const env = { ...process.env, NODE_ENV: 'production', VITE_PARTS: 'shown' };
  const args = ['build', 'apps/web', '--logLevel', 'error', '--outDir', web, '--emptyOutDir'];
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { cwd: root, env });
});
afterAll(() => rmSync(web, { recursive: true, force: true }));

async function openParts(habits: Habits = {}): Promise<Page> {
  const venue = await OwnVenue.found({ web });
  const { page } = await venue.visitor(habits);
  await page.goto('/parts');
  await page.getByRole('heading', { name: 'Parts of the boards' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return page;
}

test('every part in every state: accessible, and as it looked before', async () => {
  const page = await openParts();
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
    others.push(...differing(before[where]!, parts).map((difference) => `${where}: ${difference}`));
  }
  expect(others, 'if this is how it should look now: BOUCAN_BASELINE=write').toEqual([]);

  // It is not blind: another colour of what can be chosen, and smaller cards, are seen.
  const last = await seenOn(page);
  await page.addStyleTag({ content: ':root[data-theme] { --act: var(--seat-5); } .bp-card.bp-card { --w: 34px; }' });
  const seen = differing(last, await seenOn(page)).join('\n');
  for (const part of ['card/picture', 'card/back', 'place/can be chosen', 'target/can be chosen', 'offer/focus'])
    expect(seen).toContain(part);
  expect(seen).not.toMatch(/die|cubes|panel/u);
});

test('a number says why: under the pointer, with the focus, and to a finger that stays, which presses nothing', async () => {
  const page = await openParts({ hasTouch: true });
  const causes = page.locator('.bp-sum-causes');
  const why = page.locator('[data-part="sum/with causes"]').getByRole('button');
  await why.hover();
  await eventually(() => causes.allInnerTexts()).toEqual([
    expect.stringMatching(/Manoeuvrability\s+\+3\s+frigate\s+\+2\s+special rigging\s+−1\s+damaged masts/u),
  ]);
  await page.mouse.move(0, 0);
  await eventually(() => causes.count()).toBe(0);
  await why.focus();
  await eventually(() => causes.count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => causes.count()).toBe(0);
  expect(await why.textContent(), 'the same for whoever cannot see it').toContain(
    'Manoeuvrability 4: +3 frigate, +2 special rigging, −1 damaged masts',
  );

  const button = page.locator('[data-part="sum/inside a button"] button');
  const finger = (type: string) => button.locator('.bp-sum').dispatchEvent(type, { pointerType: 'touch', bubbles: true });
  await finger('pointerdown');
  await eventually(() => causes.count()).toBe(1);
  for (const type of ['pointerup', 'click']) await finger(type);
  expect(await causes.count(), 'it stays to be read').toBe(1);
  await eventually(() => button.getAttribute('aria-pressed')).toBe('false');
  await page.locator('h1').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await eventually(() => causes.count()).toBe(0);
  for (const type of ['pointerdown', 'pointerup', 'click']) await finger(type);
  expect(await button.getAttribute('aria-pressed'), 'a short one does').toBe('true');
});

test('what is shipped has no page of parts', () => {
  const shipped = readdirSync(join(root, 'apps/web/dist/assets'));
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.filter((file) => file.startsWith('parts-screen'))).toEqual([]);
});
