// Nassau on its board: lanes, zones, fights, goods and tales are chosen where they lie, and axe looks at each stage.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nassau } from '@boucan/nassau';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, SIZES, TABLET } from './axe.ts';
import { playByWire } from './by-wire.ts';
import { whole } from './length.ts';
import { beginTogether, chooseOnBoard, glowing } from './nassau-hands.ts';
import { type Moment, playOn, sought } from './nassau-moments.ts';
import { type Person, read } from './person.ts';
import { resting } from './pieces.ts';
import { eventually, Venue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const has = ({ options }: Moment, verb: string): boolean => options.some(([first]) => first === verb);

const PICTURES = process.env.BOUCAN_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

/** A picture in every size, for whoever names a folder for them. */
async function pictured({ page }: Person, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  const before = page.viewportSize()!;
  for (const [size, viewport] of Object.entries({ ...SIZES, tablet: TABLET })) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: join(PICTURES, `nassau-${name}-${size}.png`) });
  }
  await page.setViewportSize(before);
}

/** What axe holds against it, in every size, and in French where there is least room for it. */
async function looked(person: Person, name: string): Promise<string[]> {
  await pictured(person, name);
  const found = await look(person.page, name, { ...SIZES, tablet: TABLET });
  await person.switchTo('Français');
  await pictured(person, `${name}-fr`);
  found.push(...(await look(person.page, `${name} in French`, { phone: SIZES.phone }, ['day'])));
  await person.switchTo('English');
  return found;
}

const told = async (person: Person): Promise<string> => {
  await person.beside('Log');
  return read(person.log);
};

