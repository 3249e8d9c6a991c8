// A match played by what lies on the board: with a mouse, with a finger, or with the keyboard.
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

export const WAYS = {
  'a mouse': { viewport: { width: 1440, height: 900 } },
  'a finger': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'the keyboard': { viewport: { width: 1024, height: 768 } },
} as const;
export type Way = keyof typeof WAYS;

/** Presses it, in this way. What has just gone is no longer there to be pressed. */
async function press({ page }: Person, way: Way, what: Locator): Promise<void> {
  const soon = { timeout: 4000 };
  if (way === 'a mouse') await what.click(soon);
  else if (way === 'a finger') await what.tap(soon);
  else {
    await what.focus(soon);
    await page.keyboard.press('Enter');
  }
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

interface Limits {
  readonly enough?: number;
  /** Done whenever there is something to press, before it is. */
  readonly before?: () => Promise<void>;
}

/** Plays by the pieces until the match is over, or enough has been pressed. Gives how often something was. */
export async function byPieces(person: Person, game: keyof typeof PLAYABLE, way: Way, limits: Limits = {}): Promise<number> {
  const { enough = Number.POSITIVE_INFINITY, before } = limits;
  const { board } = person;
  const kinds = PLAYABLE[game].map((kind) => board.locator(kind));
  const any = kinds.reduce((all, one) => all.or(one));
  for (let pressed = 0; pressed < enough; pressed++) {
    await any.or(person.over).first().waitFor();
    if (await person.over.first().isVisible()) return pressed;
    await before?.();
    for (const kind of kinds) {
      const n = await kind.count();
      if (n === 0) continue;
      await press(person, way, kind.nth((pressed * 3) % n)).catch(() => undefined); // it has just gone
      break;
    }
  }
  return enough;
}
