// What packs add to the board. `packs/<pack>/face.tsx` exports a `face`; the rest of the board does not know which there are.
import type { Lang, Seat, View } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import type { ComponentType } from 'react';
import type { Speaking } from '../parts/speaks.ts';
import type { ModificationId, Side, WeaponId, ZoneId } from './content.ts';
import type { Deck } from './deck.tsx';
import type { Showing } from './scenes/which.tsx';
import type { Drawing } from './ships/drawing.ts';

/** A modification or a special weapon. */
export type TokenId = ModificationId | WeaponId;

export interface Fact {
  readonly icon: string;
  readonly words: string;
}

export interface PackFace {
  /** What lies on the chart, in its coordinates; `look` shows a zone with all that can be done there. */
  readonly Chart?: ComponentType<{ readonly look: (zone: ZoneId) => void }>;
  /** What there is to know of a zone, beyond what the base tells. */
  readonly facts?: (match: View<unknown>, zone: ZoneId, speaker: Speaker, lang: Lang) => readonly Fact[];
  /** What can be done in a zone by the verbs of the pack. */
  readonly offersAt?: (deck: Deck, zone: ZoneId) => readonly OfferView[];
  /** What a ship of nobody's that the pack has put to sea says of itself. */
  readonly npcs?: { readonly [npc: string]: (deck: Deck) => Speaking };
  /** The scene that is on, if it is the pack's. */
  readonly scene?: (deck: Deck) => Showing | null;
  /** Verbs that end what is going on. */
  readonly out?: readonly string[];
  /** Verbs whose last word is how many: one button with less and more, instead of one for each number. */
  readonly stepped?: readonly string[];
  /** What a player should have in sight on the strip of the ship. */
  readonly Rail?: ComponentType<{ readonly seat: Seat }>;
  /** What the ribbon says of the sky. */
  readonly Sky?: ComponentType;
  /** What lies at a yard besides the token of its port. */
  readonly Yard?: ComponentType;
  /** What lies on a player's sheet. */
  readonly Sheet?: ComponentType<{ readonly seat: Seat }>;
  /** What a side of a combat has about it besides its arms; and what is seen of it on the ship. */
  readonly Side?: ComponentType<{ readonly side: Side }>;
  readonly Aloft?: ComponentType<{ readonly side: Side }>;
  /** Tokens that the pack has laid beside a ship of nobody's, face up. */
  readonly beside?: {
    of(match: Pick<View<unknown>, 'parts'>, npc: string): readonly TokenId[];
    /** What it does for that ship. */
    says(token: TokenId, lang: Lang): Speaking;
  };
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

/** What packs have laid beside this ship of nobody's. */
export const tokensBeside = (match: Pick<View<unknown>, 'packs' | 'parts'>, npc: string): readonly TokenId[] =>
  facesOf(match).flatMap(({ beside }) => beside?.of(match, npc) ?? []);

/** What stands for an id. It means the same at every table, so it is looked up among all packs. */
const among = <K extends 'ships' | 'icons'>(kind: K, id: string): NonNullable<PackFace[K]>[string] | undefined =>
  Object.values(faces).find((face) => face[kind]?.[id] !== undefined)?.[kind]?.[id] as
    | NonNullable<PackFace[K]>[string]
    | undefined;

export const packShip = (ship: string): Drawing | undefined => among('ships', ship);
export const packIcon = (id: string): string | undefined => among('icons', id);
export const isPackWayOut = (verb: string): boolean => Object.values(faces).some(({ out }) => out?.includes(verb) === true);
export const isPackStepped = (verb: string): boolean =>
  Object.values(faces).some(({ stepped }) => stepped?.includes(verb) === true);
