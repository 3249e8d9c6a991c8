// Where the ship gets with her points, cell by cell, and the choices that bring her there.
import { type Choice, choice } from '@boucan/kernel';
import { cellOf, headingOf, placeOf, stepsFrom, turned } from '../content.ts';

export interface Way {
  readonly cost: number;
  /** What is chosen on the way: a cell ahead, or a turn on the spot. */
  readonly steps: readonly Choice[];
  /** The cells she passes, her own first. */
  readonly cells: readonly number[];
  /** How she heads at the end. */
  readonly heading: number;
}

/** The cheapest way to each cell, no farther than these points. */
export function waysFrom(cell: number, heading: number, points: number): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>();
  const start = placeOf(cell, heading);
  const seen = new Set([start]);
  let front: (readonly [number, Way])[] = [[start, { cost: 0, steps: [], cells: [cell], heading }]];
  for (let cost = 1; cost <= points; cost++) {
    const next: (readonly [number, Way])[] = [];
    for (const [place, way] of front)
      for (const to of stepsFrom(place)) {
        if (seen.has(to)) continue;
        seen.add(to);
        const [there, bow] = [cellOf(to), headingOf(to)];
        const moved = there !== cellOf(place);
        const on: Way = {
          cost,
          steps: [...way.steps, choice(moved ? 'advance' : 'turn', bow)],
          cells: moved ? [...way.cells, there] : way.cells,
          heading: bow,
        };
        next.push([to, on]);
        if (there !== cell && !ways.has(there)) ways.set(there, on);
      }
    front = next;
  }
  return ways;
}

export type Leg = 'ahead' | 'port' | 'starboard' | 'turnPort' | 'turnStarboard';

/** The same in a sailor's words, leg by leg. */
export function legsOf(way: Way, heading: number): readonly Leg[] {
  let bow = heading;
  return way.steps.map(([verb, to]): Leg => {
    const side = to === bow ? 'ahead' : to === turned(bow, -1) ? 'port' : 'starboard';
    bow = to as number;
    if (verb === 'advance') return side;
    return side === 'port' ? 'turnPort' : 'turnStarboard';
  });
}
