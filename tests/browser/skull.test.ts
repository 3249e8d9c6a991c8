// Skull Tales on its board: posts, groups, goods and courses are chosen where they lie, with a press or by carrying them there.
import type { Choice } from '@boucan/kernel';
import { far, MOORING } from '@boucan/skull/content/map';
import { expect } from 'vitest';
import { SIZES } from './axe.ts';
import { test, whole } from './length.ts';
import { read } from './person.ts';
import { carry, resting } from './pieces.ts';
import { chooseOnBoard, glowing, room, told } from './skull-hands.ts';
import { likeliest, type Moment, playOn, sought } from './skull-moments.ts';
import { foundFor } from './skull-scenes.ts';
import { eventually, Venue } from './venue.ts';

const DESKTOP = { viewport: SIZES.desktop } as const;
const PHONE = { viewport: SIZES.phone, hasTouch: true } as const;

const may = (m: Moment, ...words: readonly (string | number)[]): boolean =>
  m.options.some((c) => words.every((word, i) => c[i] === word));

test('a crew group is pressed and then its place, or carried there', async () => {
  const found = sought(
    'orders',
    (m) => m.question === 'stations.orders' && may(m, 'order', 'topmen', 'rail') && may(m, 'order', 'port-watch', 'main-deck'),
  );
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  const topmen = anna.board.getByRole('button', { name: /^Topmen: /u });
  await topmen.click();
  await room(anna, 'rail').locator('.bp-target').press('Enter');
  await eventually(() => room(anna, 'rail').locator('[data-piece="topmen"]').count()).toBe(1);

  const again = await playOn(await Venue.open(), found, DESKTOP);
  const watch = again.board.getByRole('button', { name: /^Port Watch: /u });
  await carry(watch, room(again, 'main-deck'));
  await eventually(() => room(again, 'main-deck').locator('[data-piece="port-watch"]').count()).toBe(1);
});

test('a post is chosen with a press on those who stand there, too', async () => {
  const found = sought(
    'company',
    (m) =>
      m.question === 'stations.post' &&
      may(m, 'post', 'gun-deck') &&
      m.state.board.groups.some(({ post }) => post === 'gun-deck'),
  );
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  await room(anna, 'gun-deck').locator('.sku-group').first().click();
  await eventually(() => told(anna)).toMatch(/goes to the gun deck\./u);
});

whole('a post says how many dice it brings, and what is taken says so', async () => {
  const found = sought('a post', (m) => m.question === 'stations.post' && may(m, 'post', 'helm'));
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  const helm = room(anna, 'helm').locator('.bp-target');
  await eventually(() => helm.getAttribute('aria-label')).toMatch(/^Helm\. \d dic?e for helm/u);
  await helm.press('Enter');
  await eventually(() => told(anna)).toMatch(/goes to the helm\./u);
});

whole('goods are moved in the hold, and go over the side', async () => {
  const found = sought('goods', (m) => m.question === 'hold.stow' && may(m, 'jettison', 0) && m.options.length > 8);
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  const before = found.state.board.ship.cells.filter((marker) => marker !== null).length;
  const markers = anna.board.locator('.sku-cell-of-hold[data-movable="true"]');
  await markers.first().click();
  await anna.board.getByRole('button', { name: 'Overboard' }).click();
  await eventually(() => anna.board.locator('.sku-columns .sku-good').count()).toBe(before - 1);
});

test('the ship sails where one presses', async () => {
  const found = sought('a course', (m) => m.question === 'move.sail' && m.state.board.turn.points > 1 && may(m, 'advance'));
  const anna = await playOn(await Venue.open(), found, PHONE);
  await anna.board
    .getByRole('button', { name: /^Advance /u })
    .and(anna.board.locator('[data-state="open"]'))
    .first()
    .press('Enter');
  await eventually(() => told(anna)).toContain('The ship advances');
});

test('a cell two points away is sailed to with one press, the way and its cost in sight; the mission lies open on a desk', async () => {
  // Nothing comes to light on the way: no enemy, nobody aloft, no marker near.
  const found = sought('a way', ({ question, state: { board } }) => {
    const { turn, foes, missions, objectives, people, ship } = board;
    return (
      question === 'move.sail' &&
      turn.points > 2 &&
      foes.length === 0 &&
      missions.length > 0 &&
      people.every(({ post }) => post !== 'crows-nest') &&
      objectives.every(({ up, island }) => up || far(ship.cell, MOORING[island]) > 3)
    );
  });
  const anna = await playOn(await Venue.open(), found, { viewport: SIZES.desktop });
  await anna.board.getByRole('list', { name: /^Missions of / }).waitFor();
  const way = anna.board.getByRole('button', { name: /^Sail to .* \(2 of \d+ movement points\)/u }).first();
  await way.focus();
  await eventually(() => anna.board.locator('.sku-way-cost').textContent()).toMatch(/ · 2\/\d/u);
  const moves = async (): Promise<number> => (await told(anna)).split(/The ship (?:advances|turns)/u).length;
  const before = await moves();
  // The first press of a key shows, the second sails; a mouse has seen the way already.
  await way.press('Enter');
  await eventually(() => anna.board.getByRole('button', { name: /Press again to sail there\.$/u }).count()).toBe(1);
  expect(await moves()).toBe(before);
  await anna.page.keyboard.press('Enter');
  await eventually(moves).toBe(before + 2);
});

