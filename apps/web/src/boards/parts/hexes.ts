// Hexes with a point upwards, by column and row along the axes q and r.

export type Hex = readonly [q: number, r: number];
export type Spot = readonly [x: number, y: number];

const HALF = Math.sqrt(3) / 2;
const tidy = (n: number): number => Math.round(n * 100) / 100 || 0;

/** The corners round the origin, the first at the top, clockwise; `size` is the length of a side. */
export const hexCorners = (size: number): readonly Spot[] => [
  [0, -size],
  [HALF * size, -size / 2],
  [HALF * size, size / 2],
  [0, size],
  [-HALF * size, size / 2],
  [-HALF * size, -size / 2],
];

export const hexPath = (size: number): string =>
  `M${hexCorners(size)
    .map(([x, y]) => `${tidy(x)} ${tidy(y)}`)
    .join('L')}z`;

/** Where the middle of a hex lies. */
export const hexSpot = ([q, r]: Hex, size: number): Spot => [tidy(2 * HALF * size * (q + r / 2)), tidy(1.5 * size * r)];

/** How far a bow that points upwards turns to look at a side: sides are counted clockwise from the upper right. */
export const hexBearing = (side: number): number => 30 + 60 * side;
