import { choice, said, sameChoice } from './choice.ts';
import { hashOf } from './hash.ts';
import { Offering } from './offering.ts';
import { below, cloneRng, fork, rngFrom } from './rng.ts';
import type { Lister, Pack, Proc, Question } from './rulebook.ts';
import { type Procs, Table } from './table.ts';
import type { Words } from './text.ts';
import type {
  Asked,
  Choice,
  Config,
  Offer,
  OptionValue,
  Params,
  Reason,
  Rng,
  RuleId,
  Seat,
  Seed,
  State,
  Told,
  View,
  Viewer,
} from './types.ts';

/** Something a table may agree on before it starts. The first value is the default. */
export interface TableOption {
  readonly id: string;
  readonly rule: RuleId;
  readonly values: readonly OptionValue[];
}

/** What a bot of this game values. */
export interface Advice<B> {
  /** What each seat may expect to have in the end, as it looks now; when the match is over, what it has. In any unit. */
  worth(s: State<B>): readonly number[];
  /** A lead, in the same unit, that as good as decides a match. */
  readonly decisive: number;
  /** How a search of this game goes best, where the usual way does not. */
  readonly search?: {
    /** How many choices are made at random before a position is judged. */
    readonly rollout?: number;
    /** How much the doubtful attracts against the proven. */
    readonly curiosity?: number;
    /** Iterations a level spends on a choice, as a share of the usual number. */
    readonly effort?: number;
  };
}

/** What a game package writes down. `defineGame` makes a playable game of it. */
export interface GameDef<B, P, E> {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The rule that says how many may play. */
  readonly seatsRule: RuleId;
  readonly options: readonly TableOption[];
  readonly procs: readonly Proc<B, E, unknown>[];
  readonly questions: readonly Question<B, unknown>[];
  readonly packs: readonly Pack<B, E>[];
  /** The procedure that is the whole match; it starts with these variables. */
  readonly opening: string;
  /** The nouns of each verb, by name: what a label, a log line and a screen reader call them. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /** What else speaks against a configuration that is otherwise in order. */
  objections?(config: Required<Config>): readonly Reason[];
  /** The table as it is laid out. Chance comes from `rng` alone. */
  setup(config: Required<Config>, rng: Rng): B;
  /** Field by field, by hand. */
  clone(board: B): B;
  /** What a viewer may know of the board. */
  look(s: State<B>, who: Viewer): P;
  /** A board that would look exactly like this to the viewer; what he cannot know is drawn anew. */
  imagine(seen: View<P>, rng: Rng): B;
  /** What is wrong with this position, if anything: cards lost, coins from nowhere, a fleet out of order. */
  faults(s: State<B>): readonly string[];
  /** No match has more choices than this. */
  readonly limit: number;
  readonly advice: Advice<B>;
  readonly text: Words;
}

export type Outcome<B> =
  | { readonly state: State<B>; readonly events: readonly Told[]; readonly refused?: undefined }
  | { readonly refused: readonly Reason[] };

/** Whether a choice can be taken back: freely, if the others agree, or not at all because something came to light. */
export type Finality = 'free' | 'consent' | 'final';

export interface Game<B = unknown, P = unknown, E = unknown> {
  readonly def: GameDef<B, P, E>;
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The configuration with everything that goes without saying: all options, and the packs in the game's order. */
  agreed(config: Config): Required<Config>;
  /** What speaks against starting with this configuration. */
  whyNotStart(config: Config): readonly Reason[];
  /** The first position. `told`, if given, collects what happened until the first question. */
  setup(config: Config, seed: Seed, told?: Told[]): State<B>;
  /** The lawful choices of a seat, in a stable order; none if it is not asked. */
  options(s: State<B>, seat: Seat): Choice[];
  /** The same into an array of the caller's, for those in a hurry; gives their number. */
  list(s: State<B>, seat: Seat, into: Choice[]): number;
  /** Everything the open question mentions, with what speaks against it. */
  offers(s: State<B>, seat: Seat): readonly Offer[];
  /** Why this choice is not allowed; nothing means it is. */
  whyNot(s: State<B>, seat: Seat, c: Choice): readonly Reason[];
  /** Carries out a choice on a copy and tells what happened; or refuses, and says why. */
  play(s: State<B>, seat: Seat, c: Choice): Outcome<B>;
  /** The same in place, in silence and in trust: only for choices that `options` or `list` gave. */
  advance(s: State<B>, seat: Seat, c: Choice): void;
  clone(s: State<B>): State<B>;
  view(s: State<B>, who: Viewer): View<P>;
  /** What a viewer learns of these events. */
  witness(events: readonly Told[], who: Viewer): readonly Told[];
  /** A match that this viewer could be in: everything he cannot know is drawn anew, the dice too. */
  determinize(seen: View<P>, rng: Rng): State<B>;
  finality(s: State<B>, seat: Seat, c: Choice): Finality;
  hash(s: State<B>): string;
  /** What the open question of a seat needs to be asked in words. */
  prompt(s: State<B>, seat: Seat): { readonly question: string; readonly rule: RuleId; readonly with: Params } | null;
}

