// The twelve classes: traits, combat values, life, destiny, wage and skills.   SKU-DICE-02
import type { SkillId } from './skills.ts';
import type { Source } from './source.ts';

export type Trait = 'strength' | 'agility' | 'intelligence' | 'perception' | 'charisma' | 'melee' | 'ranged';
export const TRAITS: readonly Trait[] = ['strength', 'agility', 'intelligence', 'perception', 'charisma'];

export interface Sheet extends Readonly<Record<Trait, number>> {
  readonly life: number;
  readonly destiny: number;
  readonly wage: number;
  readonly skills: readonly [SkillId, SkillId];
  /** Where the figures come from; single figures that the booklet's examples fix are named. */
  readonly source: Source;
  readonly fixed: readonly (Trait | SkillId)[];
}

const sheet = (
  [strength, agility, intelligence, perception, charisma]: readonly [number, number, number, number, number],
  [melee, ranged]: readonly [number, number],
  [life, destiny, wage]: readonly [number, number, number],
  skills: readonly [SkillId, SkillId],
  fixed: readonly (Trait | SkillId)[] = [],
): Sheet => ({
  strength,
  agility,
  intelligence,
  perception,
  charisma,
  melee,
  ranged,
  life,
  destiny,
  wage,
  skills,
  source: 'designed',
  fixed,
});

export const CLASSES = {
  'sea-dog': sheet([3, 2, 2, 2, 3], [3, 2], [5, 2, 6], ['helmsman', 'weather-nose'], ['charisma', 'helmsman']),
  assassin: sheet([2, 4, 2, 2, 2], [3, 2], [4, 2, 6], ['cats-leap', 'first-blade'], ['melee']),
  'look-out': sheet([2, 3, 2, 4, 1], [1, 3], [4, 2, 5], ['eagle-eye', 'sure-foot'], ['ranged']),
  gunner: sheet([3, 2, 3, 2, 2], [2, 2], [5, 2, 6], ['master-gunner', 'powder-saver'], ['ranged', 'master-gunner']),
  surgeon: sheet([1, 2, 4, 3, 2], [2, 1], [4, 2, 6], ['field-medicine', 'ships-log']),
  'voodoo-man': sheet([2, 2, 3, 2, 3], [2, 2], [4, 3, 5], ['second-sight', 'grave-charm']),
  freedman: sheet([4, 3, 1, 2, 2], [3, 1], [6, 1, 5], ['deck-officer', 'strong-back']),
  witch: sheet([1, 2, 4, 2, 3], [1, 2], [4, 3, 6], ['wind-master', 'still-the-sky'], ['wind-master']),
  'cabin-boy': sheet([2, 4, 2, 2, 2], [2, 3], [3, 3, 4], ['topman', 'light-fingers'], ['ranged']),
  cook: sheet([3, 1, 3, 2, 3], [2, 2], [5, 2, 5], ['hot-stew', 'rum-ration']),
  'captains-daughter': sheet([2, 3, 2, 1, 4], [3, 2], [4, 2, 6], ['old-name', 'rallying-voice']),
  avenger: sheet([3, 3, 2, 2, 2], [4, 2], [5, 1, 6], ['vendetta', 'dead-reckoner']),
} as const satisfies Record<string, Sheet>;

export type ClassId = keyof typeof CLASSES;
export const CLASS_IDS = Object.keys(CLASSES) as ClassId[];

/** A crew group has 2 in each of the five traits.   SKU-CREW-02, SKU-DICE-10 */
export const GROUP_TRAIT = 2;

/** The same sheet with one life less, never below 2, and no destiny. */
export const lifeOf = (cls: ClassId, isAlly: boolean): number =>
  isAlly ? Math.max(2, CLASSES[cls].life - 1) : CLASSES[cls].life;

/** Pirates set out with 2 points of destiny, within what their sheet allows. */
export const startingDestiny = (cls: ClassId): number => Math.min(2, CLASSES[cls].destiny);

/** What a pirate may buy himself in harbour, one for each voyage. */
export const ITEMS = {
  spyglass: { price: 8, trait: 'perception', by: 1, source: 'designed' },
  'good-pistol': { price: 8, trait: 'ranged', by: 1, source: 'designed' },
  'boarding-axe': { price: 8, trait: 'melee', by: 1, source: 'designed' },
  'lucky-coin': { price: 6, trait: 'destiny', by: 1, source: 'designed' },
  'surgeons-kit': { price: 6, trait: 'heal', by: 1, source: 'designed' },
} as const;
export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];
