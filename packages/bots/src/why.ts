// Why a choice was made: against what it was weighed, and which matters spoke for it.
import {
  type Choice,
  cloneRng,
  DECIDED,
  fork,
  type Game,
  judge,
  netOf,
  type Rng,
  type State,
  sameChoice,
  type View,
  type Weights,
} from '@boucan/kernel';
import { seatOf, togetherIn } from './bot.ts';
import { carryThrough, type Weighed, weigh } from './greedy.ts';

/** A matter that spoke for a choice, or against it, by so much of the chance to win. */
export interface Matter {
  readonly matter: string; // as the game names it; RIVALS for what the others are left with
  readonly by: number;
}

export const RIVALS = 'rivals';

export interface Why {
  /** The best of the other choices; nothing where there was no other. */
  readonly instead: Choice | null;
  /** How much better than that the choice made is, as a share of the chance to win; below nothing where the other is better. */
  readonly by: number;
  /** The matters that decided, the weightiest first. */
  readonly matters: readonly Matter[];
}

/** How many matches are imagined. */
const WORLDS = 8;
/** How many matters are named, and what does not deserve a name. */
const NAMED = 3;
const SLIGHT = 0.005;

/** A lead as a chance to come out ahead, between 0 and 1. */
export const chanceOf = (ahead: number, decisive: number): number => 1 / (1 + Math.exp((-2 * ahead) / decisive));

/**
 * Everybody's chance to win: certain when the match is over, before that as the game judges the position. Shares of one; where all can lose
 * together, what is left over is that they do.
 */
export function chances<B, P, E>(game: Game<B, P, E>, s: State<B>): number[] {
  const { result, seats } = s;
  if (result !== null)
    return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const decisive = game.decisive(seats);
  const worth = game.worth(s);
  const unit = 2 / decisive;
  const most = Math.max(...worth);
  const weights = worth.map((one) => Math.exp((one - most) * unit));
  const sum = weights.reduce((a, b) => a + b, 0);
  // The better they all stand the likelier they come home.
  const home = togetherIn(game) === 0 ? 1 : worth.reduce((all, one) => all + chanceOf(one, decisive), 0) / seats;
  return weights.map((one) => (home * one) / sum);
}

/** What speaks for a choice of the seat that looks. It is weighed in matches that the seat could imagine. */
export function why<B, P, E>(game: Game<B, P, E>, seen: View<P>, made: Choice, rng: Rng): Why {
  const weighed = weigh(game, seen, rng, WORLDS);
  const other = bestOf(weighed.filter(({ choice }) => !sameChoice(choice, made)));
  const own = weighed.find(({ choice }) => sameChoice(choice, made));
  if (other === null || own === undefined) return { instead: other?.choice ?? null, by: 0, matters: [] };
  const decisive = game.decisive(seen.seats);
  const by = chanceOf(own.looks, decisive) - chanceOf(other.looks, decisive);
  return { instead: other.choice, by, matters: mattersBetween(game, seen, own.choice, other.choice, rng) };
}

export const bestOf = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>((best, one) => (best === null || one.looks > best.looks ? one : best), null);

/** What learning would set out from: the worth by hand as a straight path through the quantities it is made of. */
const straight = (names: readonly string[], start: Readonly<Record<string, number>> = {}): Weights => ({
  ...{ features: names, hidden: 0, bias: 0, layer: [], threshold: [], voice: [] },
  linear: names.map((name) => start[name] ?? 0),
});

/** The matters in which one choice leads elsewhere than another: each is what the judgement would lose, were it as after the other. */
function mattersBetween<B, P, E>(game: Game<B, P, E>, seen: View<P>, made: Choice, other: Choice, rng: Rng): Matter[] {
  const { learned } = game.def.advice;
  if (learned === undefined || seen.seats === 1) return [];
  const { names } = learned.features;
  const net = netOf(learned.weights ?? straight(names, learned.start), names);
  const matters = Map.groupBy(names.keys(), (i) => matterOf(names[i]!));
  const seat = seatOf(seen);
  const [one, two] = [new Float64Array(names.length * seen.seats), new Float64Array(names.length * seen.seats)];
  const total = new Map<string, number>();
  const add = (matter: string, by: number): void => void total.set(matter, (total.get(matter) ?? 0) + by / WORLDS);
  for (let w = 0; w < WORLDS; w++) {
    const world = game.determinize(seen, rng);
    const chance = fork(rng);
    const after = (choice: Choice, into: Float64Array): boolean => {
      const begun = game.clone(world);
      begun.rng = cloneRng(chance);
      game.advance(begun, seat, choice);
      const done = carryThrough(game, begun, seat, world.stack.length);
      if (done.result !== null) return false; // what is over is not judged
      learned.features.fill(done, into);
      return true;
    };
    if (!after(made, one) || !after(other, two)) continue;
    const from = seat * names.length;
    const judged = judge(net, one, from);
    for (const [matter, indices] of matters) {
      const kept = indices.map((i) => one[from + i]!);
      for (const i of indices) one[from + i] = two[from + i]!;
      add(matter, judged - judge(net, one, from));
      for (const [k, i] of indices.entries()) one[from + i] = kept[k]!;
    }
    let [rivals, then] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let rival = 0; rival < seen.seats; rival++) {
      if (rival === seat) continue;
      rivals = Math.max(rivals, judge(net, one, rival * names.length));
      then = Math.max(then, judge(net, two, rival * names.length));
    }
    add(RIVALS, then - rivals);
  }
  return [...total]
    .map(([matter, by]) => ({ matter, by: chanceOf(by, DECIDED) - 0.5 }))
    .filter(({ by }) => Math.abs(by) >= SLIGHT)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, NAMED);
}

/** What comes before the first dot of a feature's name. */
export const matterOf = (feature: string): string => feature.split('.')[0]!;
