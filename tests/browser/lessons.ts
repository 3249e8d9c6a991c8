// Lessons played through as their last hint says, by mouse or by keyboard.
import { LESSONS } from '@boucan/games/lessons';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import { eventually } from './venue.ts';

export type Hand = 'mouse' | 'keyboard';

const [MOUSE, KEYS] = ['mouse', 'keyboard'] as const;
export const HANDS: readonly Hand[] = [MOUSE, KEYS];

const PANEL = '.lesson';

/** Where the learner is: tasks done, and what the last hint says to choose, if it is given. */
const SIGHT = `(() => {
  const panel = document.querySelector('${PANEL}');
  const busy = document.querySelector('.tb-choice[aria-disabled=true][data-allowed=true]') !== null;
  return panel === null ? null : {
    finished: panel.dataset.finished === 'true',
    done: Number(panel.dataset.done),
    n: Number(panel.dataset.n),
    shows: panel.querySelector('.lesson-show')?.dataset.choice ?? null,
    asks: panel.querySelector('.lesson-hint') !== null,
    lists: document.querySelector('.tb-choices') !== null,
    busy,
  };
})()`;

interface Sight {
  readonly finished: boolean;
  readonly done: number;
  readonly n: number; // the last entry of the table
  readonly shows: string | null;
  readonly asks: boolean;
  readonly lists: boolean;
  readonly busy: boolean;
}

/** Most hints and choices a lesson takes. */
const ENOUGH = 80;

/** For a hand that is on its way to a choice. */
const SOON = 10_000;

async function press({ page }: Person, hand: Hand, selector: string, timeout = 60_000): Promise<void> {
  const what = page.locator(selector).first();
  if (hand === 'mouse') await what.click({ timeout });
  else {
    await what.focus({ timeout });
    await page.keyboard.press('Enter');
  }
}

/** Plays a lesson from its first task to its last. Gives the number of choices it took. */
export async function learns(person: Person, game: string, lesson: string, hand: Hand): Promise<number> {
  const { page } = person;
  await page.goto(`/learn/${game}/${lesson}`);
  await page.locator(PANEL).waitFor();
  let chosen = 0;
  for (let n = 0; n < ENOUGH; n++) {
    const sight = (await page.evaluate(SIGHT)) as Sight;
    if (sight.finished) return chosen;
    if (!sight.lists) {
      // The list of what can be chosen, in words.
      if (hand === 'mouse') await page.locator('.tb-prompt [aria-expanded]').first().click();
      else await page.keyboard.press('o');
      await page.locator('.tb-choices').waitFor();
    } else if (sight.shows === null) {
      // All hints are given: it lights up a choice as soon as this seat is asked, unless the next task or the end comes first.
      if (!sight.asks)
        await eventually(async () => {
          const now = (await page.evaluate(SIGHT)) as Sight;
          return now.shows !== null || now.asks || now.finished ? 'goes on' : `${lesson} waits after ${chosen} choices`;
        }).toBe('goes on');
      else await press(person, hand, `${PANEL} .lesson-hint`);
    } else {
      const choice = page.locator(`.tb-choice[data-choice="${sight.shows}"]`);
      await choice.waitFor();
      // What is a mere formality the table answers itself: then it is gone before a hand is there.
      await press(person, hand, `.tb-choice[data-choice="${sight.shows}"]`, SOON).catch(async (error: unknown) => {
        if (await choice.isVisible()) throw error;
      });
      chosen++;
      const grave = page.locator('.tb-confirm .primary');
      await eventually(async () => {
        const now = (await page.evaluate(SIGHT)) as Sight;
        if (await grave.isVisible()) await grave.click();
        return now.finished || (now.n > sight.n && !now.busy);
      }).toBe(true);
    }
  }
  throw new Error(`${game}/${lesson} is not done after ${ENOUGH} presses`);
}

export const lessonsOf = async (game: string): Promise<readonly string[]> =>
  (await LESSONS[game]!.course()).lessons.map(({ id }) => id);

/** It is kept on the device, and the list of lessons shows it. */
export async function isKept({ page }: Person, game: string, lesson: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator(`.learn-list a[href$="/${lesson}"][data-learned=true]`).waitFor();
  expect(await page.evaluate(`JSON.parse(localStorage.getItem('boucan.learned'))`)).toContain(`${game}/${lesson}`);
}
