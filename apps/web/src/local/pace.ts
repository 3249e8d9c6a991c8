import { kept } from '../parts/kept.ts';

/** How long a bot on this device seems to think, in milliseconds, so that one can follow what it does. */
export const PACES = { steady: 700, brisk: 200, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;

export const pace = kept<Pace>('boucan.bots', 'steady', (value) => Object.hasOwn(PACES, value));
