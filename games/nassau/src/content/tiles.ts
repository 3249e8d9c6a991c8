// Outposts, watch towers, trading posts, quays, tavern tables, offerings.   NAS-CONTENT-10, NAS-CONTENT-11, NAS-CONTENT-12, NAS-CONTENT-15, NAS-CONTENT-16, NAS-CONTENT-18
import type { GainId, Weapon } from './gains.ts';
import { WEAPONS } from './gains.ts';
import type { Source, Sourced } from './source.ts';

interface Giver extends Sourced {
  readonly gain: GainId;
}

const gives = (gain: GainId, source: Source = 'designed'): Giver => ({ gain, source });

/** Placed at random, one in each zone but A.   NAS-DEF-21 */
export const OUTPOSTS = {
  'outpost-1': gives('pistol', 'document'),
  'outpost-2': gives('sabre'),
  'outpost-3': gives('cannon'),
  'outpost-4': gives('hook'),
  'outpost-5': gives('harpoon'),
  'outpost-6': gives('crates-3'),
  'outpost-7': gives('doubloons-2'),
  'outpost-8': gives('tales-3'),
} as const satisfies Record<string, Giver>;
export type OutpostId = keyof typeof OUTPOSTS;
export const OUTPOST_IDS = Object.keys(OUTPOSTS) as OutpostId[];

interface Armed extends Sourced {
  readonly weapon: Weapon;
}

type Tenth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Ten of them, two of each weapon.   NAS-DEF-22, NAS-DEF-23 */
const twoOfEach = <Id extends string>(prefix: Id) =>
  Object.fromEntries(
    WEAPONS.flatMap((weapon, i) =>
      [2 * i + 1, 2 * i + 2].map((n) => [`${prefix}-${n}`, { weapon, source: 'designed' as const }]),
    ),
  ) as unknown as { readonly [K in `${Id}-${Tenth}`]: Armed };

export const TOWERS = twoOfEach('tower');
export type TowerId = keyof typeof TOWERS;
export const TOWER_IDS = Object.keys(TOWERS) as TowerId[];
export const towerWeapon = (id: TowerId): Weapon => TOWERS[id].weapon;

export const POSTS = twoOfEach('post');
export type PostId = keyof typeof POSTS;
export const POST_IDS = Object.keys(POSTS) as PostId[];
export const postWeapon = (id: PostId): Weapon => POSTS[id].weapon;

/** Every quay also gives two provisions.   NAS-DEF-24, NAS-PASS-07 */
export const QUAYS = {
  'quay-1': gives('doubloon-1', 'document'),
  'quay-2': gives('rum-1'),
  'quay-3': gives('crates-2'),
  'quay-4': gives('tales-2'),
  'quay-5': gives('compass'),
} as const satisfies Record<string, Giver>;
export type QuayId = keyof typeof QUAYS;
export const QUAY_IDS = Object.keys(QUAYS) as QuayId[];
export const PORT_QUAYS = QUAY_IDS.length;

/** One pirate of each player sits at each.   NAS-DEF-25 */
export const TABLES = {
  'table-1': gives('doubloon-1'),
  'table-2': gives('rum-1'),
  'table-3': gives('crates-2'),
  'table-4': gives('tales-2'),
  'table-5': gives('any-weapon'),
} as const satisfies Record<string, Giver>;
export type TableId = keyof typeof TABLES;
export const TABLE_IDS = Object.keys(TABLES) as TableId[];

interface Offer extends Sourced {
  readonly gains: readonly GainId[];
}

const offers = (...gains: GainId[]): Offer => ({ gains, source: 'designed' });

/** Each for one doubloon, one of the three.   NAS-DEF-27 */
export const OFFERINGS = {
  'offering-1': offers('bomb', 'sail', 'provisions-2'),
  'offering-2': offers('pistol', 'crates-3', 'animal'),
  'offering-3': offers('sabre', 'sailor', 'new-hold'),
  'offering-4': offers('cannon', 'contract', 'tavern-pirate'),
  'offering-5': offers('hook', 'sail', 'tales-3'),
  'offering-6': offers('harpoon', 'new-hold', 'compass'),
  'offering-7': offers('sailor', 'crates-3', 'bomb'),
  'offering-8': offers('animal', 'tavern-pirate', 'provisions-2'),
} as const satisfies Record<string, Offer>;
export type OfferingId = keyof typeof OFFERINGS;
export const OFFERING_IDS = Object.keys(OFFERINGS) as OfferingId[];
