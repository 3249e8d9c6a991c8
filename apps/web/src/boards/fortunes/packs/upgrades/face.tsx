// Upgrades lie face up beside their ships: on the chart, in a fight, wherever a ship is told of.
import { PACK } from '@boucan/fortunes/packs/upgrades';
import type { PackFace, TokenId } from '../../packs.ts';
import { sayIn, type Word } from './words.ts';

interface Upgrades {
  readonly fitted: readonly { readonly npc: string; readonly tokens: readonly TokenId[] }[];
}

export const face: PackFace = {
  beside: {
    of: ({ parts }, npc) => (parts![PACK] as Upgrades).fitted.find((one) => one.npc === npc)?.tokens ?? [],
    says: (token, lang) => ({ words: `${sayIn(lang)(token as Word)} ${sayIn(lang)('won')}`, rule: 'SEA-m4-15' }),
  },
};
