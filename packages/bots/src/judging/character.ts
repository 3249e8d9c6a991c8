// Characters of the same strength: somebody who likes a few things a little better, or a little less, than they are worth to him.
import type { Character, GameDef, Inclination } from '@boucan/kernel';
import type { Net } from './net.ts';

/** All of them, by name. */
export const CHARACTERS = ['trader', 'raider', 'gambler'] as const satisfies readonly Character[];

/** The same network, so inclined. Throws where it does not know the feature. */
export function inclined(net: Net, features: readonly string[], inclination: Inclination): Net {
  const all = Float64Array.from(net.all);
  for (const [feature, by] of Object.entries(inclination)) {
    const i = features.indexOf(feature);
    if (i < 0) throw new Error(`a character is inclined to ${feature}, which is no feature of the game: see its features.ts`);
    all[1 + i]! += by;
  }
  return { ...net, all };
}

/** The characters that this game has room for. */
export const charactersOf = <B, P, E>({ def }: { readonly def: Pick<GameDef<B, P, E>, 'advice'> }): readonly Character[] =>
  CHARACTERS.filter((one) => def.advice.learned?.characters?.[one] !== undefined);
