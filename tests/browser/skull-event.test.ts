// The event of the round in Skull Tales: its card is seen, whether or not somebody had to choose.
import { skull } from '@boucan/skull';
import { stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { type Person, read } from './person.ts';
import { type Moment, playOn, sought } from './skull-moments.ts';
import { eventually, Venue } from './venue.ts';

const DICE = 4;
const SAID = [() => true, () => false] as const;
/** Whatever the dice say, an event is drawn, and nobody is asked about it. */
const drawsAnEvent = (m: Moment): boolean =>
  Array.from({ length: DICE }).every((_, i) => {
    const state = skull.clone(m.state);
    state.rng = stream(`dice ${i}`, 'what if');
    const outcome = skull.play(state, m.seat, ['enough']);
    if (outcome.refused !== undefined) return false;
    const { events, state: after } = outcome;
    return (
      events.some(({ event }) => event === 'event.drawn') && after.asked.every(({ question }) => !question.startsWith('event.'))
    );
  });

for (const [where, viewport] of Object.entries({ desk: SIZES.desktop, phone: SIZES.phone }))
  test(`an event shows its card and what came of it, after a reload and in French too, on a ${where}`, async () => {
    const found = sought('an event', (m) => m.question === 'move.sail' && m.state.board.round > 2 && drawsAnEvent(m));
    const venue = await Venue.open();
    const stopped = async () => {
      const one = await playOn(venue, found, { viewport });
      await one.board
        .getByRole('button', { name: /^Stop here/u })
        .last()
        .click();
      return one;
    };
    const isToldTo = ({ page }: Person): Promise<boolean> =>
      page
        .locator('.sku-event-news')
        .waitFor({ state: 'attached', timeout: 10_000 })
        .then(...SAID);
    // The dice of the table may yet bring an event about which somebody is asked: then it is tried again.
    let anna = await stopped();
    for (let n = 0; n < 5 && !(await isToldTo(anna)); n++) anna = await stopped();
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
    expect(card.length, card).toBeGreaterThan(20);
    await page.reload();
    await toSea();
    expect(await unfolded()).toBe(card);
    await anna.switchTo('Français');
    await page.locator('html[lang^="fr"]').waitFor({ state: 'attached' });
    await eventually(unfolded).not.toBe(card);
    await news.locator('.sku-event-read').click();
    await eventually(() => news.count()).toBe(0);
  });
