// Steps on the chart: where one point of movement leads, and how many points lie between two places.   SKU-MOVE, SKU-ENEMY
import { turned } from '../hex.ts';
import { CELLS, isWater, nextTo } from './map.ts';

/** A cell and a heading in one number; heading 0 has none and goes to any side. */
export type Place = number;
export const placeOf = (cell: number, heading: number): Place => cell * 7 + heading;
export const cellOf = (place: Place): number => Math.floor(place / 7);
export const headingOf = (place: Place): number => place % 7;
export const NOWHERE = 255;

const COURSES = new Map<number, Uint8Array>();
const WAYS = new Map<string, readonly Way[]>();
/** After other islands have been drawn. */
export const forgetCourses = (): void => {
  COURSES.clear();
  WAYS.clear();
};

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

/** Where one point of movement can bring a ship, ours or an enemy's: never onto land or beyond the edge.   SKU-MOVE-02, SKU-MOVE-03, SKU-MOVE-08, SKU-ENEMY-09, SKU-ENEMY-32 */
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

/** A cell, and the cheapest way there: a letter and the new heading for each point, `a` for a cell ahead and `t` for a turn. */
export type Way = readonly [cell: number, steps: string];

/** The cells within so many points, the nearest first. Every viewer of a position is shown the same ones: they are worked out once. */
export function waysFrom(start: Place, points: number): readonly Way[] {
  const key = `${start} ${points}`;
  const known = WAYS.get(key);
  if (known !== undefined) return known;
  const ways: Way[] = [];
  const seen = new Set([start]);
  const reached = new Set([cellOf(start)]);
  let front: (readonly [place: Place, steps: string])[] = [[start, '']];
  for (let cost = 1; cost <= points; cost++) {
    const next: [Place, string][] = [];
    for (const [place, steps] of front)
      for (const to of stepsFrom(place)) {
        if (seen.has(to)) continue;
        seen.add(to);
        const cell = cellOf(to);
        const way = `${steps}${cell === cellOf(place) ? 't' : 'a'}${headingOf(to)}`;
        next.push([to, way]);
        if (reached.has(cell)) continue;
        reached.add(cell);
        ways.push([cell, way]);
      }
    front = next;
  }
  WAYS.set(key, ways);
  return ways;
}
