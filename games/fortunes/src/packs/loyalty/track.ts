// What the pack lays out: a cube for every crew on a track of eight steps, in sight of all.   SEA-m11-01, SEA-m11-20, SEA-m11-29
import { part, type Seat } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { ZoneId } from '../../content/map.ts';

export const PACK = 'loyalty';

/** From Angry up to Fierce loyalty; a Mutiny is an event, and the cube never rests there.   SEA-SET-81, SEA-SET-82, SEA-SET-83, SEA-SET-84, SEA-SET-85, SEA-SET-86, SEA-SET-87, SEA-SET-88 */
export const STEPS = {
  [-3]: `${PACK}/angry`,
  [-2]: `${PACK}/unhappy`,
  [-1]: `${PACK}/restless`,
  0: `${PACK}/content`,
  1: `${PACK}/pleased`,
  2: `${PACK}/happy`,
  3: `${PACK}/fierce`,
} as const;
export type Step = keyof typeof STEPS;
export const CONTENT = 0;
export const PLEASED = 1;
export const HAPPY = 2;
export const FIERCE = 3;
export const RESTLESS = -1;
export const UNHAPPY = -2;
export const ANGRY = -3;

/** What it costs to move up to a step.   SEA-m11-15 */
export const PRICES: Readonly<Record<number, number>> = { [-2]: 2, [-1]: 2, 0: 2, 1: 3, 2: 3, 3: 3 };

/** What the active player has done on this turn. */
export type Once = 'rally' | 'buy' | 'promote' | 'plank';

export interface Loyalty {
  steps: Step[]; // by seat
  began: ZoneId | null; // the port in which the active player began the turn
  done: readonly Once[]; // never changed, only replaced
}

const clone = ({ steps, began, done }: Loyalty): Loyalty => ({ steps: steps.slice(), began, done });

export const crews = part<Caribbean, Loyalty, Loyalty>(PACK, {
  setup: (config) => ({ steps: Array.from({ length: config.seats }, (): Step => CONTENT), began: null, done: [] }),
  clone,
  look: clone,
  imagine: clone,
  knows: { steps: 'all', began: 'all', done: 'all' },
  faults: ({ steps }) => steps.flatMap((step, seat) => (step in STEPS ? [] : [`the loyalty of seat ${seat} is ${step}`])),
});

/** How well the crew of a player likes its captain. Steps from Content to the present one are in force together.   SEA-m11-02, SEA-m11-21 */
export const loyaltyOf = (b: Caribbean, seat: Seat): number => (seat < 0 ? CONTENT : crews.of(b).steps[seat]!);
