// How lists are counted and compared.
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** How often each thing occurs. */
export const tally = (things: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(things, (thing) => thing)
      .entries()
      .map(([thing, all]) => [thing, all.length]),
  );
export const sorted = (things: readonly string[]): string[] => [...things].sort();
