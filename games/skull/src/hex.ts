// Hexes with a flat top: axial coordinates, six headings, broadside arcs, lines of sight, raking.
/** 1 = N, then clockwise: 2 = NE, 3 = SE, 4 = S, 5 = SW, 6 = NW, as on the watch. The bow points that way.   SKU-MAP-08 */
export type Heading = 1 | 2 | 3 | 4 | 5 | 6;
export const HEADINGS: readonly Heading[] = [1, 2, 3, 4, 5, 6];

/** Starboard is right of the bow, port is left of it.   SKU-MAP-10 */
export type Side = 1 | -1;
export const STARBOARD: Side = 1;
export const PORT: Side = -1;

/** Axial steps by heading; there is no heading 0. */
export const STEPS: readonly (readonly [dq: number, dr: number])[] = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** So many turns of 60° to starboard, or to port if negative. */
export const turned = (h: number, by: number): Heading => (((((h - 1 + by) % 6) + 6) % 6) + 1) as Heading;

export const distance = (dq: number, dr: number): number => Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));

const EDGE = Math.sqrt(3) / 2; // from the centre to a side; to a corner it is 1
const HAIR = 1e-9;

type Point = readonly [x: number, y: number];
const centre = (dq: number, dr: number): Point => [1.5 * dq, 2 * EDGE * (dr + dq / 2)];
const pointAt = (degrees: number, far: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [far * Math.sin(turn), -far * Math.cos(turn)];
};
const bearing = ([x, y]: Point): number => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
const bearingOf = (h: number): number => (h - 1) * 60;
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The side whose guns bear on a cell, 0 if none: one or two cells away, not dead ahead nor dead astern.   SKU-NAVAL-05 */
export function arc(h: number, dq: number, dr: number): Side | 0 {
  const far = distance(dq, dr);
  if (far < 1 || far > 2) return 0;
  const off = (bearing(centre(dq, dr)) - bearingOf(h) + 360) % 360;
  if (off > 30 - HAIR && off < 150 + HAIR) return STARBOARD;
  return off > 210 - HAIR && off < 330 + HAIR ? PORT : 0;
}

const vertexOf = (h: number, side: Side): Point => pointAt(bearingOf(h) + 90 * side, 1);

export interface Sight {
  readonly crossed: readonly (readonly [dq: number, dr: number])[]; // cells the line runs through
  readonly grazed: readonly (readonly [dq: number, dr: number])[]; // cells it only runs along
}

/** The cells between the lateral vertex and the centre of the target.   SKU-NAVAL-06 */
export function sight(h: number, dq: number, dr: number): Sight {
  const side = arc(h, dq, dr);
  const crossed: [number, number][] = [];
  const grazed: [number, number][] = [];
  if (side === 0) return { crossed, grazed };
  const from = vertexOf(h, side);
  const to = centre(dq, dr);
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++) {
      if (distance(q, r) > 2 || (q === 0 && r === 0) || (q === dq && r === dr)) continue;
      if (lengthInside(from, to, centre(q, r), EDGE - HAIR) > HAIR) crossed.push([q, r]);
      else if (lengthInside(from, to, centre(q, r), EDGE + HAIR) > 0.1) grazed.push([q, r]);
    }
  return { crossed, grazed };
}

/** How much of a line lies inside a hex: the part between its three pairs of sides. */
function lengthInside([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, reach: number): number {
  let [enter, leave] = [0, 1];
  for (const across of [0, 60, 120]) {
    const [nx, ny] = pointAt(across, 1);
    const start = (ax - cx) * nx + (ay - cy) * ny;
    const run = (bx - ax) * nx + (by - ay) * ny;
    if (Math.abs(run) < HAIR) {
      if (Math.abs(start) > reach) return 0;
      continue;
    }
    const [one, two] = [(-reach - start) / run, (reach - start) / run];
    enter = Math.max(enter, Math.min(one, two));
    leave = Math.min(leave, Math.max(one, two));
  }
  return Math.max(0, leave - enter) * Math.hypot(bx - ax, by - ay);
}

/** The line of fire enters the target by bow or stern; a line through a corner counts for both sides it touches.   SKU-MANOEUVRE-05 */
export function rakes(h: number, dq: number, dr: number, target: number): boolean {
  const side = arc(h, dq, dr);
  if (side === 0) return false;
  const [vx, vy] = vertexOf(h, side);
  const [tx, ty] = centre(dq, dr);
  const back = bearing([vx - tx, vy - ty]);
  const off = apart(back, bearingOf(target));
  return off < 30 + HAIR || off > 150 - HAIR;
}
