// A pack carries an expansion: rules, content, a part of the board, words. The base does not know that it exists.

import type { PackFeatures } from './advice.ts';
import type { Known } from './knows.ts';
import type { Lister, Proc, Question, Step } from './rulebook.ts';
import type { Procs, Runner } from './runner.ts';
import type { PackWords } from './text.ts';
import type { Config, Options, OptionValue, Reason, Rng, RuleId, State, Tabletop, View, Viewer } from './types.ts';

/** Something a table may agree on before it starts. The first value is the default. */
export interface TableOption {
  readonly id: string;
  readonly rule: RuleId;
  readonly values: readonly OptionValue[];
  /** It decides what kind of match this is: asked with the seats, before the rules of the house. */
  readonly first?: true;
}

/** How an event stands in the log, where it is not a plain line. */
export interface Telling {
  /** The heading over what follows. */
  readonly heading?: true;
  /** Whoever watches should see the position as it then was, before the match goes on: a card is revealed, dice have fallen. */
  readonly beat?: true;
  /** The final count of `seat`: the parameters that are added up to its `total`. Their names are among the game's names. */
  readonly count?: readonly string[];
  /** A step on the way to the final count: told again with the scores. */
  readonly reckons?: true;
}
/** How events stand in the log, by event. */
export type Tellings = { readonly [event: string]: Telling };

/** Something put around what was there before. */
export type Wrap<T> = { wrap(base: T): T }['wrap'];

/** One place in the rules that a pack changes; made by `before`, `after`, `around` and `offers` of a game's rulebook. */
export type Change<B, E> =
  | {
      readonly kind: 'before' | 'after';
      readonly proc: string;
      readonly step: string;
      run(t: Runner<B, E>, v: unknown): void;
    }
  | { readonly kind: 'around'; readonly proc: string; readonly step: string; readonly wrap: Wrap<Step<B, E, unknown>> }
  | { readonly kind: 'offers'; readonly question: string; readonly wrap: Wrap<Lister<B, unknown>> };

/** What a pack keeps on the board: how it is laid out, copied, shown, imagined and checked. */
export interface PartDef<B, T, W> {
  /** After the base is laid out; what it takes from the board is gone from there. */
  setup(config: Required<Config>, rng: Rng, board: B): T;
  clone(part: T): T;
  look(part: T, who: Viewer, s: State<B>): W;
  /** A part that would look exactly like this; the base is imagined first, and what lies here must not lie there. */
  imagine(seen: W, rng: Rng, board: B, view: View<unknown>): T;
  /** Who may know what of it. */
  readonly knows: Known<T, B>;
  faults?(part: T, s: State<B>): readonly string[];
}

/** A part of the board that belongs to a pack. */
export interface Part<B, T, W> extends PartDef<B, T, W> {
  readonly pack: string;
  /** As it lies on this board. */
  of(board: B): T;
  /** As a viewer sees it. */
  seen(view: View<unknown>): W;
}

/** The part of the board that a pack brings, with everything the kernel has to know about it. */
export const part = <B, T, W>(pack: string, def: PartDef<B, T, W>): Part<B, T, W> => ({
  ...def,
  pack,
  of: (board) => (board as Tabletop).parts?.[pack] as T,
  seen: (view) => view.parts?.[pack] as W,
});

/** What a pack asks of people, against a match without it. */
export interface Asks {
  readonly time: 'less' | 'same' | 'more' | 'much-more';
  readonly learning: 'nothing' | 'little' | 'some' | 'much';
}

/** Packs that go well together, and what to agree on with them: somebody has chosen for those who do not want to. Its words stand among those of the packs. */
export interface Mixture {
  readonly id: string;
  readonly packs: readonly string[];
  readonly options?: Options;
}

