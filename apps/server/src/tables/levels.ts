import { CHARACTERS } from '@boucan/kernel';

const SEATED = new RegExp(`^(random|greedy|level[1-5])(:(${CHARACTERS.join('|')}))?$`);

/** The bots that may sit at a table here. Others have a budget of their own choosing, which is for the command line. */
export const isBotLevel = (level: string): boolean => SEATED.test(level) && !level.startsWith('random:');

/** Bots alone, one of which thinks long. */
export const isHardWork = (bots: readonly (string | null)[]): boolean =>
  bots.every((level) => level !== null) && bots.some((level) => /^level[3-5](:|$)/.test(level!));
