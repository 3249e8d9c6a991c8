// What the pack lays out: the wind rose beside the map and the storm on it, in sight of all.   SEA-m8-01, SEA-m8-16
import { part } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { EXITS, NEIGHBOURS, POINTS, type Point, ZONES, type ZoneId } from '../../content/map.ts';

export const PACK = 'wind-and-storm';

export interface Weather {
  wind: Point | null; // where it blows to; null before the first round
  storm: ZoneId;
}

/** Where the storm starts.   SEA-m8-01 */
export const FIRST_STORM: ZoneId = 'caribbean-sea';

export const weather = part<Caribbean, Weather, Readonly<Weather>>(PACK, {
  setup: () => ({ wind: null, storm: FIRST_STORM }),
  clone: ({ wind, storm }) => ({ wind, storm }),
  look: ({ wind, storm }) => ({ wind, storm }),
  imagine: ({ wind, storm }) => ({ wind, storm }),
  faults: ({ wind, storm }, { board: { round } }) => [
    ...(wind === null ? (round > 1 ? ['there is no wind'] : []) : POINTS.includes(wind) ? [] : [`the wind blows ${wind}`]),
    ...(storm in ZONES ? [] : [`the storm is in ${storm}`]),
  ],
});

/** How a course lies to the wind. */
export type Bearing = 'fair' | 'head' | 'cross';

const opposite = (point: Point): Point => POINTS[(POINTS.indexOf(point) + POINTS.length / 2) % POINTS.length]!;
const OPPOSITE = Object.fromEntries(POINTS.map((point) => [point, opposite(point)])) as Readonly<Record<Point, Point>>;

/** The point of the border between two zones, seen from the one left.   SEA-m8-13 */
const CROSSED = Object.fromEntries(
  Object.entries(NEIGHBOURS).map(([from, exits]) => [
    from,
    Object.fromEntries(Object.entries(exits).map(([point, to]) => [to, point as Point])),
  ]),
) as Readonly<Record<ZoneId, { readonly [to: string]: Point | undefined }>>;

/** Out of port or into it there is no wind to speak of. */
export function bearing(b: Caribbean, from: ZoneId, to: string): Bearing {
  const { wind } = weather.of(b);
  const crossed = wind === null ? undefined : CROSSED[from][to];
  if (crossed === undefined) return 'cross';
  return crossed === wind ? 'fair' : crossed === OPPOSITE[wind!] ? 'head' : 'cross';
}

/** How likely the storm is to come to a zone next, wherever the wind turns. */
export const stormsNext = (storm: ZoneId, zone: ZoneId): number =>
  POINTS.filter((point) => EXITS[storm][point].zone === zone).length / POINTS.length;
