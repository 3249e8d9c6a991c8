import { agreementOf } from './agreement.ts';
import { asking } from './asking.ts';
import { asMade, said } from './choice.ts';
import { copying, furnish, imagining } from './copying.ts';
import type { Beat, Finality, Game, GameDef } from './definition.ts';
import { hashOf } from './hash.ts';
import { perPacks, type Rules, rulesWith } from './pack.ts';
import { rngFrom } from './rng.ts';
import { Runner } from './runner.ts';
import { seenBy, witness } from './seen.ts';
import { wordsWith } from './text.ts';
import type { Asked, Choice, Seat, State, Told } from './types.ts';

/** A playable game from what its package wrote down. */
export function defineGame<B, P, E>(written: GameDef<B, P, E>): Game<B, P, E> {
  const def: GameDef<B, P, E> = {
    ...written,
    verbs: Object.assign({}, written.verbs, ...written.packs.map((p) => p.verbs)),
    telling: Object.assign({}, written.telling, ...written.packs.map((p) => p.telling)),
    text: wordsWith(written.text, written.packs),
  };
  const runner = new Runner<B, E>();

  const compiled = perPacks((packs) =>
    rulesWith(
      def,
      def.packs.filter(({ id }) => packs.includes(id)),
    ),
  );
  const rulesOf = (s: { readonly packs: readonly string[] }): Rules<B, E> => compiled(s.packs);

  const { agreed, optionsWith, whyNotStart } = agreementOf(def);
  const { askedOf, questionOf, varsOf, isAsked, list, options, offers, judge, lawful } = asking(def, rulesOf);
  const clone = copying(def, rulesOf);

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

  /** Whether a lawful choice could be taken back. */
  const finalityOf = (s: State<B>, seat: Seat, c: Choice): Finality => {
    const after = clone(s);
    carryOut(after, seat, c, null);
    if (after.knowledge !== s.knowledge || after.result !== null) return 'final';
    for (let i = 0; i < after.asked.length; i++) if ((after.asked[i] as Asked).seat === seat) return 'free';
    return 'consent';
  };

  return {
    def,
    id: def.id,
    version: def.version,
    seats: def.seats,
    agreed,
    optionsWith,
    whyNotStart,

    setup(config, seed, told) {
      const full = agreed(config);
      const against = whyNotStart(config);
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
        board: furnish(board, full.packs, rulesOf(full), (part) => part.setup(full, rng, board)),
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

    determinize: imagining(def, rulesOf, options),

    finality(s, seat, c) {
      const taken = lawful(s, seat, c);
      if (taken === undefined) throw new Error(`${said(c)} is not allowed, so there is nothing to take back`);
      return finalityOf(s, seat, taken);
    },
    finalities: (s, seat) => options(s, seat).map((c) => finalityOf(s, seat, c)),

    hash: (s) => hashOf(s),

    faults: (s) => [
      ...def.faults(s),
      ...rulesOf(s).parts.flatMap((part) => (part.faults?.(part.of(s.board), s) ?? []).map((fault) => `${part.pack}: ${fault}`)),
    ],

    formal: (s, seat) => isAsked(s, seat, (question) => question.formal),
    idle(s, seat) {
      const asked = askedOf(s, seat);
      if (asked === undefined) return null;
      const question = questionOf(s, asked);
      return question.formal ? (question.idle?.(s.board, varsOf(s), seat) ?? null) : null;
    },
    idles: def.questions.some(({ idle }) => idle !== undefined),
    sealed: (s, seat) => isAsked(s, seat, (question) => question.sealed),
    counselled: (s, seat) => isAsked(s, seat, ({ id }) => def.counsel?.includes(id) === true),

    prompt(s, seat) {
      const asked = askedOf(s, seat);
      if (asked === undefined) return null;
      const question = questionOf(s, asked);
      return { question: question.id, rule: question.rule, with: question.prompt?.(s.board, varsOf(s), seat) ?? {} };
    },
  };
}
