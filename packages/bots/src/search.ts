// Monte Carlo tree search over information sets. Each iteration imagines anew what is hidden and walks down one shared tree. A choice met
// for the first time starts with the game's advice as its reputation; the walk ends at a choice never made before, goes on at random for
// a few choices, and every seat on the way remembers how that looked.
import {
  type Advice,
  below,
  type Choice,
  cloneRng,
  fork,
  type Game,
  type Rng,
  type Seat,
  type State,
  type View,
} from '@boucan/kernel';
import { type Bot, lead, levelsFor, seatOf, sensible, type Thinking, togetherIn } from './bot.ts';
import { judged } from './judging/judged.ts';

/**
 * How long to think: in milliseconds, or in iterations, which gives the same choice on every machine. `usual` iterations are for a game
 * of the usual size: one with long turns says how much of that it can afford.
 */
export type Budget =
  | { readonly ms: number }
  | { readonly iterations: number }
  | { readonly usual: number; readonly level?: 3 | 4 | 5 };

/** How much the doubtful attracts against the proven. */
const CURIOSITY = 0.3;
/** How many visits the advice is worth. */
const REPUTATION = 8;
/** Every so often it says how far it is: milliseconds. */
const TOLD_EVERY = 80;
/** How many choices are made at random before the position is judged. */
const ROLLOUT = 6;

/** What is known of a choice: how often it was there to be made, how often it was made, and what it brought the seat that made it. */
class Node {
  available = 0;
  visits = REPUTATION;
  reward = 0;
  children: Map<Choice, Node> | null = null; // most choices are never followed up
}

/** A position that a choice led to, and how it was judged; none where nothing was judged. */
interface Ahead<B> {
  world: State<B> | null;
  worth: readonly number[];
}

/** What a search chose, and after how many iterations. */
export interface Searched {
  readonly choice: Choice;
  readonly iterations: number;
  readonly line: readonly Choice[];
}

/** What a search found out about a choice at hand: how often it was made, and what that brought. */
export interface Tally {
  readonly choice: Choice;
  readonly visits: number;
  readonly reward: number;
}

/** What a search found out about every choice at hand. */
export interface Explored {
  readonly tallies: readonly Tally[];
  readonly iterations: number;
  /** How it goes on from the best choice, as it was mostly met: choice by choice, whoever makes it. */
  readonly line: readonly Choice[];
}

/** The choice most often made; of equals the one that brought most; of those the first, for games begin their lists with doing something. */
export function bestKnown(tallies: readonly Tally[]): Choice {
  let best = tallies[0]!;
  for (const one of tallies) if (one.visits > best.visits || (one.visits === best.visits && one.reward > best.reward)) best = one;
  return best.choice;
}

/** The choice that a search makes. */
export function search<B, P, E>(game: Game<B, P, E>, seen: View<P>, budget: Budget, rng: Rng, ways: Ways = {}): Searched {
  const { tallies, iterations, line } = explore(game, seen, budget, rng, ways);
  return { choice: bestKnown(tallies), iterations, line };
}

/** How a search goes about it: with this curiosity instead of the one its game advises, and with what a bot is handed besides. */
export interface Ways extends Thinking {
  readonly curiosity?: number | undefined;
}

