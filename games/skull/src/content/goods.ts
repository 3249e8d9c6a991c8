// The 31 goods markers, and what they fetch.   SKU-GOODS-12
import { bagOf } from '@boucan/kernel';
import type { Source } from './source.ts';

export type Good = 'gold' | 'metals' | 'fabric' | 'tobacco' | 'rum' | 'contraband' | 'provisions' | 'sugar' | 'wood';

interface GoodKind {
  readonly count: number;
  readonly sale: number; // doubloons in harbour; our figures
  readonly purchase: number | null; // what cannot be bought has none
  readonly source: Source; // of the count
}

/** Wood, provisions and rum have a use of their own; the others are good for trade alone.   SKU-GOODS-11 */
export const GOODS: Readonly<Record<Good, GoodKind>> = {
  gold: { count: 1, sale: 30, purchase: null, source: 'document' },
  metals: { count: 2, sale: 16, purchase: null, source: 'document' },
  fabric: { count: 3, sale: 10, purchase: null, source: 'document' },
  tobacco: { count: 4, sale: 8, purchase: null, source: 'document' },
  rum: { count: 4, sale: 3, purchase: 6, source: 'document' },
  contraband: { count: 5, sale: 6, purchase: null, source: 'document' },
  provisions: { count: 6, sale: 2, purchase: 4, source: 'document' },
  sugar: { count: 3, sale: 7, purchase: null, source: 'document' },
  wood: { count: 3, sale: 4, purchase: 8, source: 'document' },
};

export const GOOD_IDS = Object.keys(GOODS) as Good[];
export const ALL_GOODS: readonly Good[] = bagOf(
  Object.fromEntries(GOOD_IDS.map((g) => [g, GOODS[g].count])) as Record<Good, number>,
);

/** What stands in a cell of the hold. */
export type Marker = Good | 'cannon';

/** What an island holds: by the die of the explorer, then by the kind of island.   SKU-EXPLORE-03, SKU-EXPLORE-06 */
export type Find = 'eliminated' | 'incapacitated' | readonly Good[] | null;
const PROVISIONS: Find = ['provisions'];
export const EXPLORATION: readonly (readonly Find[])[] = [
  ['eliminated', 'eliminated', 'incapacitated', 'incapacitated', null, 'incapacitated'],
  ['eliminated', 'incapacitated', 'incapacitated', null, null, null],
  ['incapacitated', null, null, null, null, PROVISIONS],
  [null, null, null, null, null, null],
  [PROVISIONS, PROVISIONS, PROVISIONS, PROVISIONS, PROVISIONS, PROVISIONS],
  [
    ['wood', 'provisions'],
    ['contraband', 'provisions'],
    ['rum', 'provisions'],
    ['wood', 'provisions'],
    ['contraband', 'provisions'],
    ['rum', 'provisions', 'provisions'],
  ],
];