whole('on a phone one moves between sea, ship and log', async () => {
  const found = sought('a post', (m) => m.question === 'stations.post');
  const anna = await playOn(await Venue.open(), found, PHONE);
  const pages = anna.board.getByRole('navigation', { name: 'Sea, ship, log' });
  await room(anna, 'helm').waitFor();
  await pages.getByRole('button', { name: 'The log' }).tap();
  await anna.board.getByRole('region', { name: 'The log' }).waitFor();
  await pages.getByRole('button', { name: 'The sea' }).tap();
  await anna.board.getByRole('group', { name: 'The sea' }).waitFor();
  expect(await anna.shifted()).toEqual([]);
});

/** Posts, sails and courses as the advice of the game likes them: chance alone seldom finds the goal. */
const homewards = (m: Moment): Choice | null => (/^(stations\.(post|orders)|speed|move)/u.test(m.question) ? likeliest(m) : null);

whole('at the goal the Captain ends the voyage on the board, and it is won', async () => {
  const found = sought('the goal', (m) => m.question === 'dock.ashore' && may(m, 'land'), { steer: homewards });
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  await anna.board.getByRole('button', { name: 'End the voyage here' }).click();
  await anna.page.getByText('The goal was reached.').first().waitFor();
});

whole('a second voyage begins with what the first left, after a reload too', async () => {
  const found = sought('harbour', (m) => m.question === 'harbour.buy' && m.state.board.loot > 3, {
    options: { campaign: true },
    seats: 2,
  });
  const { prestige } = found.state.board.registers[found.seat]!;
  const anna = await playOn(await Venue.open(), found, DESKTOP);
  await anna.board.getByRole('region', { name: 'In harbour' }).getByRole('button', { name: 'Done' }).click();
  const second = async (): Promise<boolean> => /Voyage 2/u.test(await told(anna));
  for (let i = 0; i < 8 && !(await second()); i++) {
    await glowing(anna).first().waitFor();
    if (await second()) break;
    await chooseOnBoard(anna, -1 + (await glowing(anna).count()));
  }
  await eventually(second).toBe(true);
  await anna.page.reload();
  await eventually(async () => (await anna.boardInWords()).join(' ')).toMatch(/Round 0, day 1, hour 1; morale 20/u);
  await eventually(() => read(anna.page.locator('.bp-standing').nth(found.seat))).toContain(`${prestige}`);
});

test('guns are fired from their own scene, and the salvo is seen', async () => {
  const slowly = `localStorage.setItem('boucan.settings', '{"pace":"told","bots":"at-once"}')`;
  const anna = await playOn(await Venue.open(), foundFor('naval'), {
    ...DESKTOP,
    before: (page) => page.addInitScript(slowly),
  });
  await anna.board.locator('.sku-to-guns').first().click();
  const scene = anna.board.getByRole('region', { name: /^The guns: / });
  await eventually(() => read(scene.locator('figcaption'))).toMatch(/^A clear line, [12] cell/u);
  const ways = scene.getByRole('group', { name: 'How to fire' }).getByRole('button');
  await eventually(() => ways.count()).toBeGreaterThan(1);
  await eventually(() => read(ways.first())).toMatch(/\d (die|dice), hits? above \d: about [\d.]+ impacts?/u);
  // It is seen for a moment, with dice unless those at the guns do nothing: whoever waits for it begins before it is fired.
  const seen = scene.getByRole('region', { name: 'A salvo' }).waitFor();
  await eventually(async () => {
    if ((await ways.count()) > 0)
      await ways
        .first()
        .press('Enter', { timeout: 1000 })
        .catch(() => undefined); // gone meanwhile
    return ways.count();
  }).toBe(0);
  await seen;
  // When all is told the chart is back.
  await eventually(() => scene.count()).toBe(0);
});

whole('on a phone the way to the guns is in sight, however many are near', async () => {
  const found = sought(
    'two enemies',
    (m) => m.question === 'move.sail' && m.state.board.foes.length > 1 && m.options.some(([verb]) => verb === 'fire'),
  );
  const anna = await playOn(await Venue.open(), found, PHONE);
  const guns = anna.board.locator('.sku-to-guns').first();
  await guns.waitFor();
  await eventually(async () => {
    const [button, cards] = [(await guns.boundingBox())!, (await anna.board.locator('.sku-foes').boundingBox())!];
    return button.y + button.height - (cards.y + cards.height);
  }).toBeLessThanOrEqual(0);
});

