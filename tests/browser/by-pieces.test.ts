// Matches are played by the pieces on the board alone: with a mouse, with a finger, and with the keyboard.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { eventually, House } from './house.ts';
import { type Person, read } from './person.ts';
import { playOn, sought } from './voyage.ts';

const WAYS = {
  'a mouse': { viewport: { width: 1440, height: 900 } },
  'a finger': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'the keyboard': { viewport: { width: 1024, height: 768 } },
} as const;
type Way = keyof typeof WAYS;

/** Presses it, in this way. What has just gone is no longer there to be pressed. */
async function press({ page }: Person, way: Way, what: Locator): Promise<void> {
  const soon = { timeout: 4000 };
  if (way === 'a mouse') await what.click(soon);
  else if (way === 'a finger') await what.tap(soon);
  else {
    await what.focus(soon);
    await page.keyboard.press('Enter');
  }
}

/** What can be pressed on this board now, the most telling first. */
const PLAYABLE = {
  brethren: ['.bre-take', '.bp-open > .bp-target:not([aria-disabled=true])', '.bre-hand .bp-pick[aria-disabled=false]'],
  fortunes: [
    '.fdm-place-card .bp-may',
    '.bp-scene .bp-may',
    '.bp-piece[data-state=open]',
    '.bp-place[data-state=open]',
    '.fdm-dock .bp-may',
  ],
} as const;

/** Plays by the pieces until the match is over, or enough has been pressed. Gives how often something was. */
async function byPieces(
  person: Person,
  game: keyof typeof PLAYABLE,
  way: Way,
  enough = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { board } = person;
  const kinds = PLAYABLE[game].map((kind) => board.locator(kind));
  const any = kinds.reduce((all, one) => all.or(one));
  for (let pressed = 0; pressed < enough; pressed++) {
    await any.or(person.over).first().waitFor();
    if (await person.over.first().isVisible()) return pressed;
    for (const kind of kinds) {
      const n = await kind.count();
      if (n === 0) continue;
      await press(person, way, kind.nth((pressed * 3) % n)).catch(() => undefined); // it has just gone
      break;
    }
  }
  return enough;
}

for (const way of Object.keys(WAYS) as Way[]) {
  test(`Brethren is played to its end with ${way}, by pieces alone`, async () => {
    const house = await House.open();
    const found = soughtAtCoast(`the end with ${way}`, 3, ({ question, made }) => question === 'turn.ship' && made >= 62);
    const anna = await playOnAtCoast(house, found, WAYS[way]);
    expect(await byPieces(anna, 'brethren', way)).toBeGreaterThan(2);
    await anna.seeScores();
  });

  test(`a voyage is sailed with ${way}, by pieces alone`, async () => {
    const house = await House.open();
    const found = sought(
      `a voyage with ${way}`,
      ({ question, state }) => question === 'turn.action' && state.board.turn.actions === 3,
    );
    const anna = await playOn(house, found, WAYS[way]);
    const before = await anna.page.evaluate('document.querySelectorAll(".tb-choices").length');
    expect(before, 'the list of choices stays folded').toBe(0);
    const enough = 6;
    const pressed = await byPieces(anna, 'fortunes', way, enough);
    expect(pressed).toBe(enough);
    await anna.beside('Log');
    await eventually(() => read(anna.log)).toMatch(/sails to|leaves|puts in|ashore|enters|scouts|port/u);
  });
}

test('a card and a ship are dragged to a board', async () => {
  const house = await House.open();
  const found = soughtAtCoast('dragging', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const anna = await playOnAtCoast(house, found, WAYS['a mouse']);
  const { page, board } = anna;
  const drag = async (what: Locator, where: Locator): Promise<void> => {
    const [from, to] = [(await what.boundingBox())!, (await where.boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag(board.getByRole('button', { name: /schooners? left/u }), board.getByRole('region', { name: 'San Juan' }));
  await eventually(() => read(anna.log)).toMatch(/sends a schooner to San Juan/u);
  const card = board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  await anna.hand();
  await drag(card, board.getByRole('region', { name: 'Cartagena' }));
  await eventually(() => read(anna.log)).toMatch(/plays .+ at Cartagena/u);
});

/** Somewhere in a zone that one may sail to, where nothing else lies. */
const OPEN_SEA = `[...document.querySelectorAll('.bp-place[data-state=open]')].flatMap((zone) => {
  const { left, top, width, height } = zone.getBoundingClientRect();
  for (let i = 2; i < 11; i++)
    for (let k = 2; k < 11; k++) {
      const [x, y] = [left + (width * i) / 12, top + (height * k) / 12];
      if (document.elementFromPoint(x, y) === zone) return [{ x, y, label: zone.getAttribute('aria-label') }];
    }
  return [];
})[0]`;

test('one’s own ship is dragged to the zone it sails to', async () => {
  const house = await House.open();
  const found = sought('a ship to drag', ({ question, state, seat }) => {
    const { inPort, captain } = state.board.players[seat]!;
    return question === 'turn.action' && !inPort && captain !== null && state.board.turn.actions === 3;
  });
  const anna = await playOn(house, found, WAYS['a mouse']);
  const { page } = anna;
  await eventually(() => page.locator('.fdm-mine[data-drag]').count()).toBe(1);
  const ship = (await page.locator('.fdm-mine .fdm-berth').boundingBox())!;
  const to = (await page.evaluate(OPEN_SEA)) as { readonly x: number; readonly y: number; readonly label: string };
  const zone = /: (.+?)(?:\.|$)/u.exec(to.label)![1]!;
  await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain(zone);
});

test('a card in the hand says what it does and why not now, to a pointer, the focus and a long finger', async () => {
  const house = await House.open();
  const found = soughtAtCoast('speaking', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const anna = await playOnAtCoast(house, found, WAYS['a mouse']);
  const { page, board } = anna;
  const card = board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  const speech = page.getByRole('tooltip');
  await card.hover();
  await eventually(() => read(speech)).toMatch(/doubloon|fleet|ship|chest/u);
  expect(await read(speech)).toContain('A ship comes first, then a card.');
  expect(await read(speech)).toMatch(/Rule BRE-/u);
  await page.mouse.move(2, 2);
  await speech.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await card.focus();
  await speech.waitFor();
  await page.keyboard.press('Escape');
  await speech.waitFor({ state: 'detached' });

  const bea = await playOnAtCoast(house, found, WAYS['a finger']);
  const held = bea.board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  await held.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await bea.page
    .getByRole('tooltip')
    .getByRole('button', { name: /^Rule BRE-/u })
    .waitFor();
});

test('a choice is asked back for whoever has settled it so, and made or dropped then', async () => {
  const house = await House.open();
  const found = soughtAtCoast('asked back', 3, ({ question, made }) => question === 'turn.ship' && made >= 12);
  const settled = `localStorage.setItem('boucan.settings', JSON.stringify({ confirm: 'always' }))`;
  const habits = { ...WAYS['a mouse'], before: (page: Person['page']) => void page.addInitScript(settled) };
  const anna = await playOnAtCoast(house, found, habits);
  const { board, page } = anna;
  const asked = page.getByRole('alertdialog', { name: 'Is that what you want?' });
  const target = board.getByRole('button', { name: /^Play a schooner at San Juan/u });
  await target.click();
  await asked.getByText('Play a schooner at San Juan').waitFor();
  await asked.getByRole('button', { name: 'No, not that' }).click();
  await asked.waitFor({ state: 'detached' });
  await target.click();
  await asked.getByRole('button', { name: 'Yes, do it' }).click();
  await eventually(() => read(anna.log)).toMatch(/sends a schooner to San Juan/u);
});
