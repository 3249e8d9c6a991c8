import { type Choice, cloneRng, fork, type Game, type Rng, type Seat, type State, type View } from '@boucan/kernel';
import { type Bot, lead, seatOf, sensible, type Thinking, togetherIn } from './bot.ts';
import { type Judged, judged } from './judging/judged.ts';

/** How many matches it imagines before it makes up its mind. */
const WORLDS = 6;
/** How many choices it follows up, once something is begun, until it is done. */
const FOLLOWED = 8;
/** How many choices it may make that gain nothing, one after the other. */
const ROUNDABOUT = 4;
const EQUAL = 1e-9;

/** A choice, and how far ahead it leaves the seat that makes it. */
export interface Weighed {
  readonly choice: Choice;
  readonly looks: number;
}

/** The choice that looks best; of equals the first. */
export const bestOf = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>((best, one) => (best === null || one.looks > best.looks ? one : best), null);

/** Every sensible choice, or those named, and how it looks on average over what might be hidden. What is begun is carried through before it is judged. */
export function weigh<B, P, E>(
  played: Game<B, P, E>,
  seen: View<P>,
  rng: Rng,
  worlds: number,
  { within, progress, among }: Thinking & { readonly among?: readonly Choice[] | undefined } = {},
): Weighed[] {
  const game = judged(played);
  const began = within === undefined ? 0 : performance.now();
  const seat = seatOf(seen);
  let offered: Choice[] = [];
  let worth: number[] = [];
  let imagined = 0;
  while (imagined < worlds) {
    const world = game.determinize(seen, rng);
    if (imagined === 0) {
      offered = among === undefined ? sensible(game, world, seat) : [...among];
      worth = offered.map(() => 0);
      if (offered.length === 1) break;
    }
    const chance = fork(rng); // the same for every choice, so that luck does not decide between them
    for (let i = 0; i < offered.length; i++) {
      const after = game.clone(world);
      after.rng = cloneRng(chance);
      game.advance(after, seat, offered[i]!);
      worth[i]! += prospect(game, world, after, seat);
    }
    imagined++;
    progress?.(imagined / worlds);
    // Another one would take as long as those before.
    if (within !== undefined && ((performance.now() - began) * (imagined + 1)) / imagined > within) break;
  }
  return offered.map((choice, i) => ({ choice, looks: worth[i]! / Math.max(1, imagined) }));
}

/** The choice after which the position looks best. */
export const greedyOver = (worlds: number): Bot => ({
  name: 'greedy',
  choose(game, seen, rng, thinking) {
    const weighed = weigh(game, seen, rng, worlds, thinking);
    // Of equals the last: games end their lists with what changes nothing.
    let best = weighed[0]!;
    for (const one of weighed) if (one.looks >= best.looks - EQUAL) best = one;
    return best.choice;
  },
});

export const greedy = greedyOver(WORLDS);

const isAsked = <B>({ asked }: State<B>, seat: Seat): boolean => asked.length === 1 && asked[0]!.seat === seat;

/**
 * How it looks once what was begun is done. If that leads back to the same question, nothing has come to light and nothing is
 * gained, what counts is the best way out of there: otherwise a bot that dislikes every way out would do this and that for ever.
 */
function prospect<B, P, E>(game: Judged<B, P, E>, before: State<B>, after: State<B>, seat: Seat): number {
  const { length } = before.stack;
  const together = togetherIn(game);
  const done = carryThrough(game, after, seat, length);
  const looks = lead(game.worth(done), seat, together);
  if (!isSame(before, done, seat) || looks > lead(game.worth(before), seat, together)) return looks;
  let wayOut = Number.NEGATIVE_INFINITY;
  let here: State<B> | null = done;
  for (let i = 0; i < ROUNDABOUT && here !== null; i++) {
    const from: State<B> = here;
    let bound = wayOut;
    here = null;
    for (const c of game.options(from, seat)) {
      const begun = game.clone(from);
      game.advance(begun, seat, c);
      const next = carryThrough(game, begun, seat, length);
      const then = lead(game.worth(next), seat, together);
      if (!isSame(from, next, seat)) wayOut = Math.max(wayOut, then);
      else if (then > bound) {
        bound = then;
        here = next;
      }
    }
  }
  return Math.min(looks, wayOut);
}

/** The same question, and nobody knows more than before. */
const isSame = <B>(one: State<B>, two: State<B>, seat: Seat): boolean =>
  isAsked(two, seat) &&
  one.knowledge === two.knowledge &&
  one.stack.length === two.stack.length &&
  one.asked[0]?.question === two.asked[0]?.question;

/** Goes on for this seat, one choice at a time, while it is asked about parts of what it has begun. */
export function carryThrough<B, P, E>(game: Judged<B, P, E>, begun: State<B>, seat: Seat, depth: number): State<B> {
  let world = begun;
  for (let i = 0; i < FOLLOWED && world.stack.length > depth && isAsked(world, seat); i++) {
    const offered = game.options(world, seat);
    let best: State<B> | null = null;
    let bound = Number.NEGATIVE_INFINITY;
    for (const c of offered) {
      const after = offered.length === 1 ? world : game.clone(world);
      game.advance(after, seat, c);
      const looks = offered.length === 1 ? 0 : lead(game.worth(after), seat, togetherIn(game));
      if (looks < bound - EQUAL) continue;
      bound = looks;
      best = after;
    }
    world = best!;
  }
  return world;
}
