// How positions of golden matches are judged and imagined: fingerprints, so that whoever makes either faster sees that nothing else has changed.
import { judged } from '@boucan/bots';
import { type Game, hashOf, rngFrom, seedOf } from '@boucan/kernel';
import type { Golden } from './golden.ts';
import { awaited } from './random-match.ts';

/** By golden match: of every value, to the last bit, and of every world. */
export type Judged = { readonly [golden: string]: { readonly worth: string; readonly imagined: string } };

/** One position in so many is looked at. */
const STRIDE = 5;

/** The fingerprints of a golden match. */
export function judgedIn<B, P, E>(played: Game<B, P, E>, { config, seed, choices }: Golden): Judged[string] {
  const game = judged(played);
  const byHand = game.judgedBy(null);
  const worth: unknown[] = [];
  const imagined: string[] = [];
  const rng = rngFrom(seedOf('imagined'));
  const state = game.setup(config, seedOf(seed));
  for (const [i, [seat, choice]] of choices.entries()) {
    if (i % STRIDE === 0) {
      worth.push(game.worth(state), byHand.worth(state));
      for (const who of awaited(state)) imagined.push(game.hash(game.determinize(game.glance(state, who), rng)));
    }
    game.advance(state, seat, game.options(state, seat).find((c) => hashOf(c) === hashOf(choice))!);
  }
  return { worth: hashOf(worth), imagined: hashOf(imagined) };
}
