// The 74 tale cards: deck, points and what must be true.   NAS-CARD-01 … NAS-CARD-74, NAS-CONTENT-19, NAS-CONTENT-20, NAS-CONTENT-21
import { ANIMALS, type Animal } from './animals.ts';
import { WEAPONS, type Weapon } from './gains.ts';
import { GOODS, type Good } from './goods.ts';
import { KINDS, type Kind } from './opponents.ts';
import { ZONE_E, ZONE_I, type Zone } from './sea.ts';
import type { Source, Sourced } from './source.ts';

/** A card by its number, 1 … 74. */
export type Tale = number;
export type Back = 'S' | 'A' | 'B';

/** What must be true at the campfire; the code that counts it is in rules/tales.ts. */
export type Condition =
  | { readonly what: 'weapons'; readonly weapon: Weapon; readonly n: number }
  | { readonly what: 'most-weapons'; readonly weapon: Weapon }
  | { readonly what: 'one-type'; readonly n: number }
  | {
      readonly what: 'sails' | 'sailors' | 'provisions' | 'rum' | 'doubloons' | 'animals' | 'crates' | 'standing';
      readonly n: number;
    }
  | { readonly what: 'outposts' | 'single-shots'; readonly n: number }
  | { readonly what: 'strong-shot'; readonly strength: number }
  | { readonly what: 'animal'; readonly animal: Animal }
  | { readonly what: 'good'; readonly good: Good }
  | { readonly what: 'beaten'; readonly kind: Kind; readonly n: number }
  | { readonly what: 'towers'; readonly n: number; readonly crates: number } // at least so many crates on each
  | { readonly what: 'tower-of'; readonly crates: number } // exactly so many
  | { readonly what: 'tower-stairs' }
  | { readonly what: 'cleared'; readonly zone: Zone }
  | { readonly what: 'first' | 'last' | 'all-holds' | 'two-goods' };

export interface TaleCard extends Sourced {
  readonly points: number;
  readonly condition: Condition;
}

/** The document gives most conditions; the points are ours, and some pictures. */
const card = (points: number, condition: Condition, source: Source = 'document'): TaleCard => ({ points, condition, source });
const each = <T>(of: readonly T[], points: number, condition: (thing: T) => Condition): TaleCard[] =>
  of.map((thing) => card(points, condition(thing)));

/** By number, from 1. */
const NUMBERED: readonly TaleCard[] = [
  card(3, { what: 'sails', n: 3 }, 'designed'), // 1: the text is lost   NAS-Q-37
  ...each(WEAPONS, 3, (weapon) => ({ what: 'weapons', weapon, n: 2 })), // 2 … 6
  card(2, { what: 'sailors', n: 2 }), // 7
  card(3, { what: 'provisions', n: 1 }),
  card(3, { what: 'single-shots', n: 1 }),
  card(4, { what: 'outposts', n: 1 }), // 10
  ...each(ANIMALS, 5, (animal) => ({ what: 'animal', animal })), // 11 … 18
  ...each(GOODS, 5, (good) => ({ what: 'good', good })), // 19 … 24
  ...each(KINDS, 5, (kind) => ({ what: 'beaten', kind, n: 1 })), // 25 … 29
  card(5, { what: 'sails', n: 4 }), // 30
  card(4, { what: 'rum', n: 2 }),
  card(4, { what: 'doubloons', n: 2 }),
  card(5, { what: 'single-shots', n: 2 }),
  card(3, { what: 'standing', n: 1 }),
  card(6, { what: 'towers', n: 3, crates: 1 }), // 35
  card(6, { what: 'animals', n: 2 }),
  card(9, { what: 'animals', n: 3 }),
  ...each(WEAPONS, 6, (weapon) => ({ what: 'most-weapons', weapon })), // 38 … 42
  ...each(WEAPONS, 7, (weapon) => ({ what: 'weapons', weapon, n: 3 })), // 43 … 47
  ...each(KINDS, 10, (kind) => ({ what: 'beaten', kind, n: 2 })), // 48 … 52
  card(7, { what: 'outposts', n: 2 }), // 53
  card(8, { what: 'towers', n: 2, crates: 2 }),
  card(6, { what: 'tower-of', crates: 3 }), // 55
  card(8, { what: 'tower-of', crates: 4 }),
  card(10, { what: 'tower-stairs' }),
  card(6, { what: 'sailors', n: 3 }),
  card(9, { what: 'sailors', n: 4 }),
  card(8, { what: 'single-shots', n: 3 }), // 60
  card(6, { what: 'strong-shot', strength: 5 }),
  card(8, { what: 'cleared', zone: ZONE_E }),
  card(10, { what: 'cleared', zone: ZONE_I }),
  card(5, { what: 'crates', n: 4 }, 'designed'), // 64: the numbers stood in pictures   NAS-Q-38
  card(7, { what: 'crates', n: 6 }, 'designed'), // 65
  card(9, { what: 'crates', n: 8 }, 'designed'),
  card(5, { what: 'standing', n: 2 }),
  card(7, { what: 'first' }),
  card(6, { what: 'last' }),
  card(10, { what: 'tower-of', crates: 5 }), // 70
  card(9, { what: 'one-type', n: 4 }),
  card(7, { what: 'all-holds' }),
  card(7, { what: 'two-goods' }),
  card(12, { what: 'one-type', n: 5 }), // 74
];

export const TALE_COUNT = NUMBERED.length;
export const TALES: readonly Tale[] = NUMBERED.map((_, i) => i + 1);
export const tale = (number: Tale): TaleCard => NUMBERED[number - 1]!;

const LAST_S = 10;
const LAST_A = 35;
/** 10 S, 25 A and 39 B cards.   NAS-Q-42 */
export const backOf = (number: Tale): Back => (number <= LAST_S ? 'S' : number <= LAST_A ? 'A' : 'B');

/** How a card is called in choices and events: `tale-07`. */
export const TALE_IDS: readonly string[] = TALES.map((n) => `tale-${String(n).padStart(2, '0')}`);
export const taleId = (number: Tale): string => TALE_IDS[number - 1]!;
export const taleNumber = (id: string): Tale => TALE_IDS.indexOf(id) + 1;

/** What is drawn at set-up.   NAS-SETUP-19 */
export const FIRST_HAND = { S: 2, A: 2, B: 1 } as const;
/** A bad joke.   NAS-CAMPFIRE-05 */
export const JOKE_POINTS = 1;
