// Where the boards lie: in a circle, clockwise from the north, on a grid of three by three with Port Royal in the middle.
type Place = readonly [row: number, column: number];

const CIRCLE: Readonly<Record<number, readonly Place[]>> = {
  3: [
    [1, 2],
    [3, 3],
    [3, 1],
  ],
  4: [
    [1, 2],
    [2, 3],
    [3, 2],
    [2, 1],
  ],
  5: [
    [1, 2],
    [2, 3],
    [3, 3],
    [3, 1],
    [2, 1],
  ],
  6: [
    [1, 2],
    [1, 3],
    [3, 3],
    [3, 2],
    [3, 1],
    [1, 1],
  ],
};

export const placeOf = (boards: number, i: number): Place => CIRCLE[boards]![i]!;
