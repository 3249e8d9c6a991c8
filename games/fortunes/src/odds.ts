// How likely a roll is to succeed, exactly, for whoever wants to know before it is made. A die shows a skull two times in six.   FDM-DICE-01
export { boardingOdds } from './boarding-odds.ts';

const SKULL = 2 / 6;
const OTHER = [1, 2, 3, 4] as const;
const EACH = 1 / 6;

/** That at least so many of the dice show a skull.   FDM-DICE-03 */
export function chanceOf(dice: number, needed = 1): number {
  if (needed <= 0) return 1;
  if (dice < needed) return 0;
  return SKULL * chanceOf(dice - 1, needed - 1) + (1 - SKULL) * chanceOf(dice - 1, needed);
}

/** By successes, and among those by the sum of the other dice: how likely each throw is. */
type Throws = ReadonlyMap<number, number>;
/** More successes always weigh more than any sum. */
const SUCCESS = 1000;

function throwsOf(dice: number): Throws {
  if (dice <= 0) return new Map([[0, 1]]);
  const found = new Map<number, number>();
  const add = (key: number, chance: number): void => {
    found.set(key, (found.get(key) ?? 0) + chance);
  };
  for (const [key, chance] of throwsOf(dice - 1)) {
    add(key + SUCCESS, chance * SKULL);
    for (const face of OTHER) add(key + face, chance * EACH);
  }
  return found;
}

export interface ContestOdds {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** Of so many dice against so many: more successes win, then the higher sum of the other dice; nobody wins without a success.   FDM-COMBAT-09, FDM-DICE-04 */
export function contestOdds(own: number, enemy: number): ContestOdds {
  let won = 0;
  let lost = 0;
  for (const [mine, chance] of throwsOf(own))
    for (const [theirs, other] of throwsOf(enemy)) {
      if (mine < SUCCESS && theirs < SUCCESS) continue;
      if (mine > theirs) won += chance * other;
      else if (theirs > mine) lost += chance * other;
    }
  return { won, tied: 1 - won - lost, lost };
}
