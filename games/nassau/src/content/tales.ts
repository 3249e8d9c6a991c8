// The tale cards: deck, points and what must be true.   NAS-CARD, NAS-CONTENT-19, NAS-CONTENT-20
// The A cards are the easier ones.   NAS-EQUIP-10
import type { Animal } from './animals.ts';
import type { Weapon } from './gains.ts';
import type { Good } from './goods.ts';
import { numbered } from './numbered.ts';
import type { Kind } from './opponents.ts';
import { ZONE_E, ZONE_I, type Zone } from './sea.ts';
import type { Source, Sourced } from './source.ts';

/** A card by the number that stands on it. */
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
  readonly back: Back;
  readonly points: number;
  readonly condition: Condition;
}

/** The document gives most conditions; the points are ours, and some pictures. */
const card = (back: Back, points: number, condition: Condition, source: Source = 'document'): TaleCard => ({
  back,
  points,
  condition,
  source,
});

/** How a card is called in choices and events; its number is part of its name, wherever it stands here. 10 S, 25 A and 39 B cards.   NAS-Q-42 */
const CARDS = {
  'tale-01': card('S', 3, { what: 'sails', n: 3 }, 'designed'), // NAS-CARD-01   NAS-Q-37, NAS-CONTENT-21
  'tale-02': card('S', 3, { what: 'weapons', weapon: 'pistol', n: 2 }), // NAS-CARD-02
  'tale-03': card('S', 3, { what: 'weapons', weapon: 'sabre', n: 2 }), // NAS-CARD-03
  'tale-04': card('S', 3, { what: 'weapons', weapon: 'cannon', n: 2 }), // NAS-CARD-04
  'tale-05': card('S', 3, { what: 'weapons', weapon: 'hook', n: 2 }), // NAS-CARD-05
  'tale-06': card('S', 3, { what: 'weapons', weapon: 'harpoon', n: 2 }), // NAS-CARD-06
  'tale-07': card('S', 2, { what: 'sailors', n: 2 }), // NAS-CARD-07
  'tale-08': card('S', 3, { what: 'provisions', n: 1 }), // NAS-CARD-08
  'tale-09': card('S', 3, { what: 'single-shots', n: 1 }), // NAS-CARD-09
  'tale-10': card('S', 4, { what: 'outposts', n: 1 }), // NAS-CARD-10
  'tale-11': card('A', 5, { what: 'animal', animal: 'rat' }), // NAS-CARD-11
  'tale-12': card('A', 5, { what: 'animal', animal: 'tortoise' }), // NAS-CARD-12
  'tale-13': card('A', 5, { what: 'animal', animal: 'crab' }), // NAS-CARD-13
  'tale-14': card('A', 5, { what: 'animal', animal: 'cat' }), // NAS-CARD-14
  'tale-15': card('A', 5, { what: 'animal', animal: 'lizard' }), // NAS-CARD-15
  'tale-16': card('A', 5, { what: 'animal', animal: 'pet-kraken' }), // NAS-CARD-16
  'tale-17': card('A', 5, { what: 'animal', animal: 'parrot' }), // NAS-CARD-17
  'tale-18': card('A', 5, { what: 'animal', animal: 'monkey-spirit' }), // NAS-CARD-18
  'tale-19': card('A', 5, { what: 'good', good: 'tobacco' }), // NAS-CARD-19
  'tale-20': card('A', 5, { what: 'good', good: 'sugar-cane' }), // NAS-CARD-20
  'tale-21': card('A', 5, { what: 'good', good: 'silver' }), // NAS-CARD-21
  'tale-22': card('A', 5, { what: 'good', good: 'spices' }), // NAS-CARD-22
  'tale-23': card('A', 5, { what: 'good', good: 'emeralds' }), // NAS-CARD-23
  'tale-24': card('A', 5, { what: 'good', good: 'sapphires' }), // NAS-CARD-24
  'tale-25': card('A', 5, { what: 'beaten', kind: 'kraken', n: 1 }), // NAS-CARD-25
  'tale-26': card('A', 5, { what: 'beaten', kind: 'fortress', n: 1 }), // NAS-CARD-26
  'tale-27': card('A', 5, { what: 'beaten', kind: 'treasure-island', n: 1 }), // NAS-CARD-27
  'tale-28': card('A', 5, { what: 'beaten', kind: 'merchant-ship', n: 1 }), // NAS-CARD-28
  'tale-29': card('A', 5, { what: 'beaten', kind: 'pirate-hunter', n: 1 }), // NAS-CARD-29
  'tale-30': card('A', 5, { what: 'sails', n: 4 }), // NAS-CARD-30
  'tale-31': card('A', 4, { what: 'rum', n: 2 }), // NAS-CARD-31
  'tale-32': card('A', 4, { what: 'doubloons', n: 2 }), // NAS-CARD-32
  'tale-33': card('A', 5, { what: 'single-shots', n: 2 }), // NAS-CARD-33
  'tale-34': card('A', 3, { what: 'standing', n: 1 }), // NAS-CARD-34
  'tale-35': card('A', 6, { what: 'towers', n: 3, crates: 1 }), // NAS-CARD-35
  'tale-36': card('B', 6, { what: 'animals', n: 2 }), // NAS-CARD-36
  'tale-37': card('B', 9, { what: 'animals', n: 3 }), // NAS-CARD-37
  'tale-38': card('B', 6, { what: 'most-weapons', weapon: 'pistol' }), // NAS-CARD-38
  'tale-39': card('B', 6, { what: 'most-weapons', weapon: 'sabre' }), // NAS-CARD-39
  'tale-40': card('B', 6, { what: 'most-weapons', weapon: 'cannon' }), // NAS-CARD-40
  'tale-41': card('B', 6, { what: 'most-weapons', weapon: 'hook' }), // NAS-CARD-41
  'tale-42': card('B', 6, { what: 'most-weapons', weapon: 'harpoon' }), // NAS-CARD-42
  'tale-43': card('B', 7, { what: 'weapons', weapon: 'pistol', n: 3 }), // NAS-CARD-43
  'tale-44': card('B', 7, { what: 'weapons', weapon: 'sabre', n: 3 }), // NAS-CARD-44
  'tale-45': card('B', 7, { what: 'weapons', weapon: 'cannon', n: 3 }), // NAS-CARD-45
  'tale-46': card('B', 7, { what: 'weapons', weapon: 'hook', n: 3 }), // NAS-CARD-46
  'tale-47': card('B', 7, { what: 'weapons', weapon: 'harpoon', n: 3 }), // NAS-CARD-47
  'tale-48': card('B', 10, { what: 'beaten', kind: 'kraken', n: 2 }), // NAS-CARD-48
  'tale-49': card('B', 10, { what: 'beaten', kind: 'fortress', n: 2 }), // NAS-CARD-49
  'tale-50': card('B', 10, { what: 'beaten', kind: 'treasure-island', n: 2 }), // NAS-CARD-50
  'tale-51': card('B', 10, { what: 'beaten', kind: 'merchant-ship', n: 2 }), // NAS-CARD-51
  'tale-52': card('B', 10, { what: 'beaten', kind: 'pirate-hunter', n: 2 }), // NAS-CARD-52
  'tale-53': card('B', 7, { what: 'outposts', n: 2 }), // NAS-CARD-53
  'tale-54': card('B', 8, { what: 'towers', n: 2, crates: 2 }), // NAS-CARD-54
  'tale-55': card('B', 6, { what: 'tower-of', crates: 3 }), // NAS-CARD-55
  'tale-56': card('B', 8, { what: 'tower-of', crates: 4 }), // NAS-CARD-56
  'tale-57': card('B', 10, { what: 'tower-stairs' }), // NAS-CARD-57
  'tale-58': card('B', 6, { what: 'sailors', n: 3 }), // NAS-CARD-58
  'tale-59': card('B', 9, { what: 'sailors', n: 4 }), // NAS-CARD-59
  'tale-60': card('B', 8, { what: 'single-shots', n: 3 }), // NAS-CARD-60
  'tale-61': card('B', 6, { what: 'strong-shot', strength: 5 }), // NAS-CARD-61
  'tale-62': card('B', 8, { what: 'cleared', zone: ZONE_E }), // NAS-CARD-62
  'tale-63': card('B', 10, { what: 'cleared', zone: ZONE_I }), // NAS-CARD-63
  'tale-64': card('B', 5, { what: 'crates', n: 4 }, 'designed'), // NAS-CARD-64   NAS-Q-38
  'tale-65': card('B', 7, { what: 'crates', n: 6 }, 'designed'), // NAS-CARD-65
  'tale-66': card('B', 9, { what: 'crates', n: 8 }, 'designed'), // NAS-CARD-66
  'tale-67': card('B', 5, { what: 'standing', n: 2 }), // NAS-CARD-67
  'tale-68': card('B', 7, { what: 'first' }), // NAS-CARD-68
  'tale-69': card('B', 6, { what: 'last' }), // NAS-CARD-69
  'tale-70': card('B', 10, { what: 'tower-of', crates: 5 }), // NAS-CARD-70
  'tale-71': card('B', 9, { what: 'one-type', n: 4 }), // NAS-CARD-71
  'tale-72': card('B', 7, { what: 'all-holds' }), // NAS-CARD-72
  'tale-73': card('B', 7, { what: 'two-goods' }), // NAS-CARD-73
  'tale-74': card('B', 12, { what: 'one-type', n: 5 }), // NAS-CARD-74
} as const satisfies { readonly [id: `tale-${string}`]: TaleCard };

export type TaleId = keyof typeof CARDS;
export const {
  ids: TALE_IDS,
  numbers: TALES,
  item: tale,
  idOf: taleId,
  numberOf: taleNumber,
} = numbered<TaleId, TaleCard>(CARDS);
export const backOf = (number: Tale): Back => tale(number).back;

/** What is drawn at set-up.   NAS-SETUP-19 */
export const FIRST_HAND = { S: 2, A: 2, B: 1 } as const;
/** A bad joke.   NAS-CAMPFIRE-05 */
export const JOKE_POINTS = 1;
