// A match played by what lies on the board: with a mouse, with a finger, or with the keyboard.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './house.ts';
import type { Person } from './person.ts';

/** Each way, with the sizes it is used in. */
export const SIZES_OF = {
  'a mouse': [
    [1440, 900],
    [1920, 1080],
  ],
  'a finger': [
    [390, 844],
    [844, 390],
  ],
  'the keyboard': [
    [1024, 768],
    [1440, 900],
  ],
} as const;
export type Way = keyof typeof SIZES_OF;

const seenAt = (way: Way) => ({ width: SIZES_OF[way][0][0], height: SIZES_OF[way][0][1] });
export const WAYS = {
  'a mouse': { viewport: seenAt('a mouse') },
  'a finger': { viewport: seenAt('a finger'), hasTouch: true, isMobile: true },
  'the keyboard': { viewport: seenAt('the keyboard') },
} as const;

/** Presses it, in this way. */
async function press({ page }: Person, way: Way, what: Locator): Promise<void> {
  const soon = { timeout: 4000 };
  if (way === 'a mouse') await what.click(soon);
  else if (way === 'a finger') await what.tap(soon);
  else {
    await what.focus(soon);
    await page.keyboard.press('Enter');
  }
}

/** Notices whether the place of the prompt changes from now on. */
const HEED = `(() => {
  window.heeded = false;
  new MutationObserver((_, observer) => {
    window.heeded = true;
    observer.disconnect();
  }).observe(document.querySelector('.tb-ask'), { subtree: true, childList: true, characterData: true });
})()`;

/**
 * Presses something and waits until the prompt has taken notice, or something else is in sight. The same may be asked again at once, with
 * the same choices (which deck to draw from, and then again): what is in sight does not tell.
 */
export async function heeded<T>({ page }: Person, press: () => Promise<void>, sight: () => Promise<T>): Promise<void> {
  const before = JSON.stringify(await sight());
  await page.evaluate(HEED);
  await press();
  await eventually(async () => (await page.evaluate('window.heeded')) === true || JSON.stringify(await sight()) !== before).toBe(
    true,
  );
}

/** What can be pressed on this board now, the most telling first. */
const PLAYABLE = {
  brethren: ['.bre-take', '.bp-open > .bp-target:not([aria-disabled=true])', '.bre-hand .bp-pick[aria-disabled=false]'],
  fortunes: [
    '.fdm-place-card .bp-may',
    '.bp-scene .bp-may',
    '.bp-piece[data-state=open]',
    '.bp-place[data-state=open]',
    '.fdm-dock .bp-may',
  ],
} as const;
/** What somebody in a hurry presses first: what is in hand already, then the way out of a scene or to the end of a turn. */
const HURRIED = ['.fdm-place-card .bp-may', '.bp-ways-out .bp-may'] as const;

const countsOf = (kinds: readonly string[]): string =>
  `${JSON.stringify(kinds)}.map((kind) => document.querySelectorAll('.tb-board ' + kind).length)`;

/** What can be played now, and cannot be reached by a pointer anywhere on it. */
const COVERED = `[...document.querySelectorAll(
  '.tb-board :is(.bp-open > .bp-target, .bre-take, .bp-pick[aria-disabled=false], .bp-may, .bp-piece[data-state=open], .bp-place[data-state=open])'
)].flatMap((el) => {
  el.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  const { left, right, top, bottom } = el.getBoundingClientRect();
  // Somebody has taken up the card of a place: it lies over the rest until it is put back.
  const card = document.querySelector('.fdm-place-card:not(.fdm-glimpsed)');
  if (card !== null && !card.contains(el)) return [];
  // What lies off the edge of the chart's free part, or under its helm, comes there when the chart is moved.
  const chart = el.closest('.bp-chart-table');
  if (chart !== null) {
    const box = chart.getBoundingClientRect();
    const edge = getComputedStyle(chart.closest('.fdm'));
    const narrow = box.width < 760;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const below = parseFloat(edge.getPropertyValue('--bottom')) + (narrow ? 64 : 0);
    const free = x > box.left + (narrow ? 0 : 244) && x < box.right && y > box.top + parseFloat(edge.getPropertyValue('--top')) && y < box.bottom - below;
    const helm = chart.querySelector('.bp-helm')?.getBoundingClientRect();
    const steered = helm !== undefined && x > helm.left && x < helm.right && y > helm.top && y < helm.bottom;
    if (!free || steered) return [];
  }
  for (let i = 1; i < 12; i++)
    for (let k = 1; k < 12; k++) {
      const hit = document.elementFromPoint(left + ((right - left) * i) / 12, top + ((bottom - top) * k) / 12);
      if (hit !== null && (el === hit || el.contains(hit))) return [];
    }
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return [(el.getAttribute('aria-label') ?? el.textContent) + ' under ' + over?.closest('[class]')?.outerHTML.slice(0, 90)];
})`;

