// The scenes of Fortunes de mer, each driven by what lies on the board, looked at by axe, and drawn.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '@boucan/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, SIZES } from './axe.ts';
import { whole } from './length.ts';
import { type Person, read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { type Moment, playOn, sought, surely } from './voyage.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;

const includes = (options: readonly Choice[], ...words: readonly string[]): boolean =>
  options.some((choice) => words.every((word, i) => choice[i] === word));

/** The smallest phone that is worth a thought. */
const LOOKED_AT = { ...SIZES, small: { width: 360, height: 640 } } as const;

/** What is cut off, of the ways out of a scene and of what has just happened. */
const CUT_OFF = `[...document.querySelectorAll('.bp-ways-out button, .bp-teller[data-look=line]')].flatMap((el) => {
  const { left, right, top, bottom } = el.getBoundingClientRect();
  const corners = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
  return corners.every(([x, y]) => el.contains(document.elementFromPoint(x, y))) ? [] : [el.textContent];
})`;

const PICTURES = process.env.BOUCAN_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

/** A scene on a desk and on phones, where nobody needs to look for the way out. Pictures are taken for whoever names a folder for them. */
async function picture({ page }: Person, name: string): Promise<void> {
  const fold = page.getByRole('button', { name: 'Hide', exact: true });
  if (await fold.isVisible()) await fold.click();
  const before = page.viewportSize()!;
  for (const [size, viewport] of Object.entries(LOOKED_AT)) {
    await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
    expect(await page.evaluate(CUT_OFF), `${name}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** The same, and what axe holds against it. */
async function looked(person: Person, name: string): Promise<string[]> {
  await picture(person, name);
  return look(person.page, name);
}

const scene = ({ board }: Person, title: RegExp): Locator => board.getByRole('region', { name: title });
const button = (where: Locator, name: RegExp): Locator => where.getByRole('button', { name });
const told = async (person: Person): Promise<string> => {
  await person.beside('Log');
  return read(person.log);
};
const gold = async (where: Locator): Promise<number> =>
  Number(/(\d+) gold aboard/u.exec(await read(where.locator('.fdm-purse')))?.[1]);

whole('in port at home: goods are sold and bought, gold is hidden, and what cannot be done says why', async () => {
  const found = sought('a port at home', ({ state, seat, question, options }) => {
    const { gold: aboard, chest, cargo } = state.board.players[seat]!;
    const business = ['sell', 'buy', 'stash'].every((one) => includes(options, 'activity', one));
    return question === 'port.activity' && business && aboard >= 8 && chest === 0 && cargo.length >= 2;
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const port = scene(anna, /^In port: /u);
  const { gold: before, cargo } = found.state.board.players[found.seat]!;
  await eventually(() => gold(port)).toBe(before);
  await eventually(() => port.getByText(/^Demand: /u).count()).toBe(1);
  expect(await looked(anna, 'port')).toEqual([]);

  await button(port, /^Take gold from the chest/u).hover();
  await anna.page.getByText('Your chest is empty.').waitFor();
  await anna.prompt
    .getByRole('status')
    .getByRole('button', { name: /^Rule FDM-STASH/u })
    .click();
  await anna.page
    .getByRole('complementary', { name: 'Rules' })
    .getByText(/^FDM-STASH-/u)
    .first()
    .waitFor();

  await button(port, /^Sell goods/u).click();
  await eventually(() => read(anna.prompt)).toContain('Which cards do you sell?');
  await picture(anna, 'port-sell');
  await button(port, /^Sell (?!goods)/u)
    .first()
    .click();
  await eventually(() => read(anna.prompt)).toMatch(/You offer 1 card for \d+ gold/u);
  const price = Number(/for (\d+) gold/u.exec(await read(anna.prompt))![1]);
  await port.getByText('1 card set aside').waitFor();
  await button(port, /^Finish the sale/u).click();
  await eventually(() => gold(port)).toBe(before + price);
  await eventually(() => told(anna)).toMatch(new RegExp(`sells .+ for ${price} gold`, 'u'));

  await button(port, /^Buy goods/u).click();
  const buy = button(port, /^Buy .+ \(\d+ gold\)/u).first();
  await buy
    .or(button(port, /^(See the offer|Keep the offer)/u))
    .first()
    .waitFor();
  for (const way of [/^See the offer/u, /^Keep the offer/u]) if (!(await buy.isVisible())) await button(port, way).click();
  await buy.waitFor();
  expect(await port.getByText(/^\d gold each$/u).count(), 'piles, each with its price').toBeGreaterThan(0);
  await picture(anna, 'port-buy');
  const cost = Number(/\((\d+) gold/u.exec(await read(buy))![1]);
  await buy.click();
  await port.getByText('1 card set aside').waitFor();
  await button(port, /^Finish the purchase/u).click();
  await eventually(() => gold(port)).toBe(before + price - cost);
  await eventually(() => told(anna)).toMatch(new RegExp(`buys .+ for ${cost} gold`, 'u'));
  await anna.board.locator(`[data-speaks^="${cargo.length} cargo card"]`).first().waitFor();

  await button(port, /^Hide gold/u).click();
  await eventually(() => read(anna.prompt)).toContain('How much do you hide?');
  await picture(anna, 'port-stash');
  const hide = button(port, /^Hide \d+ gold/u).last();
  const hidden = Number(/Hide (\d+)/u.exec(await read(hide))![1]);
  await hide.click();
  await eventually(() => port.textContent()).toContain(`${hidden} gold in the chest`);
  await button(port, /^End the Port action/u).click();
  await port.waitFor({ state: 'detached' });
});

whole('in another port: the yard repairs, and the tavern fills the crew', async () => {
  const found = sought('a yard', ({ state, seat, question, options }) => {
    const { gold: aboard, ship } = state.board.players[seat]!;
    const business = ['yard', 'recruit'].every((one) => includes(options, 'activity', one));
    return question === 'port.activity' && business && aboard >= 12 && ship.hull === 1;
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const port = scene(anna, /^In port: /u);
  const before = found.state.board.players[found.seat]!;
  await button(port, /^Visit the shipyard/u).click();
  const repair = button(port, /^Repair the Hull/u);
  await repair.waitFor();
  await picture(anna, 'port-yard');
  await repair.click();
  await eventually(() => port.textContent()).toMatch(/Hull: 2 of \d/u);
  await button(port, /^Leave the shipyard/u).click();
  await button(port, /^Recruit/u).click();
  await eventually(() => told(anna)).toMatch(/for Leadership to recruit\./u);
  await picture(anna, 'port-recruit');
  await eventually(() => gold(port)).toBeLessThanOrEqual(before.gold);
});

whole('a raid: the cards lie open, a success discards one, and the plunder is loaded', async () => {
  const taken = (moment: Moment): boolean => {
    const { raid } = moment.state.board;
    if (moment.question !== 'raid.use' || raid === null || raid.cards.length < 3) return false;
    const choices: Choice[] = [['raid-discard', raid.cards[0]!], ['verdict']];
    const loads: Parameters<typeof surely>[2] = ({ asked }) =>
      asked.some(({ seat, question }) => seat === moment.seat && question === 'raid.load');
    return surely(moment, choices, loads);
  };
  const found = sought('a raid', taken);
  const { cards, successes } = found.state.board.raid!;
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const raid = scene(anna, /^Raid: /u);
  const laid = raid.locator('.fdm-raid-cards > li');
  await eventually(() => laid.count()).toBe(cards.length);
  await eventually(() => read(raid)).toContain(successes === 1 ? '1 success to use' : `${successes} successes to use`);
  await eventually(() => read(raid.getByRole('list', { name: 'Hits on your ship' }))).toMatch(/Gold: \d+/u);
  expect(await looked(anna, 'raid')).toEqual([]);

  const spoils = Number(/at (\d+) gold/u.exec(await read(anna.prompt))![1]);
  await button(laid.first(), /^Discard/u).click();
  await eventually(() => laid.count()).toBe(cards.length - 1);
  await eventually(() => read(anna.prompt)).toContain(successes === 2 ? 'your last success' : 'success');
  expect(Number(/at (\d+) gold/u.exec(await read(anna.prompt))![1])).toBeLessThan(spoils);
  await button(raid, /^Stop here$/u).click();
  await eventually(() => read(anna.prompt)).toContain('What do you load?');
  await picture(anna, 'raid-load');
  await button(raid, /^Load /u)
    .first()
    .click();
  await eventually(() => told(anna)).toMatch(/takes the merchant[\s\S]*plunders \d+ gold[\s\S]*loads /u);
});

test('a naval combat: both ships, what is declared, and a skull that goes where its target sends it', async () => {
  const venue = await Venue.open();
  const declaring = sought('a naval combat', ({ state, seat, question, options }) => {
    const own = state.board.fight?.sides.some((side) => side.seat === seat) ?? false;
    return question === 'naval.declare' && own && options.length === 3;
  });
  const anna = await playOn(venue, declaring, DESKTOP);
  const fight = scene(anna, /^Naval combat: /u);
  await fight.getByText(`Combat round ${declaring.state.board.fight!.round}`).waitFor();
  for (const order of ['Fire', 'Board', 'Flee']) await button(fight, new RegExp(`^${order}$`, 'u')).waitFor();
  await eventually(() => fight.locator('.fdm-side').count()).toBe(2);
  for (const side of await fight.locator('.fdm-side').all())
    await eventually(() => side.textContent()).toMatch(/Hull: \d of \d\..*Masts: \d of \d\..*Manoeuvrability \d/u);
  expect(await looked(anna, 'combat')).toEqual([]);
  await button(fight, /^Fire$/u).click();
  await eventually(() => told(anna)).toMatch(/declares Fire/u);

  const placing = sought('a skull', ({ question, options }) => question === 'volley.skull' && options.length > 2);
  const bea = await playOn(venue, placing, DESKTOP);
  const volley = scene(bea, /^Naval combat: /u).or(bea.board);
  await volley.getByText('to be placed').first().waitFor();
  const toPlace = await volley.getByText('to be placed').count();
  await picture(bea, 'skull');
  const [, section] = placing.options.at(-1)!;
  const hit = button(bea.board, /^Take the hit on the /u).last();
  const where = /on the (\w+)/u.exec(await read(hit))![1]!;
  expect(where.toLowerCase()).toBe(section);
  await hit.click();
  await eventually(() => told(bea)).toContain(`takes a skull on the ${where}.`);
  if (toPlace > 1) await eventually(() => volley.getByText('to be placed').count()).toBe(toPlace - 1);
});

whole('boarding: the crews face each other on deck, a card may be laid down, and men are lost', async () => {
  const found = sought('a boarding', ({ state, question, options, seat }) => {
    const { fight } = state.board;
    const own = fight?.sides.some((side) => side.seat === seat) ?? false;
    return question === 'announcing.announce' && fight?.stage === 'crew' && fight.where === 'sea' && own && options.length > 1;
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const deck = scene(anna, /^Crew combat: /u);
  await deck.waitFor();
  for (const [i, side] of (await deck.locator('.fdm-side').all()).entries()) {
    const { seat, ship } = found.state.board.fight!.sides[i]!;
    const crew = seat === null ? ship!.crew : found.state.board.players[seat]!.ship.crew;
    await eventually(() => read(side.locator('.fdm-crew-row'))).toBe(String(crew));
  }
  await eventually(() => button(deck, /Announce /u).count()).toBeGreaterThan(0);
  expect(await looked(anna, 'boarding')).toEqual([]);
  await button(deck, /^Pass$/u).click();
  await eventually(() => told(anna)).toMatch(/for Leadership|loses \d Crew|defeats/u);
});

whole('death and the new captain: the ship sinks, another takes over with a ship of his own', async () => {
  const found = sought('a death', (moment) => {
    const dies: Parameters<typeof surely>[2] = ({ asked }, events) =>
      events.includes('captain.died') && asked.some(({ seat, question }) => seat === moment.seat && question === 'captain.ship');
    return moment.question === 'volley.skull' && surely(moment, [['take-hit', 'hull']], dies);
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  await button(anna.board, /^Take the hit on the Hull\b/u).click();
  const captain = scene(anna, /^A new captain$/u);
  await captain.waitFor();
  await picture(anna, 'death');
  await eventually(() => told(anna)).toMatch(/sinks!?[\s\S]* dies, and .+ is without a captain\./u);
  expect(await read(anna.prompt)).toMatch(/takes command\. Which ship do you choose\?/u);
  expect(await looked(anna, 'new-captain')).toEqual([]);
  await button(captain, /^Take the sloop/iu).click();
  await eventually(() => told(anna)).toMatch(/sets out from .+ as .+, with a sloop and \d+ gold aboard\./u);
  await captain.waitFor({ state: 'detached' });
});
