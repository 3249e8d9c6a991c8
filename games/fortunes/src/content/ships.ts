// The five types of ship. Resistance sets both Hull and Masts; manoeuvrability has no cube and is never damaged.
import type { Sourced } from './source.ts';

export const SECTIONS = ['hull', 'cargo', 'masts', 'crew', 'cannons'] as const;
export type Section = (typeof SECTIONS)[number];

export type Ship = Sourced & {
  readonly resistance: number;
  readonly cargo: number;
  readonly crew: number;
  readonly cannons: number;
  readonly manoeuvrability: number;
  /** What the yard asks and pays; null: neither bought nor sold. */
  readonly buy: number | null;
  readonly sell: number | null;
  /** A captain may begin with it. */
  readonly start: boolean;
  /** Buying it earns Glory, once per captain. */
  readonly glory: boolean;
  /** Ship cards in the box: one for each player. */
  readonly cards: number;
};

export const SHIPS = {
  sloop: {
    resistance: 2,
    cargo: 2,
    crew: 2,
    cannons: 1,
    manoeuvrability: 4,
    buy: 10,
    sell: 5,
    start: true,
    glory: false,
    cards: 4,
    source: 'document',
  },
  flute: {
    resistance: 3,
    cargo: 4,
    crew: 1,
    cannons: 1,
    manoeuvrability: 2,
    buy: 10,
    sell: 5,
    start: true,
    glory: false,
    cards: 4,
    source: 'public',
    confidence: 'high',
    parts: { buy: { source: 'document' }, sell: { source: 'document' } },
  },
  frigate: {
    resistance: 3,
    cargo: 3,
    crew: 3,
    cannons: 3,
    manoeuvrability: 3,
    buy: 35,
    sell: 10,
    start: false,
    glory: true,
    cards: 4,
    source: 'document',
  },
  galleon: {
    resistance: 4,
    cargo: 5,
    crew: 4,
    cannons: 4,
    manoeuvrability: 2, // a setting: 1 with module 5
    buy: 35,
    sell: 10,
    start: false,
    glory: true,
    cards: 4,
    source: 'public',
    confidence: 'medium',
    parts: {
      manoeuvrability: { source: 'public', confidence: 'low' },
      buy: { source: 'document' },
      sell: { source: 'document' },
    },
  },
  'man-o-war': {
    resistance: 5,
    cargo: 3,
    crew: 5,
    cannons: 5,
    manoeuvrability: 2,
    buy: null,
    sell: null,
    start: false,
    glory: false,
    cards: 4,
    source: 'public',
    confidence: 'medium',
    parts: { buy: { source: 'document' }, sell: { source: 'document' } },
  },
} as const satisfies { readonly [ship: string]: Ship };

export type ShipId = keyof typeof SHIPS;
export const SHIP_IDS = Object.keys(SHIPS) as readonly ShipId[];

/** Where the cubes of an undamaged ship without modifications stand. */
export const INTACT: Readonly<Record<ShipId, Readonly<Record<Section, number>>>> = Object.fromEntries(
  SHIP_IDS.map((id) => {
    const { resistance, cargo, crew, cannons } = SHIPS[id];
    return [id, { hull: resistance, cargo, masts: resistance, crew, cannons }];
  }),
) as Record<ShipId, Record<Section, number>>;

/** The 26 models, by owner. A man-o’-war sails on the model of a galleon. Counts: the rulebook; owners: public, high. */
export const MODELS: Readonly<
  Record<Exclude<ShipId, 'man-o-war'>, { readonly players: number; readonly black: number; readonly brown: number }>
> = {
  sloop: { players: 4, black: 1, brown: 0 },
  flute: { players: 4, black: 0, brown: 0 },
  frigate: { players: 4, black: 1, brown: 4 },
  galleon: { players: 4, black: 0, brown: 4 },
};
