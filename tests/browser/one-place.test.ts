// What comes to lie under a pointer that has just pressed: of a double click only the first half counts, whatever it is.
import { atLength } from '@boucan/testkit/whole';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import * as nassau from './nassau-moments.ts';
import type { Person } from './person.ts';
import * as skull from './skull-moments.ts';
import { eventually, Venue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

const GAMES: Readonly<Record<string, (venue: Venue) => Promise<Person>>> = {
  brethren: (venue) =>
    playOnAtCoast(
      venue,
      soughtAtCoast('pressed twice', 4, ({ question, made }) => question === 'turn.ship' && made >= 8),
    ),
  fortunes: (venue) =>
    playOn(
      venue,
      sought('pressed twice', ({ question, options }) => question === 'port.activity' && options.length > 4),
    ),
  nassau: (venue) =>
    nassau.playOn(
      venue,
      nassau.sought('pressed twice', ({ question, state }) => question === 'town.turn' && state.board.round > 1),
    ),
  skull: (venue) =>
    skull.playOn(
      venue,
      skull.sought('pressed twice', ({ question, options }) => question === 'stations.orders' && options.length > 8),
    ),
};

const IN_WORDS = '.tb-choice[data-allowed=true]';
const ON_BOARD = '.tb-board :is(.bp-may, .sku-piece[data-may=true])';

/** What every press meant that has reached what it fell on. */
const LISTEN = `window.reached = []; document.querySelector('.tb-board').parentElement.addEventListener('click', ({ target }) => {
  const thing = target.closest('button, a, [role=button], [role=option]');
  window.reached.push(thing === null ? '' : (thing.ariaLabel ?? '') + ' ' + thing.textContent);
});`;
const reached = (page: Page): Promise<string[]> => page.evaluate('window.reached');
/** What a press means here. */
const meaning = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(`(() => {
    const thing = document.elementFromPoint(${x}, ${y})?.closest('button, a, [role=button], [role=option]');
    return thing == null ? '' : (thing.ariaLabel ?? '') + ' ' + thing.textContent;
  })()`);
/** Whether what lies here now is another choice. */
const isChoice = (page: Page, x: number, y: number): Promise<boolean> =>
  page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('${IN_WORDS}, ${ON_BOARD}') != null`);
/** The middle of the first choice in words, or of something on the board. */
const middle = (page: Page, what: string): Promise<readonly [number, number]> =>
  page.evaluate(`(() => {
    for (const one of document.querySelectorAll('${what}')) {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return [0, 0];
  })()`);

test.each(atLength(['brethren', 'nassau'], Object.keys(GAMES)))(
  '%s: where another button comes to lie under the pointer, the second half of a double click does nothing',
  async (game) => {
    const { page } = await GAMES[game]!(await Venue.open());
    const asked = page.locator('.tb-prompt[data-asked=true]');
    await page.keyboard.press('o');
    await page.locator(IN_WORDS).first().waitFor();
    await page.evaluate(LISTEN);
    let others = 0;
    const pressedIn = { words: 0, pieces: 0 };
    const choiceIn = { words: 0, pieces: 0 };
    for (let n = 0; n < atLength(4, 24); n++) {
      await asked.waitFor();
      await page.locator(IN_WORDS).first().waitFor();
      const board = n % 2 === 1 ? await middle(page, ON_BOARD) : [0, 0];
      const [x, y] = board[0] === 0 ? await middle(page, IN_WORDS) : board;
      const where = board[0] === 0 ? 'words' : 'pieces';
      const before = await meaning(page, x!, y!);
      const prompt = await page.locator('.tb-prompt').innerText();
      await page.mouse.click(x!, y!);
      // Something has come of it: another question, or another thing at this place, or something grave to confirm.
      await eventually(
        async () => (await meaning(page, x!, y!)) !== before || (await page.locator('.tb-prompt').innerText()) !== prompt,
      ).toBe(true);
      const now = await meaning(page, x!, y!);
      pressedIn[where]++;
      if (now !== before && (await isChoice(page, x!, y!))) choiceIn[where]++;
      const pressed = (await reached(page)).length;
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      if (now !== before) {
        others++;
        // What was pressed may have come back under the pointer: who presses it again means it.
        const came = (await reached(page)).slice(pressed).filter((what) => what !== before);
        expect(came, `“${now}” lay where “${before}” was`).toEqual([]);
      }
      if ((await page.locator('.tb[data-phase=over]').count()) > 0) break;
      const grave = page.locator('.tb-confirm .primary');
      if (await grave.isVisible()) await grave.click();
    }
    const lay = (where: 'words' | 'pieces') => `${choiceIn[where]} of ${pressedIn[where]} on ${where}`;
    console.info(`${game}: another choice came to lie where one was pressed ${lay('words')}, ${lay('pieces')}`);
    expect(others, 'times that something else lay there').toBeGreaterThan(0);
  },
);
