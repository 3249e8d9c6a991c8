// A turn of each game without looking: by the line one types in, and by what a screen reader says, in both languages.
import { atLength } from '@boucan/testkit/whole';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, Venue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

/** Whatever a live region says, in order, from the first moment on. */
const LISTEN = `
  globalThis.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]';
  addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const place = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      if (place == null || place.closest('.loading') !== null) continue;
      const said = type === 'characterData' ? [target] : [...addedNodes];
      for (const { textContent } of said) if (textContent.trim() !== '') heard.push(textContent.trim());
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
  try { localStorage.setItem('boucan.guide', '{"on":false,"read":[]}'); } catch {}`;

const TURN = { en: 'Your turn.', fr: 'À vous' } as const;
/** “2 more lines in the log.” */
const LEFT_OUT = { en: /^(\d+) more lines? in the log\.$/u, fr: /^Encore (\d+)\slignes? dans le journal\.$/u } as const;
const GAMES = ['brethren', 'fortunes', 'nassau', 'skull'] as const;
const LANGS = ['en', 'fr'] as const;
const EACH = GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const));
/** In a whole run every game in both languages; otherwise one by the typed line and another one by names, each in one language. */
const TYPED = atLength([EACH[3]!], EACH);
const NAMED = atLength([EACH[4]!], EACH);
/** More than a turn takes. */
const MOST = 80;

async function sitDown(game: string, lang: 'en' | 'fr'): Promise<Page> {
  const venue = await Venue.open();
  const { page } = await venue.visitor({
    locale: lang === 'en' ? 'en-GB' : 'fr-FR',
    before: (one) => one.addInitScript(LISTEN),
  });
  await page.locator(`[data-plays=${game}]`).click();
  await asked(page);
  return page;
}
const asked = (page: Page): Promise<void> => page.locator('.tb-prompt[data-asked=true][data-busy=false]').waitFor();
const heard = (page: Page): Promise<string[]> => page.evaluate('heard');
/** The sentences of the log. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('.tb-log .tb-line:is([data-kind=event], [data-kind=heading]) > span:last-of-type')].map((one) => {
      const last = one.querySelector('.tb-last')?.firstChild.textContent ?? '';
      return (one.firstChild.textContent + last).trim();
    })`,
  );
/** How often it became one's turn. */
const turns = async (page: Page, lang: 'en' | 'fr'): Promise<number> =>
  (await heard(page)).filter((line) => line.startsWith(TURN[lang])).length;
const isOver = (page: Page): Promise<boolean> => page.locator('.tb[data-phase=over]').isVisible();

/** Makes choices until it is one's turn again, or the match is over. */
async function aTurn(page: Page, lang: 'en' | 'fr', choose: (n: number) => Promise<void>): Promise<void> {
  const before = await turns(page, lang);
  for (let n = 0; n < MOST; n++) {
    const said = (await heard(page)).length;
    await choose(n);
    await eventually(async () => (await heard(page)).length > said || (await isOver(page))).toBe(true);
    if (await isOver(page)) return;
    await asked(page);
    if ((await turns(page, lang)) > before) return;
  }
  throw new Error('the turn never ended');
}

test.each(TYPED)('a turn of %s by the typed line alone (%s)', async (game, lang) => {
  const page = await sitDown(game, lang);
  await page.keyboard.press('/');
  const line = page.getByRole('combobox');
  await line.waitFor();
  const answer = page.locator('.tb-typed-answer');
  const type = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await type(lang === 'en' ? 'help' : 'aide');
  await eventually(() => answer.innerText()).toContain(lang === 'en' ? 'why' : 'pourquoi');
  await aTurn(page, lang, async (n) => {
    await type(lang === 'en' ? 'choices' : 'choix');
    await eventually(() => answer.innerText()).toMatch(/^\d+\s(?:choice|choix)/u);
    const listed = (await answer.innerText())
      .replace(/^[^:]*: /u, '')
      .replace(/\.$/u, '')
      .split('; ');
    await type(listed[(n * 5) % listed.length]!);
    // Where its words are those of another one as well, its place in the list tells.
    if ((await answer.count()) > 0 && (await answer.innerText()).endsWith('?')) await type('1');
  });
  const said = await heard(page);
  expect(said.some((one) => one.startsWith(TURN[lang]))).toBe(true);
});

