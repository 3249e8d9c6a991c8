// Before a decision: what was gained finds its place, and whatever breaks off everything is settled.   SKU-MORALE-07, SKU-Q-91
import type { Next, Proc } from '@boucan/kernel';
import type { Voyage } from '../board.ts';
import type { Events } from '../events.ts';
import { ANY_NUMBER, stowing } from './hold.ts';
import { isRestless, unrest } from './unrest.ts';

/** What a helper needs to go on with a step of whoever called it, where nothing is waited for. */
export interface Goer<S extends string> {
  readonly board: Voyage;
  go(step: S): Next;
  call<W, Q>(proc: Proc<Voyage, Events, W, Q>, vars: W, then: S): Next;
}

/** On with this step, once nothing stands to be settled. */
export function settled<S extends string>(t: Goer<S>, step: S): Next {
  const b = t.board;
  if (isRestless(b)) return t.call(unrest, { asked: [] }, step);
  if (b.found.length > 0) return t.call(stowing, { seat: b.captain, left: ANY_NUMBER }, step);
  return t.go(step);
}

/** Whether the step itself should wait for that. */
export const isUnsettled = (b: Voyage): boolean => b.found.length > 0 || isRestless(b);
