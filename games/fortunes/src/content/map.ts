// The map: 17 zones, 34 borders, and the way out of each zone for every letter of an icon.
import type { Origin, Sourced } from './source.ts';
import type { ZoneAbilityId } from './zone-abilities.ts';

export const NATIONS = ['england', 'spain', 'france', 'holland'] as const;
export type Nation = (typeof NATIONS)[number];

/** Clockwise. */
export const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Point = (typeof POINTS)[number];
/** The letters of the icons on our event cards. The exits are known for all eight points.   FDM-Q-15 */
export const LETTERS = ['N', 'E', 'S', 'W'] as const;
export type Letter = (typeof LETTERS)[number];

export const ZONE_IDS = [
  'nassau',
  'la-habana',
  'port-royal',
  'old-providence',
  'tortuga',
  'petit-goave',
  'cartagena',
  'santo-domingo',
  'caribbean-sea',
  'curacao',
  'san-juan',
  'caracas',
  'st-maarten',
  'basse-terre',
  'st-john',
  'bridgetown',
  'trinidad',
] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

export type Zone = Sourced & {
  /** Whose port it is; the open sea has none. */
  readonly nation: Nation | null;
  readonly port: boolean;
  readonly ability: ZoneAbilityId | null;
};

/** The source is that of the nation and the port. Names: public, high; ten of them stand in the rulebook. */
export const ZONES = {
  nassau: { nation: 'england', port: true, ability: 'shallow-banks', source: 'public', confidence: 'medium-high' },
  'la-habana': { nation: 'spain', port: true, ability: 'royal-arsenal', source: 'public', confidence: 'medium-high' },
  'port-royal': { nation: 'england', port: true, ability: 'blind-eyed-harbour', source: 'public', confidence: 'medium-high' },
  'old-providence': { nation: 'england', port: true, ability: 'quiet-cove', source: 'public', confidence: 'medium-high' },
  tortuga: { nation: 'france', port: true, ability: 'brethrens-tables', source: 'public', confidence: 'medium-high' },
  'petit-goave': { nation: 'france', port: true, ability: 'buccaneers-gossip', source: 'public', confidence: 'medium-high' },
  cartagena: { nation: 'spain', port: true, ability: 'silver-road', source: 'public', confidence: 'medium-high' },
  'santo-domingo': { nation: 'spain', port: true, ability: 'seat-of-the-audiencia', source: 'document' },
  'caribbean-sea': {
    nation: null,
    port: false,
    ability: null,
    source: 'document',
    parts: { ability: { source: 'public', confidence: 'low' } },
  },
  curacao: { nation: 'holland', port: true, ability: 'free-market', source: 'document' },
  'san-juan': { nation: 'spain', port: true, ability: 'guns-of-the-morro', source: 'public', confidence: 'medium-high' },
  caracas: { nation: 'spain', port: true, ability: 'cocoa-coast', source: 'public', confidence: 'medium-high' },
  'st-maarten': {
    nation: 'holland',
    port: true,
    ability: 'haze-over-the-salt-pans',
    source: 'public',
    confidence: 'medium-high',
  },
  'basse-terre': { nation: 'france', port: true, ability: 'lee-anchorage', source: 'public', confidence: 'medium-high' },
  'st-john': { nation: 'england', port: true, ability: 'master-shipwrights', source: 'public', confidence: 'medium-high' },
  bridgetown: { nation: 'england', port: true, ability: 'sugar-exchange', source: 'public', confidence: 'medium-high' },
  trinidad: { nation: 'spain', port: true, ability: 'pitch-lake', source: 'public', confidence: 'medium-high' },
} as const satisfies Readonly<Record<ZoneId, Zone>>;

/** A port has the id of its zone. */
export type PortId = { [Z in ZoneId]: (typeof ZONES)[Z]['port'] extends true ? Z : never }[ZoneId];
export const PORTS: readonly PortId[] = ZONE_IDS.filter((zone): zone is PortId => ZONES[zone].port);
export const isPort = (zone: ZoneId): zone is PortId => ZONES[zone].port;

/** One zone, the point where it meets the other, the other, and the point on that side. */
export type Border = readonly [one: ZoneId, point: Point, other: ZoneId, back: Point];

