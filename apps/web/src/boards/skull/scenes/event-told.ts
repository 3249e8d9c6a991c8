// The event card that was drawn last, and what came of it: told whether or not somebody had to choose.
import type { Tale, ToldStep } from '../../parts/tale.ts';
import type { EventId } from '../content.ts';

export interface EventTold {
  readonly card: EventId;
  /** Another one is another event. */
  readonly key: string;
  readonly came: readonly ToldStep[];
}

/** With these something else begins. */
const ELSE =
  /^(round\.began|foe\.(rolled|sailed|fired)|crab\.gnawed|tower\.fired|maelstrom\.pulled|voyage\.ended|post\.taken|night\.fell)/u;

export function eventTold({ told }: Pick<Tale, 'told'>): EventTold | null {
  const at = told.findLastIndex(({ event }) => event === 'event.drawn');
  if (at < 0) return null;
  const after = told.slice(at + 1);
  const end = after.findIndex(({ event }) => ELSE.test(event));
  const { key, with: w } = told[at]!;
  return { card: w.card as EventId, key, came: end < 0 ? after : after.slice(0, end) };
}
