// Objective markers: found by look-out, by charting, or by coming there.   SKU-OBJECTIVE
import { choices, type Offering, type Said } from '@boucan/kernel';
import type { Tools, Voyage } from '../board.ts';
import { far, ISLAND_IDS, type IslandId, MOORING } from '../content/map.ts';
import { GEMS_TO_REVEAL } from '../content/ships.ts';

const GOAL = 1;

/** The island of marker 1, once it is known: the ship must still dock there. A decoy that is turned up has no further effect.   SKU-OBJECTIVE-07, SKU-OBJECTIVE-08 */
export const goalIsland = (b: Voyage): IslandId | null => {
  for (const marker of b.objectives) if (marker.up && marker.face === GOAL) return marker.island;
  return null;
};

/** Turned face up, for everybody to see.   SKU-OBJECTIVE-03, SKU-INFO-01 */
export function revealMarker(t: Tools, island: IslandId): void {
  turnUp(t, island);
  settleMarkers(t);
}

function turnUp(t: Tools, island: IslandId): void {
  const marker = t.board.objectives.find((o) => o.island === island)!;
  marker.up = true;
  marker.gems = 0; // SKU-CHART-04
  t.reveal();
  t.tell?.('marker.revealed', { island, face: marker.face });
}

/** The last one left must be marker 1; once marker 1 is known the others go. Nobody gains trust for it.   SKU-OBJECTIVE-05, SKU-OBJECTIVE-06, SKU-OBJECTIVE-09, SKU-LOOKOUT-05 */
export function settleMarkers(t: Tools): void {
  const b = t.board;
  const hidden = b.objectives.filter((o) => !o.up);
  if (hidden.length === 1 && goalIsland(b) === null) turnUp(t, hidden[0]!.island);
  const goal = goalIsland(b);
  if (goal === null || b.objectives.length === 1) return;
  b.objectives = b.objectives.filter((o) => o.island === goal);
  t.tell?.('markers.discarded', { island: goal });
}

/** A marker turns up when the ship enters its cell; nobody gains trust.   SKU-OBJECTIVE-04, SKU-DRIFT-07 */
export function enterMarker(t: Tools): void {
  const { objectives, ship } = t.board;
  for (const o of objectives) {
    if (!o.up && MOORING[o.island] === ship.cell) {
      revealMarker(t, o.island);
      return;
    }
  }
}

/** The third gem turns a marker up.   SKU-CHART-02, SKU-CHART-04, SKU-CHART-05 */
export function placeGem(t: Tools, island: IslandId): void {
  const marker = t.board.objectives.find((o) => o.island === island)!;
  marker.gems++;
  t.tell?.('gem.placed', { island, gems: marker.gems });
  if (marker.gems >= GEMS_TO_REVEAL) revealMarker(t, island);
}

export const anyHidden = (b: Voyage): boolean => {
  for (const o of b.objectives) if (!o.up) return true;
  return false;
};

/** As the crow flies, land or no land.   SKU-LOOKOUT-01, SKU-LOOKOUT-04 */
export const isInSight = (b: Voyage, island: IslandId, reach: number): boolean => far(b.ship.cell, MOORING[island]) <= reach;

export const GEM = choices('gem', ISLAND_IDS);
export type Gem = Said<'gem', [island: IslandId]>;
export function offerGems(o: Offering<Gem>, b: Voyage): void {
  for (const marker of b.objectives) if (!marker.up) o.may(GEM[marker.island]);
}
