// How likely dice are to do what is asked of them, in per cent.

/** At least one of so many dice shows more than this. */
export const chanceOf = (dice: number, over: number): number =>
  Math.round(100 * (1 - (Math.min(6, Math.max(0, over)) / 6) ** Math.max(0, dice)));

/** How many of so many dice show this or more, on average. */
export const expectedOf = (dice: number, from: number): number => (dice * (7 - from)) / 6;
