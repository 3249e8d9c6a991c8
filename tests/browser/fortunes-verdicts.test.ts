// What came of a raid or an assault stays until it is read, and the sea says what is in force, what its circles and tokens mean.
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { atLength } from '@boucan/testkit/whole';
import { speaker } from '@boucan/words';
import type { Page } from 'playwright-core';
import { test as both, expect } from 'vitest';
import { SIZES } from './axe.ts';
import { whole } from './length.ts';
import { ALL, moduleMoment } from './module-moments.ts';
import { BLANK, goOnHere } from './on-device.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';
import { playOn, type Sea, setOut, sought, surely } from './voyage.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;

/** So many shots of an assault have been fired. */
const shotsIn = ({ parts }: Sea['board']): number => (parts!.locations as { assault: { dice: unknown[] } }).assault.dice.length;

/** What is said of the cards of a raid, and lies outside of what one sees of the scene. */
const OUT_OF_SIGHT = `(() => {
  const body = document.querySelector('.fdm-scene-raid > .bp-scene-body').getBoundingClientRect();
  return [...document.querySelectorAll('.fdm-tally li')].filter((one) => one.getBoundingClientRect().bottom > body.bottom).map((one) => one.textContent);
})()`;

both.each(atLength(['phone'] as const, ['desktop', 'phone'] as const))(
  'a raid shows its cards and what they come to without scrolling, on a %s',
  async (size) => {
    const found = sought('a raid', ({ question, state }) => question === 'raid.use' && state.board.raid?.cards.length === 3);
    const anna = await playOn(await Venue.open(), found, { viewport: SIZES[size], hasTouch: size === 'phone' });
    await anna.board.locator('.fdm-tally li').first().waitFor();
    await eventually(() => anna.page.evaluate(OUT_OF_SIGHT)).toEqual([]);
  },
);

const set = (settings: string) => (page: Page) => page.addInitScript(`localStorage.setItem('boucan.settings', '${settings}')`);

/** What can be declared in a fight and lies outside of what one sees of the scene. */
const UNDECLARED = `(() => {
  const orders = [...document.querySelectorAll('.fdm-order')];
  const body = document.querySelector('.fdm-scene-combat > .bp-scene-body').getBoundingClientRect();
  return orders.length === 0 ? ['none'] : orders.filter((one) => one.getBoundingClientRect().bottom > body.bottom).map((one) => one.textContent);
})()`;

both('on a phone all that can be declared in a fight is in sight, and all sums of an assault with war and an event', async () => {
  const venue = await Venue.open();
  const phone = {
    viewport: SIZES.phone,
    hasTouch: true,
    before: set('{"pace":"at-once","bots":"at-once","odds":"always"}'),
  };
  const fight = sought(
    'a fight',
    ({ question, state, seat, options }) =>
      question === 'naval.declare' && options.length > 2 && state.board.fight!.sides.some((side) => side.seat === seat),
  );
  const anna = await playOn(venue, fight, phone);
  await eventually(() => anna.page.evaluate(UNDECLARED)).toEqual([]);
  const assault = sought(
    'an assault in war',
    ({ question, state: { board } }) =>
      question === 'assault.bombard' && board.war !== null && board.inForce.length > 0 && shotsIn(board) > 0,
    fortunes,
    ALL,
  );
  const bea = await playOn(venue, assault, phone);
  await bea.board.locator('.fdm-tally li').first().waitFor();
  await eventually(() => bea.page.evaluate(OUT_OF_SIGHT)).toEqual([]);
});

/** What is told lies under something else. */
const TOLD_UNDER = `(() => {
  const told = document.querySelector('.tb-telling .bp-step-words');
  if (told === null || document.querySelector('.tb-guide') === null) return 'not both';
  const { left, right, top, bottom } = told.getBoundingClientRect();
  const over = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return over.every((one) => told.contains(one)) ? '' : over.map((one) => one?.className).join();
})()`;

both('on a phone what has happened stands whole under the help that it brings', async () => {
  const anna = await (await Venue.open()).visitor({
    at: BLANK,
    viewport: SIZES.phone,
    hasTouch: true,
    before: set('{"pace":"told","bots":"at-once"}'),
  });
  const { played, seat } = setOut('a match with a bot', 2);
  await goOnHere(anna, fortunes as unknown as Game, played, seat);
  const read = anna.page.getByRole('button', { name: 'Got it' });
  await read.click();
  await anna.board.getByRole('button', { name: /^Take the sloop/u }).click();
  await eventually(() => anna.page.evaluate(TOLD_UNDER)).toBe('');
});

both('the end of a raid stays with its last exchange until it is closed, after a reload too', async () => {
  const found = sought(
    'a raid that fails',
    (moment) =>
      moment.question === 'raid.use' &&
      surely(moment, [['verdict']], ({ board }, events) => board.raid === null && events.includes('raid.escaped')),
  );
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  await anna.board.getByRole('button', { name: /^Stop here/u }).click();
  const outcome = anna.board.getByRole('region', { name: 'What came of the raid' });
  await eventually(() => read(outcome)).toMatch(/The merchant escapes Anna|The merchant escapes Bea/u);
  await anna.page.reload();
  await outcome.waitFor();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await outcome.waitFor({ state: 'detached' });
});

whole('an assault says how it stands, and what came of it stays', async () => {
  const venue = await Venue.open();
  const anna = await playOn(venue, moduleMoment('assault'), DESKTOP);
  const verdict = anna.board.locator('.fdm-ahead');
  await eventually(() => read(verdict)).toMatch(/^If you stop firing now/u);
  const bea = await playOn(venue, moduleMoment('ashore'), DESKTOP);
  await bea.board.getByRole('button', { name: 'Break off' }).click();
  const outcome = bea.board.getByRole('region', { name: 'What came of the assault' });
  await eventually(() => read(outcome)).toMatch(/breaks off the assault on/u);
});

both('an event in force says what it does; circles of trade routes and face-down tokens say what they are', async () => {
  const found = sought(
    'weather',
    ({ question, state, seat }) =>
      question === 'turn.action' && state.board.inForce.length > 0 && (state.board.players[seat]!.cargo ?? []).length > 0,
  );
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  const { name, card } = speaker(fortunes as unknown as Game, 'en', []);
  const [{ event } = { event: '' }] = found.state.board.inForce;
  await eventually(() => read(anna.board.locator('.fdm-effects'))).toContain(`${name(event)} ${card(event)}`);
  await anna.board.getByRole('button', { name: 'Trade routes' }).click();
  const route = anna.board.locator('.fdm-routes > g[data-speaks]').first();
  await eventually(() => route.getAttribute('data-name')).toMatch(/: (?:here|\d actions?)/u);
  expect(await anna.board.locator('[data-name^="Modification"]').count(), 'face-down tokens').toBeGreaterThan(0);
});
