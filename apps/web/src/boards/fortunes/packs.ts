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

/** An id means the same at every table, so what stands for it can be looked up among all packs. */
const among = <T>(kind: 'ships' | 'icons'): { readonly [id: string]: T } =>
  Object.assign({}, ...Object.values(faces).map((face) => face[kind]));

export const PACK_SHIPS = among<Drawing>('ships');
export const PACK_ICONS = among<string>('icons');
