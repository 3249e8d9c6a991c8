import { asMade, said, sameChoice } from './choice.ts';
import type { Beat, Game, GameDef } from './definition.ts';
import { hashOf } from './hash.ts';
import { ignoring } from './ignoring.ts';
import { expected, judging } from './judgement.ts';
import { type Net, netOf } from './net.ts';
import { Offering } from './offering.ts';
import { perPacks, type Rules, rulesWith, type TableOption, whyNotTogether } from './pack.ts';
import { below, cloneRng, fork, rngFrom } from './rng.ts';
import type { Question } from './rulebook.ts';
import { Runner } from './runner.ts';
import { seenBy, witness } from './seen.ts';
import { wordsWith } from './text.ts';
import type {
  Asked,
  Choice,
  Config,
  Frame,
  Offer,
  Options,
  OptionValue,
  Params,
  Reason,
  RuleId,
  Seat,
  State,
  Tabletop,
  Told,
  View,
} from './types.ts';

/** A playable game from what its package wrote down. */
export function defineGame<B, P, E>(written: GameDef<B, P, E>): Game<B, P, E> {
  const def: GameDef<B, P, E> = {
    ...written,
    verbs: Object.assign({}, written.verbs, ...written.packs.map((p) => p.verbs)),
    telling: Object.assign({}, written.telling, ...written.packs.map((p) => p.telling)),
    text: wordsWith(written.text, written.packs),
  };
  const runner = new Runner<B, E>();
  const offering = new Offering();

  const compiled = perPacks((packs) =>
    rulesWith(
      def,
      def.packs.filter(({ id }) => packs.includes(id)),
    ),
  );
  const rulesOf = (s: { readonly packs: readonly string[] }): Rules<B, E> => compiled(s.packs);

  const optionsWith = (packs: readonly string[]): readonly TableOption[] => [
    ...def.options,
    ...def.packs.flatMap((p) => (packs.includes(p.id) ? (p.options ?? []) : [])),
  ];
  /** Packs in the game's order, and what goes without saying with them. One list for every set: it is known by it from then on. */
  const sets = new Map<string, { readonly packs: readonly string[]; readonly defaults: Options }>();
  const setOf = (wanted: readonly string[]) => {
    const packs = Object.freeze(def.packs.map((p) => p.id).filter((id) => wanted.includes(id)));
    const key = packs.join(' ');
    let set = sets.get(key);
    if (set === undefined) {
      set = { packs, defaults: Object.fromEntries(optionsWith(packs).map((o) => [o.id, o.values[0] as OptionValue])) };
      sets.set(key, set);
    }
    return set;
  };
  const agreed = (config: Config): Required<Config> => {
    const { packs, defaults } = setOf(config.packs ?? []);
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
      runner.run(s, rulesOf(s).procs, together ? [c] : c, told, pause);
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
    runner.run(s, rulesOf(s).procs, answers, told, pause);
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
        // Copied as a whole first, the object has its shape at once; to grow it part by part would cost as much as the rest.
        const copies: { [pack: string]: unknown } = { ...from.parts };
        for (let i = 0; i < parts.length; i++) {
          const part = parts[i]!;
          copies[part.pack] = part.clone(copies[part.pack]);
        }
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

  const objectionsTo = (config: Config, full: Required<Config>): readonly Reason[] => {
    const [min, max] = def.seats;
    const against: Reason[] = [];
    const say = (text: string, params: Params, rule: RuleId = 'KERNEL') => against.push({ rule, text, with: params });
    if (!Number.isInteger(config.seats) || config.seats < min || config.seats > max)
      say('seats-out-of-range', { seats: config.seats, min, max }, def.seatsRule);
    for (const [i, id] of (config.packs ?? []).entries())
      if (!def.packs.some((p) => p.id === id)) say('unknown-pack', { pack: id });
      else if (config.packs!.indexOf(id) < i) say('pack-twice', { pack: id });
    for (const [id, value] of Object.entries(config.options ?? {})) {
      const option = optionsWith(config.packs ?? []).find((o) => o.id === id);
      const pack = def.packs.find((p) => p.options?.some((o) => o.id === id));
      if (option === undefined && pack !== undefined) say('option-of-pack', { option: id, pack: pack.id });
      else if (option === undefined) say('unknown-option', { option: id });
      else if (!option.values.includes(value)) say('unknown-option-value', { option: id, value });
    }
    against.push(...whyNotTogether(def.packs, config.packs ?? []));
    if (against.length > 0) return against;
    return [def, ...def.packs.filter((p) => full.packs.includes(p.id))].flatMap((by) => by.objections?.(full) ?? []);
  };

  const whyNotStart = (config: Config): readonly Reason[] => objectionsTo(config, agreed(config));

  let learnt: Net | null | undefined;
  /** The network that the game carries, if it carries one. */
  const own = (): Net | null => {
    if (learnt === undefined) {
      const { learned } = def.advice;
      learnt = learned?.weights == null ? null : netOf(learned.weights, learned.features.names);
    }
    return learnt;
  };
  /** Positions judged by these networks, and characters that judge so. */
  const judges = (netFor: (seats: number) => Net | null): Pick<Game<B, P, E>, 'worth' | 'decisive' | 'inCharacter'> => {
    const { as, ...all } = judging(def, rulesOf, netFor);
    return { ...all, inCharacter: (character, seat) => ({ ...game, ...(as(character, seat) ?? all) }) };
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
      const full = agreed(config);
      const against = objectionsTo(config, full);
      if (against.length > 0) throw new Error(`${def.id} cannot start: ${against.map((r) => r.text).join(', ')}`);
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
      runner.run(state, rulesOf(state).procs, undefined, told ?? null);
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
        if (watched === 'closely' || def.telling?.[event]?.beat === true)
          beats.push({ told: events.length, state: { ...clone(state), asked: [] } });
      };
      carryOut(state, seat, taken, events, watched === false ? undefined : pause);
      return { state, events, beats };
    },

    advance: (s, seat, c) => carryOut(s, seat, c, null),
    clone,

    view: (s, who) => seenBy(def, rulesOf(s), s, who, false),
    glance: (s, seat) => seenBy(def, rulesOf(s), s, seat, true),

    witness,

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

    ...judges((seats) => (seats > 1 ? own() : null)),
    judgedBy: (net) => ({ ...game, ...judges(() => net) }),
    ignoring: (packs) =>
      ignoring(game, packs, (s) => {
        const advising = rulesOf(s).advising.filter(({ id }) => !packs.includes(id));
        return expected(def, { advising }, s, s.seats > 1 ? own() : null);
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