test.each(NAMED)('a turn of %s by keyboard and names alone (%s), and nothing is said twice', async (game, lang) => {
  const page = await sitDown(game, lang);
  const [before, silent] = [(await written(page)).length, (await heard(page)).length];
  const list = page.getByRole('region', { name: lang === 'en' ? 'Choices' : 'Choix', exact: true });
  await aTurn(page, lang, async (n) => {
    if (!(await list.isVisible())) await page.keyboard.press('o');
    else if ((await page.locator('.tb-choice:focus').count()) === 0) await page.keyboard.press('o');
    const first = page.locator('.tb-choice:focus');
    await first.waitFor();
    for (let step = 0; step < n % 3; step++) await page.keyboard.press('ArrowDown');
    expect((await page.locator('.tb-choice:focus').innerText()).trim()).not.toBe('');
    await page.keyboard.press('Enter');
  });
  // Nothing took the focus to the top of the page.
  expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  // What was written meanwhile was said in the same words; of many lines at once, how many were left out.
  const [read, news] = [(await written(page)).slice(before), (await heard(page)).slice(silent)];
  const leftOut = news.flatMap((line) => LEFT_OUT[lang].exec(line)?.[1] ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((line) => !news.includes(line)).length, `${read.join('\n')}\n\n${news.join('\n')}`).toBeLessThanOrEqual(
    leftOut,
  );
  // No line is said more often than it stands in the log, and no question twice in a row.
  const log: string[] = await page.evaluate(`[...document.querySelectorAll('.tb-log .tb-line')].map((one) => one.textContent)`);
  const said = await heard(page);
  const tooOften = said.filter((line, i) => {
    const written = log.filter((one) => one.includes(line)).length;
    return written > 0 ? said.filter((one) => one === line).length > written : line === said[i - 1];
  });
  expect(tooOften).toEqual([]);
});

/** What is heard of a choice besides its name, in the list and on the board. */
const TOLD = [
  ['brethren', 'en', /^Send a (?:galleon|schooner) to .+ position \d with \d+ sails\. Already there: .+; .+\./u, '.bp-target'],
  ['skull', 'fr', /Charisme\s\d/u, '.sku-sheet-offer'],
] as const;

test.each(TOLD)('names of choices say what comes of them: %s (%s)', async (game, lang, told, piece) => {
  const page = await sitDown(game, lang);
  await page.keyboard.press('o');
  await page.locator('.tb-choice:focus').waitFor();
  const inWords = page.locator('.tb-choices').getByRole('button', { name: told, disabled: false });
  expect(await inWords.count()).toBeGreaterThan(1);
  const onBoard = page.locator('.tb-board').getByRole('button', { name: told }).and(page.locator(piece));
  expect(await onBoard.count()).toBeGreaterThan(1);
});

