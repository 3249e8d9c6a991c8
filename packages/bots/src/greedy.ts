import { type Choice, cloneRng, fork, type Game, type Seat, type State } from '@boucan/kernel';
import { type Bot, lead, seatOf } from './bot.ts';

/** How many matches it imagines before it makes up its mind. */
const WORLDS = 6;
/** How many choices it follows up, once something is begun, until it is done. */
const FOLLOWED = 8;

/** The choice after which the position looks best, on average over what might be hidden. What is begun is carried through before it is judged. */
export const greedy: Bot = {
  name: 'greedy',
  choose(game, seen, rng) {
    const seat = seatOf(seen);
    const { advice } = game.def;
    let offered: Choice[] = [];
    let worth: number[] = [];
    for (let w = 0; w < WORLDS; w++) {
      const world = game.determinize(seen, rng);
      if (w === 0) {
        offered = game.options(world, seat);
        if (offered.length === 1) break;
        worth = offered.map(() => 0);
      }
      const chance = fork(rng); // the same for every choice, so that luck does not decide between them
      for (let i = 0; i < offered.length; i++) {
        const after = game.clone(world);
        after.rng = cloneRng(chance);
        game.advance(after, seat, offered[i]!);
        worth[i]! += lead(advice.worth(carryThrough(game, after, seat, world.stack.length)), seat);
      }
    }
    let best = 0;
    for (let i = 1; i < offered.length; i++) if (worth[i]! > worth[best]!) best = i;
    return offered[best]!;
  },
};

const isAsked = <B>({ asked }: State<B>, seat: Seat): boolean => asked.length === 1 && asked[0]!.seat === seat;

/** Goes on for this seat, one choice at a time, while it is asked about parts of what it has begun. */
function carryThrough<B, P, E>(game: Game<B, P, E>, begun: State<B>, seat: Seat, depth: number): State<B> {
  let world = begun;
  for (let i = 0; i < FOLLOWED && world.stack.length > depth && isAsked(world, seat); i++) {
    const offered = game.options(world, seat);
    let best: State<B> | null = null;
    let bound = Number.NEGATIVE_INFINITY;
    for (const c of offered) {
      const after = offered.length === 1 ? world : game.clone(world);
      game.advance(after, seat, c);
      const looks = offered.length === 1 ? 0 : lead(game.def.advice.worth(after), seat);
      if (looks <= bound) continue;
      bound = looks;
      best = after;
    }
    world = best!;
  }
  return world;
}
