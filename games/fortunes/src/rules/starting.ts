// The ship a captain begins with.   FDM-SETUP-03, FDM-DEATH-07
import type { Offering, Said } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import { contentOf } from '../box.ts';
import type { ShipId } from '../content/ships.ts';
import { choicesOf } from './choices.ts';

export type Start = Said<'ship', [ship: ShipId]>;
const SHIP = choicesOf('ship', 'ships');

/** Sloop or Flute. */
export function offerStartingShips(o: Offering, b: Caribbean): void {
  const { starting } = contentOf(b);
  for (const ship of starting) o.may(SHIP[ship]);
}
