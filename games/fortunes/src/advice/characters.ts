// What some captains like a little better, or a little less, than it is worth. Measured in docs/lab/2026-11-16-bots.md: they play differently, and no worse.
import type { Learned } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';

export const characters: NonNullable<Learned<Caribbean>['characters']> = {
  /** Buys and sells: a raid seems less to him than it brings, gold and goods in demand a little more. */
  trader: {
    'way.merchant': -0.1,
    'raid.now': -0.06,
    'cargo.sold': 0.25,
    'gold.purse': 0.06,
    'gold.chest': 0.06,
    'glory.hidden': 0.18,
    'way.sale': 0.06,
    'cargo.market': 0.06,
  },
  /** Lies in wait for merchants, and does not mind what is on his head. */
  raider: {
    'way.merchant': 0.1,
    'near.merchant': 0.03,
    'raid.now': 0.07,
    'wanted.bounties': -0.25,
    'wanted.pirate': 0.1,
  },
  /** Runs after rumours, true or not. */
  gambler: {
    'way.rumour': 0.18,
    'way.hearsay': 0.18,
    'ventures.rumour': 0.1,
    'near.rumour': 0.05,
    'way.quarry': 0.1,
  },
};
