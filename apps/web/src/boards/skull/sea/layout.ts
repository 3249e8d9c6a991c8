// Where things lie on the chart: hexes with a flat top, odd columns half a hex lower. Who borders on whom is data of the game.
import type { Spot } from '../../parts/hexes.ts';
import { COLS, cellAt, ISLANDS, type IslandId, ROWS } from '../content.ts';

/** The length of a side. */
export const SIDE = 40;
const HALF = Math.sqrt(3) / 2;
const tidy = (n: number): number => Math.round(n * 10) / 10 || 0;

export const spotOf = (cell: number): Spot => {
  const col = cell % COLS;
  return [tidy(1.5 * SIDE * col), tidy(2 * HALF * SIDE * (Math.floor(cell / COLS) + (col & 1) / 2))];
};

const EDGE = 34;
export const SEA = {
  x: -SIDE - EDGE,
  y: -HALF * SIDE - EDGE,
  width: 1.5 * SIDE * (COLS - 1) + 2 * SIDE + 2 * EDGE,
  height: 2 * HALF * SIDE * (ROWS + 0.5) + 2 * EDGE,
} as const;

/** The corners round the origin, the first on the right, clockwise. */
const corners = (size: number): readonly Spot[] => [
  [size, 0],
  [size / 2, HALF * size],
  [-size / 2, HALF * size],
  [-size, 0],
  [-size / 2, -HALF * size],
  [size / 2, -HALF * size],
];

export const hexAt = (cell: number, size: number = SIDE): string => {
  const [x, y] = spotOf(cell);
  return `M${corners(size)
    .map(([cx, cy]) => `${tidy(x + cx)} ${tidy(y + cy)}`)
    .join('L')}z`;
};

/** How far a bow that points upwards turns for a heading. */
export const bearingOf = (heading: number): number => (heading - 1) * 60;

/** From the middle of a cell towards a heading, so far. */
export const towards = (cell: number, heading: number, far: number): Spot => {
  const [x, y] = spotOf(cell);
  const turn = (bearingOf(heading) * Math.PI) / 180;
  return [tidy(x + far * Math.sin(turn)), tidy(y - far * Math.cos(turn))];
};

/** From the bow to the next heading, round the edge of the ship's cell. */
export function turnPath(cell: number, from: number, to: number): string {
  const [a, b] = [towards(cell, from, 42), towards(cell, to, 42)];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = spotOf(cell);
  const out = [mx + (mx - x) * 0.3, my + (my - y) * 0.3];
  return `M${a[0]} ${a[1]}Q${out[0]} ${out[1]} ${b[0]} ${b[1]}`;
}

/** The shore of an island: round its cells, nowhere straight. */
export function islandPath(island: IslandId, grow = 0): string {
  const spots = ISLANDS[island].land.map(([col, row]) => spotOf(cellAt(col, row)));
  const edges = new Map<string, Spot>();
  const key = ([x, y]: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  for (const [x, y] of spots) {
    const round = corners(SIDE).map(([cx, cy]): Spot => [x + cx, y + cy]);
    round.forEach((from, i) => {
      const to = round[(i + 1) % 6]!;
      const across = [...edges].find(([k, end]) => k === key(to) && key(end) === key(from));
      if (across) edges.delete(across[0]);
      else edges.set(key(from), to);
    });
  }
  const [first] = edges.keys();
  const shore: Spot[] = [];
  for (let at = first!; shore.length < edges.size; ) {
    const to = edges.get(at);
    if (to === undefined) break;
    shore.push(to);
    at = key(to);
  }
  const middle = [0, 1].map((i) => spots.reduce((sum, s) => sum + s[i]!, 0) / spots.length) as [number, number];
  const ragged = shore.flatMap((spot, i): Spot[] => {
    const next = shore[(i + 1) % shore.length]!;
    const between: Spot = [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2];
    return [wave(spot, middle, grow, i), wave(between, middle, grow - 1, i + 7)];
  });
  const mid = (a: Spot, b: Spot): string => `${tidy((a[0] + b[0]) / 2)} ${tidy((a[1] + b[1]) / 2)}`;
  const last = ragged.at(-1)!;
  return `M${mid(last, ragged[0]!)}${ragged
    .map((spot, i) => `Q${tidy(spot[0])} ${tidy(spot[1])} ${mid(spot, ragged[(i + 1) % ragged.length]!)}`)
    .join('')}z`;
}

/** A little in or out, always the same for the same spot. */
function wave([x, y]: Spot, [mx, my]: readonly [number, number], grow: number, i: number): Spot {
  const far = Math.hypot(x - mx, y - my) || 1;
  const by = grow - 6 + 6 * Math.sin(x * 0.37 + y * 0.61 + i * 1.7);
  return [x + ((x - mx) / far) * by, y + ((y - my) / far) * by];
}
