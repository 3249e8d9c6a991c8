// A match played by what lies on the board: with a mouse, with a finger, or with the keyboard.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import { eventually } from './venue.ts';

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

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is once it rests: a page that has just been opened, or given another size, is still finding its place. */
export async function resting(what: Locator): Promise<Box> {
  await what.scrollIntoViewIfNeeded();
  let was: Box | null = null;
  for (;;) {
    const now: Box | null = await what.boundingBox();
    if (now !== null && JSON.stringify(now) === JSON.stringify(was)) return now;
    was = now;
    await what.page().waitForTimeout(80);
  }
}

/** Carries something to somewhere with the mouse. */
export async function carry(what: Locator, where: Locator): Promise<void> {
  const { mouse } = what.page();
  const [from, to] = [await resting(what), await resting(where)];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y - 20, { steps: 4 });
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await mouse.up();
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
    '.bp-scene .bp-may:not(.bp-offer-row)',
    '.bp-scene .bp-may',
    '.bp-piece[data-state=open]',
    '.bp-place[data-state=open]',
    '.fdm-glass.bp-may',
    '.fdm-dock .bp-may',
  ],
} as const;
/** What somebody in a hurry presses first: what is in hand already, the glass that ends a turn, then the way out of a scene. */
const HURRIED = ['.fdm-place-card .bp-may', '.fdm-glass.bp-may', '.fdm-leaving.bp-may', '.bp-ways-out .bp-may'] as const;
/** A button with words beside the pieces, and not the card of a place: all else that can be pressed is a piece. */
export const IN_WORDS = '.bp-offer-row:not(.fdm-place-card *)';

interface Grasped {
  /** Somewhere on it where nothing else lies. */
  readonly x: number;
  readonly y: number;
  /** It is a button with words beside the pieces, and not the card of a place: the way out of a scene, the end of a turn. */
  readonly inWords: boolean;
  /** There was nothing else to press. */
  readonly noPiece: boolean;
  readonly label: string;
}

/**
 * Lays a hand on something of the first of these kinds that is there, another one each time: on the middle of it, or as near to that as it
 * can be reached. The keyboard goes to it.
 */
const grasp = (kinds: readonly string[], n: number, way: Way): string => `(() => {
  const near = [...Array(121).keys()].map((i) => [((i % 11) + 1) / 12, (Math.floor(i / 11) + 1) / 12]);
  const pieces = ':is(.bp-may:not(.bp-offer-row), .bp-piece[data-state=open], .bp-place[data-state=open], .fdm-place-card .bp-may)';
  const noPiece = ![...document.querySelectorAll('.tb-board ' + pieces)].some((el) => el.checkVisibility());
  near.sort(([a, b], [c, d]) => Math.hypot(a - 0.5, b - 0.5) - Math.hypot(c - 0.5, d - 0.5));
  for (const kind of ${JSON.stringify(kinds)}) {
    const all = [...document.querySelectorAll('.tb-board ' + kind)];
    for (let i = 0; i < all.length; i++) {
      const el = all[(${n} + i) % all.length];
      const inWords = el.matches('${IN_WORDS}');
      const label = (el.getAttribute('aria-label') ?? el.textContent).trim().replace(/\\s+/gu, ' ').slice(0, 60);
      if (${way === 'the keyboard'}) {
        el.focus();
        if (document.activeElement === el) return { x: 0, y: 0, inWords, noPiece, label };
        continue;
      }
      el.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = el.getBoundingClientRect();
      for (const [a, b] of near) {
        const [x, y] = [left + width * a, top + height * b];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && el.contains(hit)) return { x, y, inWords, noPiece, label };
      }
    }
  }
  return null;
})()`;

/** Whether something can be played, as soon as it can, or the match is over. Looked for in the page: whoever knocks from outside waits long. */
const comes = (kinds: readonly string[], patience: number): string => `new Promise((done) => {
  const until = performance.now() + ${patience};
  const look = () => {
    if (document.querySelector('.tb[data-phase=over]') !== null) done('over');
    else if (document.querySelector('.tb-board :is(${kinds.join()})')?.checkVisibility()) done('something');
    else if (performance.now() > until) done('nothing');
    else setTimeout(look, 20);
  };
  look();
})`;

