// Dice: 1 to 4, and two skulls.   FDM-DICE
import type { Runner, Seat } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import type { Events } from '../events.ts';

/** What a helper of the rules needs of the table; any step has it. */
export type Tools = Pick<Runner<Caribbean, Events>, 'board' | 'roll' | 'draw' | 'reveal' | 'tell'>;

/** A die of a captain whom nobody plays, or of guards, has no seat. */
export const NOBODY: Seat = -1;

const SIDES = 6;
const FIRST_SKULL = 5;

/** 5 and 6 are the skulls.   FDM-DICE-01 */
export const isSkull = (die: number): boolean => die >= FIRST_SKULL;

export function rollDice(t: Tools, dice: number, purpose: string, owner: Seat): number[] {
  const rolled = new Array<number>(dice);
  // One skull is like the other: nobody can tell a 6 from a 5.
  for (let i = 0; i < dice; i++) rolled[i] = Math.min(t.roll(SIDES, purpose, owner), FIRST_SKULL);
  return rolled;
}

/** Dice as they are told: 5 and 6 are skulls. */
export const faces = (dice: readonly number[]): (number | 'skull')[] => dice.map((die) => (isSkull(die) ? 'skull' : die));

/** Each skull is one success.   FDM-DICE-03 */
export function successes(dice: readonly number[]): number {
  let n = 0;
  for (const die of dice) if (isSkull(die)) n++;
  return n;
}

/** The sum of the other dice breaks ties.   FDM-DICE-04 */
export function pips(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) if (!isSkull(die)) sum += die;
  return sum;
}
