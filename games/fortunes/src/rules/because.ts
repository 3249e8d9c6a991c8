// What an event owes to cards, abilities and tokens: the log names them.
import type { Because, EffectId } from '../events/course.ts';

const NOTHING: Because = { effects: 0, by: [] };

/** For the parameters of an event. */
export const because = (...by: readonly EffectId[]): Because => (by.length === 0 ? NOTHING : { effects: by.length, by });
