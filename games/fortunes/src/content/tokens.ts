// Everything that is neither a card nor a ship.
import { GOODS, type Good } from './cargo.ts';
import type { Effect } from './effect.ts';
import { NATIONS, type Nation } from './map.ts';
import type { Section } from './ships.ts';
import type { Origin, Sourced } from './source.ts';

// ── Demand, 24: three of each good ──

export const DEMAND_COPIES = 3;
export type DemandId = `demand-${Good}-${1 | 2 | 3}`;
const copiesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Which good each token calls for. */
export const DEMAND: Readonly<Record<DemandId, Good>> = Object.fromEntries(
  GOODS.flatMap((good) => copiesOf(DEMAND_COPIES).map((n) => [`demand-${good}-${n}`, good])),
) as Record<DemandId, Good>;
export const DEMAND_IDS = Object.keys(DEMAND) as readonly DemandId[];
export const DEMAND_SOURCE: Origin = { source: 'public', confidence: 'low' };

// ── Merchants, 17: one for each zone ──

export const MERCHANT_COPIES = { england: 4, spain: 5, france: 4, holland: 4 } as const satisfies Record<Nation, number>;
export type MerchantId = `merchant-${Nation}-${1 | 2 | 3 | 4}` | 'merchant-spain-5';
export const MERCHANTS: Readonly<Record<MerchantId, Nation>> = Object.fromEntries(
  NATIONS.flatMap((nation) => copiesOf(MERCHANT_COPIES[nation]).map((n) => [`merchant-${nation}-${n}`, nation])),
) as Record<MerchantId, Nation>;
export const MERCHANT_IDS = Object.keys(MERCHANTS) as readonly MerchantId[];
export const MERCHANTS_SOURCE: Origin = { source: 'document' };

// ── Modifications, 16: two of each kind. What they do is the rulebook’s, how many there are is public, low ──

export type Token = Effect & Sourced & { readonly copies: number };

export type Modification = Token & {
  /** What a ship is worth with it, up to 5. */
  readonly raises?: { readonly [value in Section | 'manoeuvrability']?: number };
  /** The cube goes up with the value. */
  readonly fills?: true;
};

export const MODIFICATIONS = {
  'extra-hammocks': {
    moments: [],
    raises: { crew: 1 }, // berths to fill
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'special-rigging': {
    moments: [],
    raises: { manoeuvrability: 1 },
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'reinforced-hull': {
    moments: ['naval.located'], // and, outside the named moments, one Hit icon of a raid or one hit of a storm
    figures: { hits: 1, restore: 3 },
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'extended-hold': {
    moments: [],
    raises: { cargo: 1 },
    fills: true,
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  chasers: {
    moments: ['naval.declared', 'naval.parting'],
    figures: { hits: 1 },
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'extra-gun-port': {
    moments: [],
    raises: { cannons: 1 },
    fills: true,
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'swivel-guns': {
    moments: ['crew.opening'],
    figures: { dice: 2, damage: 1 },
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
  'long-range-guns': {
    moments: ['naval.opening'],
    figures: { dicePerCannon: 1, hitsPerSkull: 1 },
    copies: 2,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low' } },
  },
} as const satisfies { readonly [modification: string]: Modification };
export type ModificationId = keyof typeof MODIFICATIONS;
export const MODIFICATION_IDS = Object.keys(MODIFICATIONS) as readonly ModificationId[];

// ── Special weapons, 12: four of each kind ──

export const WEAPONS = {
  grapple: {
    moments: ['naval.manoeuvred', 'raid.rolled'], // in combat before the cards of that moment
    copies: 4,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low-medium' } },
  },
  'chain-shot': {
    moments: ['naval.aimed', 'raid.rolled'],
    sections: ['masts'],
    copies: 4,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low-medium' } },
  },
  'grape-shot': {
    moments: ['naval.aimed', 'raid.rolled'],
    sections: ['crew'],
    copies: 4,
    source: 'document',
    parts: { copies: { source: 'public', confidence: 'low-medium' } },
  },
} as const satisfies { readonly [weapon: string]: Token };
export type WeaponId = keyof typeof WEAPONS;
export const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];
/** Any special weapon, without its particulars. */
export const weaponToken = (id: WeaponId): Token => WEAPONS[id];

// ── What only needs counting ──

export const BOUNTIES: Origin & { readonly perNation: number } = { perNation: 5, source: 'document' };
export const NATION_TOKENS: Origin & { readonly count: number } = { count: 4, source: 'document' };
/** How many coins of 1, 2, 5 and 10. The bank never runs dry all the same.   FDM-Q-58 */
export const COINS: Origin & { readonly of: Readonly<Record<1 | 2 | 5 | 10, number>> } = {
  of: { 1: 20, 2: 20, 5: 30, 10: 30 },
  source: 'document',
};
export const CUBES: Origin & { readonly perPlayer: number; readonly brown: number } = {
  perPlayer: 6,
  brown: 5,
  source: 'document',
};
