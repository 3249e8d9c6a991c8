// The Loyalty track, as data. The names and prices of its steps are public, what they do is ours.
import type { EffectId } from '../../events/course.ts';

export const PACK = 'loyalty';

/** How far from Content, where every crew starts.   SEA-m11-01, SEA-m11-20 */
export const FIERCE = 3;
export const HAPPY = 2;
export const PLEASED = 1;
export const CONTENT = 0;
export const UNHAPPY = -2;
export const ANGRY = -3;

export type StepId = EffectId & `${typeof PACK}/${string}`;

/** From Angry up; nobody's cube rests on Mutiny, below them.   SEA-SET-81, SEA-SET-82, SEA-SET-83, SEA-SET-84, SEA-SET-85, SEA-SET-86, SEA-SET-87, SEA-SET-88 */
const STEPS: readonly { readonly id: StepId; readonly price: number | null }[] = [
  { id: 'loyalty/angry', price: null },
  { id: 'loyalty/unhappy', price: 2 },
  { id: 'loyalty/restless', price: 2 },
  { id: 'loyalty/content', price: 2 },
  { id: 'loyalty/pleased', price: 3 },
  { id: 'loyalty/happy', price: 3 },
  { id: 'loyalty/fierce', price: 3 },
];

export const stepAt = (mood: number): StepId => STEPS[mood - ANGRY]!.id;

/** What it costs to move up to this step.   SEA-m11-15 */
export const priceOfStep = (mood: number): number => STEPS[mood - ANGRY]!.price!;

/** What the steps do: dice, gold.   SEA-m11-23, SEA-m11-24 */
export const EFFECTS = { recruitDice: 1, promotionGold: 2, firstRollDice: 1, dearerHands: 1, angryDice: -1 } as const;