/** Whoever is to act at sea sees where: the ship lies on the chart, and under nothing. */
const OWN_SHIP = `(() => {
  const ship = document.querySelector('.fdm[data-staged=false] .fdm-mine .fdm-berth');
  const acting = /actions? left/u.test(document.querySelector('.tb-prompt')?.textContent ?? '');
  if (ship === null || !acting || document.querySelector('.fdm-place-card') !== null) return 'not asked for';
  const { left, right, top, bottom } = ship.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit?.closest('.bp-chart-live') == null ? 'hidden' : 'seen';
})()`;

/** Nothing that can be played now is covered. */
export async function nothingCovered(page: Page): Promise<void> {
  if (((await page.evaluate(COVERED)) as readonly string[]).length === 0) return;
  // Something was on its way, perhaps.
  await eventually(async () => ({ ...page.viewportSize(), covered: await page.evaluate(COVERED) })).toMatchObject({
    covered: [],
  });
}

interface Limits {
  readonly enough?: number;
  /** Leaves early: two of three presses are the way out, where there is one. */
  readonly hurries?: boolean;
  /** How often one’s own ship is to be seen at least; a match that is nearly over has few turns left. */
  readonly sightings?: number;
  /** How long others may take until one is asked again, in milliseconds. */
  readonly patience?: number;
}

/** About so many presses are a turn. */
const TURN = 4;
/** What has just gone can no longer be pressed; but something must go forward. */
const FAILURES = 3;

/**
 * Plays by the pieces until the match is over, or enough has been pressed: every turn in another size, one’s own ship in sight, and
 * before each press nothing may be covered. Gives how often something was pressed.
 */
export async function byPieces(person: Person, game: keyof typeof PLAYABLE, way: Way, limits: Limits = {}): Promise<number> {
  const { enough = Number.POSITIVE_INFINITY, hurries = false, sightings = 4, patience = 60_000 } = limits;
  const { board, page } = person;
  const any = PLAYABLE[game].map((kind) => board.locator(kind)).reduce((all, one) => all.or(one));
  const sizes = SIZES_OF[way];
  let [failed, seen] = [0, 0];
  for (let pressed = 0; pressed < enough; pressed++) {
    await any.or(person.over).filter({ visible: true }).first().waitFor({ timeout: patience });
    if (await person.over.first().isVisible()) {
      if (game === 'fortunes') expect(seen, 'one’s own ship was looked for').toBeGreaterThanOrEqual(sightings);
      return pressed;
    }
    if (pressed % TURN === 0) {
      const [width, height] = sizes[(pressed / TURN) % sizes.length]!;
      await page.setViewportSize({ width, height });
      await eventually(() => page.evaluate(OWN_SHIP)).not.toBe('hidden');
      if ((await page.evaluate(OWN_SHIP)) === 'seen') seen++;
    }
    await nothingCovered(page);
    const kinds = hurries && pressed % 3 > 0 ? [...HURRIED, ...PLAYABLE[game]] : PLAYABLE[game];
    const counts = (await page.evaluate(countsOf(kinds))) as readonly number[];
    const which = counts.findIndex((n) => n > 0);
    if (which < 0) continue; // it has just gone
    const what = board.locator(kinds[which]!).nth((pressed * 3) % counts[which]!);
    await press(person, way, what).then(
      () => {
        failed = 0;
      },
      (problem: unknown) => {
        if (++failed === FAILURES) throw problem;
      },
    );
  }
  return enough;
}