test('in town: a lane takes its pirates, the square gives what it shows, and what cannot be done says why', async () => {
  const found = sought('a lane', (m) => {
    const walks = nassau.offers(m.state, m.seat).filter(({ choice }) => choice[0] === 'walk');
    return m.question === 'town.turn' && walks.some((o) => o.because.length === 0) && walks.some((o) => o.because.length > 0);
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  await anna.board.getByRole('group', { name: 'Nassau', exact: true }).waitFor();
  expect(await looked(anna, 'town')).toEqual([]);

  await anna.board.locator('.nas-lane-place[data-state="shut"]').first().focus();
  await eventually(() => read(anna.board.locator('.nas-detail'))).toMatch(/already pirates in this alley|You need \d+ pirates?/u);

  const standing = found.state.board.ships[found.seat]!.standing;
  const lane = anna.board.locator('.nas-lane-place[data-state="open"]').first();
  const label = await lane.getAttribute('aria-label');
  const taken = Number(/(?:with |\()(\d) pirates?/u.exec(label!)![1]);
  await lane.press('Enter');
  if (label!.startsWith('Walk')) {
    await eventually(() => told(anna)).toMatch(/walks the captain/u);
    await eventually(async () => (await anna.boardInWords()).join(' ')).toContain(`${standing - taken} pirate`);
  } else await eventually(() => read(anna.prompt)).toContain('The captain is on the barge');
});

whole('at sea: a zone is entered by pressing it, and the stage can be changed and comes back', async () => {
  const found = sought('a zone', (m) => m.question === 'sea.turn' && has(m, 'enter') && m.state.board.round > 1);
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const sea = anna.board.getByRole('group', { name: 'Caribbean', exact: true });
  await sea.waitFor();
  expect(await looked(anna, 'sea')).toEqual([]);

  const stages = anna.board.getByRole('navigation', { name: 'Nassau, the Caribbean and the voyage home' });
  await stages.getByRole('button', { name: /^Nassau/u }).click();
  await anna.board.getByRole('group', { name: 'Nassau', exact: true }).waitFor();
  await stages.getByRole('button', { name: /^Caribbean/u }).click();

  const zone = sea.locator('.nas-zone[data-state="open"]').first();
  const letter = /Sail to zone (\w)/u.exec((await zone.getAttribute('aria-label'))!)![1]!;
  await zone.press('Enter');
  await eventually(() => read(anna.prompt)).toContain(`You are in zone ${letter}`);
});

test('a fight is a scene: crates are fired, tokens come out of the bag, and it comes to an end', async () => {
  const found = sought('a fight', (m) => m.question === 'fight.fire' && m.options.length > 1);
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const scene = anna.board.getByRole('region', { name: /^You fight: / });
  await scene.waitFor();
  const [, strength, left] = /Strength (\d+)(?:, (\d+) left)?/u.exec(await read(scene))!;
  expect(Number(left ?? strength), 'what is left of its strength').toBeLessThanOrEqual(Number(strength));
  expect(await read(scene)).toMatch(/\d crates? in your holds/u);
  expect(await looked(anna, 'fight')).toEqual([]);
  await scene.getByRole('button', { name: 'Look at the chart' }).click();
  await anna.board.getByRole('button', { name: 'Back to: the fight' }).click();
  const fire = scene.getByRole('button', { name: /crate/u }).first();
  await fire.click();
  await eventually(() => told(anna)).toMatch(/fires \d crates?|fires no crate/u);
  await eventually(() => told(anna)).toMatch(/draws \d Combat tokens?: /u);
});

whole('at the campfire what is true is told by pressing the card', async () => {
  const found = sought('a tale', (m) => m.question === 'campfire.tell' && has(m, 'tell'));
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const fire = anna.board.getByRole('region', { name: 'Campfire Island' });
  expect(await looked(anna, 'campfire')).toEqual([]);
  await fire
    .getByRole('button', { name: /^Tell “/u })
    .first()
    .click();
  await eventually(() => told(anna)).toMatch(/tells “.*” for \d+ points?/u);
});

test('at the campfire no card moves, neither under the pointer nor when another one was told', async () => {
  const found = sought('three tales', ({ question, options }) => {
    const tales = options.filter(([verb]) => verb === 'tell' || verb === 'joke').length;
    return question === 'campfire.tell' && tales > 3 && options.some(([verb]) => verb === 'tell');
  });
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  const cards = anna.board.locator('.nas-tale-offer');
  const places = () =>
    cards.evaluateAll((all) =>
      all.map((one) => {
        const list = one.closest('.nas-tales')!.getBoundingClientRect();
        const { x, width, top } = one.getBoundingClientRect();
        const y = top - list.top; // however far the fire is scrolled
        return [one.getAttribute('aria-label') ?? one.textContent, Math.round(x), Math.round(y), Math.round(width)] as const;
      }),
    );
  await cards.first().waitFor();
  await resting(cards.last());
  const before = await places();
  for (let i = 0; i < before.length; i++) {
    await cards.nth(i).hover();
    expect(await places()).toEqual(before);
  }
  const told = anna.board.getByRole('button', { name: /^Tell “/u }).first();
  const name = (await told.getAttribute('aria-label')) ?? (await told.textContent());
  const prompt = await read(anna.prompt);
  await told.click();
  await eventually(() => read(anna.prompt)).not.toBe(prompt);
  await eventually(() => cards.count()).toBe(before.length - 1);
  // Those that are left lie where they lay, by their place alone: their words say what they bring now.
  const left = before.filter(([label]) => label !== name).map(([, ...place]) => place);
  await eventually(async () => (await places()).map(([, ...place]) => place)).toEqual(left);
});

whole('on Skull Island the goods are paid for together, and each says where it will lie before it is hidden', async () => {
  const found = sought('goods of two kinds', ({ question, state: { board }, seat }) => {
    const kinds = Object.values(board.ships[seat]!.goods).filter((n) => n > 0).length;
    return question === 'skull-island.goods' && kinds > 1;
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const isle = anna.board.getByRole('region', { name: 'Skull Island' });
  await isle.waitFor();
  expect(await looked(anna, 'skull-island-price')).toEqual([]);
  await isle.getByRole('button', { name: /^Hide 2 goods \(3 doubloons\)/u }).click();
  await eventually(() => told(anna)).toMatch(/pays 3 doubloons/u);
  await eventually(() => read(isle)).toContain('2 goods are paid for');
  expect(await looked(anna, 'skull-island')).toEqual([]);
  const hide = isle.getByRole('button', { name: /^Hide / }).first();
  const words = await read(hide);
  await hide.click();
  await eventually(() => told(anna)).toMatch(words.includes('centre') ? /hides .* in the centre/u : /hides .* on a space/u);
});

whole('whoever plays by the board alone gets to the count, and it says where the points came from', async () => {
  const found = sought('the last turns', ({ state: { board }, question }) => {
    const home = board.ships.filter(({ stage }) => stage === 'home').length;
    return board.round === 4 && question === 'sea.turn' && home === board.ships.length - 1;
  });
  const venue = await Venue.open();
  const anna = await playOn(venue, found, DESKTOP);
  const count = anna.board.getByRole('region', { name: 'Final scoring' });
  for (let made = 0; made < 80; made++) {
    await glowing(anna).filter({ visible: true }).first().or(count).first().waitFor();
    if (await count.isVisible()) break;
    await chooseOnBoard(anna, made * 3);
  }
  await eventually(() => read(count)).toMatch(
    /Watch towers[\s\S]*Opponents[\s\S]*Hidden goods[\s\S]*Weapon dominance[\s\S]*Companions[\s\S]*Cargo[\s\S]*Total/u,
  );
  // The scores come by themselves, and would lie over it.
  await anna.seeScores();
  await anna.page.keyboard.press('Escape');
  expect(await looked(anna, 'count')).toEqual([]);
});

whole('what others fight is a scene for whoever looks on', async () => {
  const venue = await Venue.open();
  const people = [await venue.guest('Anna', DESKTOP), await venue.guest('Bea', DESKTOP)] as const;
  await beginTogether(...people, 2);
  await playByWire(people, ({ asked }) => asked?.question === 'fight.fire');
  const own = ({ board }: Person): Locator => board.getByRole('region', { name: /^You fight: / });
  await eventually(async () => (await own(people[0]).count()) + (await own(people[1]).count())).toBe(1);
  const onlooker = (await own(people[0]).count()) === 1 ? people[1] : people[0];
  const theirs = onlooker.board.getByRole('region', { name: / fights: / });
  await theirs.waitFor();
  expect(await read(theirs)).toMatch(/\d crates? in their holds/u);
  expect(await looked(onlooker, 'others-fight')).toEqual([]);
});
