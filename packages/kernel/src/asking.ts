// Who is asked what: the lawful choices of a seat, what else the question mentions, and why not.
import { sameChoice } from './choice.ts';
import type { GameDef } from './definition.ts';
import { Offering } from './offering.ts';
import type { Rules } from './pack.ts';
import type { Question } from './rulebook.ts';
import type { Asked, Choice, Offer, Seat, State } from './types.ts';

export function asking<B, P, E>(def: GameDef<B, P, E>, rulesOf: (s: State<B>) => Rules<B, E>) {
  const offering = new Offering();

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
    if (question === undefined)
      throw new Error(
        `${def.id} asks ${asked.question}, which is not among its questions: put it into \`questions\` of the game, or of the pack that asks it`,
      );
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

  /** What the open question of a seat is like, if it is asked. */
  const isAsked = (s: State<B>, seat: Seat, like: (question: Question<B, unknown>) => boolean): boolean => {
    const asked = askedOf(s, seat);
    return asked !== undefined && like(questionOf(s, asked));
  };

  return { askedOf, questionOf, varsOf, isAsked, list, options, offers, judge, lawful };
}
