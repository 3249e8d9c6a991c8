// What lies on the board is carried, dragged and asked what it is.

import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { test, whole } from './length.ts';
import { type Person, read } from './person.ts';
import { carry, resting, WAYS } from './pieces.ts';
import { eventually, Venue } from './venue.ts';
import { playOn, sought, surely } from './voyage.ts';

test('a card and a ship are dragged to a board', async () => {
  const venue = await Venue.open();
  const found = soughtAtCoast('dragging', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const anna = await playOnAtCoast(venue, found, WAYS['a mouse']);
  const { board } = anna;
  await carry(board.getByRole('button', { name: /schooners? left/u }), board.getByRole('region', { name: 'San Juan' }));
  await eventually(() => read(anna.log)).toMatch(/sends a schooner to San Juan/u);
  const card = board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  await anna.hand();
  await carry(card, board.getByRole('region', { name: 'Cartagena' }));
  await eventually(() => read(anna.log)).toMatch(/plays .+ at Cartagena/u);
});

whole('goods are carried to the counter to be bought, and back over it to be sold', async () => {
  const venue = await Venue.open();
  const buying = sought(
    'goods to carry',
    ({ question, state, options }) =>
      question === 'port.buy' &&
      state.board.market.length > 2 &&
      state.board.basket.length === 0 &&
      options.some(([verb]) => verb === 'buy'),
  );
  const anna = await playOn(venue, buying, WAYS['a mouse']);
  const counter = anna.board.locator('.fdm-counter-own');
  await carry(anna.board.locator('.fdm-pile[data-drag]').first(), counter);
  await anna.board.getByText('1 card set aside').waitFor();

  const selling = sought(
    'a hold to empty',
    ({ question, options }) => question === 'port.sell' && options.some(([verb]) => verb === 'sell'),
  );
  const bea = await playOn(venue, selling, WAYS['a mouse']);
  await carry(bea.board.locator('.fdm-ware[data-drag]').first(), bea.board.locator('.fdm-counter-own'));
  await eventually(() => read(bea.prompt)).toMatch(/You offer 1 card for \d+ gold/u);
});

whole('in a raid a card is thrown overboard, and the plunder is carried aboard', async () => {
  const venue = await Venue.open();
  const using = sought('a card to throw', (moment) => {
    const cards = moment.state.board.raid?.cards.length ?? 0;
    const thrown = moment.options.filter(([verb]) => verb === 'raid-discard');
    if (moment.question !== 'raid.use' || cards < 3 || thrown.length === 0) return false;
    // The raid goes on whichever it is: what is thrown may leave nobody to go on with it.
    return thrown.every((choice) => surely(moment, [choice], ({ board }) => board.raid?.cards.length === cards - 1));
  });
  const anna = await playOn(venue, using, WAYS['a mouse']);
  const cards = anna.board.locator('.fdm-raid-cards > li');
  await eventually(() => cards.count()).toBe(using.state.board.raid!.cards.length);
  await carry(cards.first().locator('[data-drag]').first(), anna.board.locator('.bp-horizon'));
  await eventually(() => cards.count()).toBe(using.state.board.raid!.cards.length - 1);

  const loading = sought(
    'plunder to load',
    ({ question, options }) => question === 'raid.load' && options.filter(([verb]) => verb === 'load').length > 1,
  );
  const bea = await playOn(venue, loading, WAYS['a mouse']);
  const plunder = bea.board.locator('.fdm-raid-cards > li');
  const before = loading.state.board.raid!.cards.length;
  await eventually(() => plunder.count()).toBe(before);
  await carry(plunder.locator('.fdm-ware[data-drag]').first(), bea.board.locator('.fdm-raid-own'));
  await eventually(() => plunder.count()).toBeLessThan(before);
});

/** Somewhere in a zone that one may sail to, where nothing else lies. */
const OPEN_SEA = `[...document.querySelectorAll('.bp-place[data-state=open][aria-label^="Sail to "]')].flatMap((zone) => {
  const { left, top, width, height } = zone.getBoundingClientRect();
  for (let i = 2; i < 11; i++)
    for (let k = 2; k < 11; k++) {
      const [x, y] = [left + (width * i) / 12, top + (height * k) / 12];
      if (document.elementFromPoint(x, y) === zone) return [{ x, y, label: zone.getAttribute('aria-label') }];
    }
  return [];
})[0]`;

test('one’s own ship is dragged to the zone it sails to', async () => {
  const venue = await Venue.open();
  const found = sought('a ship to drag', ({ question, state, seat }) => {
    const { inPort, captain } = state.board.players[seat]!;
    return question === 'turn.action' && !inPort && captain !== null && state.board.turn.actions === 3;
  });
  const anna = await playOn(venue, found, WAYS['a mouse']);
  const { page } = anna;
  await eventually(() => page.locator('.fdm-mine[data-drag]').count()).toBe(1);
  const ship = await resting(page.locator('.fdm-mine .fdm-berth'));
  const to = (await page.evaluate(OPEN_SEA)) as { readonly x: number; readonly y: number; readonly label: string };
  const zone = /^Sail to (.+?)(?:\.|$)/u.exec(to.label)![1]!;
  await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain(`sails to ${zone}`);
});

whole('a card in the hand says what it does and why not now, to a pointer, the focus and a long finger', async () => {
  const venue = await Venue.open();
  const found = soughtAtCoast('speaking', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const anna = await playOnAtCoast(venue, found, WAYS['a mouse']);
  const { page, board } = anna;
  const card = board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  const speech = page.getByRole('tooltip');
  await card.hover();
  await eventually(() => read(speech)).toMatch(/doubloon|fleet|ship|chest/u);
  await eventually(() => read(speech)).toContain('Play a ship first, then a card.');
  await eventually(() => read(speech)).toMatch(/Rule BRE-/u);
  await page.mouse.move(2, 2);
  await speech.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await card.focus();
  await speech.waitFor();
  await page.keyboard.press('Escape');
  await speech.waitFor({ state: 'detached' });

  const bea = await playOnAtCoast(venue, found, WAYS['a finger']);
  const held = bea.board.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  await held.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await bea.page
    .getByRole('tooltip')
    .getByRole('button', { name: /^Rule BRE-/u })
    .waitFor();
});

whole('a choice is asked back for whoever has settled it so, and made or dropped then', async () => {
  const venue = await Venue.open();
  const found = soughtAtCoast('asked back', 3, ({ question, made }) => question === 'turn.ship' && made >= 12);
  const settled = `localStorage.setItem('boucan.settings', JSON.stringify({ confirm: 'always' }))`;
  const habits = { ...WAYS['a mouse'], before: (page: Person['page']) => void page.addInitScript(settled) };
  const anna = await playOnAtCoast(venue, found, habits);
  const { board, page } = anna;
  const asked = page.getByRole('alertdialog', { name: 'Play this?' });
  const target = board.getByRole('button', { name: /^Send a schooner to San Juan/u });
  await target.click();
  await asked.getByText('Send a schooner to San Juan').waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await asked.waitFor({ state: 'detached' });
  await target.click();
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await eventually(() => read(anna.log)).toMatch(/sends a schooner to San Juan/u);
});
