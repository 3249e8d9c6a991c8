// The sea chart: zones, borders and places.   NAS-CONTENT-04, NAS-CONTENT-05, NAS-CONTENT-27, NAS-DEF-19, NAS-DEF-20
import type { Sourced } from './source.ts';

export const ZONES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type ZoneId = (typeof ZONES)[number];

/** A zone by its place in the alphabet. */
export type Zone = number;
export const zoneOf = (id: ZoneId): Zone => ZONES.indexOf(id);
export const ZONE_A: Zone = 0;
export const ZONE_E: Zone = 4;
export const ZONE_I: Zone = 8;

interface ZonePlan {
  readonly fish: readonly number[]; // one opponent space each: played with at least so many
  readonly outposts: number;
  readonly towers: number;
  readonly posts: number;
}

export const CHART: Readonly<Record<ZoneId, ZonePlan>> & Sourced = {
  A: { fish: [2, 2, 3], outposts: 0, towers: 1, posts: 1 },
  B: { fish: [2, 2, 4], outposts: 1, towers: 1, posts: 1 },
  C: { fish: [2, 3, 4], outposts: 1, towers: 1, posts: 1 },
  D: { fish: [2, 2, 3], outposts: 1, towers: 1, posts: 1 },
  E: { fish: [2, 2, 3, 4], outposts: 1, towers: 2, posts: 1 },
  F: { fish: [2, 3, 4], outposts: 1, towers: 1, posts: 1 },
  G: { fish: [2, 2, 4], outposts: 1, towers: 1, posts: 1 },
  H: { fish: [2, 3, 4], outposts: 1, towers: 1, posts: 1 },
  I: { fish: [2, 2, 3, 4], outposts: 1, towers: 1, posts: 2 },
  source: 'designed',
};

/** The twelve dotted lines between the zones of three rows; the corners are islands.   NAS-SAIL-05 */
const BORDERS = ['AB', 'BC', 'DE', 'EF', 'GH', 'HI', 'AD', 'DG', 'BE', 'EH', 'CF', 'FI'];

/** The zones one can enter from a zone. */
export const NEIGHBOURS: readonly (readonly Zone[])[] = ZONES.map((id) =>
  BORDERS.flatMap((pair) => (pair.includes(id) ? [zoneOf(pair.replace(id, '') as ZoneId)] : [])).sort(),
);

/** How many zones one has to enter on the way from one to another. */
export const DISTANCE: readonly (readonly number[])[] = ZONES.map((_, from) => {
  const far = ZONES.map((_z, zone) => (zone === from ? 0 : Number.POSITIVE_INFINITY));
  for (let steps = 0; far.includes(Number.POSITIVE_INFINITY); steps++)
    for (const [zone, at] of far.entries())
      if (at === steps) for (const next of NEIGHBOURS[zone]!) far[next] = Math.min(far[next]!, steps + 1);
  return far;
});

const placed = (many: (plan: ZonePlan) => number): Zone[] => ZONES.flatMap((id, zone) => Array<Zone>(many(CHART[id])).fill(zone));

/** The zone of each place, in the order of the zones. */
export const OPPONENT_ZONES: readonly Zone[] = placed((plan) => plan.fish.length);
export const OUTPOST_ZONES: readonly Zone[] = placed((plan) => plan.outposts);
export const TOWER_ZONES: readonly Zone[] = placed((plan) => plan.towers);
export const POST_ZONES: readonly Zone[] = placed((plan) => plan.posts);

/** The fish on each opponent space.   NAS-SETUP-24 */
export const FISH: readonly number[] = ZONES.flatMap((id) => CHART[id].fish);

const placesIn = (zones: readonly Zone[]): readonly (readonly number[])[] =>
  ZONES.map((_, zone) => zones.flatMap((z, place) => (z === zone ? [place] : [])));

/** The places of each zone. */
export const OPPONENTS_IN = placesIn(OPPONENT_ZONES);
export const OUTPOSTS_IN = placesIn(OUTPOST_ZONES);
export const TOWERS_IN = placesIn(TOWER_ZONES);
export const POSTS_IN = placesIn(POST_ZONES);

/** Weak opponents only.   NAS-SETUP-23 */
export const NEAR_ZONES: readonly Zone[] = ['A', 'B', 'D'].map((id) => zoneOf(id as ZoneId));
/** One good of each kind.   NAS-SETUP-31 */
export const SIX_GOODS_ZONES: readonly Zone[] = ['A', 'B', 'C', 'D', 'E', 'G'].map((id) => zoneOf(id as ZoneId));
