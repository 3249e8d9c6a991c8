/** How much a campaign does: little with every run of the tests, all of it with BOUCAN_SCALE=full. */
export const scaled = (little: number, full: number): number => (process.env.BOUCAN_SCALE === 'full' ? full : little);

/** The numbers below this one; with BOUCAN_PART=2/8 the second eighth of them, for whoever has no hour to wait. */
export function numbersBelow(count: number): number[] {
  const [part = 1, parts = 1] = (process.env.BOUCAN_PART ?? '1/1').split('/').map(Number);
  const [from, to] = [part - 1, part].map((p) => Math.round((count * p) / parts));
  return Array.from({ length: to! - from! }, (_, i) => from! + i);
}