/** A hand that came to lie on a ship just sailing in has unfolded its sheet: it is put back. So is what came of a raid, once it is read. */
const PUT_BACK = `document.querySelector('.tb-board :is(.fdm-sheet, .fdm-almanac, .fdm-outcome) > .bp-panel-head > button.square')?.click()`;

/** Presses what is at hand, in this way. */
async function press({ page }: Person, way: Way, { x, y }: Grasped): Promise<void> {
  if (way === 'a mouse') await page.mouse.click(x, y);
  else if (way === 'a finger') await page.touchscreen.tap(x, y);
  else await page.keyboard.press('Enter');
}

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
    const narrow = box.width < 760 && !(box.width >= 440 && box.height < 480);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const below = parseFloat(edge.getPropertyValue('--bottom')) + (narrow ? parseFloat(edge.getPropertyValue('--dock')) : 0);
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

/** Which of these to press for somebody who looks for pieces first: another one each time, and words only where there is no piece. */
export function piecesFirst(inWords: readonly boolean[], which: number): number {
  const pieces = inWords.flatMap((words, i) => (words ? [] : [i]));
  return pieces.length === 0 ? which % inWords.length : pieces[which % pieces.length]!;
}

interface Limits {
  readonly enough?: number;
  /** Leaves early: every third press is the way out, where there is one. */
  readonly hurries?: boolean;
  /** How long others may take until one is asked again, in milliseconds. */
  readonly patience?: number;
}

/** About so many presses are a turn. */
const TURN = 4;
/** What has just gone can no longer be pressed; but something must go forward. */
const IN_VAIN = 12;

export interface Pressed {
  readonly all: number;
  /** Those of them on a button with words. */
  readonly inWords: number;
  /** And of these, where no piece could be pressed. */
  readonly noPiece: number;
  /** How often one’s own ship was looked for, and seen. */
  readonly sightings: number;
  /** The words that were pressed. */
  readonly words: readonly string[];
}

/** How many of all presses fell on pieces; and the rest by name, the most frequent first. */
export function counted(all: number, words: readonly string[]): { readonly share: number; readonly told: string } {
  const rest = [...Map.groupBy(words, (one) => one.replaceAll(/\d+/gu, 'n'))].sort(([, a], [, b]) => b.length - a.length);
  const share = all === 0 ? 1 : (all - words.length) / all;
  const named = rest.map(([label, { length }]) => `${length} × ${label}`).join(', ');
  return { share, told: `${all} presses, ${Math.round(100 * share)} % on pieces${named === '' ? '' : `; in words: ${named}`}` };
}

/**
 * Plays by the pieces until the match is over, or enough has been pressed: every turn in another size, one’s own ship in sight, and
 * before each press nothing may be covered. Gives how often something was pressed.
 */
export async function byPieces(person: Person, game: keyof typeof PLAYABLE, way: Way, limits: Limits = {}): Promise<Pressed> {
  const { enough = Number.POSITIVE_INFINITY, hurries = false, patience = 60_000 } = limits;
  const { page } = person;
  const sizes = SIZES_OF[way];
  let [all, inWords, noPiece, sightings, inVain] = [0, 0, 0, 0, 0];
  const words: string[] = [];
  for (; all < enough; all++) {
    const came = await page.evaluate(comes(PLAYABLE[game], patience));
    expect(came, 'to play').not.toBe('nothing');
    if (came === 'over') break;
    await page.evaluate(PUT_BACK);
    if (all % TURN === 0) {
      const [width, height] = sizes[(all / TURN) % sizes.length]!;
      await page.setViewportSize({ width, height });
      await eventually(() => page.evaluate(OWN_SHIP)).not.toBe('hidden');
      if ((await page.evaluate(OWN_SHIP)) === 'seen') sightings++;
    }
    await nothingCovered(page);
    const kinds = hurries && all % 3 === 2 ? [...HURRIED, ...PLAYABLE[game]] : PLAYABLE[game];
    const grasped = (await page.evaluate(grasp(kinds, all * 3, way))) as Grasped | null;
    inVain = grasped === null ? inVain + 1 : 0;
    expect(inVain, 'times that something could be played, and not be reached').toBeLessThan(IN_VAIN);
    if (grasped === null) {
      all--; // it has just gone
      continue;
    }
    await press(person, way, grasped);
    if (grasped.inWords) inWords++;
    if (grasped.inWords) words.push(grasped.label);
    if (grasped.inWords && grasped.noPiece) noPiece++;
  }
  return { all, inWords, noPiece, sightings, words };
}
