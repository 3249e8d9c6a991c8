// Who chooses in a match that is to be recorded, where anything at random would lead nowhere.
import { judged } from '@boucan/bots';
import { below, type Choice, type Game, pick, type Rng, type Seat, type State } from '@boucan/kernel';
import { awaited, type Move } from './random-match.ts';

/** Who chooses what next; nothing when the match is over. */
export type Chooser = (game: Game, state: State<unknown>, rng: Rng) => Move | null;

/** How many choices are followed up, once something is begun, until it is done. */
const FOLLOWED = 8;

/**
 * What looks best by the game's own advice, in so many of a hundred cases; otherwise anything. It looks at the position as it is,
 * hidden things and the dice to come included: no opponent for anybody, but quick to reach an end.
 */
export const eager =
  (percent: number): Chooser =>
  (game, state, rng) => {
    const [seat] = awaited(state);
    if (seat === undefined) return null;
    const options = game.options(state, seat);
    if (options.length === 1 || below(rng, 100) < percent) return { seat, choice: best(game, state, seat, options, FOLLOWED) };
    return { seat, choice: pick(rng, options) };
  };

function best(game: Game, state: State<unknown>, seat: Seat, options: readonly Choice[], followed: number): Choice {
  let found = options[0]!;
  if (options.length === 1) return found;
  let bound = Number.NEGATIVE_INFINITY;
  for (const c of options) {
    const after = game.clone(state);
    game.advance(after, seat, c);
    for (let i = 0; i < followed && after.stack.length > state.stack.length && isAsked(after, seat); i++)
      game.advance(after, seat, best(game, after, seat, game.options(after, seat), 0));
    const worth = judged(game).worth(after)[seat]!;
    if (worth <= bound) continue;
    bound = worth;
    found = c;
  }
  return found;
}

const isAsked = ({ asked }: State<unknown>, seat: Seat): boolean => asked.length === 1 && asked[0]!.seat === seat;

/** Anything, but some things more often than others: by weight, a whole number. What weighs nothing is chosen only where all do. */
export const inclined =
  (weight: (choice: Choice) => number): Chooser =>
  (game, state, rng) => {
    const seats = awaited(state);
    if (seats.length === 0) return null;
    const seat = pick(rng, seats);
    const options = game.options(state, seat);
    const total = options.reduce((sum, c) => sum + weight(c), 0);
    if (total === 0) return { seat, choice: pick(rng, options) };
    let at = below(rng, total);
    for (const c of options) {
      at -= weight(c);
      if (at < 0) return { seat, choice: c };
    }
    return null;
  };
