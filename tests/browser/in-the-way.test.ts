// Nothing lies over what one wants to press or to read.
import { brethren } from '@boucan/brethren';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { test, whole } from './length.ts';
import type { Person } from './person.ts';
import { eventually, Venue } from './venue.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** A press would arrive there. */
const within = (what: Locator): Promise<void> => what.click({ trial: true });

/** Somebody whom chance on this device has dealt two equal cards, and what they are. */
async function withTwins(venue: Venue): Promise<{ anna: Person; twin: string }> {
  for (let n = 1; n <= 30; n++) {
    const loaded = `crypto.getRandomValues = (bytes) => bytes.fill(${n})`;
    const anna = await venue.visitor({ before: (page) => void page.addInitScript(loaded) });
    await anna.playNow();
    const hand = await anna.hand();
    const twin = hand.find((card, i) => hand.indexOf(card) < i);
    if (twin !== undefined) return { anna, twin };
  }
  throw new Error('in thirty deals nobody had two equal cards');
}

whole('why something is not allowed covers none of the choices, and moves nothing under the pointer', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable();
  await anna.choose(/schooner/u);
  await anna.asked();
  await anna.page.getByText(/^\d+ choices? not possible now$/u).click();
  const forbidden = anna.page.getByRole('region', { name: 'Choices' }).getByRole('button', { disabled: true }).first();
  const reason = anna.prompt.getByRole('status').getByRole('listitem');
  await forbidden.hover();
  await reason.first().waitFor();
  const offers = await anna.offers.all();
  for (const offer of offers.filter((_, i) => i % 6 === 0 || i === offers.length - 1)) await within(offer);
  await forbidden.hover();
  await anna.prompt.getByRole('button', { name: 'Dismiss' }).click();
  await eventually(() => reason.count()).toBe(0);
  for (const viewport of [DESKTOP.viewport, PHONE.viewport, { width: 320, height: 640 }]) {
    await anna.page.setViewportSize(viewport);
    await anna.page.mouse.move(1, 1);
    await reason.first().waitFor({ state: 'detached' });
    const before = await anna.prompt.boundingBox();
    await forbidden.hover();
    await reason.first().waitFor();
    expect(await anna.prompt.boundingBox()).toEqual(before);
  }
});

const AS_TOLD = `localStorage.setItem('boucan.settings', '{"pace":"told","bots":"at-once"}');
  localStorage.setItem('boucan.settings.untold', 'yes')`;

for (const [where, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  whole(`the open list of choices leaves the help and the way out of a scoring free, on a ${where}`, async () => {
    const venue = await Venue.open();
    const anna = await venue.guest('Anna', { ...size, reducedMotion: 'no-preference' });
    const { page } = anna;
    // What happens is told at its own pace, here and on the server.
    await page.evaluate(AS_TOLD);
    await page.reload();
    await anna.openTable({ seats: 4 });
    await anna.asked();
    await within(page.getByRole('button', { name: 'Got it' }));
    await page.getByRole('button', { name: 'Turn off help' }).click();
    const skip = page.getByRole('button', { name: 'Skip', exact: true });
    await anna.playUntil(skip.or(anna.over));
    await skip.click();
  });

whole('every fleet of a line can be seen, beside the cards', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna', DESKTOP);
  await anna.openTable({ seats: 4 });
  const fourth = anna.page.locator('.bre-position:nth-child(4)');
  await anna.playUntil(fourth.or(anna.over));
  await eventually(() => fourth.count()).toBeGreaterThan(0);
  for (const size of [DESKTOP, PHONE]) {
    await anna.page.setViewportSize(size.viewport);
    await eventually(() => hiddenFleets(anna.page)).toEqual([]);
  }
});

/** Fleets that leave their board or lie under one of its cards. */
const hiddenFleets = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('.bre-board')].flatMap((board) => {
    const edge = board.getBoundingClientRect();
    const cards = [...board.querySelectorAll('.bre-cards > li')].map((card) => card.getBoundingClientRect());
    return [...board.querySelectorAll('.bre-position')].filter((fleet) => {
      const own = fleet.getBoundingClientRect();
      const out = own.right > edge.right || own.bottom > edge.bottom;
      const over = (card) => card.left < own.right && own.left < card.right && card.top < own.bottom - 1 && own.top < card.bottom;
      return out || cards.some(over);
    }).map((fleet) => board.ariaLabel + ': ' + fleet.innerText);
  })`);

/** Of what is there to be taken: how many a finger finds, each at its own middle and 5 px off its sides. */
const TAKEN = `[...document.querySelectorAll('.bre-take')].map((one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const y = (top + bottom) / 2;
  return [left - 3, (left + right) / 2, right + 3].every((x) => one.contains(document.elementFromPoint(x, y)));
})`;

test('on a phone what is there to be taken is in sight, side by side, and broad enough for a finger', async () => {
  const found = soughtAtCoast(
    'much to take',
    4,
    ({ state, seat, question }) => question === 'scoring.take' && brethren.options(state, seat).length > 3,
  );
  const anna = await playOnAtCoast(await Venue.open(), found, PHONE);
  const first = anna.board.locator('.bre-take').first();
  await first.waitFor();
  // The whole board is, not its cards alone.
  await eventually(() =>
    anna.page.evaluate(`(() => {
      const sea = document.querySelector('.bre-sea').getBoundingClientRect();
      const board = document.querySelector('.bre-sharing').getBoundingClientRect();
      return board.top >= sea.top - 1 && board.bottom <= sea.bottom + 1;
    })()`),
  ).toBe(true);
  const taken: boolean[] = await anna.page.evaluate(TAKEN);
  expect(taken.length).toBeGreaterThan(3);
  expect(taken).toEqual(taken.map(() => true));
});

test('on a phone the final count of six is seen whole', async () => {
  const brink = soughtAtCoast('the last choices', 6, ({ made }) => made > 150);
  const anna = await playOnAtCoast(await Venue.open(), brink, PHONE);
  await anna.playToTheEnd();
  const beyond = `(() => { const box = document.querySelector('.scores-scroll'); return box.scrollWidth - box.clientWidth; })()`;
  for (const language of ['English', 'Français'] as const) {
    await anna.page.getByRole('button', { name: language, includeHidden: true }).first().dispatchEvent('click');
    await anna.page.locator(`html[lang^="${language === 'English' ? 'en' : 'fr'}"]`).waitFor({ state: 'attached' });
    await eventually(() => anna.page.evaluate(beyond)).toBeLessThanOrEqual(0);
  }
});

test('of two equal cards only the one that is pressed is picked', async () => {
  const venue = await Venue.open();
  const { anna, twin } = await withTwins(venue);
  const twins = anna.board.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: twin });
  await anna.choose(/schooner/u);
  await anna.asked();
  await anna.foldChoices();
  await eventually(() => anna.hand()).toHaveLength(4);
  for (const i of [1, 0]) {
    await twins.nth(i).click();
    const pressed = await twins.evaluateAll((all) => all.map((card) => card.ariaPressed));
    expect(pressed).toEqual([0, 1].map((at) => String(at === i)));
  }
});

test('whoever follows a personal link that is known no more is told so, in either language', async () => {
  const venue = await Venue.open();
  const { page } = await venue.visitor();
  await page.goto('/?link=unknown');
  await page.getByRole('heading', { name: 'This personal link doesn’t work' }).waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Ce lien personnel ne marche pas' }).waitFor();
  await page.getByRole('button', { name: 'Compris' }).click();
  await eventually(() => page.getByRole('alert').filter({ hasText: 'lien' }).count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
});
