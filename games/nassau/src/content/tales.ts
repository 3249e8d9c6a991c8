// The 74 tale cards: deck, points and what must be true.   NAS-CARD, NAS-CONTENT-19, NAS-CONTENT-20
// The A cards are the easier ones.   NAS-EQUIP-10
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
  card(3, { what: 'sails', n: 3 }, 'designed'), // NAS-CARD-01   NAS-Q-37, NAS-CONTENT-21
  // NAS-CARD-02, NAS-CARD-03, NAS-CARD-04, NAS-CARD-05, NAS-CARD-06
  ...each(WEAPONS, 3, (weapon) => ({ what: 'weapons', weapon, n: 2 })),
  card(2, { what: 'sailors', n: 2 }), // NAS-CARD-07
  card(3, { what: 'provisions', n: 1 }), // NAS-CARD-08
  card(3, { what: 'single-shots', n: 1 }), // NAS-CARD-09
  card(4, { what: 'outposts', n: 1 }), // NAS-CARD-10
  // NAS-CARD-11, NAS-CARD-12, NAS-CARD-13, NAS-CARD-14, NAS-CARD-15, NAS-CARD-16, NAS-CARD-17, NAS-CARD-18
  ...each(ANIMALS, 5, (animal) => ({ what: 'animal', animal })),
  // NAS-CARD-19, NAS-CARD-20, NAS-CARD-21, NAS-CARD-22, NAS-CARD-23, NAS-CARD-24
  ...each(GOODS, 5, (good) => ({ what: 'good', good })),
  // NAS-CARD-25, NAS-CARD-26, NAS-CARD-27, NAS-CARD-28, NAS-CARD-29
  ...each(KINDS, 5, (kind) => ({ what: 'beaten', kind, n: 1 })),
  card(5, { what: 'sails', n: 4 }), // NAS-CARD-30
  card(4, { what: 'rum', n: 2 }), // NAS-CARD-31
  card(4, { what: 'doubloons', n: 2 }), // NAS-CARD-32
  card(5, { what: 'single-shots', n: 2 }), // NAS-CARD-33
  card(3, { what: 'standing', n: 1 }), // NAS-CARD-34
  card(6, { what: 'towers', n: 3, crates: 1 }), // NAS-CARD-35
  card(6, { what: 'animals', n: 2 }), // NAS-CARD-36
  card(9, { what: 'animals', n: 3 }), // NAS-CARD-37
  // NAS-CARD-38, NAS-CARD-39, NAS-CARD-40, NAS-CARD-41, NAS-CARD-42
  ...each(WEAPONS, 6, (weapon) => ({ what: 'most-weapons', weapon })),
  // NAS-CARD-43, NAS-CARD-44, NAS-CARD-45, NAS-CARD-46, NAS-CARD-47
  ...each(WEAPONS, 7, (weapon) => ({ what: 'weapons', weapon, n: 3 })),
  // NAS-CARD-48, NAS-CARD-49, NAS-CARD-50, NAS-CARD-51, NAS-CARD-52
  ...each(KINDS, 10, (kind) => ({ what: 'beaten', kind, n: 2 })),
  card(7, { what: 'outposts', n: 2 }), // NAS-CARD-53
  card(8, { what: 'towers', n: 2, crates: 2 }), // NAS-CARD-54
  card(6, { what: 'tower-of', crates: 3 }), // NAS-CARD-55
  card(8, { what: 'tower-of', crates: 4 }), // NAS-CARD-56
  card(10, { what: 'tower-stairs' }), // NAS-CARD-57
  card(6, { what: 'sailors', n: 3 }), // NAS-CARD-58
  card(9, { what: 'sailors', n: 4 }), // NAS-CARD-59
  card(8, { what: 'single-shots', n: 3 }), // NAS-CARD-60
  card(6, { what: 'strong-shot', strength: 5 }), // NAS-CARD-61
  card(8, { what: 'cleared', zone: ZONE_E }), // NAS-CARD-62
  card(10, { what: 'cleared', zone: ZONE_I }), // NAS-CARD-63
  card(5, { what: 'crates', n: 4 }, 'designed'), // NAS-CARD-64   NAS-Q-38
  card(7, { what: 'crates', n: 6 }, 'designed'), // NAS-CARD-65
  card(9, { what: 'crates', n: 8 }, 'designed'), // NAS-CARD-66
  card(5, { what: 'standing', n: 2 }), // NAS-CARD-67
  card(7, { what: 'first' }), // NAS-CARD-68
  card(6, { what: 'last' }), // NAS-CARD-69
  card(10, { what: 'tower-of', crates: 5 }), // NAS-CARD-70
  card(9, { what: 'one-type', n: 4 }), // NAS-CARD-71
  card(7, { what: 'all-holds' }), // NAS-CARD-72
  card(7, { what: 'two-goods' }), // NAS-CARD-73
  card(12, { what: 'one-type', n: 5 }), // NAS-CARD-74
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
