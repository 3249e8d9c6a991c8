// What is offered: one list gives the options, the offers and what is accepted.
import { type Choice, choice, said } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited } from '../random-match.ts';
import { firstOf, type Law } from './law.ts';

const LEFT_OVER = choice('left-over');

export const offerLaws: readonly Law[] = [
  {
    id: 'somebody-is-asked',
    claims: 'Until the end somebody is asked and has an option; after it, and when not asked, nobody has one.',
    oneIn: 1,
    position({ game, state }) {
      const asked = awaited(state);
      if (state.result !== null && state.asked.length > 0) return `seat ${state.asked[0]?.seat} is asked after the end`;
      if (state.result === null && asked.length === 0) return 'nobody is asked, and the match is not over';
      return firstOf(Array(state.seats).keys(), (seat) => {
        const count = game.options(state, seat).length;
        if (asked.includes(seat)) return count > 0 ? null : `seat ${seat} is asked and has no option`;
        return count === 0 ? null : `seat ${seat} is not asked and has ${count} options`;
      });
    },
  },
  {
    id: 'options-are-distinct',
    claims: 'No option is offered twice.',
    oneIn: 1,
    position: ({ game, state }) =>
      firstOf(awaited(state), (seat) => {
        const options = game.options(state, seat);
        return new Set(options).size === options.length ? null : `seat ${seat} is offered ${options.map(said).join(', ')}`;
      }),
  },
  {
    id: 'options-are-interned',
    claims: 'Every option is the one object that its words stand for.',
    oneIn: 4,
    position: ({ game, state }) =>
      firstOf(awaited(state), (seat) =>
        firstOf(game.options(state, seat), (c) =>
          choice(...c) === c ? null : `'${said(c)}' of seat ${seat} was not made by choice()`,
        ),
      ),
  },
  {
    id: 'one-list',
    claims: 'Options, list and the offers nothing speaks against are the same, in the same order.',
    oneIn: 4,
    position: ({ game, state }) =>
      firstOf(awaited(state), (seat) => {
        const options = game.options(state, seat);
        const listed: Choice[] = [LEFT_OVER];
        listed.length = game.list(state, seat, listed);
        const lawful = game.offers(state, seat).filter((o) => o.because.length === 0);
        return (
          difference(options, listed, `options and list of seat ${seat}`) ??
          difference(
            options,
            lawful.map((o) => o.choice),
            `options and offers of seat ${seat}`,
          )
        );
      }),
  },
  {
    id: 'options-are-accepted',
    claims: 'Every option is accepted.',
    oneIn: 32,
    position: ({ game, state }) =>
      firstOf(awaited(state), (seat) =>
        firstOf(game.options(state, seat), (c) => {
          const { refused } = game.play(state, seat, c);
          const doubts = refused ?? game.whyNot(state, seat, c);
          return doubts.length === 0 && refused === undefined
            ? null
            : `'${said(c)}' of seat ${seat} is offered and refused: ${doubts.map((r) => `${r.rule} ${r.text}`).join(', ')}`;
        }),
      ),
  },
];
