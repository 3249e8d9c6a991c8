import { takeAt } from './bag.ts';
import { below } from './rng.ts';
import type { Loose, Proc, Question, Step, Takes, Vars } from './rulebook.ts';
import type { Choice, Params, Result, Seat, State, Told } from './types.ts';

declare const next: unique symbol;
/** What a step gives back: proof that it said how the match goes on. */
export type Next = { readonly [next]: true };
const NEXT = {} as Next;

type Steps<B, E> = ReadonlyMap<string, Step<B, E, unknown>>;
/** Procedures by name, with their steps by name. Maps, for they are looked up at every step: twice as fast as objects. */
export type Procs<B, E> = ReadonlyMap<string, { readonly vars: Vars<unknown, unknown>; readonly steps: Steps<B, E> }>;

/** Tells an event: the public part, and what only some seats may know. */
export type Tell<E> = <K extends keyof E & string>(
  event: K,
  params: E[K] & Params,
  secret?: { readonly seats: readonly Seat[]; readonly with: Params },
) => void;

/** Made outside `run`, which would otherwise keep `told` on the heap even in silence. */
const teller =
  <E>(told: Told[], pause: ((event: string) => void) | undefined): Tell<E> =>
  (event, params, secret) => {
    told.push(secret === undefined ? { event, with: params } : { event, with: params, secret });
    pause?.(event);
  };

/** A step that never waits is a mistake in a rule; better a clear error than a frozen table. */
const TOO_MANY_STEPS = 1_000_000;

/**
 * What a step gets as `t` and may use: read and change the board, roll and draw, tell, and say how the match goes on.
 * One runner serves one game; it holds a state only while a choice is carried out.
 */
export class Runner<B, E = Record<string, Params>, V = unknown, S extends string = string, G = Loose, R = unknown> {
  board: B = undefined as B;
  state: State<B> = undefined as unknown as State<B>;

  /** Absent while nobody listens: write `t.tell?.(…)`, and in a search the parameters are not even built. */
  tell: Tell<E> | undefined = undefined;

  // The procedure that ran last, and its steps: mostly it runs again.
  #procs: Procs<B, E> = new Map();
  #proc = '';
  #steps: Steps<B, E> = new Map();
  #waiting = false;
  #got: unknown = undefined;

  // ── how the match goes on ──

  /** On with another step of this procedure. */
  go(step: S): Next {
    this.#top().step = step;
    this.#got = undefined;
    return NEXT;
  }

  /** Wait for the answer of one seat. */
  ask<C extends Choice>(question: Question<B, V, C>, seat: Seat, then: Takes<G, S, C>): Next {
    if (question.together) throw new Error(`${question.id} is asked of several together: write t.askAll(question, seats, step)`);
    const asked = this.state.asked;
    const only = asked[0];
    if (asked.length === 1 && only !== undefined) {
      only.seat = seat;
      only.question = question.id;
      only.answer = null;
    } else this.state.asked = [{ seat, question: question.id, answer: null }];
    this.#top().step = then;
    this.#waiting = true;
    return NEXT;
  }

  /** Wait for the answers of several seats at the same time; they arrive as a list, in the order of `seats`. */
  askAll<C extends Choice>(question: Question<B, V, C>, seats: readonly Seat[], then: Takes<G, S, readonly C[]>): Next {
    if (seats.length === 0)
      throw new Error(
        `${question.id} is asked of nobody: t.askAll needs one seat at least; where nobody is to be asked, go on with t.go(step)`,
      );
    if (!question.together)
      throw new Error(
        `${question.id} is not asked of several together: write t.ask(question, seat, step), or give the question { together: true }`,
      );
    this.state.asked = seats.map((seat) => ({ seat, question: question.id, answer: null }));
    this.#top().step = then;
    this.#waiting = true;
    return NEXT;
  }

  /** Resolve another procedure first; its result arrives at `then`. */
  call<W, Q>(proc: Proc<B, E, W, Q>, vars: W, then: Takes<G, S, Q>): Next {
    this.#top().step = then;
    this.state.stack.push({ proc: proc.id, step: 'begin', vars });
    this.#got = undefined;
    return NEXT;
  }

  /** This procedure is over; its result goes to the one that called it. */
  done(this: undefined extends R ? unknown : never): Next;
  done(result: R): Next;
  done(result?: unknown): Next {
    const frame = this.state.stack.pop();
    this.#got = frame?.aside === true ? undefined : result;
    return NEXT;
  }

  /** The match is over. */
  end(result: Result): Next {
    this.state.result = result;
    this.state.stack.length = 0;
    this.state.asked = [];
    this.#waiting = true;
    return NEXT;
  }

  // ── what packs put in between ──

