// The confrontation roll: Charisma dice against Charisma dice, highest first.   SKU-Q-07
import type { At } from '../board.ts';
import { rollDice } from './trial.ts';

/** Positive: the first wins; where all compared dice are equal, whoever has a die left over; 0: a tie. */
export function compareDice(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [a.toSorted((x, y) => y - x), b.toSorted((x, y) => y - x)];
  for (let i = 0; i < Math.min(one.length, two.length); i++) if (one[i] !== two[i]) return one[i]! - two[i]!;
  return one.length - two.length;
}

/** Everybody rolls, and of those who are level everybody again, until there is one.   SKU-MUTINY-12, SKU-SOLO-20 */
export function confront(
  t: At,
  sides: readonly { readonly name: string; readonly owner: number; readonly dice: number }[],
): number {
  let left = sides.map((_, i) => i);
  while (left.length > 1) {
    const rolled = new Map(left.map((i) => [i, rollDice(t, sides[i]!.dice, 'confront', sides[i]!.owner)]));
    for (const i of left) t.tell?.('confront.rolled', { who: sides[i]!.name, dice: rolled.get(i)! });
    const top = left.reduce((best, i) => (compareDice(rolled.get(i)!, rolled.get(best)!) > 0 ? i : best));
    left = left.filter((i) => compareDice(rolled.get(i)!, rolled.get(top)!) === 0);
  }
  return left[0]!;
}
