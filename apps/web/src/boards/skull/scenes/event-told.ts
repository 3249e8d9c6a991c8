// The event card that was drawn last, and what came of it: told whether or not somebody had to choose.
import type { Fresh } from '../../../table/source.ts';
import { type ToldStep, toldSince } from '../../parts/tale.ts';
import type { EventId } from '../content.ts';

export interface EventTold {
  readonly card: EventId;
  /** Another one is another event. */
  readonly key: string;
  readonly came: readonly ToldStep[];
  /** How many rounds have begun since. */
  readonly rounds: number;
}

/** With these something else begins. */
const ELSE =
  /^(round\.began|boarding\.turn|foe\.(rolled|sailed|fired)|crab\.gnawed|tower\.fired|maelstrom\.pulled|voyage\.ended|post\.taken|watch\.advanced|night\.fell)$/u;

/** Null while there is none: before the first, and where an enemy leaves no room for one. */
export function eventTold(log: readonly Fresh[]): EventTold | null {
  const [drawn, ...after] = toldSince(log, ({ event }) => event === 'event.drawn' || event === 'event.skipped');
  if (drawn?.event !== 'event.drawn') return null;
  const end = after.findIndex(({ event }) => ELSE.test(event));
  return {
    card: drawn.with.card as EventId,
    key: drawn.key,
    came: end < 0 ? after : after.slice(0, end),
    rounds: after.filter(({ event }) => event === 'round.began').length,
  };
}
