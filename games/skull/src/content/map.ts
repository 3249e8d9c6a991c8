// The sea: 21 × 15 hexes, twelve islands with one mooring each, and what can be read off it once and for all.   SKU-MAP-01, SKU-SETUP-01
import { arc, distance, STEPS, sight } from '../hex.ts';
import type { Source } from './source.ts';

export const COLS = 21;
export const ROWS = 15;
export const CELLS = COLS * ROWS;
export const SEA_SOURCE: Source = 'designed';

type Spot = readonly [col: number, row: number];
interface Island {
  readonly land: readonly Spot[];
  readonly moor: Spot;
  readonly source: Source;
}

export const ISLANDS = {
  A: {
    land: [
      [2, 1],
      [3, 1],
      [2, 2],
    ],
    moor: [3, 2],
    source: 'designed',
  },
  B: {
    land: [
      [7, 1],
      [7, 2],
      [8, 2],
    ],
    moor: [8, 3],
    source: 'designed',
  },
  C: {
    land: [
      [7, 11],
      [8, 11],
      [7, 12],
      [8, 12],
    ],
    moor: [6, 12],
    source: 'designed',
  },
  D: {
    land: [
      [2, 6],
      [3, 6],
      [2, 7],
    ],
    moor: [3, 7],
    source: 'document',
  },
  E: {
    land: [
      [10, 6],
      [11, 6],
      [11, 7],
    ],
    moor: [10, 7],
    source: 'designed',
  },
  F: {
    land: [
      [13, 11],
      [13, 12],
      [14, 12],
    ],
    moor: [12, 12],
    source: 'designed',
  },
  G: {
    land: [
      [16, 3],
      [17, 2],
      [17, 3],
    ],
    moor: [15, 3],
    source: 'designed',
  },
  H: {
    land: [
      [16, 9],
      [17, 9],
      [16, 10],
      [17, 10],
    ],
    moor: [15, 9],
    source: 'designed',
  },
  I: {
    land: [
      [12, 1],
      [13, 1],
    ],
    moor: [12, 2],
    source: 'designed',
  },
  J: {
    land: [
      [2, 12],
      [3, 12],
    ],
    moor: [3, 13],
    source: 'designed',
  },
  K: {
    land: [
      [19, 12],
      [19, 13],
      [20, 13],
    ],
    moor: [18, 13],
    source: 'designed',
  },
  L: {
    land: [
      [19, 6],
      [20, 6],
    ],
    moor: [19, 7],
    source: 'designed',
  },
} as const satisfies Record<string, Island>;
export type IslandId = keyof typeof ISLANDS;
export const ISLAND_IDS = Object.keys(ISLANDS) as IslandId[];
export const islandOf = (id: IslandId): Island => ISLANDS[id];

/** The island of the scroll D, Tortuga: where a voyage starts unless it says otherwise.   SKU-SETUP-02 */
export const START: IslandId = 'D';

export const cellAt = (col: number, row: number): number => row * COLS + col;
/** What a cell is called, as it stands on the chart: its column from the left, its row from above. */
export const cellName = (cell: number): string => `${(cell % COLS) + 1}-${Math.floor(cell / COLS) + 1}`;
const axial = (cell: number): [q: number, r: number] => {
  const col = cell % COLS;
  return [col, Math.floor(cell / COLS) - (col - (col & 1)) / 2];
};
const fromAxial = (q: number, r: number): number => {
  const row = r + (q - (q & 1)) / 2;
  return q < 0 || q >= COLS || row < 0 || row >= ROWS ? -1 : cellAt(q, row);
};

/** Land is not navigable, and stops cannon fire.   SKU-MAP-02, SKU-MAP-03 */
export const LAND: Uint8Array = new Uint8Array(CELLS);
export const LAND_CELLS: number[] = [];
/** The island whose scroll lies on a cell: one can dock there and nowhere else.   SKU-MAP-07 */
export const MOORED_AT: (IslandId | null)[] = Array<IslandId | null>(CELLS).fill(null);
export const MOORING = {} as Record<IslandId, number>;
for (const id of ISLAND_IDS) MOORING[id] = cellAt(...islandOf(id).moor);

