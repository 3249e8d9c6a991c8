/** How well somebody plays, and how sure that is: a mean and a standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What is believed of a person nobody knows. */
export const MU = 25;
export const SIGMA = 25 / 3;
/** How much chance there is in a match. */
export const BETA = 25 / 6;

export const NEW: Rating = { mu: MU, sigma: SIGMA };

/** A rating is provisional until it is known to about a level. */
const KNOWN = 3.5;
export const isProvisional = ({ sigma }: Rating): boolean => sigma > KNOWN;

/** Raised whenever other ratings come of the same matches: what is kept is then computed again (`boucan ratings --recompute --write`). */
export const FORMULA = 1;

const POINTS = 40;
/** As people are shown it: 1500 for a person nobody knows, and how far it may be off (two standard deviations). */
export const inPoints = ({ mu, sigma }: Rating): { points: number; give: number } => ({
  points: Math.round(1500 + (mu - MU) * POINTS),
  give: Math.round(2 * sigma * POINTS),
});

/** What somebody is worth at least: leaderboards go by it, so that one lucky evening leads none. */
export const atLeast = ({ mu, sigma }: Rating): number => mu - 2 * sigma;