/** What is heard of places on Fortunes' chart: what going there costs, its chance, and who is there. */
const CHARTED = {
  en: [
    /sail to .+ \(\d actions?\)\. .*(?:port|sea)/iu,
    /^Scout for the merchant .+ \(\d actions?\)\. \d+% to succeed \(\d dic?e?.*merchant/u,
  ],
  fr: [
    /aller vers .+ \(\d\sactions?\)\. .*(?:port|mer)/iu,
    /^Reconnaissance.+ \(\d\sactions?\)\. \d+\s% de réussite \(\d\sdés?.*marchand/u,
  ],
} as const;

test('places on the chart say what going there costs, its chance, and who is there, in both languages', async () => {
  const found = sought(
    'in port with merchants about',
    ({ question, state, seat }) =>
      question === 'turn.action' && state.board.players[seat]!.inPort && state.board.turn.actions === 3,
  );
  const anna = await playOn(await Venue.open(), found);
  for (const lang of LANGS) {
    await anna.switchTo(lang === 'en' ? 'English' : 'Français');
    await anna.page.locator(`html[lang^=${lang}]`).waitFor({ state: 'attached' });
    for (const name of CHARTED[lang])
      await eventually(() => anna.page.locator('.bp-chart-table').getByRole('button', { name }).count()).toBeGreaterThan(0);
  }
  // A key shows first: nothing is chosen, and what it would do lies beside it as a button.
  await anna.switchTo('English');
  const asked = /3 actions left/u;
  await eventually(() => anna.prompt.innerText()).toMatch(asked);
  const zone = anna.board.getByRole('button', { name: CHARTED.en[0] }).first();
  await zone.focus();
  await zone.press('Enter');
  await anna.board
    .locator('.fdm-place-card')
    .getByRole('button', { name: /^Leave port and sail to .+ \(2 actions\)/u })
    .waitFor();
  expect(await anna.prompt.innerText()).toMatch(asked);
});

/** What a screen reader finds its way by: the levels of headings in order, and the names of regions, toolbars and seats. */
const WAYS = `(() => {
  const seen = (one) => one.checkVisibility() && one.closest('[aria-hidden=true]') === null;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const labelled = (one) => one.getAttribute('aria-label') ?? document.getElementById(one.getAttribute('aria-labelledby'))?.textContent ?? '';
  return {
    levels: all('h1, h2, h3, h4, h5, h6').map((one) => Number(one.tagName[1])),
    named: all('nav, [role=toolbar], aside').map((one) => labelled(one)),
    seats: all('.tb-seat-chip').map((one) => one.textContent),
  };
})()`;
interface Ways {
  readonly levels: readonly number[];
  readonly named: readonly string[];
  readonly seats: readonly string[];
}

test.each(atLength(GAMES.slice(2, 3), [...GAMES]))(
  'headings of %s have no gap, bars have names of their own, and seats keep theirs',
  async (game) => {
    const page = await sitDown(game, 'en');
    await page.locator('.tb-board .loading').waitFor({ state: 'detached' });
    const { levels, named, seats } = await page.evaluate<Ways>(WAYS);
    expect(levels.length).toBeGreaterThan(1);
    expect(
      levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1),
      levels.join(),
    ).toEqual([]);
    expect(named.filter((one, i) => one === '' || named.indexOf(one) < i)).toEqual([]);
    await page.waitForTimeout(2100); // a clock would have moved on
    expect((await page.evaluate<Ways>(WAYS)).seats).toEqual(seats);
  },
);

test('a dialog gives the focus back, a hint keeps it, and keys say clock, standing and what happened', async () => {
  const page = await sitDown('brethren', 'en');
  const menu = page.getByRole('button', { name: 'The table', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('The table');
  // A dialog that another one has opened gives it back to where the first was called.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keyboard' }).press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('The table');
  const hint = page.getByRole('button', { name: 'Ask for a hint' });
  await hint.focus();
  await page.keyboard.press('Enter');
  await page.getByText('A bot would play').waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Ask for a hint');
  for (const [key, words] of [
    ['t', /No clock/u],
    ['s', /you/u],
    ['e', /./u],
  ] as const) {
    const before = (await heard(page)).length;
    await page.keyboard.press(key);
    await eventually(async () => (await heard(page)).slice(before).join(' ')).toMatch(words);
  }
});

test('a held finger chooses nothing', async () => {
  const venue = await Venue.open();
  const { page } = await venue.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    before: (one) => one.addInitScript(LISTEN),
  });
  await page.locator('[data-plays=nassau]').tap();
  await asked(page);
  const question = await page.locator('.tb-prompt-text').innerText();
  const held = await page.locator('.tb-board .bp-may, .tb-board .bp-place[data-state=open]').first().boundingBox();
  const at = { x: held!.x + held!.width / 2, y: held!.y + held!.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700); // as long as a finger is held
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  expect(await page.locator('.tb-prompt-text').innerText()).toBe(question);
});

test('of a double click only the first counts where another question has come', async () => {
  const page = await sitDown('brethren', 'en');
  await page.keyboard.press('o');
  const first = page.locator('.tb-choice[aria-disabled=false]').first();
  const words = await first.innerText();
  const middle = async () => {
    const box = (await first.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.click(...(await middle()));
  await eventually(() => first.innerText()).not.toBe(words);
  const question = await page.locator('.tb-prompt-text').innerText();
  const [x, y] = await middle();
  // The second half of a double click.
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.locator('.tb-choice[aria-disabled=false]').nth(1).waitFor();
  expect(await page.locator('.tb-prompt-text').innerText()).toBe(question);
  await page.mouse.click(x, y);
  await eventually(() => page.locator('.tb-prompt-text').innerText()).not.toBe(question);
});
