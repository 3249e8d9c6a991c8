// Where things lie in the town. Lanes are curves from space to space; which space a lane leads to is data, and only drawn here.

import type { Spot } from '../../parts/hexes.ts';
import { type Alley, INSIDE, OUTSIDE, type Space, type Town, tileOf } from '../content.ts';

/** The middle of a lane, spot by spot. */
export type Line = readonly Spot[];

export const TILE = 340;
export const TOWN = 3 * TILE;
/** Half a space. */
export const HALF = 34;
const INSET = 98;
export const MOAT = 84;
const TRACK = 46;
export const FRAME = { x: -MOAT - TRACK, y: -MOAT - TRACK, width: TOWN + 2 * (MOAT + TRACK), height: TOWN + 2 * (MOAT + TRACK) };

const FAR = TILE - INSET;
const CORNER: readonly Spot[] = [
  [INSET, INSET],
  [FAR, INSET],
  [FAR, FAR],
  [INSET, FAR],
];
/** Gates of a tile, clockwise from the left one of the north side, and which way they lead. */
const GATE: readonly (readonly [at: Spot, out: Spot])[] = [
  [
    [INSET, 0],
    [0, -1],
  ],
  [
    [FAR, 0],
    [0, -1],
  ],
  [
    [TILE, INSET],
    [1, 0],
  ],
  [
    [TILE, FAR],
    [1, 0],
  ],
  [
    [FAR, TILE],
    [0, 1],
  ],
  [
    [INSET, TILE],
    [0, 1],
  ],
  [
    [0, FAR],
    [-1, 0],
  ],
  [
    [0, INSET],
    [-1, 0],
  ],
];
/** The gate of the next tile that lies on the other side of a gate. */
const FACING: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 1, 5: 0 };

const origin = (tile: number): Spot => [(tile % 3) * TILE, Math.floor(tile / 3) * TILE];

/** The middle of a space: its corner, as the tile is turned. */
export function spotOf(town: Town, space: Space): Spot {
  const tile = tileOf(space);
  const [x, y] = origin(tile);
  const [dx, dy] = CORNER[((space % 4) + town.tiles[tile]!.turns) % 4]!;
  return [x + dx, y + dy];
}

export const tileSpot = (tile: number): Spot => origin(tile);

type Curve = readonly [Spot, Spot, Spot, Spot];

const at = ([a, b, c, d]: Curve, t: number): Spot => {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
};

const BEND = 34;

/** From the rim of a space out to a gate. */
function outwards([cx, cy]: Spot, gate: number, tile: number): Curve {
  const [ox, oy] = origin(tile);
  const [[gx, gy], [dx, dy]] = GATE[gate]!;
  const end: Spot = [ox + gx, oy + gy];
  // One that comes from the far side leaves the space at its nearer corner, so that two lanes do not lie on each other.
  const aside = Math.sign(dx === 0 ? end[0] - cx : end[1] - cy) * (HALF - 14);
  const from: Spot = dx === 0 ? [cx + aside, cy + dy * HALF] : [cx + dx * HALF, cy + aside];
  return [from, [from[0] + dx * BEND, from[1] + dy * BEND], [end[0] - dx * BEND, end[1] - dy * BEND], end];
}

const SAMPLES = 14;
const sampled = (curve: Curve): Spot[] => Array.from({ length: SAMPLES + 1 }, (_, i) => at(curve, i / SAMPLES));

/** The middle line of a lane, from `from` to `to`, or to the water. */
export function laneOf(town: Town, alley: Alley): Line {
  const a = spotOf(town, alley.from);
  if (alley.gate === INSIDE) return straight(a, spotOf(town, alley.to));
  const tile = tileOf(alley.from);
  const out = sampled(outwards(a, alley.gate, tile));
  if (alley.to === OUTSIDE) {
    const [, [dx, dy]] = GATE[alley.gate]!;
    const [x, y] = out.at(-1)!;
    return [...out, [x + dx * 22, y + dy * 22]];
  }
  const back = sampled(outwards(spotOf(town, alley.to), FACING[alley.gate]!, tileOf(alley.to)));
  return [...out, ...back.reverse().slice(1)];
}

function straight(a: Spot, b: Spot): Line {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy);
  const skew = dx !== 0 && dy !== 0;
  const off = (skew ? HALF * 1.2 : HALF) / far;
  const spot = (t: number): Spot => [a[0] + dx * t, a[1] + dy * t];
  return [spot(off), spot(0.5), spot(1 - off)];
}

const lengthOf = (line: Line): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);