/** An expansion, or a part of one. */
export interface Pack<B, E> {
  readonly id: string;
  /** The packs it cannot do without, and those it cannot be played with. */
  readonly needs?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly options?: readonly TableOption[];
  readonly asks?: Asks;
  /** It brings no pieces: another way to play with those that are there. */
  readonly variant?: true;
  /** Options of the game that have no say with it: it brings the answer. */
  readonly settles?: readonly string[];
  /** Rules of its own that say again, or read otherwise, what others say: which. */
  readonly restates?: { readonly [rule: RuleId]: readonly RuleId[] };
  readonly part?: Part<B, unknown, unknown>;
  readonly verbs?: { readonly [verb: string]: readonly string[] };
  /** What it brings that a choice with another's verb may name. */
  readonly things?: readonly string[];
  readonly procs?: readonly Proc<B, E, unknown>[];
  readonly questions?: readonly Question<B, unknown>[];
  readonly changes?: readonly Change<B, E>[];
  readonly telling?: Tellings;
  readonly text?: PackWords;
  /** What else speaks against a configuration with this pack. */
  objections?(config: Required<Config>): readonly Reason[];
  /** Adds to what each seat may expect, in the unit of the game's advice. */
  worth?(s: State<B>, worth: number[]): void;
  /** What else of it matters, for a network to judge by. */
  readonly features?: PackFeatures<B>;
}

/** The rules of a match with its packs. */
export interface Rules<B, E> {
  readonly procs: Procs<B, E>;
  readonly questions: ReadonlyMap<string, Question<B, unknown>>;
  readonly packs: readonly Pack<B, E>[];
  readonly parts: readonly Part<B, unknown, unknown>[];
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): { [id: string]: T } => {
  const all: { [id: string]: T } = {};
  for (const thing of things) {
    if (all[thing.id] !== undefined)
      throw new Error(
        `there are two things called ${thing.id}: procedures and questions need names of their own, packs included; put the name of the pack before it`,
      );
    all[thing.id] = thing;
  }
  return all;
};

type Steps<B, E> = { [step: string]: Step<B, E, unknown> };
type StepChange<B, E> = Exclude<Change<B, E>, { kind: 'offers' }>;

/** Puts a change into the steps of a procedure. */
function changeStep<B, E>(steps: Steps<B, E>, pack: string, c: StepChange<B, E>): void {
  const base = steps[c.step];
  if (base === undefined)
    throw new Error(
      `pack ${pack} changes ${c.proc}.${c.step}, which does not exist. The steps of ${c.proc}: ${Object.keys(steps).join(', ')}`,
    );
  if (c.kind === 'around') steps[c.step] = c.wrap(base);
  else if (c.kind === 'after')
    steps[c.step] = (t, v, got) => {
      const next = base(t, v, got);
      c.run(t, v);
      return next;
    };
  else {
    // Whatever is resolved first comes back to the step itself, under a name of its own.
    let on = `${c.step} after ${pack}`;
    while (steps[on] !== undefined) on += '+';
    steps[on] = base;
    steps[c.step] = (t, v, got) => t.before(on, c.run, v) ?? base(t, v, got);
  }
}

