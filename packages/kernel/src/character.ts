// Characters of the same strength: somebody who likes a few things a little better, or a little less, than they are worth to him.
import type { GameDef } from './definition.ts';
import type { Net } from './net.ts';

/** All of them, by name. */
export const CHARACTERS = ['trader', 'raider', 'gambler'] as const;
/** A way to play that a bot can have, beside its strength. */
export type Character = (typeof CHARACTERS)[number];

/** By feature, what is added to its weight on the straight path. */
export type Inclination = { readonly [feature: string]: number };

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
