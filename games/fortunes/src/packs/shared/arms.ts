// The special weapons of both sides of a combat, and who decides on their use.
import { type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../../board.ts';
import type { WeaponId } from '../../content/tokens.ts';
import type { SideNo } from '../../rules/facts.ts';

/** Whether this side has such a weapon at hand. */
export function isArmed(b: Caribbean, i: SideNo, weapon: WeaponId): boolean {
  const { seat } = b.fight!.sides[i];
  return seat !== null && playerOf(b, seat).weapons.includes(weapon);
}

/** Who decides for this side; null: the game itself. */
export const deciderOf = (b: Caribbean, i: SideNo): Seat | null => b.fight!.sides[i].seat ?? b.fight!.sides[i].runBy;

/** A weapon is used up, and on sale again in every port. */
export function useUp(b: Caribbean, i: SideNo, weapon: WeaponId): void {
  const { seat } = b.fight!.sides[i];
  if (seat !== null) takeOut(playerOf(b, seat).weapons, weapon);
}
