import type { Settings } from '@boucan/protocol';

/** How long a bot on this device seems to think, in milliseconds, so that one can follow what it does. */
export const PAUSES: Readonly<Record<Settings['bots'], number>> = { steady: 700, brisk: 200, 'at-once': 0 };
