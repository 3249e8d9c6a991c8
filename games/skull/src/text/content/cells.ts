// The cells of the chart, by what stands on them in every language.
import { CELLS, cellName } from '../../content/map.ts';

export const cells: Readonly<Record<`cell:${number}`, string>> = Object.fromEntries(
  Array.from({ length: CELLS }, (_, cell) => [`cell:${cell}`, cellName(cell)]),
);
