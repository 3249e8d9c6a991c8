// Whether a lesson holds: its position can be reached, its goals too, every hint leads there, and doing nothing does not.
import { type Choice, type Game, type Rng, rngFrom, type Seat, type State, said, seedOf, type View } from '@boucan/kernel';
import type { Course, Lesson, Position, Step } from './lesson.ts';
import { matches, narrowed, type Pattern, wayOf } from './pattern.ts';
import { OTHERS, othersDice, startOf } from './position.ts';
import { Progress } from './progress.ts';
import { advised, MOST_OTHERS, openTo } from './solver.ts';

/** Chooses for the other seats, as `Bot` does. */
export interface Other {
  choose<B, P, E>(game: Game<B, P, E>, seen: View<P>, rng: Rng): Choice;
}
export { OTHERS };

export interface Checked {
  readonly id: string;
  /** A solver that only reads views reaches every goal. */
  readonly solved: boolean;
  /** Doing nothing passes a task. */
  readonly idle: boolean;
  /** What else is wrong with it. */
  readonly faults: readonly string[];
}

/** Choices of one's own within a task, at most. */
const LONGEST = 14;

/** A lesson being played: what is offered, and what became of it. */
class Played<B, P, E> {
  readonly game: Game<B, P, E>;
  readonly seat: Seat;
  readonly progress: Progress<P>;
  state: State<B>;
  readonly #other: Other;

  constructor(game: Game<B, P, E>, lesson: Lesson<P>, position: Position, other: Other) {
    this.game = game;
    this.seat = position.seat;
    this.state = startOf(game, position);
    this.#other = other;
    this.progress = new Progress(lesson, this.view());
    this.goOn();
  }

  view(): View<P> {
    return this.game.view(this.state, this.seat);
  }

  /** What one may choose now, narrowed to what matters. */
  offered(step: Step<P>): readonly Choice[] {
    return openTo(this.game, this.state, this.seat, step);
  }

  /** Plays on until one is asked again, or has come further. */
  play(choice: Choice): void {
    const outcome = this.game.play(this.state, this.seat, choice);
    if (outcome.refused !== undefined) throw new Error(`${said(choice)} is refused`);
    this.state = outcome.state;
    this.progress.see(this.view());
    this.goOn();
  }

  goOn(): void {
    for (let n = 0; n < MOST_OTHERS && this.progress.step !== undefined; n++) {
      const next = this.game.formal(this.state, this.seat) ? formality(this.game, this.state, this.seat) : null;
      const asked = this.state.asked.filter(({ answer }) => answer === null);
      if (next === null && (asked.length === 0 || asked.some(({ seat }) => seat === this.seat))) return;
      const seat = next === null ? asked[0]!.seat : this.seat;
      const choice = next ?? this.#other.choose(this.game, this.game.glance(this.state, seat), othersDice(this.game, this.state));
      this.state = this.game.clone(this.state);
      this.game.advance(this.state, seat, choice);
      this.progress.see(this.view());
    }
  }
}

function formality<B, P, E>(game: Game<B, P, E>, s: State<B>, seat: Seat): Choice | null {
  const options = game.options(s, seat);
  return options.length === 1 ? options[0]! : null;
}

/** Tries the way of a task; what is wrong with it, if anything. */
function follow<B, P, E>(at: Played<B, P, E>, step: Step<P>, way: readonly Pattern[]): string | undefined {
  const { done } = at.progress;
  for (const pattern of way) {
    if (at.progress.done > done) return `${pattern} comes too late: the task is done`;
    const choice = at.offered(step).find((one) => matches(pattern, one));
    if (choice === undefined) return `${pattern} is not offered`;
    if (step.offers !== undefined && !step.offers.some((one) => matches(one, choice)))
      return `${pattern} is on the way, but not among what matters: the table would say that all is lost`;
    at.play(choice);
  }
  return at.progress.done > done ? undefined : `${way.join(', ')} does not do it`;
}

/** The questions that the learner answers on the way that the last hints show. */
export function questionsIn<B, P, E>(
  game: Game<B, P, E>,
  lesson: Lesson<P>,
  position: Position,
  other: Other,
): ReadonlySet<string> {
  const at = new Played(game, lesson, position, other);
  const questions = new Set<string>();
  for (const [n, step] of lesson.steps.entries())
    for (const pattern of wayOf(step, position, n)) {
      const asked = at.state.asked.find(({ seat, answer }) => seat === at.seat && answer === null);
      const choice = at.offered(step).find((one) => matches(pattern, one));
      if (asked === undefined || choice === undefined || at.progress.done > n) break;
      questions.add(asked.question);
      at.play(choice);
    }
  return questions;
}

