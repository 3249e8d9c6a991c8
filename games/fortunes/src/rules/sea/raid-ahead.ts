// What a raid would come to if it were left as it lies: the verdict, before it is asked for.
import { type Caribbean, playerOf } from '../../board.ts';
import { CARGO } from '../../content/cargo.ts';
import type { Sum } from '../../content/quantity.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import { sumOf } from '../quantities.ts';
import { damage, manoeuvrabilityOf } from '../ships.ts';
import { RAID_GOLD } from './verdict.ts';

export interface RaidAhead {
  /** The ship is lost, the merchant slips away, the raider breaks off, or the raid succeeds. */
  readonly ends: 'sunk' | 'escaped' | 'broken' | 'taken';
  /** What is left of each section that is hit. */
  readonly left: { readonly [section in Section]?: number };
  /** What the raid fails for: the sections that would be destroyed. */
  readonly destroyed: readonly Section[];
  readonly gold: Sum;
}

/** In the order of the verdict: damage, the ship, flight, sections destroyed.   FDM-RAID-20, FDM-RAID-21, FDM-RAID-22, FDM-RAID-23, FDM-RAID-24, FDM-RAID-26 */
export function raidAhead(b: Caribbean): RaidAhead | null {
  const { raid } = b;
  if (raid === null || raid.cards.length === 0 || raid.succeeded) return null;
  const ship = { ...playerOf(b, raid.seat).ship };
  const left: { [section in Section]?: number } = {};
  let flights = 0;
  for (const card of raid.cards) {
    const { icon } = CARGO[card];
    if (icon === 'flight') {
      flights++;
      continue;
    }
    const landed = damage(ship, icon);
    if (landed !== null) left[landed] = ship[landed];
  }
  const destroyed = SECTIONS.filter((section) => ship[section] === 0);
  const ends =
    ship.hull === 0 ? 'sunk' : flights >= manoeuvrabilityOf(b, ship) ? 'escaped' : destroyed.length > 0 ? 'broken' : 'taken';
  return { ends, left, destroyed, gold: sumOf(b, RAID_GOLD, raid.seat, null) };
}
