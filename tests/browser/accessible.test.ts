// axe looks at every screen, by day and by night, on a desk and on a phone.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, House } from './house.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LIGHTS = ['night', 'day'] as const;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, impact, nodes }) =>
  ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.map(String), failureSummary })) })))`;

const MOVING = `document.getAnimations().filter((a) => a.playState === 'running').length`;

/** Chance on this device, such that one begins with a hand of four different cards. */
const LOADED_DICE = 'crypto.getRandomValues = (bytes) => bytes.fill(94)';

/** What axe holds against this screen that is serious, in every size and light. */
async function look(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  await page.evaluate(axe.source);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const light of LIGHTS) {
      await page.evaluate(`document.documentElement.dataset.theme = '${light}'`);
      await eventually(() => page.evaluate(MOVING)).toBe(0);
      for (const { id, impact, nodes } of (await page.evaluate(RUN)) as Violation[])
        if (impact === 'serious' || impact === 'critical')
          found.push(
            `${screen}, ${size}, ${light}: ${id} (${impact}) at ${nodes.map((n) => n.target.join(' ')).join(' | ')}: ${nodes[0]?.failureSummary}`,
          );
    }
  }
  await page.setViewportSize(before);
  return found;
}

const quiet = { reducedMotion: 'reduce', viewport: SIZES.desktop } as const;

test('axe would say so', async () => {
  const house = await House.open();
  const { page } = await house.visitor(quiet);
  const faint = 'color: #888; background: #999';
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<p style="${faint}">Faint</p><button></button>')`,
  );
  const found = await look(page, 'planted');
  expect(found.filter((one) => one.includes('color-contrast'))).toHaveLength(4);
  expect(found.filter((one) => one.includes('button-name'))).toHaveLength(4);
});

test('axe finds nothing serious round the table', async () => {
  const house = await House.open();
  const anna = await house.visitor(quiet);
  const { page } = anna;
  const found = await look(page, 'lobby of a newcomer');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  found.push(...(await look(page, 'name')));
  await page.keyboard.press('Escape');
  await anna.takeName('Anna');
  await page.getByRole('button', { name: 'Settings' }).click();
  found.push(...(await look(page, 'settings')));
  await page.keyboard.press('Escape');
  await anna.planTable({ friends: [2] });
  found.push(...(await look(page, 'new table')));
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Seat a bot' }).waitFor();
  found.push(...(await look(page, 'gathering')));
  await anna.toLobby();
  await anna.tableIn('Your tables').first().waitFor();
  found.push(...(await look(page, 'lobby')));
  await page.getByRole('link', { name: 'Rules of Brethren of the Coast' }).click();
  await page.getByRole('searchbox').waitFor();
  found.push(...(await look(page, 'rules')));
  await page.goto('/about');
  await page.getByRole('heading', { name: 'About Boucan' }).waitFor();
  found.push(...(await look(page, 'about')));
  await page.goto('/?link=unknown');
  await page.getByRole('alert').filter({ hasText: 'personal link' }).waitFor();
  found.push(...(await look(page, 'dead link')));
  expect(found).toEqual([]);
});

test('axe finds nothing serious at the table, nor when the match is over', async () => {
  const house = await House.open();
  const anna = await house.guest('Anna', quiet);
  const { page } = anna;
  await anna.openTable();
  await anna.choose(/galleon/u);
  await anna.choose(/face down/u);
  await anna.asked();
  const found = await look(page, 'table, choices in words');
  await page.keyboard.press('Escape');
  for (const panel of ['Chat', 'Rules', 'In words', 'Log'] as const) {
    await anna.beside(panel);
    found.push(...(await look(page, `table, ${panel}`)));
  }
  await page.getByRole('button', { name: 'The table', exact: true }).click();
  found.push(...(await look(page, 'table, menu')));
  await page.keyboard.press('Escape');
  await anna.leaveToBots();
  await anna.seeScores();
  found.push(...(await look(page, 'final scores')));
  await anna.scores.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Yes. This page has played the whole match again').waitFor();
  found.push(...(await look(page, 'replay')));
  expect(found).toEqual([]);
});

test('axe finds nothing serious in a hand of all kinds of cards', async () => {
  const house = await House.open();
  const anna = await house.visitor({ ...quiet, before: (page) => void page.addInitScript(LOADED_DICE) });
  await anna.playNow();
  expect((await anna.hand()).join(', ')).toMatch(/marked doubloons.*chest.*doubloons.*cannon/u);
  const found = await look(anna.page, 'ship');
  await anna.choose(/schooner/u);
  await anna.asked();
  await anna.foldChoices();
  await anna.board.getByRole('button', { name: /marked doubloons/u }).click();
  found.push(...(await look(anna.page, 'card')));
  expect(found).toEqual([]);
});