/** The spot so far along a line, as a share of its length. */
export function along(line: Line, share: number): Spot {
  let left = lengthOf(line) * share;
  for (let i = 1; i < line.length; i++) {
    const [[x, y], [nx, ny]] = [line[i - 1]!, line[i]!];
    const step = Math.hypot(nx - x, ny - y);
    if (left <= step) return [x + ((nx - x) * left) / step, y + ((ny - y) * left) / step];
    left -= step;
  }
  return line.at(-1)!;
}

/** A part of a line between two shares of its length. */
export function between(line: Line, from: number, to: number): string {
  const steps = 5;
  return drawn(Array.from({ length: steps + 1 }, (_, i) => along(line, from + ((to - from) * i) / steps)));
}

const tidy = (n: number): number => Math.round(n * 10) / 10;
export const drawn = (line: Line): string => `M${line.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}`;

/** Both kerbs of a lane: an area to press. */
export function kerbs(line: Line, half: number): string {
  const sides = line.map((spot, i): readonly [Spot, Spot] => {
    const [[x, y], [nx, ny]] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const far = Math.hypot(nx - x, ny - y) || 1;
    const [px, py] = [(-(ny - y) / far) * half, ((nx - x) / far) * half];
    return [
      [spot[0] + px, spot[1] + py],
      [spot[0] - px, spot[1] - py],
    ];
  });
  return `${drawn([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()])}z`;
}

const POINTS = 100;
/** A point of the score track, which runs round the town clockwise from the upper left and begins again after a hundred. */
export function trackSpot(points: number): Spot {
  const n = ((points % POINTS) + POINTS) % POINTS;
  const [low, span] = [FRAME.x + TRACK / 2, FRAME.width - TRACK];
  const [side, share] = [Math.floor(n / 25), (n % 25) / 25];
  const high = low + span;
  if (side === 0) return [low + span * share, low];
  if (side === 1) return [high, low + span * share];
  if (side === 2) return [high - span * share, high];
  return [low, high - span * share];
}

// ── houses between the lanes ──

export interface Roof {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly kind: number;
}

/** Always the same town for the same plan. */
function dice(seed: number): () => number {
  let n = seed * 2_654_435_761 + 12_345;
  return () => {
    n = (n * 1_103_515_245 + 12_345) % 2_147_483_648;
    return n / 2_147_483_648;
  };
}

const LANE = 15;
const TRIES = 900;
const clear = (line: Line, r: Roof): boolean =>
  line.every(([x, y]) => x < r.x - LANE || x > r.x + r.w + LANE || y < r.y - LANE || y > r.y + r.h + LANE);
const apart = (a: Roof, b: Roof): boolean =>
  a.x > b.x + b.w + 2 || b.x > a.x + a.w + 2 || a.y > b.y + b.h + 2 || b.y > a.y + a.h + 2;

/** Roofs wherever no lane runs and no square lies: large ones first, then smaller ones, and trees in the last gaps. */
export function roofsOf(town: Town, lanes: readonly Line[]): readonly Roof[] {
  const dense = lanes.map((line) => Array.from({ length: 24 }, (_, i) => along(line, i / 23)));
  const squares = town.spaces.map((_, space): Roof => {
    const [x, y] = spotOf(town, space);
    return { x: x - HALF - 3, y: y - HALF - 3, w: 2 * HALF + 6, h: 2 * HALF + 6, kind: 0 };
  });
  return town.tiles.flatMap((_, tile) => {
    const [ox, oy] = origin(tile);
    const near = dense.filter((line) =>
      line.some(([x, y]) => x > ox - 20 && x < ox + TILE + 20 && y > oy - 20 && y < oy + TILE + 20),
    );
    const roll = dice(tile + 7);
    const roofs: Roof[] = [];
    for (let tries = 0; tries < TRIES; tries++) {
      const late = tries / TRIES;
      const tree = late > 0.8;
      const w = tree ? 15 : Math.floor(20 + (1 - late) * 26 * roll() + 6 * roll());
      const h = tree ? 15 : Math.floor(18 + (1 - late) * 18 * roll() + 6 * roll());
      const kind = tree ? TREE : Math.floor(roll() * TREE);
      const r = { x: ox + 5 + roll() * (TILE - w - 10), y: oy + 5 + roll() * (TILE - h - 10), w, h, kind };
      if (squares.every((square) => apart(square, r)) && roofs.every((o) => apart(o, r)) && near.every((line) => clear(line, r)))
        roofs.push(r);
    }
    return roofs;
  });
}

/** The last kind of roof is none. */
export const TREE = 6;