/** Draws these islands on an empty sea. */
export function drawIslands(ids: readonly IslandId[]): void {
  LAND.fill(0);
  MOORED_AT.fill(null);
  for (const id of ids) {
    for (const [col, row] of islandOf(id).land) LAND[cellAt(col, row)] = 1;
    MOORED_AT[MOORING[id]] = id;
  }
  ISLAND_IDS.splice(0, ISLAND_IDS.length, ...ids);
  LAND_CELLS.length = 0;
  LAND.forEach((land, cell) => {
    if (land === 1) LAND_CELLS.push(cell);
  });
}
drawIslands(ISLAND_IDS);

/** The next cell that way, −1 beyond the edge; by cell × 7 + heading. */
export const NEXT = new Int16Array(CELLS * 7).fill(-1);
/** Cells apart; by cell × CELLS + cell. Land counts like water.   SKU-MAP-11 */
const FAR = new Uint8Array(CELLS * CELLS);
for (let a = 0; a < CELLS; a++) {
  const [q, r] = axial(a);
  for (let h = 1; h <= 6; h++) NEXT[a * 7 + h] = fromAxial(q + STEPS[h]![0], r + STEPS[h]![1]);
  for (let b = 0; b < CELLS; b++) {
    const [q2, r2] = axial(b);
    FAR[a * CELLS + b] = distance(q2 - q, r2 - r);
  }
}

export const far = (a: number, b: number): number => FAR[a * CELLS + b]!;
export const nextTo = (cell: number, heading: number): number => NEXT[cell * 7 + heading]!;
/** Water, coast included, is where ships go.   SKU-MAP-05, SKU-MAP-06 */
export const isWater = (cell: number): boolean => cell >= 0 && LAND[cell] === 0;
export const isCoast = (cell: number): boolean => {
  if (!isWater(cell)) return false;
  for (let h = 1; h <= 6; h++) if (LAND[NEXT[cell * 7 + h]!] === 1) return true;
  return false;
};

/** So many cells that way, land and all; −1 beyond the edge.   SKU-SPAWN-02 */
export function along(cell: number, heading: number, cells: number): number {
  const [q, r] = axial(cell);
  return fromAxial(q + STEPS[heading]![0] * cells, r + STEPS[heading]![1] * cells);
}

/** From one cell to another, in axial steps. */
export const offset = (from: number, to: number): [dq: number, dr: number] => {
  const [q, r] = axial(from);
  const [q2, r2] = axial(to);
  return [q2 - q, r2 - r];
};

/** Lines by heading and offset within two cells, drawn once. */
const LINES = new Map<number, { readonly bears: boolean; readonly crossed: readonly Step[]; readonly grazed: readonly Step[] }>();
type Step = readonly [dq: number, dr: number];
const lineKey = (h: number, dq: number, dr: number): number => (h * 5 + dq + 2) * 5 + dr + 2;
for (let h = 1; h <= 6; h++)
  for (let dq = -2; dq <= 2; dq++)
    for (let dr = -2; dr <= 2; dr++)
      if (distance(dq, dr) <= 2) LINES.set(lineKey(h, dq, dr), { bears: arc(h, dq, dr) !== 0, ...sight(h, dq, dr) });

/**
 * Whether the guns of a ship bear on a cell; a look-out does not care for it.   SKU-NAVAL-07
 * On a flank, at most two cells away, no land between.   SKU-NAVAL-05, SKU-NAVAL-06, SKU-MAP-03
 * A line along the edge of land is free; by agreement not if there is land on both sides.   SKU-Q-27
 */
export function bears(from: number, heading: number, to: number, strict: boolean): boolean {
  if (far(from, to) > 2 || from === to) return false;
  const line = LINES.get(lineKey(heading, ...offset(from, to)))!;
  if (!line.bears) return false;
  const [q, r] = axial(from);
  const isLand = ([dq, dr]: Step): boolean => {
    const cell = fromAxial(q + dq, r + dr);
    return cell >= 0 && LAND[cell] === 1;
  };
  for (let i = 0; i < line.crossed.length; i++) if (isLand(line.crossed[i]!)) return false;
  return !(strict && line.grazed.length > 1 && line.grazed.every(isLand));
}
