// Every word at a table can be read to its end, at telling moments of all four games: in French, which is longer, in four sizes, and in English on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import * as nassau from './nassau-moments.ts';
import type { Person } from './person.ts';
import * as skull from './skull-moments.ts';
import { foundFor, SCENES } from './skull-scenes.ts';
import { eventually, Venue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

const LOOKS = [
  ['Français', [1440, 900]],
  ['Français', [1024, 768]],
  ['Français', [844, 390]],
  ['Français', [390, 844]],
  ['English', [390, 844]],
] as const;

/** Words that leave what cuts them off, and neither open nor can be scrolled to; a chart is moved about. */
const CUT = `(() => {
  const found = new Set();
  const words = document.createTreeWalker(document.querySelector('.tb'), NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
    const own = text.parentElement;
    if (text.data.trim() === '' || own.closest('svg, .sr-only, .bp-chart-table, [hidden], [aria-expanded=false]') !== null || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    for (let over = own; over !== null && !over.matches('.tb'); over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = over.getBoundingClientRect();
      if (edge.width < 2 || edge.height < 2) break;
      const beside = (overflowX === 'hidden' || overflowX === 'clip') && (box.left < edge.left - 2 || box.right > edge.right + 2);
      const below = (overflowY === 'hidden' || overflowY === 'clip') && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3);
      if (beside || below) found.add(text.data.trim().slice(0, 60) + ' in ' + (over.getAttribute('class') ?? over.tagName));
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
      if (position === 'fixed') break;
    }
  }
  return [...found];
})()`;

async function nothingCut({ page }: Person, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [language, [width, height]] of LOOKS) {
    await page.getByRole('button', { name: language, includeHidden: true }).first().dispatchEvent('click');
    await page.locator(`html[lang^="${language === 'English' ? 'en' : 'fr'}"]`).waitFor({ state: 'attached' });
    await page.setViewportSize({ width, height });
    await still(page);
    for (const one of (await page.evaluate(CUT)) as string[]) found.push(`${name}, ${width}, ${language}: ${one}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

/** Nothing is on its way any more; waves never end. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(120);
  await eventually(() =>
    page.evaluate(
      `document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getComputedTiming().endTime < Infinity).length`,
    ),
  ).toBe(0);
}

test('no word of Brethren is cut off', async () => {
  const venue = await Venue.open();
  const found: string[] = [];
  for (const [name, players, wish] of [
    ['in play', 4, ({ question, made }) => question === 'turn.card' && made >= 25],
    ['six at the table', 6, ({ question, made }) => question === 'turn.ship' && made >= 30],
    ['a share', 4, ({ question }) => question === 'scoring.take'],
  ] as readonly (readonly [string, number, Parameters<typeof soughtAtCoast>[2]])[])
    found.push(...(await nothingCut(await playOnAtCoast(venue, soughtAtCoast(name, players, wish)), name)));
  expect(found).toEqual([]);
});

test('no word of Fortunes of the Sea is cut off', async () => {
  const venue = await Venue.open();
  const found: string[] = [];
  for (const [name, wish] of [
    ['at sea', ({ question, state }) => question === 'turn.action' && state.board.round > 3],
    ['a port', ({ question, options }) => question === 'port.activity' && options.length > 4],
    ['a market', ({ question, state }) => question === 'port.buy' && state.board.market.length > 3],
    ['a yard', ({ question, options }) => question === 'port.yard' && options.length > 3],
    ['a raid', ({ question, state }) => question === 'raid.use' && (state.board.raid?.cards.length ?? 0) > 2],
    ['a fight', ({ question }) => question === 'naval.declare'],
    ['a skull', ({ question, options }) => question === 'volley.skull' && options.length > 2],
    ['a new captain', ({ question }) => question === 'captain.ship'],
  ] as readonly (readonly [string, Parameters<typeof sought>[1]])[])
    found.push(...(await nothingCut(await playOn(venue, sought(name, wish)), name)));
  expect(found).toEqual([]);
});

const NASSAU = new Set(['town.turn', 'town.quay', 'sea.turn', 'fight.fire', 'campfire.tell', 'skull-island.goods']);

test('no word of Nassau is cut off', async () => {
  const anna = await (await Venue.open()).visitor();
  const found: string[] = [];
  const telling = nassau.everyQuestion().filter(({ question }) => NASSAU.has(question));
  expect(telling).toHaveLength(NASSAU.size);
  for (const [i, moment] of telling.entries()) {
    await nassau.goOn(anna, moment);
    if (i === 0) await anna.page.getByRole('button', { name: 'Turn off help' }).click();
    await anna.board.waitFor();
    found.push(...(await nothingCut(anna, moment.question)));
  }
  expect(found).toEqual([]);
});

const SKULL = ['draft', 'post', 'orders', 'stow', 'sail', 'naval', 'plot', 'mutiny', 'event', 'boarding', 'harbour'] as const;

test('no word of Skull Tales is cut off', async () => {
  const anna = await (await Venue.open()).visitor();
  const found: string[] = [];
  for (const [i, name] of SKULL.entries()) {
    await skull.goOn(anna, foundFor(name));
    if (i === 0) await anna.page.getByRole('button', { name: 'Turn off help' }).click();
    await anna.page.locator('.sku-table').waitFor();
    await SCENES[name]!.press?.(anna.board).click();
    found.push(...(await nothingCut(anna, name)));
  }
  expect(found).toEqual([]);
});
