// The 64 cargo cards: 8 goods of 8 cards, each with a plunder value and one icon for raids.
import type { PortId } from './map.ts';
import type { Section } from './ships.ts';
import type { Origin } from './source.ts';

/** The section that a raider’s ship is hit in, or a merchant making off. */
export type CargoIcon = 'flight' | Section;
export type CargoFace = readonly [value: 1 | 2 | 3 | 4 | 5, icon: CargoIcon];

const FACES = {
  food: [
    [1, 'flight'],
    [2, 'flight'],
    [2, 'masts'],
    [3, 'flight'],
    [3, 'flight'],
    [3, 'crew'],
    [3, 'cargo'],
    [4, 'cargo'],
  ],
  wood: [
    [1, 'flight'],
    [2, 'masts'],
    [2, 'cargo'],
    [3, 'flight'],
    [3, 'flight'],
    [3, 'flight'],
    [3, 'hull'],
    [4, 'cannons'],
  ],
  sugar: [
    [1, 'flight'],
    [2, 'flight'],
    [2, 'crew'],
    [3, 'flight'],
    [3, 'cargo'],
    [3, 'masts'],
    [4, 'flight'],
    [4, 'cannons'],
  ],
  rum: [
    [1, 'masts'],
    [2, 'flight'],
    [3, 'flight'],
    [3, 'crew'],
    [4, 'flight'],
    [4, 'cargo'],
    [5, 'flight'],
    [5, 'cannons'],
  ],
  textiles: [
    [1, 'flight'],
    [2, 'masts'],
    [3, 'flight'],
    [3, 'cargo'],
    [4, 'flight'],
    [4, 'crew'],
    [5, 'flight'],
    [5, 'hull'],
  ],
  tobacco: [
    [1, 'flight'],
    [2, 'cannons'],
    [2, 'flight'],
    [3, 'flight'],
    [3, 'masts'],
    [4, 'flight'],
    [4, 'crew'],
    [5, 'cargo'],
  ],
  cocoa: [
    [2, 'flight'],
    [3, 'flight'],
    [3, 'masts'],
    [3, 'cannons'],
    [4, 'flight'],
    [4, 'hull'],
    [5, 'flight'],
    [5, 'cargo'],
  ],
  spices: [
    [2, 'flight'],
    [3, 'masts'],
    [3, 'flight'],
    [4, 'cannons'],
    [4, 'flight'],
    [5, 'flight'],
    [5, 'crew'],
    [5, 'hull'],
  ],
} as const satisfies { readonly [good: string]: readonly CargoFace[] };

export type Good = keyof typeof FACES;
export const GOODS = Object.keys(FACES) as readonly Good[];

type CargoNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type CargoId = `${Good}-${CargoNumber}`;

export interface CargoCard {
  readonly good: Good;
  readonly value: number;
  readonly icon: CargoIcon;
  /** The only port that buys it, and what it pays there; without them any port does. */
  readonly port?: PortId;
  readonly sells?: number;
}

/** `rum-1` … `rum-8`, in the order of the table above. */
export const CARGO: Readonly<Record<CargoId, CargoCard>> = Object.fromEntries(
  GOODS.flatMap((good) => FACES[good].map(([value, icon], i) => [`${good}-${i + 1}`, { good, value, icon }])),
) as Record<CargoId, CargoCard>;
export const CARGO_IDS = Object.keys(CARGO) as readonly CargoId[];

/** Food, wood, sugar and textiles are public, medium-high; the other four stand in the rulebook. */
export const GOODS_SOURCE: Readonly<Record<Good, Origin>> = {
  food: { source: 'public', confidence: 'medium-high' },
  wood: { source: 'public', confidence: 'medium-high' },
  sugar: { source: 'public', confidence: 'medium-high' },
  rum: { source: 'document' },
  textiles: { source: 'public', confidence: 'medium-high' },
  tobacco: { source: 'document' },
  cocoa: { source: 'document' },
  spices: { source: 'document' },
};
/** 64 cards, half of them flight: the rulebook. Which value and icon stands on which card: ours. */
export const FACES_SOURCE: Origin = { source: 'designed' };
