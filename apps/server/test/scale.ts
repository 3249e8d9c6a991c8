/** How much a campaign does: little with every run of the tests, all of it with BOUCAN_SCALE=full. */
export const scaled = (little: number, full: number): number => (process.env.BOUCAN_SCALE === 'full' ? full : little);
