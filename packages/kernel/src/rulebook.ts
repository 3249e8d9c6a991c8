// How a rule file says what it has to say: procedures with named steps, and questions with their offers.

import type { Offering } from './offering.ts';
import type { Change, Wrap } from './pack.ts';
import type { Next, Runner } from './runner.ts';
import type { Choice, Params, RuleId, Seat, Viewer } from './types.ts';

declare const loose: unique symbol;
/** What steps wait for is not declared: they say themselves what they got, and nobody checks. */
export interface Loose {
  readonly [loose]: true;
}

/** What arrives at a step: the answer, the answers or the result it is declared to wait for. */
export type Got<G, K> = G extends Loose ? never : K extends keyof G ? G[K] : undefined;

/** The steps that may wait for this: those declared for it, and those that do not care what they waited for. */
export type Takes<G, S extends string, X> = G extends Loose
  ? S
  : { [K in S]: K extends keyof G ? (X extends G[K] ? K : never) : K }[S];

/** A step is one sentence of the rulebook. `got` is the answer, the answers or the result it waited for. */
export type Step<B, E, V, S extends string = string, G = Loose, R = unknown, X = never> = {
  step(t: Runner<B, E, V, S, G, R>, v: V, got: X): Next;
}['step'];

/**
 * What a procedure remembers: how to copy it, and what of it a viewer may see. The types beside it say what its steps wait for,
 * by name, and what it gives back to whoever called it.
 */
export interface Vars<V, G = Loose, R = unknown> {
  clone(v: V): V;
  /** An allow-list: what is not named here does not leave the server. Hidden fields get a neutral value. */
  show(v: V, who: Viewer): V;
  readonly waitsFor?: G;
  readonly gives?: R;
}

/** A procedure of the rulebook: named steps in rulebook order; `begin` runs first. */
export interface Proc<B, E, V, R = unknown, G = unknown, S extends string = string> {
  readonly id: string;
  readonly rule: RuleId;
  readonly vars: Vars<V, G, R>;
  readonly steps: { readonly [step: string]: Step<B, E, V> };
  readonly stepNames?: S;
}

/** What a question does to list its choices. */
export type Lister<B, V, C extends Choice = Choice> = {
  list(o: Offering<C>, board: B, v: V, seat: Seat): void;
}['list'];

/** Something asked of a seat while a procedure waits. */
export interface Question<B, V, C extends Choice = Choice> {
  readonly id: string; // 'turn.ship'
  readonly rule: RuleId;
  readonly list: Lister<B, V, C>;
  /** Put to several seats at once, by `askAll`: the answers come as a list, of one seat too. */
  readonly together: boolean;
  /** Nobody learns an answer before all are given. */
  readonly sealed: boolean;
  /** Asked for the sake of secrecy: whoever has a single answer need not be waited for, the table gives it. */
  readonly formal: boolean;
  /** What the sentence that asks needs to know. */
  prompt?(board: B, v: V, seat: Seat): Params;
  /** Of a formal question: the answer of a seat that lets such moments go by while nothing of its own is at stake; null where something is. By public facts alone. */
  idle?(board: B, v: V, seat: Seat): C | null;
}

/** For variables that lie open and hold no lists: all of it public, copied field by field. */
export const openVars = <V extends object, G = Loose, R = unknown>(): Vars<V, G, R> => ({
  clone: (v) => ({ ...v }),
  show: (v) => ({ ...v }),
});

/** The words of a game's rule files, for its board and its events. */
export function rulebook<B, E>() {
  return {
    /** The steps of a procedure may only go to one another, and only wait for what they declare: a wrong name does not compile. */
    proc: <V, G, R, S extends string>(
      id: string,
      rule: RuleId,
      vars: Vars<V, G, R>,
      steps: { readonly [K in S | 'begin']: Step<B, E, V, S | 'begin', G, R, Got<G, K>> },
    ): Proc<B, E, V, R, G, S | 'begin'> => ({ id, rule, vars, steps: steps as unknown as Proc<B, E, V>['steps'] }),

    question: <V, C extends Choice = Choice>(
      id: string,
      rule: RuleId,
      list: Lister<B, V, C>,
      more: {
        together?: boolean;
        sealed?: boolean;
        formal?: boolean;
        prompt?(board: B, v: V, seat: Seat): Params;
        idle?(board: B, v: V, seat: Seat): C | null;
      } = {},
    ): Question<B, V, C> => ({ id, rule, list, together: more.sealed ?? false, sealed: false, formal: false, ...more }),

    // ── what a pack changes in somebody else's procedures and questions ──

    /** Before this step. What must be asked or rolled at length is resolved first, by `t.first`. */
    before: <V, R, G, S extends string>(
      proc: Proc<B, E, V, R, G, S>,
      step: S,
      run: { run(t: Runner<B, E, V>, v: V): void }['run'],
    ): Change<B, E> => ({ kind: 'before', proc: proc.id, step, run: run as Extract<Change<B, E>, { kind: 'before' }>['run'] }),

    /** After what this step did, and before what it goes on to. */
    after: <V, R, G, S extends string>(
      proc: Proc<B, E, V, R, G, S>,
      step: S,
      run: { run(t: Runner<B, E, V>, v: V): void }['run'],
    ): Change<B, E> => ({ kind: 'after', proc: proc.id, step, run: run as Extract<Change<B, E>, { kind: 'after' }>['run'] }),

    /** Instead of this step, with the step itself at hand. */
    around: <V, R, G, S extends string>(proc: Proc<B, E, V, R, G, S>, step: S, wrap: Wrap<Step<B, E, V>>): Change<B, E> => ({
      kind: 'around',
      proc: proc.id,
      step,
      wrap: wrap as unknown as Wrap<Step<B, E, unknown>>,
    }),

    /** What this question offers, with what it offered before at hand. */
    offers: <V, C extends Choice>(question: Question<B, V, C>, wrap: Wrap<Lister<B, V>>): Change<B, E> => ({
      kind: 'offers',
      question: question.id,
      wrap: wrap as unknown as Wrap<Lister<B, unknown>>,
    }),
  };
}