interface Rules<B, E> {
  readonly procs: Procs<B, E>;
  readonly questions: ReadonlyMap<string, Question<B, unknown>>;
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): { [id: string]: T } => {
  const all: { [id: string]: T } = {};
  for (const thing of things) {
    if (all[thing.id] !== undefined) throw new Error(`there are two things called ${thing.id}`);
    all[thing.id] = thing;
  }
  return all;
};

/** The rules with these packs: the base, what they add, and the steps and lists they wrap, in their order. */
function rulesWith<B, E>(def: GameDef<B, unknown, E>, packs: readonly string[]): Rules<B, E> {
  const used = def.packs.filter((p) => packs.includes(p.id));
  const procs = byId([...def.procs, ...used.flatMap((p) => p.procs ?? [])]);
  const questions = byId([...def.questions, ...used.flatMap((p) => p.questions ?? [])]);
  for (const pack of used) {
    for (const [id, steps] of Object.entries(pack.steps ?? {})) {
      const proc = procs[id];
      if (proc === undefined) throw new Error(`pack ${pack.id} changes ${id}, which does not exist`);
      const changed = { ...proc.steps };
      for (const [name, wrap] of Object.entries(steps)) {
        const base = changed[name];
        if (base === undefined) throw new Error(`pack ${pack.id} changes ${id}.${name}, which does not exist`);
        changed[name] = wrap(base);
      }
      procs[id] = { ...proc, steps: changed };
    }
    for (const [id, wrap] of Object.entries(pack.lists ?? {})) {
      const question = questions[id];
      if (question === undefined) throw new Error(`pack ${pack.id} changes ${id}, which does not exist`);
      questions[id] = { ...question, list: wrap(question.list) as Lister<B, unknown> };
    }
  }
  return {
    procs: new Map(Object.values(procs).map(({ id, vars, steps }) => [id, { vars, steps: new Map(Object.entries(steps)) }])),
    questions: new Map(Object.entries(questions)),
  };
}

