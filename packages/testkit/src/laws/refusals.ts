// What is refused: everything that is not offered, and always for a reason.
import { type Choice, type Game, pick, type Reason, type Rng, type Seat, type State, said, sameChoice } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited } from '../random-match.ts';
import { firstOf, type Law } from './law.ts';

const NO_SUCH_VERB: Choice = ['no-such-verb'];

/** Choices that sound almost like this one. */
function mutants([verb, ...nouns]: Choice): Choice[] {
  const bent = nouns.flatMap((noun, i) => {
    const others = typeof noun === 'number' ? [noun + 1000, noun + 0.5, -1 - noun, String(noun)] : [`${noun}?`, '', 0];
    return others.map((other): Choice => [verb, ...nouns.with(i, other)]);
  });
  return [[verb, ...nouns, 'too-many'], [`${verb}?`, ...nouns], ...(nouns.length > 0 ? [[verb] as Choice] : []), ...bent];
}

/** Who might say what although nobody offered it to him. */
export function strangers(game: Game, state: State<unknown>, rng: Rng): [Seat, Choice][] {
  const asked = awaited(state);
  const found: [Seat, Choice][] = [];
  let overheard: Choice = NO_SUCH_VERB;
  for (const seat of asked) {
    const offers = game.offers(state, seat);
    if (offers.length === 0) continue;
    overheard = pick(rng, offers).choice;
    for (const c of [NO_SUCH_VERB, ...mutants(overheard)])
      if (!offers.some((o) => sameChoice(o.choice, c))) found.push([seat, c]);
  }
  const others = [-1, state.seats, 0.5, ...Array(state.seats).keys()].filter((seat) => !asked.includes(seat));
  return [...found, ...others.map((seat): [Seat, Choice] => [seat, overheard])];
}

const isReason = (r: Reason): boolean =>
  typeof r.rule === 'string' && r.rule !== '' && typeof r.text === 'string' && r.text !== '';

export const refusalLaws: readonly Law[] = [
  {
    id: 'the-rest-is-refused',
    claims:
      'Whatever is not offered is refused with a rule and a reason: bent choices, unknown verbs, seats not asked, anything after the end.',
    oneIn: 32,
    position: ({ game, state, rng }) =>
      firstOf(strangers(game, state, rng), ([seat, c]) => {
        const { refused } = game.play(state, seat, c);
        if (refused === undefined) return `'${said(c)}' of seat ${seat} is accepted, though nobody offered it`;
        if (refused.length === 0 || !refused.every(isReason)) return `'${said(c)}' of seat ${seat} is refused without a reason`;
        return difference(game.whyNot(state, seat, c), refused, `whyNot and refusal of '${said(c)}'`);
      }),
  },
  {
    id: 'refusals-explain',
    claims: 'An offer that something speaks against is refused for the reasons it carries.',
    oneIn: 8,
    position({ game, state }) {
      const barred = awaited(state).flatMap((seat) =>
        game.offers(state, seat).flatMap((offer) => (offer.because.length > 0 ? [{ seat, offer }] : [])),
      );
      if (barred.length === 0) return undefined;
      return firstOf(barred, ({ seat, offer }) => {
        const { refused } = game.play(state, seat, offer.choice);
        if (refused === undefined)
          return `'${said(offer.choice)}' of seat ${seat} is accepted, though something speaks against it`;
        if (!offer.because.every(isReason)) return `'${said(offer.choice)}' of seat ${seat} has a reason without rule or text`;
        return difference(offer.because, refused, `offer and refusal of '${said(offer.choice)}'`);
      });
    },
  },
];
