// The further special weapons, as data.
import type { Token, WeaponId } from '../../content/tokens.ts';

export const PACK = 'special-weapons';

export const HEATED_SHOT = 'heated-shot' as WeaponId;
export const DOUBLE_SHOT = 'double-shot' as WeaponId;
export const CALTROPS = 'caltrops' as WeaponId;

/** Stands with what a side has used up in this combat, so it is over with the combat.   SEA-m2-08 */
export const BURNING = `${PACK}/burning` as const;
/** A mark of this combat round: caltrops lie before that side. */
export const STREWN = `${PACK}/caltrops` as const;

/** Three kinds, bought, sold, spent in raids and plundered like the others.   SEA-m2-03, SEA-m2-04, SEA-m2-05, SEA-m2-15 */
export const NEW_WEAPONS: { readonly [id: string]: Token } = {
  // SEA-SET-13
  [HEATED_SHOT]: {
    moments: ['naval.aimed', 'raid.rolled'],
    copies: 4,
    source: 'designed',
    parts: { name: { source: 'public', confidence: 'high' } },
  },
  // SEA-SET-14
  [DOUBLE_SHOT]: {
    moments: ['naval.manoeuvred', 'raid.rolled'],
    figures: { times: 2 },
    copies: 4,
    source: 'designed',
    parts: { name: { source: 'public', confidence: 'high' } },
  },
  // SEA-SET-15
  [CALTROPS]: {
    moments: ['naval.declared', 'raid.rolled'],
    figures: { dice: -2 },
    copies: 4,
    source: 'designed',
    parts: { name: { source: 'public', confidence: 'high' } },
  },
};
