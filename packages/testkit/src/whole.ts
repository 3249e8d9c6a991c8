/** Everything at its full length, as `npm run whole` has it; otherwise as much as fits into `npm test`. */
export const WHOLE = process.env.BOUCAN_WHOLE === '1';

/** How much of something that can be had in any length. */
export const atLength = <T>(some: T, all: T): T => (WHOLE ? all : some);