/** Beside whoever stands there. */
const CORNER = { x: 6, y: 6 };

whole('whatever lies there says what it does, with its rule, in both languages', async () => {
  const anna = await playOn(await Venue.open(), foundFor('post'), DESKTOP);
  const { page } = anna;
  const speech = page.getByRole('tooltip');
  const board = page.locator('.tb-board'); // whatever it is called
  const point = async (at: string, where?: { x: number; y: number }) => {
    await page.mouse.move(2, 2);
    await eventually(() => speech.count()).toBe(0);
    const what = board.locator(at).first();
    await resting(what);
    await what.hover({ force: true, ...(where && { position: where }) });
    await speech.waitFor();
    return read(speech);
  };
  expect(await point('[data-room="helm"]', CORNER)).toMatch(/nobody here the ship does not move[\s\S]*SKU-POST-20/u);
  expect(await point('.sku-good[data-good]')).toMatch(/SKU-(GOODS|SHIP)-\d+/u);
  expect(await point('.sku-morale')).toMatch(/the crew rebels[\s\S]*SKU-MORALE-06/u);
  expect(await point('.sku-watch')).toContain('SKU-TIME-02');
  await anna.switchTo('Français');
  await page.getByRole('region', { name: 'La question' }).waitFor(); // the board speaks French from now on
  expect(await point('[data-room="helm"]', CORNER)).toMatch(/le navire ne bouge pas[\s\S]*SKU-POST-20/u);
  // Coming to it by the keyboard does the same.
  await page.mouse.move(2, 2);
  await eventually(() => speech.count()).toBe(0);
  await page.keyboard.press('Tab'); // by the keyboard from now on: what has the focus shows it
  await board.locator('[data-room="helm"] .bp-target').focus();
  await eventually(() => speech.allInnerTexts()).toEqual([expect.stringContaining('SKU-POST-20')]);
});

whole('a long finger asks, and chooses nothing', async () => {
  const anna = await playOn(await Venue.open(), foundFor('post'), PHONE);
  const before = await read(anna.prompt);
  const { x, y } = (await room(anna, 'bridge').boundingBox())!;
  const touch = await anna.context.newCDPSession(anna.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 12, y: y + 40 }] });
  await anna.page.getByRole('tooltip').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await eventually(() => read(anna.page.getByRole('tooltip'))).toContain('SKU-COMMAND-02');
  await eventually(() => read(anna.prompt)).toBe(before);
});

/** How much of the page these take up, of what is in sight. */
const AREA = `(what) => {
  const { width, height } = document.querySelector(what).getBoundingClientRect();
  return width * height;
}`;

whole('on a desk, with the log beside it, the chart is larger than the ship, and three times as large as the hold', async () => {
  const anna = await playOn(await Venue.open(), foundFor('orders'), DESKTOP);
  await anna.beside('Log');
  const area = (what: string): Promise<number> => anna.page.evaluate(`(${AREA})('${what}')`);
  await eventually(() => area('.sku-stage')).toBeGreaterThan(await area('.sku-ship'));
  expect(await area('.sku-stage')).toBeGreaterThan(3 * (await area('.sku-hold')));
});

/** Posts, and the plan, of which not all is in sight. */
const OUT_OF_SIGHT = `(() => {
  const ship = document.querySelector('.sku-ship').getBoundingClientRect();
  return [...document.querySelectorAll('.sku-ship [data-room], .sku-plan')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < ship.top || bottom > ship.bottom;
  }).map((one) => one.dataset.room ?? 'plan');
})()`;

whole('on a desk, with the log beside it, the plan and every post are in sight without scrolling', async () => {
  for (const scene of ['orders', 'post', 'sail']) {
    const anna = await playOn(await Venue.open(), foundFor(scene), { viewport: { width: 1440, height: 900 } });
    await anna.beside('Log');
    await eventually(() => anna.board.locator('.sku-ship [data-room]').count()).toBeGreaterThan(10);
    await eventually(() => anna.page.evaluate(OUT_OF_SIGHT)).toEqual([]);
  }
});

test('the bell is one button and says it once; “Make sail” does not lie where it was', async () => {
  const setting = sought('sails', (m) => may(m, 'make-sail'));
  for (const size of [SIZES.desktop, SIZES.phone]) {
    const place = async (found: typeof setting, name: string) => {
      const { board } = await playOn(await Venue.open(), found, { viewport: size });
      const button = board.getByRole('button', { name }).filter({ visible: true });
      await button.first().waitFor();
      expect(await button.count(), name).toBe(1);
      return resting(button);
    };
    const bell = await place(foundFor('orders'), 'Finish the orders');
    const onward = await place(setting, 'Make sail');
    // Farther than a hand trembles.
    expect(onward.x + onward.width + 24, `${size.width}`).toBeLessThan(bell.x);
  }
});
