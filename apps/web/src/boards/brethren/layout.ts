// Where the boards lie: clockwise from the north, round Port Royal, with as little empty sea as can be.
export interface Spread {
  readonly columns: number;
  /** Rows and columns from 1, a board each. */
  readonly boards: readonly (readonly [row: number, column: number])[];
  /** Port Royal has a place among the boards, or a strip between their rows. */
  readonly portRoyal: 'place' | 'strip';
}

const TWO = [1, 2] as const;
const THREE = [1, 2, 3] as const;
const row = (n: number, columns: readonly number[]) => columns.map((column) => [n, column] as const);

const SPREAD: Readonly<Record<number, Spread>> = {
  3: { columns: 2, boards: [...row(1, TWO), [3, 2]], portRoyal: 'place' },
  4: { columns: 2, boards: [...row(1, TWO), ...row(3, TWO.toReversed())], portRoyal: 'strip' },
  5: { columns: 3, boards: [...row(1, THREE), [3, 3], [3, 1]], portRoyal: 'place' },
  6: { columns: 3, boards: [...row(1, THREE), ...row(3, THREE.toReversed())], portRoyal: 'strip' },
};

export const spreadOf = (boards: number): Spread => SPREAD[boards]!;
