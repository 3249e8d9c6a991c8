// What packs add to the board. `packs/<pack>/face.tsx` exports a `face`; the rest of the board does not know which there are.
import type { Seat, View } from '@boucan/kernel';
import type { ComponentType } from 'react';
import type { Drawing } from './ships/drawing.ts';

export interface PackFace {
  /** What lies on the chart, in its coordinates. */
  readonly Chart?: ComponentType;
  /** What lies on a player's sheet. */
  readonly Sheet?: ComponentType<{ readonly seat: Seat }>;
  /** Ships of the pack, as they are drawn; without it a ship looks like a frigate. */
  readonly ships?: { readonly [ship: string]: Drawing };
  /** What stands for things of the pack, from `import body from 'icon:anchor'`. */
  readonly icons?: { readonly [id: string]: string };
}

const faces: { readonly [file: string]: PackFace } = import.meta.glob<PackFace>('./packs/*/face.tsx', {
  eager: true,
  import: 'face',
});

/** The faces of the packs that are played here. */
export const facesOf = ({ packs }: Pick<View<unknown>, 'packs'>): readonly (PackFace & { readonly pack: string })[] =>
  packs.flatMap((pack) => {
    const face = faces[`./packs/${pack}/face.tsx`];
    return face === undefined ? [] : [{ pack, ...face }];
  });

/** What stands for an id. It means the same at every table, so it is looked up among all packs. */
const among = <K extends 'ships' | 'icons'>(kind: K, id: string): NonNullable<PackFace[K]>[string] | undefined =>
  Object.values(faces).find((face) => face[kind]?.[id] !== undefined)?.[kind]?.[id] as
    | NonNullable<PackFace[K]>[string]
    | undefined;

export const packShip = (ship: string): Drawing | undefined => among('ships', ship);
export const packIcon = (id: string): string | undefined => among('icons', id);