/** The rules with these packs: the base, what they add, and what they change, in their order. */
export function rulesWith<B, E>(
  base: { readonly procs: readonly Proc<B, E, unknown>[]; readonly questions: readonly Question<B, unknown>[] },
  packs: readonly Pack<B, E>[],
): Rules<B, E> {
  const procs = byId([...base.procs, ...packs.flatMap((p) => p.procs ?? [])]);
  const questions = byId([...base.questions, ...packs.flatMap((p) => p.questions ?? [])]);
  const steps: { [proc: string]: Steps<B, E> } = {};
  const inSteps = (pack: string, c: StepChange<B, E>): void => {
    const proc = procs[c.proc];
    if (proc === undefined)
      throw new Error(
        `pack ${pack} changes ${c.proc}, which does not exist: name a procedure of the game, or of a pack that this one \`needs\``,
      );
    steps[c.proc] ??= { ...proc.steps };
    changeStep(steps[c.proc] as Steps<B, E>, pack, c);
  };
  const openings: (() => void)[] = [];
  for (const pack of packs)
    for (const c of pack.changes ?? []) {
      if (c.kind === 'before') openings.unshift(() => inSteps(pack.id, c));
      else if (c.kind !== 'offers') inSteps(pack.id, c);
      else {
        const question = questions[c.question];
        if (question === undefined)
          throw new Error(
            `pack ${pack.id} changes ${c.question}, which does not exist: name a question of the game, or of a pack that this one \`needs\``,
          );
        questions[c.question] = { ...question, list: c.wrap(question.list) };
      }
    }
  // The last one in comes first: what stands before a step runs in the order of the packs.
  for (const open of openings) open();
  return {
    procs: new Map(
      Object.values(procs).map((p) => [p.id, { vars: p.vars, steps: new Map(Object.entries(steps[p.id] ?? p.steps)) }]),
    ),
    questions: new Map(Object.entries(questions)),
    packs,
    parts: packs.flatMap((p) => p.part ?? []),
  };
}

/** What speaks against playing these packs together. */
export function whyNotTogether<B, E>(all: readonly Pack<B, E>[], chosen: readonly string[]): Reason[] {
  const against: Reason[] = [];
  const say = (text: string, pack: string, other: string) => against.push({ rule: 'KERNEL', text, with: { pack, other } });
  for (const { id, needs = [], conflicts = [] } of all) {
    if (!chosen.includes(id)) continue;
    for (const other of needs) if (!chosen.includes(other)) say('pack-needs', id, other);
    for (const other of conflicts) if (chosen.includes(other)) say('pack-conflicts', id, other);
  }
  return against;
}

/** Makes something once for every set of packs. A list of packs never changes, so whoever comes again with the same one is known by it. */
export function perPacks<T>(make: (packs: readonly string[]) => T): (packs: readonly string[]) => T {
  const bySet = new Map<string, T>();
  const byList = new WeakMap<readonly string[], T>();
  let lastPacks: readonly string[] = [];
  let last = make(lastPacks);
  bySet.set('', last);
  const other = (packs: readonly string[]): T => {
    let made = byList.get(packs);
    if (made === undefined) {
      const key = packs.join(' ');
      made = bySet.get(key) ?? make(packs);
      bySet.set(key, made);
      byList.set(packs, made);
    }
    lastPacks = packs;
    last = made;
    return made;
  };
  return (packs) => (packs === lastPacks ? last : other(packs));
}

/**
 * What is in the box, by the packs that are played. `put` says what a pack adds, `of` gives the content of a board, a view or a
 * configuration; it is put together once for every set of packs. From `playWith` on it is what that makes of it, until that is undone: so
 * recorded matches are played with the cards there were.
 */
export function shelf<C, X>(base: C, add: (content: C, more: X, pack: string) => C) {
  const additions = new Map<string, X>();
  const laid = perPacks((packs) =>
    packs.reduce((all, pack) => (additions.has(pack) ? add(all, additions.get(pack) as X, pack) : all), base),
  );
  let together = laid;
  let plain = base;
  return {
    put(pack: string, more: X): void {
      if (additions.has(pack)) throw new Error(`pack ${pack} adds its content twice: write one addContent for all of it`);
      additions.set(pack, more);
    },
    of({ packs }: { readonly packs?: readonly string[] }): C {
      return packs === undefined ? plain : together(packs);
    },
    playWith(only: (content: C) => C): () => void {
      together = perPacks((packs) => only(laid(packs)));
      plain = only(base);
      return () => {
        together = laid;
        plain = base;
      };
    },
  };
}

/** What packs have to say in one place of the rules: `put` by each that has anything to say, `of` gives it in their order. */
export const fromPacks = <T>() => shelf<readonly T[], T>([], (all, one) => [...all, one]);
