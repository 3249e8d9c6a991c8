import { CHARACTERS } from '@boucan/bots';

const SEATED = new RegExp(`^(random|greedy|level[1-6])(:(${CHARACTERS.join('|')}))?$`);

/** The bots that may sit at a table here. Others have a budget of their own choosing, which is for the command line. */
export const isBotLevel = (level: string): boolean => SEATED.test(level) && !level.startsWith('random:');

/** The same where an operator has said how many threads a bot of level 6 may have: with none it does not sit down. */
export const botsKnownTo =
  ({ level6Threads }: { readonly level6Threads: number }) =>
  (level: string): boolean =>
    isBotLevel(level) && (level6Threads > 0 || !level.startsWith('level6'));

/** Bots alone, one of which thinks long. */
export const isHardWork = (bots: readonly (string | null)[]): boolean =>
  bots.every((level) => level !== null) && bots.some((level) => /^level[3-6](:|$)/.test(level!));
