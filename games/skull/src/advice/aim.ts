// What a pirate is after, in a sentence: how far the goal is, who hunts the ship, and how near a mutiny lies.
import type { Advice } from '@boucan/kernel';
import type { Voyage } from '../board.ts';
import { far, MOORING } from '../content/map.ts';
import { placeOf, pointsTo } from '../content/steps.ts';
import { isNear } from '../quantities.ts';

/** Nearer than this to the Captaincy, trust is worth watching. */
const CLOSE = 3;

/** The goal, or the nearest marker that lies face down, and the movement points to it. */
function bound({
  ship: { cell, heading },
  objectives,
}: Voyage): { readonly island: string; readonly points: number; readonly known: boolean } | null {
  let best: { island: string; points: number; known: boolean } | null = null;
  for (const { island, up, face } of objectives) {
    if (up && face !== 1) continue;
    const points = pointsTo(MOORING[island])[placeOf(cell, heading)]!;
    if (up) return { island, points, known: true };
    if (best === null || points < best.points) best = { island, points, known: false };
  }
  return best;
}

export const aim: NonNullable<Advice<Voyage>['aim']> = ({ board: b }, seat) => {
  if (b.people.length < b.registers.length) return null;
  if (b.boarding !== null) return { plan: 'boarded', with: { boarders: b.boarding.fresh + b.boarding.hurt } };
  const foe = b.foes
    .filter((one) => one.temper === 'hostile' && isNear(b, one))
    .sort((one, two) => far(one.cell, b.ship.cell) - far(two.cell, b.ship.cell))[0];
  if (foe !== undefined) return { plan: 'hunted', with: { foe: foe.id, cells: far(foe.cell, b.ship.cell) } };
  const { trust } = b.people[seat]!;
  if (seat !== b.captain && trust + CLOSE > b.morale) return { plan: 'mutiny', with: { trust, morale: b.morale } };
  const to = bound(b);
  return to === null ? null : { plan: to.known ? 'goal' : 'marker', with: { island: to.island, points: to.points } };
};
