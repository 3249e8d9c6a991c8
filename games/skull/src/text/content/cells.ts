// Cells in every language: those of the chart by what stands on them, those of the hold by their column, the upper one a, the lower one b.
import { CELLS, cellName } from '../../content/map.ts';
import { COLUMN_CELLS, HOLD_CELLS } from '../../content/ships.ts';

const spaceName = (at: number): string => `${Math.floor(at / COLUMN_CELLS) + 1}${'ab'[at % COLUMN_CELLS]}`;

export const cells: Readonly<Record<`cell:${number}` | `space:${number}`, string>> = Object.fromEntries([
  ...Array.from({ length: CELLS }, (_, cell) => [`cell:${cell}`, cellName(cell)]),
  ...Array.from({ length: HOLD_CELLS }, (_, at) => [`space:${at}`, spaceName(at)]),
]);
