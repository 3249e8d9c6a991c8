// The upgrade tokens, as data: 20, without the further special weapons 17.
import { bagOf } from '@boucan/kernel';
import type { Sourced } from '../../content/source.ts';
import { MODIFICATIONS, type Modification, type ModificationId, WEAPONS, type WeaponId } from '../../content/tokens.ts';
import { CROWS_NEST, NEW_MODIFICATIONS } from '../modifications/content.ts';
import { PACK as ARMS, CALTROPS, DOUBLE_SHOT, HEATED_SHOT } from '../special-weapons/content.ts';

export const PACK = 'upgrades';

/** What a token can do for a ship. */
export type Upgrade = ModificationId | WeaponId;
/** A token as it is drawn. */
export type UpgradeToken = Upgrade | 'no-upgrade' | 'two-upgrades';

type Tokens = { readonly [token in UpgradeToken]?: Sourced & { readonly copies: number } };
const ONE = { copies: 1, source: 'designed' } as const;

export const TOKENS: Tokens = {
  'no-upgrade': { copies: 4, source: 'document', parts: { copies: { source: 'designed' } } }, // SEA-SET-20
  'two-upgrades': { copies: 2, source: 'document', parts: { copies: { source: 'designed' } } }, // SEA-SET-21
  // SEA-SET-22
  'extra-hammocks': ONE,
  'special-rigging': ONE,
  'extra-gun-port': ONE,
  [CROWS_NEST]: { copies: 1, source: 'public', confidence: 'medium', parts: { copies: { source: 'designed' } } }, // SEA-SET-23
  // SEA-SET-24
  'long-range-guns': ONE,
  'swivel-guns': ONE,
  // SEA-SET-25
  'reinforced-hull': ONE,
  chasers: ONE,
  // SEA-SET-26
  'chain-shot': ONE,
  'grape-shot': ONE,
  grapple: ONE,
};

/** In the box only with the further special weapons.   SEA-SET-27 */
export const WITH_ARMS: Tokens = { [HEATED_SHOT]: ONE, [DOUBLE_SHOT]: ONE, [CALTROPS]: ONE };

const bag = (tokens: Tokens): readonly UpgradeToken[] =>
  bagOf(Object.fromEntries(Object.entries(tokens).map(([token, { copies }]) => [token, copies])) as Record<UpgradeToken, number>);
const PLAIN = bag(TOKENS);
const ARMED = bag({ ...TOKENS, ...WITH_ARMS });

/** All tokens of a table.   SEA-m4-01 */
export const tokensOf = (packs: readonly string[]): UpgradeToken[] => (packs.includes(ARMS) ? ARMED : PLAIN).slice();

/** The crow's nest is no port's here; where the further modifications are played too, two more are.   SEA-m3-08 */
export const KNOWN: { readonly [id: string]: Modification } = { [CROWS_NEST]: { ...NEW_MODIFICATIONS[CROWS_NEST]!, copies: 0 } };

/** Dice that a crow's nest adds to a search. */
export const LOOKOUT = KNOWN[CROWS_NEST]!.adds!['scouting-dice'] as number;

/** Whether a token does something, and is not a number. */
export const isUpgrade = (token: UpgradeToken): token is Upgrade => token !== 'no-upgrade' && token !== 'two-upgrades';
export const isWeapon = (token: UpgradeToken): token is WeaponId => token in WEAPONS;
export const isModification = (token: UpgradeToken): token is ModificationId => token in MODIFICATIONS;