/** What somebody chooses, task by task, who sees what the learner sees and imagines the rest; nothing if a goal is not reached. */
function solved<B, P, E>(at: Played<B, P, E>, rng: Rng): string[][] | null {
  const ways: string[][] = [];
  for (let step = at.progress.step; step !== undefined; step = at.progress.step) {
    const [before, { done }] = [at.view(), at.progress];
    const way: string[] = [];
    while (at.progress.done === done) {
      const left = LONGEST - way.length;
      const choice = left > 0 ? advised(at.game, at.view(), before, step, left, rng) : undefined;
      if (choice === undefined) return null;
      way.push(said(choice));
      at.play(choice);
    }
    ways.push(way);
  }
  return ways;
}

/** Like a learner it may start over, and imagines other things the next time. */
const TRIES = 3;

/** How a lesson that begins here is solved. */
export function solutionOf<B, P, E>(game: Game<B, P, E>, lesson: Lesson<P>, position: Position, other: Other): string[][] | null {
  for (let n = 0; n < TRIES; n++) {
    const ways = solved(new Played(game, lesson, position, other), rngFrom(seedOf(`${lesson.id} ${n}`)));
    if (ways !== null) return ways;
  }
  return null;
}

/** How often somebody who does nothing may pass. */
const PATIENCE = 6;

/** Whether a task is done by doing nothing: by waiting, or by passing while one can. */
function idles<B, P, E>(at: Played<B, P, E>, course: Course<P>): boolean {
  const { done } = at.progress;
  for (let n = 0; n < PATIENCE && at.progress.done === done; n++) {
    const pass = at.game.options(at.state, at.seat).find(([verb]) => course.idle.includes(verb));
    if (pass === undefined) break;
    at.play(pass);
  }
  return at.progress.done > done;
}

export function check<B, P, E>(game: Game<B, P, E>, course: Course<P>, lesson: Lesson<P>, other: Other): Checked {
  const position = course.positions[lesson.id];
  const { id, steps } = lesson;
  if (position === undefined) return { id, solved: false, idle: false, faults: ['it has no position'] };
  const faults: string[] = [];
  try {
    const begin = () => new Played(game, lesson, position, other);
    /** At the beginning of a task: those before are done as the first hint says. */
    const upTo = (n: number) => {
      const at = begin();
      for (const [i, step] of steps.slice(0, n).entries()) {
        const fault = follow(at, step, wayOf(step, position, i));
        if (fault !== undefined) throw new Error(fault);
      }
      return at;
    };
    if (begin().progress.done > 0) faults.push('its first task is done before anything was chosen');
    for (const [n, step] of steps.entries()) {
      if (!(step.rule in game.def.text.en.rules)) faults.push(`task ${n + 1}: there is no rule ${step.rule}`);
      const first = wayOf(step, position, n);
      for (const way of [first, ...(step.also ?? [])]) {
        const fault = follow(upTo(n), step, way);
        if (fault !== undefined) faults.push(`task ${n + 1}: ${fault}`);
      }
      for (const pattern of step.offers ?? [])
        if (!everOffered(upTo(n), step, first, pattern)) faults.push(`task ${n + 1}: ${pattern} is never offered`);
      for (const [word, patterns] of Object.entries(step.wrong ?? {}))
        if (!patterns.some((pattern) => everOffered(upTo(n), step, first, pattern)))
          faults.push(`task ${n + 1}: nobody can go wrong by ${word}`);
    }
    const idle = steps.some((_, n) => idles(upTo(n), course));
    return { id, solved: solutionOf(game, lesson, position, other) !== null, idle, faults };
  } catch (error) {
    return { id, solved: false, idle: false, faults: [...faults, (error as Error).message] };
  }
}

/** Whether something like this is offered, allowed or not, on the way to the goal. */
function everOffered<B, P, E>(at: Played<B, P, E>, step: Step<P>, way: readonly Pattern[], pattern: Pattern): boolean {
  const { done } = at.progress;
  for (const one of way) {
    if (narrowed(at.game.offers(at.state, at.seat), step).some(({ choice }) => matches(pattern, choice))) return true;
    const choice = at.offered(step).find((open) => matches(one, open));
    if (choice === undefined || at.progress.done > done) return false;
    at.play(choice);
  }
  return false;
}
