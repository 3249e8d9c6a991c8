// What players once stumbled over, and should not again.
import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { anAttack } from './coast.ts';
import { goOnHere } from './on-device.ts';
import { read } from './person.ts';
import { resting } from './pieces.ts';
import { eventually, Venue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: SIZES.desktop } as const;

test('a pointer that a finger has left on a board does not blank it', async () => {
  const venue = await Venue.open();
  const found = soughtAtCoast('a finger rests', 4, ({ question, made }) => question === 'turn.ship' && made >= 16);
  const { page } = await playOnAtCoast(venue, found, PHONE);
  expect(await page.evaluate('matchMedia("(hover: none)").matches')).toBe(true);
  const target = page.locator('.bp-open > .bp-target').first();
  const ground = `getComputedStyle(document.querySelector('.bp-open > .bp-target')).backgroundColor`;
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await eventually(() => target.evaluate((el) => el.matches(':hover'))).toBe(true);
  expect(await page.evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
});

test('on a phone help steps aside as soon as the board is touched, and comes back when something has happened', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor(PHONE);
  await anna.playNow();
  await anna.asked();
  await anna.foldChoices();
  const { page } = anna;
  const guide = page.getByRole('complementary', { name: 'Help for a first game' });
  await guide.waitFor();
  await anna.board.getByText('Port Royal').first().tap();
  await guide.waitFor({ state: 'detached' });
  await anna.choose(/schooner/u);
  await guide.waitFor();
});

/** What help lies over on a phone, where it has a row of its own. */
const OVER = `(() => {
  const { top, bottom } = document.querySelector('.tb-guide').getBoundingClientRect();
  return [...document.querySelectorAll('.tb-board, .tb-ask')].filter((one) => {
    const own = one.getBoundingClientRect();
    return own.top < bottom - 1 && top < own.bottom - 1;
  }).map((one) => one.className);
})()`;

test('help comes and goes, and the board stays where it is; on a phone help lies over nothing', async () => {
  const venue = await Venue.open();
  const anna = await venue.visitor();
  await anna.playNow();
  const { page } = anna;
  const guide = page.getByRole('complementary', { name: 'Help for a first game' });
  await guide.waitFor();
  const places = async (helped: boolean) => {
    const found = [];
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await guide.isVisible(), `${width}`).toBe(helped);
      found.push(await resting(anna.board));
    }
    return found;
  };
  const before = await places(true);
  await page.setViewportSize(SIZES.phone);
  await resting(guide);
  expect(await page.evaluate(OVER)).toEqual([]);
  await page.getByRole('button', { name: 'Turn off help' }).click();
  expect(await places(false)).toEqual(before);
});

/** Names of ships that lie over each other, and ships that carry more than one. */
const DOUBLED = `(() => {
  const names = [...document.querySelectorAll('.fdm-captain-name')];
  const boxes = names.map((name) => name.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const ships = [...document.querySelectorAll('.fdm-ship')].filter((ship) => ship.querySelectorAll('text').length > 1);
  return [
    ...names.flatMap((name, i) => names.slice(i + 1).flatMap((other, k) =>
      over(boxes[i], boxes[i + 1 + k]) ? [name.textContent + ' on ' + other.textContent] : [])),
    ...ships.map((ship) => 'twice: ' + ship.textContent),
  ];
})()`;

test('every ship has one name, and none lies over another', async () => {
  const venue = await Venue.open();
  const found = sought('two hunters in one zone', ({ question, state: { board } }) => {
    const zones = board.npcs.flatMap((npc) => (npc === null ? [] : [npc.zone]));
    return question === 'turn.action' && zones.some((zone, i) => zones.indexOf(zone) < i);
  });
  const { page } = await playOn(venue, found, DESKTOP);
  const afloat = found.state.board.npcs.filter((npc) => npc !== null).length;
  await eventually(() => page.locator('.fdm-captain-name').count()).toBe(afloat);
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await eventually(() => page.evaluate(DOUBLED)).toEqual([]);
  }
});

const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

test('a phone on its side shows half of itself as chart', async () => {
  const venue = await Venue.open();
  const found = sought('at sea', ({ question, state }) => question === 'turn.action' && state.board.round > 1);
  const { page } = await playOn(venue, found, ON_ITS_SIDE);
  const free = `(() => {
    const { top } = document.querySelector('.fdm-rail').getBoundingClientRect();
    return top - document.querySelector('.fdm-ribbon').getBoundingClientRect().bottom;
  })()`;
  await eventually(() => page.evaluate(free)).toBeGreaterThan(390 / 2);
});

test('a button that comes to lie under a resting pointer explains nothing until the hand moves', async () => {
  const venue = await Venue.open();
  const { played, seat, choice } = anAttack();
  const anna = await venue.visitor(DESKTOP);
  await anna.page.evaluate(`localStorage.setItem('boucan.settings', '{"pace":"told","bots":"at-once"}')`);
  await goOnHere(anna, brethren as unknown as Game, played, seat);
  await anna.page.getByRole('button', { name: 'Turn off help' }).click();
  const { label } = speaker(brethren as unknown as Game, 'en', played.names);
  await anna.choose(new RegExp(`^${label(choice).replaceAll(/[()]/gu, '\\$&')}`, 'u'));
  await anna.prompt.getByRole('button', { name: 'Skip to now' }).click();
  const undo = anna.prompt.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await eventually(() => undo.evaluate((el) => el.matches(':hover') && el.ariaDisabled === 'true')).toBe(true);
  const reasons = anna.prompt.getByRole('status').getByRole('listitem');
  await anna.page.waitForTimeout(300);
  await eventually(() => reasons.count()).toBe(0);
  const { x, y } = (await undo.boundingBox())!;
  await anna.page.mouse.move(x + 20, y + 20, { steps: 3 });
  await reasons.first().waitFor();
});

test('nobody retires a captain by mistake: it is asked back, with what it would mean', async () => {
  const venue = await Venue.open();
  const found = sought(
    'a captain to retire',
    ({ question, options }) => question === 'turn.action' && options.some(([verb]) => verb === 'retire'),
  );
  const anna = await playOn(venue, found, DESKTOP);
  const retire = anna.board.getByRole('button', { name: /^Retire your captain/u });
  await retire.click();
  const asked = anna.page.getByRole('alertdialog', { name: 'Play this?' });
  await asked.getByText('Your captain leaves the game').waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await asked.waitFor({ state: 'detached' });
  await eventually(() => retire.isVisible()).toBe(true);
});

test('what was said of one question is gone with it', async () => {
  const venue = await Venue.open();
  const found = soughtAtCoast('a refusal', 3, ({ question, made }) => question === 'turn.card' && made >= 12);
  const anna = await playOnAtCoast(venue, found, DESKTOP);
  const { board, prompt } = anna;
  const reasons = prompt.getByRole('status').getByRole('listitem');
  await board.locator('.bre-hand .bp-pick[aria-disabled=false]').first().press('Enter');
  await board.locator('.bp-target[aria-disabled=true]').first().hover({ force: true });
  await reasons.first().waitFor();
  // The pointer stays where it is: only the question changes.
  await board.locator('.bp-open > .bp-target:not([aria-disabled=true])').first().press('Enter');
  await eventually(() => read(prompt)).toContain('Your ship first');
  await eventually(() => reasons.count()).toBe(0);
});
