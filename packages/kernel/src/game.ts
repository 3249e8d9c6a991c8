import { asMade, said, sameChoice } from './choice.ts';
import { hashOf } from './hash.ts';
import { DECIDED, judgement, type Learned } from './judgement.ts';
import { type Net, netOf } from './net.ts';
import { Offering } from './offering.ts';
import { type Pack, type Rules, rulesWith, type TableOption, type Tellings, whyNotTogether } from './pack.ts';
import { below, cloneRng, fork, rngFrom } from './rng.ts';
import type { Proc, Question } from './rulebook.ts';
import { Table } from './table.ts';
import { type Words, wordsWith } from './text.ts';
import type {
  Asked,
  Choice,
  Config,
  Frame,
  Key,
  Offer,
  OptionValue,
  Params,
  Reason,
  Rng,
  RuleId,
  Seat,
  Seed,
  State,
  Tabletop,
  Told,
  View,
  Viewer,
} from './types.ts';

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
  /** What nobody would do here, though it is lawful: undoing at a loss what was just done. Bots leave it out while there is anything else. */
  silly?(s: State<B>, seat: Seat, choice: Choice): boolean;
  /** What was learned by playing. Where several sit at the table it takes the place of `worth`. */
  readonly learned?: Learned<B>;
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
  /** How events stand in the log, where it is not as plain lines. */
  readonly telling?: Tellings;
  /** Questions that are weighed in the open: who is not asked sees what could be chosen, and may advise. All of it must be known to all. */
  readonly counsel?: readonly string[];
  /** Ends at which all lose together. */
  readonly losses?: readonly string[];
  /** What else speaks against a configuration that is otherwise in order. */
  objections?(config: Required<Config>): readonly Reason[];
  /** The table as it is laid out. Chance comes from `rng` alone. */
  setup(config: Required<Config>, rng: Rng): B;
  /** Field by field, by hand. */
  clone(board: B): B;
  /** What a viewer may know of the board. What is only added up for the eye may be left out where a bot looks. */
  look(s: State<B>, who: Viewer, isBot: boolean): P;
  /** A board that would look exactly like this to the viewer; what he cannot know is drawn anew. */
  imagine(seen: View<P>, rng: Rng): B;
  /** What is wrong with this position, if anything: cards lost, coins from nowhere, a fleet out of order. */
  faults(s: State<B>): readonly string[];
  /** No match has more choices than this. */
  readonly limit: number;
  readonly advice: Advice<B>;
  readonly text: Words;
}

/** The position in the middle of what a choice led to, when so many of its events had been told. Nobody is asked in it. */
export interface Beat<B> {
  readonly told: number;
  readonly state: State<B>;
}

export type Outcome<B> =
  | {
      readonly state: State<B>;
      readonly events: readonly Told[];
      readonly beats: readonly Beat<B>[];
      readonly refused?: undefined;
    }
  | { readonly refused: readonly Reason[] };

/** Whether a choice can be taken back: freely, if the others agree, or not at all because something came to light. */
export type Finality = 'free' | 'consent' | 'final';

