// A position is plain data: it can be copied, saved and replayed, and a choice changes nothing but its own outcome.
import { judged } from '@boucan/bots';
import { below, type Rng, type State, said } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { randomMove, wander } from '../random-match.ts';
import type { Law, Position, Verdict } from './law.ts';

const saved = (state: State<unknown>): string => JSON.stringify(state);
const loaded = (text: string): State<unknown> => JSON.parse(text) as State<unknown>;

const A_FEW = 8;

/** To the end now and then, otherwise a few choices. */
const someWay = (rng: Rng, limit: number): number => (below(rng, 8) === 0 ? limit : A_FEW);

/** Plays on from two positions by the same choices and compares what comes of them. */
function playOn({ game, state, next, rng }: Position, other: State<unknown>, choices: number): Verdict {
  let [a, b] = [state, other];
  for (let n = 0, move = next; n < choices && move !== null; n++, move = randomMove(game, a, rng)) {
    const [one, two] = [game.play(a, move.seat, move.choice), game.play(b, move.seat, move.choice)];
    if (one.refused !== undefined || two.refused !== undefined)
      return difference(one.refused, two.refused, `refusal of '${said(move.choice)}'`);
    const found =
      difference(one.state, two.state, `after '${said(move.choice)}'`) ??
      difference(one.events, two.events, `told of '${said(move.choice)}'`);
    if (found !== null) return found;
    [a, b] = [one.state, two.state];
  }
  return null;
}

export const copyLaws: readonly Law[] = [
  {
    id: 'play-is-pure',
    claims: 'To play a choice leaves the position it was played in as it was.',
    oneIn: 8,
    position({ game, state, next }) {
      if (next === null) return undefined;
      const before = saved(state);
      game.play(state, next.seat, next.choice);
      return saved(state) === before ? null : difference(loaded(before), state);
    },
  },
  {
    id: 'looking-is-pure',
    claims: 'To look at a position, or to ask what is possible in it, leaves it as it was.',
    oneIn: 16,
    position({ game, state, next, rng }) {
      const before = saved(state);
      const seat = next?.seat ?? 0;
      game.options(state, seat);
      game.offers(state, seat);
      game.prompt(state, seat);
      game.determinize(game.view(state, seat), rng);
      game.view(state, 'table');
      if (next !== null) game.finality(state, seat, next.choice);
      judged(game).worth(state);
      return saved(state) === before ? null : difference(loaded(before), state);
    },
  },
  {
    id: 'json-round-trip',
    claims: 'A match that is saved and loaded goes on like the one that was not.',
    oneIn: 48,
    position(p) {
      const again = loaded(saved(p.state));
      return difference(p.state, again, 'saved and loaded') ?? playOn(p, again, p.state.seats + 2);
    },
  },
  {
    id: 'clones-are-equal',
    claims: 'A clone is equal to its original.',
    oneIn: 8,
    position: ({ game, state }) => difference(state, game.clone(state)),
  },
  {
    id: 'clones-are-independent',
    claims: 'What happens to a clone does not happen to its original, nor the other way round.',
    oneIn: 24,
    position({ game, state, rng }) {
      const original = game.clone(state);
      const clone = game.clone(original);
      const before = saved(original);
      wander(game, clone, rng, someWay(rng, game.def.limit));
      if (saved(original) !== before)
        return `the clone went on, and the original changed: ${difference(loaded(before), original)}`;
      const after = saved(clone);
      wander(game, original, rng, A_FEW);
      return saved(clone) === after ? null : `the original went on, and the clone changed: ${difference(loaded(after), clone)}`;
    },
  },
  {
    id: 'advance-equals-play',
    claims: 'To advance and to play come to the same.',
    oneIn: 16,
    position({ game, state, next }) {
      if (next === null) return undefined;
      const advanced = game.clone(state);
      game.advance(advanced, next.seat, next.choice);
      const played = game.play(state, next.seat, next.choice);
      return played.refused === undefined ? difference(played.state, advanced) : undefined;
    },
  },
  {
    id: 'same-seed-same-match',
    claims: 'The same seed and the same choices give the same match.',
    oneIn: 4,
    match({ game, choices, last, again }) {
      const state = again();
      for (const [seat, c] of choices) game.advance(state, seat, c);
      return game.hash(state) === game.hash(last) ? null : difference(last, state);
    },
  },
];
