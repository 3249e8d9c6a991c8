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
  knows: { wind: 'all', storm: 'all' },
  faults: ({ wind, storm }, { board: { round } }) => [
    ...(wind === null ? (round > 1 ? ['there is no wind'] : []) : POINTS.includes(wind) ? [] : [`the wind blows ${wind}`]),
    ...(storm in ZONES ? [] : [`the storm is in ${storm}`]),
  ],
});

/** How a course lies to the wind. */
export type Bearing = 'fair' | 'head' | 'cross';

const opposite = (point: Point): Point => POINTS[(POINTS.indexOf(point) + POINTS.length / 2) % POINTS.length]!;

/** The zones to leeward and to windward of a zone, by the wind: by the points of their borders, seen from the zone left.   SEA-m8-13 */
const LIES = Object.fromEntries(
  Object.entries(NEIGHBOURS).map(([from, at]) => [
    from,
    Object.fromEntries(POINTS.map((wind) => [wind, { fair: at[wind] ?? null, head: at[opposite(wind)] ?? null }])),
  ]),
) as Readonly<Record<ZoneId, Readonly<Record<Point, { readonly [bearing in 'fair' | 'head']: ZoneId | null }>>>>;

/** Out of port or into it there is no wind to speak of. */
export function bearing(b: Caribbean, from: ZoneId, to: string): Bearing {
  const { wind } = weather.of(b);
  if (wind === null) return 'cross';
  const { fair, head } = LIES[from][wind];
  return fair === to ? 'fair' : head === to ? 'head' : 'cross';
}

/** How likely the storm is to come to a zone next, wherever the wind turns. */
export const stormsNext = (storm: ZoneId, zone: ZoneId): number =>
  POINTS.filter((point) => EXITS[storm][point].zone === zone).length / POINTS.length;