export interface Game<B = unknown, P = unknown, E = unknown> {
  /** What its package wrote down; words, verbs and telling with those of all its packs. */
  readonly def: GameDef<B, P, E>;
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The configuration with everything that goes without saying: all options, and the packs in the game's order. */
  agreed(config: Config): Required<Config>;
  /** What a table that plays these packs may agree on. */
  optionsWith(packs: readonly string[]): readonly TableOption[];
  /** What speaks against starting with this configuration. */
  whyNotStart(config: Config): readonly Reason[];
  /** The first position. `told`, if given, collects what happened until the first question. */
  setup(config: Config, seed: Seed | Key, told?: Told[]): State<B>;
  /** The lawful choices of a seat, in a stable order; none if it is not asked. */
  options(s: State<B>, seat: Seat): Choice[];
  /** The same into an array of the caller's, for those in a hurry; gives their number. */
  list(s: State<B>, seat: Seat, into: Choice[]): number;
  /** Everything the open question mentions, with what speaks against it. */
  offers(s: State<B>, seat: Seat): readonly Offer[];
  /** Why this choice is not allowed; nothing means it is. */
  whyNot(s: State<B>, seat: Seat, c: Choice): readonly Reason[];
  /** Carries out a choice on a copy and tells what happened, beat by beat if it is `watched`; or refuses, and says why. */
  play(s: State<B>, seat: Seat, c: Choice, watched?: boolean): Outcome<B>;
  /** The same in place, in silence and in trust: only for choices that `options` or `list` gave. */
  advance(s: State<B>, seat: Seat, c: Choice): void;
  clone(s: State<B>): State<B>;
  view(s: State<B>, who: Viewer): View<P>;
  /** What a bot of this seat is handed: its view, without what is only added up for people. */
  glance(s: State<B>, seat: Seat): View<P>;
  /** What a viewer learns of these events. */
  witness(events: readonly Told[], who: Viewer): readonly Told[];
  /** A match that this viewer could be in: everything he cannot know is drawn anew, the dice too. */
  determinize(seen: View<P>, rng: Rng): State<B>;
  finality(s: State<B>, seat: Seat, c: Choice): Finality;
  hash(s: State<B>): string;
  /** What is wrong with this position, packs included. */
  faults(s: State<B>): readonly string[];
  /** What each seat may expect, as the game and its packs advise: as it was learned, or as it was written by hand. */
  worth(s: State<B>): readonly number[];
  /** A lead, in the unit of `worth`, that as good as decides a match of this many seats. */
  decisive(seats: number): number;
  /** The same game, its positions judged by this network; or as it was written by hand. */
  judgedBy(net: Net | null): Game<B, P, E>;
  /** Whether the question a seat is asked is a formality, which the table answers where there is but one answer. */
  formal(s: State<B>, seat: Seat): boolean;
  /** Whether nobody learns a seat's answer before all are given. */
  sealed(s: State<B>, seat: Seat): boolean;
  /** Whether everybody may see what a seat could choose, and advise it. */
  counselled(s: State<B>, seat: Seat): boolean;
  /** What the open question of a seat needs to be asked in words. */
  prompt(s: State<B>, seat: Seat): { readonly question: string; readonly rule: RuleId; readonly with: Params } | null;
}