/** A playable game from what its package wrote down. */
export function defineGame<B, P, E>(def: GameDef<B, P, E>): Game<B, P, E> {
  const table = new Table<B, E>();
  const offering = new Offering();

  const compiled = new Map<string, Rules<B, E>>();
  let lastPacks: readonly string[] = [];
  let lastRules = rulesWith(def, lastPacks);
  compiled.set('', lastRules);
  const rulesOf = (s: { readonly packs: readonly string[] }): Rules<B, E> => {
    if (s.packs === lastPacks) return lastRules;
    const key = s.packs.join(' ');
    let rules = compiled.get(key);
    if (rules === undefined) {
      rules = rulesWith(def, s.packs);
      compiled.set(key, rules);
    }
    lastPacks = s.packs;
    lastRules = rules;
    return rules;
  };

  const defaults = Object.fromEntries(def.options.map((o) => [o.id, o.values[0] as OptionValue]));
  const agreed = (config: Config): Required<Config> => ({
    seats: config.seats,
    packs: def.packs.map((p) => p.id).filter((id) => config.packs?.includes(id)),
    options: { ...defaults, ...config.options },
  });

  /** The unanswered question of a seat. */
  const askedOf = (s: State<B>, seat: Seat): Asked | undefined => {
    const asked = s.asked;
    for (let i = 0; i < asked.length; i++) {
      const q = asked[i] as Asked;
      if (q.seat === seat && q.answer === null) return q;
    }
    return undefined;
  };
  const questionOf = (s: State<B>, asked: Asked): Question<B, unknown> => {
    const question = rulesOf(s).questions.get(asked.question);
    if (question === undefined) throw new Error(`${def.id} asks ${asked.question}, which is not among its questions`);
    return question;
  };
  const varsOf = (s: State<B>): unknown => s.stack[s.stack.length - 1]?.vars;

  const list = (s: State<B>, seat: Seat, into: Choice[]): number => {
    const asked = askedOf(s, seat);
    if (asked === undefined) return 0;
    offering.listInto(into);
    questionOf(s, asked).list(offering, s.board, varsOf(s), seat);
    return offering.count;
  };
  const options = (s: State<B>, seat: Seat): Choice[] => {
    const into: Choice[] = [];
    into.length = list(s, seat, into);
    return into;
  };
  const offers = (s: State<B>, seat: Seat): readonly Offer[] => {
    const asked = askedOf(s, seat);
    if (asked === undefined) return [];
    return offering.explain((o) => questionOf(s, asked).list(o, s.board, varsOf(s), seat));
  };

  /** The offer that says the same as this choice; or why there is none. */
  const judge = (s: State<B>, seat: Seat, c: Choice): Offer => {
    const asked = askedOf(s, seat);
    if (asked === undefined) {
      const open = s.asked[0];
      const rule = open === undefined ? 'KERNEL' : questionOf(s, open).rule;
      const text = s.result !== null ? 'match-is-over' : s.asked.some((q) => q.seat === seat) ? 'already-answered' : 'not-asked';
      return { choice: c, because: [{ rule, text }] };
    }
    const offer = offers(s, seat).find((o) => sameChoice(o.choice, c));
    return offer ?? { choice: c, because: [{ rule: questionOf(s, asked).rule, text: 'not-an-option' }] };
  };

  const scratch: Choice[] = [];
  /** The lawful choice that says the same as this one, if there is one. Builds no reasons. */
  const lawful = (s: State<B>, seat: Seat, c: Choice): Choice | undefined => {
    const n = list(s, seat, scratch);
    for (let i = 0; i < n; i++) if (sameChoice(scratch[i] as Choice, c)) return scratch[i];
    return undefined;
  };

  /** Puts down an answer; when it is the last one awaited, the match goes on. */
  const carryOut = (s: State<B>, seat: Seat, c: Choice, told: Told[] | null): void => {
    const asked = s.asked;
    if (asked.length === 1) {
      table.run(s, rulesOf(s).procs, c, told);
      return;
    }
    for (const q of asked) if (q.seat === seat && q.answer === null) q.answer = c;
    if (asked.some((q) => q.answer === null)) return;
    if (questionOf(s, asked[0] as Asked).sealed) s.knowledge++;
    // An answer that was saved and loaded in between is words again: steps compare it by `===`.
    const answers = asked.map((q) => choice(...(q.answer as Choice)));
    table.run(s, rulesOf(s).procs, answers, told);
  };

  const clone = (s: State<B>): State<B> => {
    const { procs } = rulesOf(s);
    const stack = new Array(s.stack.length);
    for (let i = 0; i < stack.length; i++) {
      const f = s.stack[i] as State<B>['stack'][number];
      stack[i] = { proc: f.proc, step: f.step, vars: procs.get(f.proc)?.vars.clone(f.vars) };
    }
    const asked = new Array(s.asked.length);
    for (let i = 0; i < asked.length; i++) {
      const q = s.asked[i] as Asked;
      asked[i] = { seat: q.seat, question: q.question, answer: q.answer };
    }
    return {
      game: s.game,
      version: s.version,
      seats: s.seats,
      packs: s.packs,
      options: s.options,
      rng: cloneRng(s.rng),
      board: def.clone(s.board),
      stack,
      asked,
      turns: s.turns,
      active: s.active,
      knowledge: s.knowledge,
      result: s.result,
    };
  };

  const whyNotStart = (config: Config): readonly Reason[] => {
    const [min, max] = def.seats;
    const against: Reason[] = [];
    const say = (text: string, params: Params, rule: RuleId = 'KERNEL') => against.push({ rule, text, with: params });
    if (!Number.isInteger(config.seats) || config.seats < min || config.seats > max)
      say('seats-out-of-range', { seats: config.seats, min, max }, def.seatsRule);
    for (const id of config.packs ?? []) if (!def.packs.some((p) => p.id === id)) say('unknown-pack', { pack: id });
    for (const [id, value] of Object.entries(config.options ?? {})) {
      const option = def.options.find((o) => o.id === id);
      if (option === undefined) say('unknown-option', { option: id });
      else if (!option.values.includes(value)) say('unknown-option-value', { option: id, value });
    }
    if (against.length > 0) return against;
    return def.objections?.(agreed(config)) ?? [];
  };

  return {
    def,
    id: def.id,
    version: def.version,
    seats: def.seats,
    agreed,
    whyNotStart,

    setup(config, seed, told) {
      const against = whyNotStart(config);
      if (against.length > 0) throw new Error(`${def.id} cannot start: ${against.map((r) => r.text).join(', ')}`);
      const full = agreed(config);
      const rng = rngFrom(seed);
      const state: State<B> = {
        game: def.id,
        version: def.version,
        seats: full.seats,
        packs: full.packs,
        options: full.options,
        rng,
        board: def.setup(full, rng),
        stack: [{ proc: def.opening, step: 'begin', vars: {} }],
        asked: [],
        turns: 0,
        active: -1,
        knowledge: 0,
        result: null,
      };
      table.run(state, rulesOf(state).procs, undefined, told ?? null);
      return state;
    },

    options,
    list,
    offers,

    whyNot: (s, seat, c) => judge(s, seat, c).because,

    play(s, seat, c) {
      const taken = lawful(s, seat, c);
      if (taken === undefined) return { refused: judge(s, seat, c).because };
      const state = clone(s);
      const events: Told[] = [];
      carryOut(state, seat, taken, events);
      return { state, events };
    },

    advance: (s, seat, c) => carryOut(s, seat, c, null),
    clone,

    view(s, who) {
      const { procs } = rulesOf(s);
      return {
        game: s.game,
        version: s.version,
        seats: s.seats,
        packs: s.packs,
        options: s.options,
        viewer: who,
        board: def.look(s, who),
        stack: s.stack.map((f) => ({ proc: f.proc, step: f.step, vars: procs.get(f.proc)?.vars.show(f.vars, who) })),
        asked: s.asked.map((q) => ({
          seat: q.seat,
          question: q.question,
          answered: q.answer !== null,
          answer: q.seat === who || !questionOf(s, q).sealed ? q.answer : null,
        })),
        turns: s.turns,
        active: s.active,
        knowledge: s.knowledge,
        result: s.result,
      };
    },

    witness: (events, who) =>
      events.map((e) => {
        if (e.secret === undefined) return e;
        const knows = typeof who === 'number' && e.secret.seats.includes(who);
        return knows ? { event: `${e.event}:seen`, with: { ...e.with, ...e.secret.with } } : { event: e.event, with: e.with };
      }),

    determinize(seen, rng) {
      const { procs } = rulesOf(seen);
      const state: State<B> = {
        game: seen.game,
        version: seen.version,
        seats: seen.seats,
        packs: seen.packs,
        options: seen.options,
        rng: fork(rng),
        board: def.imagine(seen, rng),
        stack: seen.stack.map((f) => ({ proc: f.proc, step: f.step, vars: procs.get(f.proc)?.vars.clone(f.vars) })),
        asked: seen.asked.map((q) => ({ seat: q.seat, question: q.question, answer: q.answer })),
        turns: seen.turns,
        active: seen.active,
        knowledge: seen.knowledge,
        result: seen.result,
      };
      // A sealed answer that was given but not seen could be any lawful one.
      for (let i = 0; i < seen.asked.length; i++) {
        const { answered, answer, seat } = seen.asked[i] as View<P>['asked'][number];
        if (!answered || answer !== null) continue;
        const lawful = options(state, seat);
        (state.asked[i] as Asked).answer = lawful[below(rng, lawful.length)] ?? null;
      }
      return state;
    },

    finality(s, seat, c) {
      const taken = lawful(s, seat, c);
      if (taken === undefined) throw new Error(`${said(c)} is not allowed, so there is nothing to take back`);
      const after = clone(s);
      carryOut(after, seat, taken, null);
      if (after.knowledge !== s.knowledge || after.result !== null) return 'final';
      const stillMine = after.asked.some((q) => q.seat === seat);
      return stillMine ? 'free' : 'consent';
    },

    hash: (s) => hashOf(s),

    prompt(s, seat) {
      const asked = askedOf(s, seat);
      if (asked === undefined) return null;
      const question = questionOf(s, asked);
      return { question: question.id, rule: question.rule, with: question.prompt?.(s.board, varsOf(s), seat) ?? {} };
    },
  };
}
