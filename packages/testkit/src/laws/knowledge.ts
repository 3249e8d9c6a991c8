// What can be taken back: nothing that came after chance spoke or a secret came to light.

import { said } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { firstOf, type Law } from './law.ts';

export const knowledgeLaws: readonly Law[] = [
  {
    id: 'knowledge-never-shrinks',
    claims: 'What has come to light stays known.',
    oneIn: 1,
    step: ({ before, after }) =>
      after.knowledge >= before.knowledge ? null : `knowledge went from ${before.knowledge} to ${after.knowledge}`,
  },
  {
    id: 'nothing-learnt-in-silence',
    claims: 'A choice that brings nothing to light teaches the one who made it nothing he did not know.',
    oneIn: 8,
    position({ game, state, next, rng }) {
      if (next === null) return undefined;
      const { seat, choice } = next;
      const played = game.play(state, seat, choice);
      if (played.refused !== undefined || played.state.knowledge !== state.knowledge) return undefined;
      const imagined = game.play(game.determinize(game.view(state, seat), rng), seat, choice);
      if (imagined.refused !== undefined) return `'${said(choice)}' is refused when seat ${seat} imagines it`;
      return difference(game.view(played.state, seat), game.view(imagined.state, seat), `seat ${seat} after '${said(choice)}'`);
    },
  },
  {
    id: 'finality-is-known',
    claims: 'Whether a choice can be taken back depends on nothing that its maker cannot know.',
    oneIn: 16,
    position({ game, state, next, rng }) {
      if (next === null) return undefined;
      const { seat } = next;
      const imagined = game.determinize(game.view(state, seat), rng);
      return firstOf(game.options(state, seat), (c) =>
        difference(game.finality(state, seat, c), game.finality(imagined, seat, c), `finality of '${said(c)}' for seat ${seat}`),
      );
    },
  },
];
