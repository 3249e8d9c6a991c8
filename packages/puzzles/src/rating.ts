// Solver against puzzle: whoever finds the answer has won, otherwise the puzzle has.
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { Rated } from './puzzle.ts';

/** What is believed of a solver or a puzzle nobody knows. */
export const UNKNOWN: Rated = { mu: 25, sigma: 25 / 3 };
const MODEL = { model: bradleyTerryFull, beta: 25 / 6, tau: 25 / 300 };

/** Both after one attempt. */
export function attempted(solver: Rated, puzzle: Rated, solved: boolean): { readonly solver: Rated; readonly puzzle: Rated } {
  const sides = [[{ ...solver }], [{ ...puzzle }]];
  const [one, two] = rate(sides, { ...MODEL, rank: solved ? [1, 2] : [2, 1] });
  const kept = ({ mu, sigma }: Rated): Rated => ({ mu, sigma });
  return { solver: kept(one![0]!), puzzle: kept(two![0]!) };
}

/** As people are shown it, on the scale of the ladders: 1500 for somebody nobody knows. */
export const points = ({ mu }: Rated): number => Math.round(1500 + (mu - UNKNOWN.mu) * 40);
