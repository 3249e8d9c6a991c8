// How enemies find their way: movement points from anywhere to anywhere, worked out once for each goal.   SKU-ENEMY
import { CELLS, far, isWater, nextTo } from '../content/map.ts';
import { HEADINGS, turned } from '../hex.ts';

/** A cell and a heading in one number; heading 0 has none and goes to any side. */
export type Place = number;
export const placeOf = (cell: number, heading: number): Place => cell * 7 + heading;
export const cellOf = (place: Place): number => Math.floor(place / 7);
export const headingOf = (place: Place): number => place % 7;
export const NOWHERE = 255;

const COURSES = new Map<number, Uint8Array>();
/** After other islands have been drawn. */
export const forgetCourses = (): void => COURSES.clear();

/** Points needed from every place to this cell: advancing costs one and turns the bow, turning 60° costs one.   SKU-ENEMY-30 */
export function pointsTo(goal: number): Uint8Array {
  const known = COURSES.get(goal);
  if (known !== undefined) return known;
  const cost = new Uint8Array(CELLS * 7).fill(NOWHERE);
  let front: Place[] = [];
  for (let h = 0; h <= 6; h++) {
    cost[placeOf(goal, h)] = 0;
    front.push(placeOf(goal, h));
  }
  for (let n = 1; front.length > 0; n++) {
    const next: Place[] = [];
    const reach = (place: Place): void => {
      if (cost[place] !== NOWHERE) return;
      cost[place] = n;
      next.push(place);
    };
    for (const place of front) {
      const [cell, h] = [cellOf(place), headingOf(place)];
      if (h === 0) {
        for (let side = 1; side <= 6; side++) if (isWater(nextTo(cell, side))) reach(placeOf(nextTo(cell, side), 0));
        continue;
      }
      reach(placeOf(cell, turned(h, 1)));
      reach(placeOf(cell, turned(h, -1)));
      const before = nextTo(cell, turned(h, 3));
      if (isWater(before)) for (let by = -1; by <= 1; by++) reach(placeOf(before, turned(h, by)));
    }
    front = next;
  }
  COURSES.set(goal, cost);
  return cost;
}

/** Where one point of movement can bring an enemy: never onto land or beyond the edge.   SKU-ENEMY-09, SKU-ENEMY-32 */
export function stepsFrom(place: Place): Place[] {
  const [cell, h] = [cellOf(place), headingOf(place)];
  const steps: Place[] = [];
  if (h === 0) {
    for (let side = 1; side <= 6; side++) if (isWater(nextTo(cell, side))) steps.push(placeOf(nextTo(cell, side), 0));
    return steps;
  }
  for (let by = -1; by <= 1; by++) {
    const next = nextTo(cell, turned(h, by));
    if (isWater(next)) steps.push(placeOf(next, turned(h, by)));
  }
  steps.push(placeOf(cell, turned(h, -1)), placeOf(cell, turned(h, 1)));
  return steps;
}

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
