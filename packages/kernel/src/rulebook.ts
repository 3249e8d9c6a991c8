// How a rule file says what it has to say: procedures with named steps, and questions with their offers.
import type { Offering } from './offering.ts';
import type { Next, Table } from './table.ts';
import type { Params, RuleId, Seat, Viewer } from './types.ts';

/** A step is one sentence of the rulebook. `got` is the answer, the answers or the result it waited for. */
export type Step<B, E, V, S extends string = string> = {
  step(t: Table<B, E, V, S>, v: V, got: never): Next;
}['step'];

/** What a procedure remembers: how to copy it, and what of it a viewer may see. */
export interface Vars<V> {
  clone(v: V): V;
  /** An allow-list: what is not named here does not leave the server. Hidden fields get a neutral value. */
  show(v: V, who: Viewer): V;
}

/** A procedure of the rulebook: named steps in rulebook order; `begin` runs first. */
export interface Proc<B, E, V> {
  readonly id: string;
  readonly rule: RuleId;
  readonly vars: Vars<V>;
  readonly steps: { readonly [step: string]: Step<B, E, V> };
}

export type Lister<B, V> = {
  list(o: Offering, board: B, v: V, seat: Seat): void;
}['list'];

/** Something asked of a seat while a procedure waits. */
export interface Question<B, V> {
  readonly id: string; // 'turn.ship'
  readonly rule: RuleId;
  readonly list: Lister<B, V>;
  /** Nobody learns an answer before all are given. */
  readonly sealed: boolean;
  /** Asked for the sake of secrecy: whoever has a single answer need not be waited for, the table gives it. */
  readonly formal: boolean;
  /** What the sentence that asks needs to know. */
  prompt?(board: B, v: V, seat: Seat): Params;
}

/** For variables that lie open and hold no lists: all of it public, copied field by field. */
export const openVars = <V extends object>(): Vars<V> => ({ clone: (v) => ({ ...v }), show: (v) => ({ ...v }) });

/** The two words of a game's rule files, for its board and its events. */
export function rulebook<B, E>() {
  return {
    /** The steps of a procedure may only go to one another: a wrong name does not compile. */
    proc: <V, S extends string>(
      id: string,
      rule: RuleId,
      vars: Vars<V>,
      steps: { readonly [K in S | 'begin']: Step<B, E, V, S | 'begin'> },
    ): Proc<B, E, V> => ({ id, rule, vars, steps: steps as Proc<B, E, V>['steps'] }),

    question: <V>(
      id: string,
      rule: RuleId,
      list: Lister<B, V>,
      more: { sealed?: boolean; formal?: boolean; prompt?(board: B, v: V, seat: Seat): Params } = {},
    ): Question<B, V> => ({ id, rule, list, sealed: false, formal: false, ...more }),
  };
}

type Wrap<T> = { wrap(base: T): T }['wrap'];

/** What a pack changes in the rules: more procedures and questions, and single steps or lists wrapped by name. */
export interface Pack<B, E> {
  readonly id: string;
  readonly procs?: readonly Proc<B, E, unknown>[];
  readonly questions?: readonly Question<B, unknown>[];
  readonly steps?: { readonly [proc: string]: { readonly [step: string]: Wrap<Step<B, E, unknown>> } };
  readonly lists?: { readonly [question: string]: Wrap<Lister<B, unknown>> };
}
