// A language that an operator adds as a file: it stands in the menu under its own name, and everything on the page is in it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, type PoEntry, writePo } from '@boucan/words/catalogue';
import type { Page } from 'playwright-core';
import { test as both, expect } from 'vitest';
import { allWords } from '../../apps/cli/src/all-words.ts';
import { whole } from './length.ts';
import { eventually, newFolder, OwnVenue } from './venue.ts';

/** Made-up Esperanto: every message stands in brackets. One is missing, one asks for a parameter that there is not. */
async function pseudo(): Promise<readonly PoEntry[]> {
  const marked = entriesOf(await allWords('en'), null).map((entry) => ({ ...entry, translation: `⟦${entry.source}⟧` }));
  const change: Readonly<Record<string, string>> = {
    'page/words/lobby|lobby.games': '',
    'page/words/lobby|lobby.lead': '⟦{nothing}⟧',
  };
  return marked.map((entry) => ({ ...entry, translation: change[entry.context] ?? entry.translation }));
}

/** Lines of the page with words that are in no brackets; numbers of rules and short units aside. */
const unmarked = async (page: Page, where: string): Promise<string[]> => {
  const lines = (await page.locator(where).allInnerTexts()).flatMap((text) => text.split('\n'));
  const bare = (line: string): string => {
    const less = line.replace(/⟦[^⟦⟧]*⟧|[A-Z]{3}-[A-Z]+-\d+/gu, '');
    return less === line ? line : bare(less);
  };
  return lines.map(bare).filter((line) => /\p{L}{4}/u.test(line));
};

both('a language of a file: lobby, rules and a game, kept over a reload', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'eo.po'), writePo({ lang: 'eo', entries: await pseudo() }));
  const venue = await OwnVenue.found({ words: folder });
  const asked: string[] = [];
  const { page } = await venue.visitor({
    before: (one) => one.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  const menu = page.getByRole('combobox', { name: 'Language' });
  await eventually(() => menu.locator('option').allInnerTexts()).toEqual(['English', 'Français', 'Esperanto']);
  expect(
    asked.filter((path) => path.startsWith('/words/') || path.includes('added')),
    'nothing comes before it is chosen',
  ).toEqual([]);

  await menu.selectOption('Esperanto');
  await page.getByRole('link', { name: '⟦Open a table⟧' }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('eo');
  const lobby = await unmarked(page, 'main :is(h2, h3, p, a, button, label, legend)');
  expect(lobby.filter((line) => !line.startsWith('Pirate board games'))).toEqual(['The games']);

  await page.goto('/rules/brethren');
  await page.getByText('⟦Brethren of the Coast⟧').first().waitFor();
  await page.locator('[data-rule] p').first().waitFor();
  expect(await unmarked(page, '[data-rule] p')).toEqual([]);

  await page.goto('/');
  await page.locator('[data-plays=brethren]').click();
  await page.locator('.tb-prompt[data-asked=true]').waitFor();
  expect(await unmarked(page, '.tb-prompt-text')).toEqual([]);
  await page.keyboard.press('o');
  const choices = page.locator('.tb-choice');
  await choices.first().waitFor();
  expect(await unmarked(page, '.tb-choice')).toEqual([]);
  await page.locator('.tb-choice[aria-disabled=false]').first().click();
  await eventually(() => page.locator('.tb-log .tb-line').allInnerTexts()).toContainEqual(
    expect.stringMatching(/⟦.+ ⟦.*galleon.*⟧/u),
  );
  const names = [...(await page.locator('.tb-seat-name').allInnerTexts()), 'Port Royal'];
  expect((await unmarked(page, '.tb-board')).filter((line) => !names.includes(line.trim()))).toEqual([]);

  await page.goto('/');
  await page.getByRole('combobox', { name: '⟦Language⟧' }).selectOption('English');
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
});

whole('where the words are gone, the page is in English', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'eo.po'), writePo({ lang: 'eo', entries: await pseudo() }));
  const venue = await OwnVenue.found({ words: folder });
  const { page } = await venue.visitor({
    forgives: [/404/u],
    before: (one) => one.route('**/words/**', (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
  await page.evaluate(`localStorage.setItem('boucan.lang', 'eo')`);
  await page.reload();
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('en');
});
