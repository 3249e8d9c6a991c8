// The steps of a round, and the one that is going on.
import { ICONS } from '../icons.ts';

export const STEPS = [
  { id: 'stepPosts', icon: ICONS.bunk },
  { id: 'stepPrep', icon: ICONS.broom },
  { id: 'stepMove', icon: ICONS.sail },
  { id: 'stepDock', icon: ICONS.anchor },
  { id: 'stepEvent', icon: ICONS.storm },
  { id: 'stepFoes', icon: ICONS.skull },
] as const;
export type StepId = (typeof STEPS)[number]['id'];

const BY_PROC: Readonly<Record<string, StepId>> = {
  'voyage-turn': 'stepPosts',
  demand: 'stepPosts',
  preparations: 'stepPrep',
  movement: 'stepMove',
  docking: 'stepDock',
  'event-turn': 'stepEvent',
  'enemy-turn': 'stepFoes',
};

/** The innermost procedure that is a step of the round. */
export const stepOf = (stack: readonly { readonly proc: string }[]): StepId | null =>
  stack.reduce<StepId | null>((found, { proc }) => BY_PROC[proc] ?? found, null);
