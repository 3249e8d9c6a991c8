// The event of the round in Skull Tales: its card is seen, whether or not somebody had to choose.
import type { Game } from '@boucan/kernel';
import { skull } from '@boucan/skull';
import { test as both, expect } from 'vitest';
import { SIZES } from './axe.ts';
import { whole } from './length.ts';
import { goesOn, idAt } from './on-device.ts';
import { read } from './person.ts';
import { type At, type Found, playOn, sought } from './skull-moments.ts';
import { eventually, Venue } from './venue.ts';

const TRIES = 60;

/** Somebody who, by stopping here, lets an event be drawn about which nobody is asked. */
function beforeAnEvent(): Found {
  for (let i = 0; i < TRIES; i++) {
    const found = sought(
      `an event ${i}`,
      ({ question, state, options }) =>
        question === 'move.sail' && state.board.round > 2 && options.some(([verb]) => verb === 'enough'),
    );
    const { table } = goesOn(idAt(found.played, found.seat), skull as unknown as Game, found.played, found.seat);
    const outcome = skull.play(table.state as At, found.seat, ['enough']);
    if (outcome.refused !== undefined) continue;
    const isDrawn = outcome.events.some(({ event }) => event === 'event.drawn');
    if (isDrawn && outcome.state.asked.every(({ question }) => !question.startsWith('event.'))) return found;
  }
  throw new Error(`in ${TRIES} voyages no event was drawn`);
}

for (const [tell, where, viewport] of [
  [whole, 'desk', SIZES.desktop],
  [both, 'phone', SIZES.phone],
] as const)
  tell(`an event shows its card and what came of it, after a reload and in French too, on a ${where}`, async () => {
    const anna = await playOn(await Venue.open(), beforeAnEvent(), { viewport });
    await anna.board
      .getByRole('button', { name: /^Stop here/u })
      .last()
      .click();
    const { page } = anna;
    const news = page.locator('.sku-event-news');
    // A phone has turned to the ship, where the next question is answered.
    const toSea = async () => {
      await news.waitFor({ state: 'attached' });
      const sea = anna.board.getByRole('navigation').getByRole('button').first();
      if (where === 'phone') await sea.click();
      await news.waitFor();
    };
    await toSea();
    const head = news.getByRole('button').first();
    const unfolded = async () => {
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      return read(news.locator('.sku-event-card'));
    };
    const card = await unfolded();
    expect(card).toMatch(/\w{3}/u);
    await page.reload();
    await toSea();
    expect(await unfolded()).toBe(card);
    await anna.switchTo('Français');
    await page.locator('html[lang^="fr"]').waitFor({ state: 'attached' });
    await eventually(unfolded).not.toBe(card);
    await news.locator('.sku-event-read').click();
    await eventually(() => news.count()).toBe(0);
  });
