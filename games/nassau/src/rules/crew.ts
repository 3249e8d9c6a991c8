// Sailors, and pirates who stand in for them.   NAS-SAIL-10, NAS-SAIL-12, NAS-PASS-10
import type { Seat } from '@boucan/kernel';
import { type Nassau, type Ship, shipOf } from '../board.ts';
import type { Weapon } from '../content/gains.ts';
import { weaponsOf } from './ledger.ts';

/** How many sets of a sailor and something else one can make: pirates lie down for the sailors that are missing. */
export const setsWith = (s: Ship, others: number): number => Math.min(others, s.sailors + s.standing);

/** How many pirates must lie down for so many sets. Real sailors are not used up. */
export const piratesFor = (s: Ship, sets: number): number => Math.max(0, sets - s.sailors);

/** For one set each, and not again in this phase.   NAS-SAIL-11, NAS-Q-03 */
export function layDown(b: Nassau, seat: Seat, pirates: number): void {
  const s = shipOf(b, seat);
  s.standing -= pirates;
  s.lying += pirates;
}

/** One crate for each set of a sailor and a weapon, as far as the crates in the holds go.   NAS-FIGHT-04, NAS-TOWER-02 */
export const shotsWith = (s: Ship, weapon: Weapon): number => Math.min(s.crates, setsWith(s, weaponsOf(s, weapon)));