  /** Between two steps, resolve another procedure; what comes next waits for no result of it. */
  first<W>(proc: Proc<B, E, W>, vars: W): void {
    if (this.#waiting)
      throw new Error(
        `${proc.id} comes too late: somebody is already asked. Write before(…) in the pack instead of after(…), or choose an earlier step`,
      );
    if (this.#got !== undefined)
      throw new Error(
        `${proc.id} cannot come between a result and the step that waits for it: put it before the step that asks or calls, or write around(…)`,
      );
    this.state.stack.push({ proc: proc.id, step: 'begin', vars, aside: true });
  }

  /** Runs what a pack put before a step; if something is to be resolved first, the match comes back to that step as `on`. */
  before<V>(on: string, run: (t: Runner<B, E, V>, v: V) => void, v: V): Next | null {
    const { stack } = this.state;
    const depth = stack.length;
    run(this as unknown as Runner<B, E, V>, v);
    if (stack.length === depth) return null;
    stack[depth - 1]!.step = on;
    return NEXT;
  }

  // ── what happens on the way ──

  /** A turn begins. */
  turn(seat: Seat): void {
    this.state.turns++;
    this.state.active = seat;
  }

  /** A secret comes to light: what came before can no longer be taken back. */
  reveal(): void {
    this.state.knowledge++;
  }

  /** A die with this many sides, from 1. The purpose and the owner let a test script it. */
  roll(sides: number, purpose: string, owner: Seat): number {
    this.state.knowledge++;
    const scripted = this.state.rng.tape === null ? undefined : this.#scripted(purpose, owner);
    if (scripted === undefined) return 1 + below(this.state.rng, sides);
    if (typeof scripted !== 'number' || scripted < 1 || scripted > sides)
      throw new Error(`scripted ${purpose}: no die shows ${scripted}; script one of its sides`);
    return scripted;
  }

  /** One thing out of a bag. */
  draw<T extends string | number>(bag: T[], purpose: string, owner: Seat): T {
    if (bag.length === 0)
      throw new Error(
        `${purpose}: there is nothing left to draw. Look at the length of the bag first, and say by the rule what happens when it is empty`,
      );
    this.state.knowledge++;
    const scripted = this.state.rng.tape === null ? undefined : this.#scripted(purpose, owner);
    if (scripted === undefined) return takeAt(bag, below(this.state.rng, bag.length));
    const at = bag.indexOf(scripted as T);
    if (at < 0)
      throw new Error(`scripted ${purpose}: there is no ${scripted} left to draw; script something that lies in the bag by then`);
    return takeAt(bag, at);
  }

  #scripted(purpose: string, owner: Seat): string | number | undefined {
    const tape = this.state.rng.tape ?? [];
    const at = tape.findIndex((d) => d.purpose === purpose && (d.owner === null || d.owner === owner));
    return at < 0 ? undefined : tape.splice(at, 1)[0]?.value;
  }

  #top() {
    const frame = this.state.stack[this.state.stack.length - 1];
    if (frame === undefined) throw new Error('no procedure is being resolved: after t.end nothing can be asked or called');
    return frame;
  }

  // ── the runner ──

  /** Runs steps until somebody is asked or the match is over. `pause` is called with each event as it is told. */
  run(state: State<B>, procs: Procs<B, E>, got: unknown, told: Told[] | null, pause?: (event: string) => void): void {
    // The runner is old and the state young: the collector notes every such store, so only what is new is stored.
    if (this.state !== state) this.state = state;
    if (this.board !== state.board) this.board = state.board;
    if (this.#procs !== procs) {
      this.#procs = procs;
      this.#proc = '';
    }
    this.tell = told === null ? undefined : teller(told, pause);
    this.#waiting = false;
    this.#got = got;
    const stack = state.stack;
    for (let n = 0; !this.#waiting; n++) {
      const frame = stack[stack.length - 1];
      if (frame === undefined)
        throw new Error(
          'the last procedure is done, but nobody has ended the match: its last step must return t.end({ winners, scores, end })',
        );
      if (this.#proc !== frame.proc) this.#turnTo(frame.proc);
      const step = this.#steps.get(frame.step);
      if (step === undefined)
        throw new Error(`no step ${frame.proc}.${frame.step}: add a step ${frame.step} to the procedure ${frame.proc}`);
      step(this as unknown as Runner<B, E, unknown>, frame.vars, this.#got as never);
      if (n > TOO_MANY_STEPS)
        throw new Error(
          `${frame.proc}.${frame.step} never waits: after ${TOO_MANY_STEPS} steps nobody was asked. Some t.go leads round and round`,
        );
    }
    this.tell = undefined;
  }

  #turnTo(id: string): void {
    const proc = this.#procs.get(id);
    if (proc === undefined)
      throw new Error(`no procedure ${id}: put it into \`procs\` of the game, or of the pack that calls it`);
    this.#steps = proc.steps;
    this.#proc = id;
  }
}
