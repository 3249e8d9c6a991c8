// What an event owes to cards, abilities and tokens: the log names them.
import type { Tabletop } from '@boucan/kernel';
import { contentOf } from '../box.ts';
import type { Because, EffectId } from '../events/course.ts';

/** A card, captain, zone or token, and no rule, has this part in a sum. */
export const isEffect = (b: Tabletop, what: string): what is EffectId => contentOf(b).effects.has(what);

/** For the parameters of an event. */
export const because = (...by: readonly EffectId[]): Because => ({ effects: by.length, by });
