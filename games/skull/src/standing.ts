// How the players stand, by what lies open: the score at the end is counted with the same figures.   SKU-INFO-07, SKU-END
import type { Seat } from '@boucan/kernel';
import type { Open, Register } from './board.ts';
import { chartOf, GOAL_PRESTIGE, SHIP_POINT, SINGLE_AS_VOYAGE, treasureOf } from './content/campaign.ts';
import { GOODS } from './content/goods.ts';
import { MISSIONS } from './content/missions.ts';
import type { Cause, Sum } from './quantities.ts';

/** What the cargo would sell for. */
export const cargoValue = (b: Open): number =>
  b.ship.cells.reduce((sum, m) => sum + (m === null || m === 'cannon' ? 0 : GOODS[m].sale), 0);

/** What the island of the goal adds to the loot.   SKU-END-03 */
export const islandPays = (b: Open): number => treasureOf(b.voyage === 0 ? SINGLE_AS_VOYAGE : b.voyage) * chartOf(b).treasure;

/** The prestige of having come home: the Captain's, and that of whoever else is on his feet. */
export const goalPays = (b: Open, seat: Seat): number =>
  seat === b.captain ? GOAL_PRESTIGE.captain : b.people[seat]?.post === 'infirmary' ? 0 : GOAL_PRESTIGE.others;

/** A tenth of the doubloons gained. */
export const purseOf = (r: Readonly<Register>): number => Math.ceil((r.doubloons - r.brought) / 10);

/** A fortieth of loot and cargo, for the Captain. */
export const shipValue = (b: Open, loot: number): number => Math.floor((loot + cargoValue(b)) / SHIP_POINT);

/** What the trust of a seat's people is worth at the goal: one's own in full, an ally's half, the Captain's allies' nothing.   SKU-TRUST-03 */
export const trustWorth = (b: Open, seat: Seat): number =>
  b.people.reduce((sum, p) => {
    if (p.owner !== seat) return sum;
    return sum + (p.number === 0 ? p.trust : seat === b.captain ? 0 : Math.ceil(p.trust / 2));
  }, 0);

/** The score of a seat if the Captain docked at the goal now, with what it is made of. Of a whole campaign prestige alone counts. */
export function scoreIfReached(b: Open, seat: Seat): Sum {
  const r = b.registers[seat]!;
  const single = b.voyage === 0;
  const isCaptain = seat === b.captain;
  const pilot = b.missions.some((m) => m.id === 'marooned-pilot' && m.ready) ? MISSIONS['marooned-pilot'].loot : 0;
  const causes: Cause[] = [
    { what: 'prestige', by: r.prestige },
    { what: 'setOut', by: single ? 0 - r.setOut : 0 },
    { what: 'trust', by: trustWorth(b, seat) },
    { what: 'goal', by: goalPays(b, seat) },
    { what: 'doubloons', by: single ? purseOf(r) : 0 },
    { what: 'ship', by: single && isCaptain ? shipValue(b, b.loot + islandPays(b) + pilot) : 0 },
  ].filter(({ by }) => by !== 0);
  return { value: causes.reduce((sum, { by }) => sum + by, 0), causes };
}
