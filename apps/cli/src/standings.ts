import type { Result } from '@boucan/kernel';

/** The place of each seat, from 1: winners first, then by score; equals share a place. */
export function ranks({ winners, scores }: Result): number[] {
  const worth = scores.map((score, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : score));
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

const Z = 1.959964; // 95 %

/** Wilson's interval: between which shares the true one lies, 19 times out of 20. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}
