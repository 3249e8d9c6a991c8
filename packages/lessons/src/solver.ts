// Finds the way to a goal by what a seat sees, as a learner would: it imagines the rest, and tries.
import { type Choice, type Game, pick, type Rng, type Seat, type State, type View } from '@boucan/kernel';
import type { Step } from './lesson.ts';
import { narrowed, wordOn } from './pattern.ts';

/** What the others do in between, at most. */
export const MOST_OTHERS = 400;

/** What a seat may choose for a task: allowed, to the point, and not what a word warns of. */
export function openTo<B, P, E>(game: Game<B, P, E>, s: State<B>, seat: Seat, step: Step<P>): readonly Choice[] {
  return narrowed(game.offers(s, seat), step)
    .filter(({ because, choice }) => because.length === 0 && wordOn(step, choice) === undefined)
    .map(({ choice }) => choice);
}

/** How many matches a solver imagines, and how often it tries each choice in them. */
const WORLDS = 12;

/** The choice after which the goal is reached most often, in matches that look like this. It is handed a view, and nothing else. */
export function advised<B, P, E>(
  game: Game<B, P, E>,
  seen: View<P>,
  before: View<P>,
  step: Step<P>,
  left: number,
  rng: Rng,
): Choice | undefined {
  const seat = seen.viewer as Seat;
  const worlds = Array.from({ length: WORLDS }, () => game.determinize(seen, rng));
  let best: { readonly choice: Choice; readonly value: number } | undefined;
  for (const choice of openTo(game, worlds[0]!, seat, step)) {
    let value = 0;
    for (const world of worlds) {
      const trial = game.clone(world);
      if (!game.options(trial, seat).includes(choice)) continue;
      game.advance(trial, seat, choice);
      value += luck(game, trial, seat, before, step, left - 1, rng);
    }
    if (best === undefined || value > best.value) best = { choice, value };
  }
  return best?.choice;
}

/** Plays on at random: the sooner the goal is reached the better. */
function luck<B, P, E>(
  game: Game<B, P, E>,
  trial: State<B>,
  seat: Seat,
  before: View<P>,
  step: Step<P>,
  left: number,
  rng: Rng,
): number {
  let value = 1;
  for (let n = 0; n < MOST_OTHERS; n++) {
    if (step.goal(game.view(trial, seat), before)) return value;
    const asked =
      trial.asked.find(({ answer, seat: who }) => answer === null && who === seat) ??
      trial.asked.find(({ answer }) => answer === null);
    if (asked === undefined) return 0;
    const own = asked.seat === seat;
    if (own && left-- <= 0) return 0;
    const options = own ? openTo(game, trial, seat, step) : game.options(trial, asked.seat);
    if (options.length === 0) return 0;
    if (own) value *= 0.9;
    game.advance(trial, asked.seat, pick(rng, options));
  }
  return 0;
}