/** Each border once. */
export const BORDERS: readonly Border[] = [
  ['nassau', 'SE', 'tortuga', 'NW'],
  ['nassau', 'SW', 'la-habana', 'NE'],
  ['la-habana', 'E', 'tortuga', 'W'],
  ['la-habana', 'S', 'port-royal', 'N'],
  ['port-royal', 'NE', 'tortuga', 'SW'],
  ['port-royal', 'E', 'petit-goave', 'W'],
  ['port-royal', 'SE', 'cartagena', 'NW'],
  ['port-royal', 'S', 'old-providence', 'N'],
  ['old-providence', 'E', 'cartagena', 'W'],
  ['tortuga', 'S', 'petit-goave', 'N'],
  ['tortuga', 'SE', 'santo-domingo', 'NW'],
  ['petit-goave', 'E', 'santo-domingo', 'W'],
  ['petit-goave', 'SE', 'caribbean-sea', 'NW'],
  ['petit-goave', 'S', 'cartagena', 'N'],
  ['cartagena', 'NE', 'caribbean-sea', 'SW'],
  ['cartagena', 'E', 'curacao', 'W'],
  ['santo-domingo', 'S', 'caribbean-sea', 'N'],
  ['santo-domingo', 'E', 'san-juan', 'W'],
  ['caribbean-sea', 'NE', 'san-juan', 'SW'],
  ['caribbean-sea', 'E', 'basse-terre', 'W'],
  ['caribbean-sea', 'SE', 'caracas', 'NW'],
  ['caribbean-sea', 'S', 'curacao', 'N'],
  ['curacao', 'E', 'caracas', 'W'],
  ['san-juan', 'SE', 'basse-terre', 'NW'],
  ['san-juan', 'E', 'st-maarten', 'W'],
  ['caracas', 'NE', 'basse-terre', 'SW'],
  ['caracas', 'E', 'trinidad', 'W'],
  ['st-maarten', 'S', 'basse-terre', 'N'],
  ['st-maarten', 'E', 'st-john', 'W'],
  ['basse-terre', 'NE', 'st-john', 'SW'],
  ['basse-terre', 'E', 'bridgetown', 'W'],
  ['basse-terre', 'S', 'trinidad', 'N'],
  ['st-john', 'S', 'bridgetown', 'N'],
  ['bridgetown', 'SW', 'trinidad', 'NE'],
];
export const BORDERS_SOURCE: Origin = { source: 'public', confidence: 'medium-high' };
export const POINTS_SOURCE: Origin = { source: 'public', confidence: 'medium' };

const perZone = <T>(make: (zone: ZoneId) => T): Readonly<Record<ZoneId, T>> =>
  Object.fromEntries(ZONE_IDS.map((zone) => [zone, make(zone)])) as Record<ZoneId, T>;

/** What lies behind each point of a zone, clockwise from the north. */
export const NEIGHBOURS: Readonly<Record<ZoneId, { readonly [point in Point]?: ZoneId }>> = perZone((zone) => {
  const behind = new Map<Point, ZoneId>();
  for (const [one, point, other, back] of BORDERS) {
    if (one === zone) behind.set(point, other);
    if (other === zone) behind.set(back, one);
  }
  return Object.fromEntries(POINTS.flatMap((point) => (behind.has(point) ? [[point, behind.get(point)]] : [])));
});

/** The adjacent zones, clockwise from the north. */
export const ADJACENT: Readonly<Record<ZoneId, readonly ZoneId[]>> = perZone((zone) => Object.values(NEIGHBOURS[zone]));

export interface Exit {
  readonly zone: ZoneId;
  /** The point really used. */
  readonly by: Point;
}

/** The border with that letter, or else the next one clockwise that exists.   FDM-NPCMOVE-04, SEA-BASE-24 */
export const EXITS: Readonly<Record<ZoneId, Readonly<Record<Point, Exit>>>> = perZone((zone) => {
  const exit = (letter: Point): Exit => {
    const start = POINTS.indexOf(letter);
    const by = [...POINTS.slice(start), ...POINTS.slice(0, start)].find((point) => NEIGHBOURS[zone][point] !== undefined)!;
    return { zone: NEIGHBOURS[zone][by]!, by };
  };
  return Object.fromEntries(POINTS.map((point) => [point, exit(point)])) as Record<Point, Exit>;
});
