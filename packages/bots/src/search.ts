// Monte Carlo tree search over information sets: each iteration imagines what is hidden anew, walks down one shared tree as far as the
// choices are known, tries a new one, plays the match out at random, and remembers for every seat on the way how that went.
import { below, type Choice, type Game, type Rng, type Seat, type State, type View } from '@boucan/kernel';
import { type Bot, seatOf } from './bot.ts';

/** How long to think: in milliseconds, or in iterations, which gives the same choice on every machine. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

/** How much the untried attracts against the proven. */
const CURIOSITY = 0.6;

/** What is known of a choice: how often it was there to be made, how often it was made, and what it brought the seat that made it. */
class Node {
  available = 0;
  visits = 0;
  reward = 0;
  readonly children = new Map<Choice, Node>();
}

export interface Searched {
  readonly choice: Choice;
  readonly iterations: number;
}

export function search<B, P, E>(game: Game<B, P, E>, seen: View<P>, budget: Budget, rng: Rng): Searched {
  const seat = seatOf(seen);
  const root = new Node();
  const until = 'ms' in budget ? performance.now() + budget.ms : 0;
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;

  const first = game.determinize(seen, rng);
  const offered = game.options(first, seat);
  if (offered.length === 1) return { choice: offered[0]!, iterations: 0 };

  const buffer: Choice[] = [];
  const path: Node[] = [];
  const seats: Seat[] = [];
  const reward = new Array<number>(seen.seats).fill(0);

  let iterations = 0;
  // The clock is looked at every few iterations only.
  while (iterations < most && (until === 0 || (iterations & 7) !== 0 || performance.now() < until)) {
    iterations++;
    const world = game.determinize(seen, rng);
    let node = root;
    path.length = 0;
    seats.length = 0;
    while (world.result === null) {
      const actor = awaited(world);
      const count = game.list(world, actor, buffer);
      const c = count === 1 ? buffer[0]! : select(node, buffer, count, rng);
      let child = node.children.get(c);
      const isNew = child === undefined;
      if (child === undefined) {
        child = new Node();
        child.available = 1;
        node.children.set(c, child);
      }
      game.advance(world, actor, c);
      node = child;
      path.push(node);
      seats.push(actor);
      if (isNew && count > 1) break;
    }
    while (world.result === null) {
      const actor = awaited(world);
      game.advance(world, actor, buffer[below(rng, game.list(world, actor, buffer))]!);
    }
    rewards(world, reward);
    for (let i = 0; i < path.length; i++) {
      const passed = path[i]!;
      passed.visits++;
      passed.reward += reward[seats[i]!]!;
    }
  }

  let best = offered[0]!;
  let visits = -1;
  for (const c of offered) {
    const child = root.children.get(c);
    if (child !== undefined && child.visits > visits) {
      visits = child.visits;
      best = c;
    }
  }
  return { choice: best, iterations };
}

/** The seat that answers next. Sealed questions are answered one after the other; the tree does not look at the answers. */
function awaited<B>(s: State<B>): Seat {
  const { asked } = s;
  for (let i = 0; i < asked.length; i++) if (asked[i]!.answer === null) return asked[i]!.seat;
  throw new Error('nobody is asked, and the match is not over');
}

/** A choice never tried here, if there is one; otherwise the one with the best upper bound. */
function select(node: Node, offered: readonly Choice[], count: number, rng: Rng): Choice {
  let untried = 0;
  let fresh: Choice | null = null;
  let best = offered[0]!;
  let bound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const c = offered[i]!;
    const child = node.children.get(c);
    if (child === undefined) {
      untried++;
      if (below(rng, untried) === 0) fresh = c;
      continue;
    }
    child.available++;
    if (fresh !== null) continue;
    const b = child.reward / child.visits + CURIOSITY * Math.sqrt(Math.log(child.available) / child.visits);
    if (b > bound) {
      bound = b;
      best = c;
    }
  }
  return fresh ?? best;
}

/** What a match brought each seat, from 0 to 1: half for the victory, half for how far it was ahead or behind. */
function rewards<B>(s: State<B>, into: number[]): void {
  const { scores, winners } = s.result!;
  let most = 0;
  for (const score of scores) most = Math.max(most, Math.abs(score));
  for (let seat = 0; seat < scores.length; seat++) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < scores.length; other++) if (other !== seat) rival = Math.max(rival, scores[other]!);
    if (rival === Number.NEGATIVE_INFINITY) rival = 0;
    const margin = most === 0 ? 0 : (scores[seat]! - rival) / (2 * most);
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    into[seat] = 0.5 * won + 0.5 * Math.max(0, Math.min(1, 0.5 + margin));
  }
}

/** A bot that searches, with this budget for every choice. */
export const searching = (name: string, budget: Budget): Bot => ({
  name,
  choose: (game, seen, rng) => search(game, seen, budget, rng).choice,
});