/** A playable game from what its package wrote down. */
export function defineGame<B, P, E>(written: GameDef<B, P, E>): Game<B, P, E> {
  const def: GameDef<B, P, E> = {
    ...written,
    verbs: Object.assign({}, written.verbs, ...written.packs.map((p) => p.verbs)),
    telling: Object.assign({}, written.telling, ...written.packs.map((p) => p.telling)),
    text: wordsWith(written.text, written.packs),
  };
  const table = new Table<B, E>();
  const offering = new Offering();

  const compiled = new Map<string, Rules<B, E>>();
  let lastPacks: readonly string[] = [];
  let lastRules = rulesWith(def, []);
  compiled.set('', lastRules);
  const rulesOf = (s: { readonly packs: readonly string[] }): Rules<B, E> => {
    if (s.packs === lastPacks) return lastRules;
    const key = s.packs.join(' ');
    let rules = compiled.get(key);
    if (rules === undefined) {
      rules = rulesWith(
        def,
        def.packs.filter((p) => s.packs.includes(p.id)),
      );
      compiled.set(key, rules);
    }
    lastPacks = s.packs;
    lastRules = rules;
    return rules;
  };

  const optionsWith = (packs: readonly string[]): readonly TableOption[] => [
    ...def.options,
    ...def.packs.flatMap((p) => (packs.includes(p.id) ? (p.options ?? []) : [])),
  ];
  const agreed = (config: Config): Required<Config> => {
    const packs = def.packs.map((p) => p.id).filter((id) => config.packs?.includes(id));
    const defaults = Object.fromEntries(optionsWith(packs).map((o) => [o.id, o.values[0] as OptionValue]));
    return { seats: config.seats, packs, options: { ...defaults, ...config.options } };
  };

  /** Lays what belongs to the packs of a match on its board. */
  const furnish = (board: B, packs: readonly string[], make: (part: Rules<B, E>['parts'][number]) => unknown): B => {
    if (packs.length === 0) return board;
    const top = board as Tabletop;
    top.packs = packs;
    const { parts } = rulesOf({ packs });
    if (parts.length > 0) {
      top.parts = {};
      for (const part of parts) top.parts[part.pack] = make(part);
    }
    return board;
  };

  /** The unanswered question of a seat. */
  const askedOf = (s: State<B>, seat: Seat): Asked | undefined => {
    const asked = s.asked;
    for (let i = 0; i < asked.length; i++) {
      const q = asked[i] as Asked;
      if (q.seat === seat && q.answer === null) return q;
    }
    return undefined;
  };
  // What was looked up last is mostly asked for again: to list, then to carry out.
  let lastRulebook: Rules<B, E> | undefined;
  let lastQuestion: Question<B, unknown> | undefined;
  const questionOf = (s: State<B>, asked: Asked): Question<B, unknown> => {
    const rules = rulesOf(s);
    if (lastQuestion !== undefined && lastQuestion.id === asked.question && lastRulebook === rules) return lastQuestion;
    const question = rules.questions.get(asked.question);
    if (question === undefined) throw new Error(`${def.id} asks ${asked.question}, which is not among its questions`);
    lastRulebook = rules;
    lastQuestion = question;
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
  const carryOut = (s: State<B>, seat: Seat, c: Choice, told: Told[] | null, pause?: (event: string) => void): void => {
    const asked = s.asked;
    const { together, sealed } = questionOf(s, asked[0] as Asked);
    if (asked.length === 1) {
      table.run(s, rulesOf(s).procs, together ? [c] : c, told, pause);
      return;
    }
    let open = false;
    for (let i = 0; i < asked.length; i++) {
      const q = asked[i] as Asked;
      if (q.answer !== null) continue;
      if (q.seat === seat) q.answer = c;
      else open = true;
    }
    if (open) return;
    if (sealed) s.knowledge++;
    // An answer that was saved and loaded in between is words again: steps compare it by `===`.
    const answers = new Array<Choice>(asked.length);
    for (let i = 0; i < answers.length; i++) answers[i] = asMade((asked[i] as Asked).answer as Choice);
    table.run(s, rulesOf(s).procs, answers, told, pause);
  };

  const clone = (s: State<B>): State<B> => {
    const { procs, parts } = rulesOf(s);
    const stack = new Array(s.stack.length);
    for (let i = 0; i < stack.length; i++) {
      const f = s.stack[i] as State<B>['stack'][number];
      const frame: Frame = { proc: f.proc, step: f.step, vars: procs.get(f.proc)?.vars.clone(f.vars) };
      if (f.aside === true) frame.aside = true;
      stack[i] = frame;
    }
    const asked = new Array(s.asked.length);
    for (let i = 0; i < asked.length; i++) {
      const q = s.asked[i] as Asked;
      asked[i] = { seat: q.seat, question: q.question, answer: q.answer };
    }
    const board = def.clone(s.board);
    if (s.packs.length > 0) {
      const [from, to] = [s.board as Tabletop, board as Tabletop];
      to.packs = s.packs;
      if (parts.length > 0) {
        const copies: Tabletop['parts'] = {};
        for (const part of parts) copies[part.pack] = part.clone(from.parts?.[part.pack]);
        to.parts = copies;
      }
    }
    return {
      game: s.game,
      version: s.version,
      seats: s.seats,
      packs: s.packs,
      options: s.options,
      rng: cloneRng(s.rng),
      board,
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
      const option = optionsWith(config.packs ?? []).find((o) => o.id === id);
      const pack = def.packs.find((p) => p.options?.some((o) => o.id === id));
      if (option === undefined && pack !== undefined) say('option-of-pack', { option: id, pack: pack.id });
      else if (option === undefined) say('unknown-option', { option: id });
      else if (!option.values.includes(value)) say('unknown-option-value', { option: id, value });
    }
    against.push(...whyNotTogether(def.packs, config.packs ?? []));
    if (against.length > 0) return against;
    const full = agreed(config);
    return [def, ...def.packs.filter((p) => full.packs.includes(p.id))].flatMap((by) => by.objections?.(full) ?? []);
  };

  let learnt: Net | null | undefined;
  /** The network that the game carries, if it carries one. */
  const own = (): Net | null => {
    if (learnt === undefined) {
      const { learned } = def.advice;
      learnt = learned?.weights == null ? null : netOf(learned.weights, learned.features.names);
    }
    return learnt;
  };
  const expected = (s: State<B>, net: Net | null): readonly number[] => {
    const { learned } = def.advice;
    const judged = net === null || learned === undefined ? def.advice.worth(s) : judgement(net, learned, s);
    const { advising } = rulesOf(s);
    if (advising.length === 0) return judged;
    const unit = net === null || learned === undefined ? 1 : learned.point;
    const added = judged.map(() => 0);
    for (const pack of advising) pack.worth?.(s, added);
    return judged.map((worth, seat) => worth + unit * added[seat]!);
  };

  const seenBy = (s: State<B>, who: Viewer, isBot: boolean): View<P> => {
    const { procs, parts } = rulesOf(s);
    const seen = parts.map((part) => [part.pack, part.look(part.of(s.board), who, s)]);
    return {
      game: s.game,
      version: s.version,
      seats: s.seats,
      packs: s.packs,
      options: s.options,
      viewer: who,
      board: def.look(s, who, isBot),
      ...(seen.length > 0 ? { parts: Object.fromEntries(seen) } : {}),
      stack: s.stack.map((f) => ({
        proc: f.proc,
        step: f.step,
        vars: procs.get(f.proc)?.vars.show(f.vars, who),
        ...(f.aside === true ? { aside: true as const } : {}),
      })),
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
  };

  const game: Game<B, P, E> = {
    def,
    id: def.id,
    version: def.version,
    seats: def.seats,
    agreed,
    optionsWith,
    whyNotStart,

    setup(config, seed, told) {
      const against = whyNotStart(config);
      if (against.length > 0) throw new Error(`${def.id} cannot start: ${against.map((r) => r.text).join(', ')}`);
      const full = agreed(config);
      const rng = rngFrom(seed);
      const board = def.setup(full, rng);
      const state: State<B> = {
        game: def.id,
        version: def.version,
        seats: full.seats,
        packs: full.packs,
        options: full.options,
        rng,
        board: furnish(board, full.packs, (part) => part.setup(full, rng, board)),
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

    play(s, seat, c, watched = false) {
      const taken = lawful(s, seat, c);
      if (taken === undefined) return { refused: judge(s, seat, c).because };
      const state = clone(s);
      const events: Told[] = [];
      const beats: Beat<B>[] = [];
      const pause = (event: string): void => {
        if (def.telling?.[event]?.beat === true) beats.push({ told: events.length, state: { ...clone(state), asked: [] } });
      };
      carryOut(state, seat, taken, events, watched ? pause : undefined);
      return { state, events, beats };
    },

    advance: (s, seat, c) => carryOut(s, seat, c, null),
    clone,

    view: (s, who) => seenBy(s, who, false),
    glance: (s, seat) => seenBy(s, seat, true),

    witness: (events, who) =>
      events.map((e) => {
        if (e.secret === undefined) return e;
        const knows = typeof who === 'number' && e.secret.seats.includes(who);
        return knows ? { event: `${e.event}:seen`, with: { ...e.with, ...e.secret.with } } : { event: e.event, with: e.with };
      }),

    determinize(seen, rng) {
      const { procs } = rulesOf(seen);
      const board = def.imagine(seen, rng);
      const state: State<B> = {
        game: seen.game,
        version: seen.version,
        seats: seen.seats,
        packs: seen.packs,
        options: seen.options,
        rng: fork(rng),
        board: furnish(board, seen.packs, (part) => part.imagine(part.seen(seen), rng, board, seen)),
        stack: seen.stack.map((f) => ({
          proc: f.proc,
          step: f.step,
          vars: procs.get(f.proc)?.vars.clone(f.vars),
          ...(f.aside === true ? { aside: true as const } : {}),
        })),
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

    faults: (s) => [
      ...def.faults(s),
      ...rulesOf(s).parts.flatMap((part) => (part.faults?.(part.of(s.board), s) ?? []).map((fault) => `${part.pack}: ${fault}`)),
    ],

    worth: (s) => expected(s, s.seats > 1 ? own() : null),
    decisive: (seats) => (seats > 1 && own() !== null ? DECIDED : def.advice.decisive),
    judgedBy: (net) => ({
      ...game,
      worth: (s) => expected(s, net),
      decisive: () => (net === null ? def.advice.decisive : DECIDED),
    }),

    formal: (s, seat) => {
      const asked = askedOf(s, seat);
      return asked !== undefined && questionOf(s, asked).formal;
    },
    sealed: (s, seat) => {
      const asked = askedOf(s, seat);
      return asked !== undefined && questionOf(s, asked).sealed;
    },
    counselled: (s, seat) => {
      const asked = askedOf(s, seat);
      return asked !== undefined && def.counsel?.includes(asked.question) === true;
    },

    prompt(s, seat) {
      const asked = askedOf(s, seat);
      if (asked === undefined) return null;
      const question = questionOf(s, asked);
      return { question: question.id, rule: question.rule, with: question.prompt?.(s.board, varsOf(s), seat) ?? {} };
    },
  };
  return game;
}