/** Searches from what a seat sees, and says what each choice is worth. */
export function explore<B, P, E>(played: Game<B, P, E>, seen: View<P>, budget: Budget, rng: Rng, ways: Ways = {}): Explored {
  const began = performance.now();
  const game = judged(played);
  const offered = sensible(game, game.determinize(seen, rng), seatOf(seen));
  if (offered.length === 1)
    return { tallies: [{ choice: offered[0]!, visits: 0, reward: 0 }], iterations: 0, line: [offered[0]!] };

  const { advice } = game.def;
  const { rollout = ROLLOUT, draws = 1 } = advice.search ?? {};
  const curiosity = ways.curiosity ?? advice.search?.curiosity ?? CURIOSITY;
  const decisive = game.decisive(seen.seats);
  const together = togetherIn(game);
  // Where all can lose together a lead says what may be expected already, half by half; elsewhere it says who is likely to win.
  const outlook = (worth: readonly number[], of: Seat): number => {
    const ahead = lead(worth, of, together) / decisive;
    return 0.5 + 0.5 * (together > 0 ? ahead / 3 : Math.tanh(ahead));
  };

  const root = new Node();
  const buffer: Choice[] = [];
  const path: Node[] = [];
  const actors: Seat[] = [];
  const chances: Rng[] = [];
  // The position after the choice that was judged last, and after the best one, where that was judged just now.
  const latest: Ahead<B> = { world: null, worth: [] };
  const best: Ahead<B> = { world: null, worth: [] };

  /** How a choice looks once it is made, on average over so many throws of the dice: the same ones for all choices at hand. */
  const reputation = (world: State<B>, actor: Seat, c: Choice): number => {
    while (chances.length < draws - 1) chances.push(fork(rng));
    const after = game.clone(world);
    game.advance(after, actor, c);
    latest.world = after;
    latest.worth = game.worth(after);
    let look = outlook(latest.worth, actor);
    const isSure = sameDraws(world.rng, after.rng);
    let sum = look;
    for (let draw = 1; draw < draws; draw++) {
      if (!isSure) {
        const otherwise = game.clone(world);
        otherwise.rng = cloneRng(chances[draw - 1]!);
        game.advance(otherwise, actor, c);
        look = outlook(game.worth(otherwise), actor);
      }
      sum += look;
    }
    return sum / draws;
  };

  /** The best known child for the seat that chooses here. Choices that were not there before are judged first. */
  const descend = (node: Node, world: State<B>, actor: Seat, count: number): Choice => {
    node.children ??= new Map();
    const { children } = node;
    chances.length = 0;
    best.world = null;
    let chosen = buffer[0]!;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const c = buffer[i]!;
      latest.world = null;
      let child = children.get(c);
      if (child === undefined) {
        child = new Node();
        if (count > 1) child.reward = REPUTATION * reputation(world, actor, c);
        children.set(c, child);
      }
      child.available++;
      const b = child.reward / child.visits + curiosity * Math.sqrt(Math.log(child.available + REPUTATION) / child.visits);
      if (b > bound) {
        bound = b;
        chosen = c;
        best.world = latest.world;
        best.worth = latest.worth;
      }
    }
    return chosen;
  };

  const iterate = (): void => {
    let world = game.determinize(seen, rng);
    let worth: readonly number[] | null = null;
    path.length = 0;
    actors.length = 0;
    let node = root;
    for (let known = true; known && world.result === null; ) {
      const actor = awaited(world);
      const count = game.list(world, actor, buffer);
      const c = descend(node, world, actor, count);
      node = node.children!.get(c)!;
      if (best.world === null) game.advance(world, actor, c);
      else {
        world = best.world;
        worth = best.worth;
      }
      path.push(node);
      actors.push(actor);
      known = count === 1 || node.visits > REPUTATION;
    }
    for (let i = 0; i < rollout && world.result === null; i++) {
      const actor = awaited(world);
      game.advance(world, actor, buffer[below(rng, game.list(world, actor, buffer))]!);
      worth = null;
    }
    worth ??= game.worth(world);
    for (let of = 0; of < seen.seats; of++) {
      // Where all can lose together, the victory is in the worth of the end already: counted twice, to come home second would look worse than to stay out.
      const reward =
        world.result === null || together > 0
          ? outlook(worth, of)
          : 0.5 * share(world.result.winners, of) + 0.5 * outlook(worth, of);
      for (let i = 0; i < path.length; i++) {
        if (actors[i] !== of) continue;
        path[i]!.visits++;
        path[i]!.reward += reward;
      }
    }
  };

  const within = Math.min('ms' in budget ? budget.ms : Number.POSITIVE_INFINITY, ways.within ?? Number.POSITIVE_INFINITY);
  const most = iterationsOf(budget, advice, seen.seats);
  let iterations = 0;
  let told = 0;
  const isTimeOver = (): boolean => {
    if (within === Number.POSITIVE_INFINITY) return false; // then no clock is looked at
    const spent = performance.now() - began;
    if (spent - told >= TOLD_EVERY) {
      told = spent;
      ways.progress?.(Math.min(1, Math.max(iterations / most, spent / within)));
    }
    return spent >= within;
  };
  do {
    iterate();
    iterations++;
  } while (iterations < most && !isTimeOver());

  const tallies = offered.map((choice) => {
    const { visits, reward } = root.children?.get(choice) ?? NOTHING;
    return { choice, visits, reward };
  });
  return { tallies, iterations, line: lineFrom(root, bestKnown(tallies)) };
}

/** So often a choice must have been made to be part of what is foreseen. */
const FORESEEN = 2;

/** The way most often taken from this choice on. */
function lineFrom(root: Node, choice: Choice): Choice[] {
  const line = [choice];
  for (let node = root.children?.get(choice); node?.children != null; ) {
    let best: readonly [Choice, Node] | null = null;
    for (const way of node.children) if (best === null || way[1].visits > best[1].visits) best = way;
    if (best === null || best[1].visits < REPUTATION + FORESEEN) break;
    line.push(best[0]);
    node = best[1];
  }
  return line;
}

/** A choice that was never met. */
const NOTHING = { visits: 0, reward: 0 } as const;

/** How many iterations there may be: those of a level as the game says, or its share of the usual number. */
function iterationsOf(budget: Budget, advice: Pick<Advice<never>, 'search' | 'levels'>, seats: number): number {
  if ('ms' in budget) return Number.POSITIVE_INFINITY;
  if ('iterations' in budget) return budget.iterations;
  const { usual, level } = budget;
  const own = level === undefined ? undefined : levelsFor(advice, seats).iterations?.[level - 3];
  return own ?? Math.ceil(usual * (advice.search?.effort ?? 1));
}

/** The seat that answers next. Sealed questions are answered one after the other. */
function awaited<B>({ asked }: State<B>): Seat {
  for (let i = 0; i < asked.length; i++) if (asked[i]!.answer === null) return asked[i]!.seat;
  throw new Error('nobody is asked, and the match is not over');
}

/** Nothing was drawn from one that was not drawn from the other: no dice had a part in what happened between. */
const sameDraws = (one: Rng, other: Rng): boolean =>
  one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d;

const share = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** A bot that searches, with this budget for every choice; as curious as its game advises, unless it is said. */
export const searching = (name: string, budget: Budget, curiosity?: number): Bot => ({
  name,
  choose: (game, seen, rng, thinking) => search(game, seen, budget, rng, { ...thinking, curiosity }).choice,
});
