// How enemies find their way: movement points from anywhere to anywhere, worked out once for each goal.   SKU-ENEMY
import { far, isWater, nextTo } from '../content/map.ts';
import { cellOf, headingOf, NOWHERE, type Place, placeOf, pointsTo, stepsFrom } from '../content/steps.ts';
import { HEADINGS, turned } from '../hex.ts';

/** All ends of so many points along shortest ways to a cell; if it is nearer than that, the cell itself. */
export function chase(from: Place, goal: number, points: number): Place[] {
  const cost = pointsTo(goal);
  let front = [from];
  for (let left = Math.min(points, cost[from]!); left > 0 && cost[from] !== NOWHERE; left--) {
    const next = new Set<Place>();
    for (const place of front) for (const step of stepsFrom(place)) if (cost[step]! === cost[place]! - 1) next.add(step);
    front = [...next];
  }
  return front;
}

/** A single move: an advance that brings it nearer; otherwise a turn toward where one would; otherwise, with land in all such places, the first step of a shortest way.   SKU-ENEMY-31 */
export function singleMove(from: Place, goal: number): Place[] {
  const [cell, h] = [cellOf(from), headingOf(from)];
  const now = far(cell, goal);
  const nearer = stepsFrom(from).filter((step) => far(cellOf(step), goal) < now);
  if (nearer.length > 0) return nearer;
  const sides = HEADINGS.filter((side) => isWater(nextTo(cell, side)) && far(nextTo(cell, side), goal) < now);
  if (h === 0 || sides.length === 0) return chase(from, goal, 1);
  const turnsTo = (heading: number): number => Math.min(...sides.map((side) => turnsBetween(heading, side)));
  return [turned(h, -1), turned(h, 1)].filter((to) => turnsTo(to) < turnsTo(h)).map((to) => placeOf(cell, to));
}

/** Turns of 60° from one heading to another, the shorter way round. */
const turnsBetween = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** Every place within so many points, with the points it takes. */
export function within(from: Place, points: number): Map<Place, number> {
  const cost = new Map<Place, number>([[from, 0]]);
  let front = [from];
  for (let n = 1; n <= points; n++) {
    const next: Place[] = [];
    for (const place of front)
      for (const step of stepsFrom(place)) {
        if (cost.has(step)) continue;
        cost.set(step, n);
        next.push(step);
      }
    front = next;
  }
  return cost;
}
