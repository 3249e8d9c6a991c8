// Why a choice was made: against what it was weighed, and which matters spoke for it.
import {
  type Choice,
  cloneRng,
  fork,
  type Game,
  type Learned,
  type Rng,
  type Seat,
  type State,
  sameChoice,
  type TurnsOut,
  type View,
  type Weights,
} from '@boucan/kernel';
import { seatOf, togetherIn } from './bot.ts';
import { bestOf, carryThrough, weigh } from './greedy.ts';
import { judged } from './judging/judged.ts';
import { DECIDED } from './judging/judgement.ts';
import { learnedOf } from './judging/learned.ts';
import { judge, type Net, netOf } from './judging/net.ts';
import { type Matter, RIVALS } from './matter.ts';

/** Why a choice was made, in matters that have words. */
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

/** Whether they come home, where all can lose together, and whose the victory is if they do. */
export interface Foreseen {
  readonly home: number;
  /** By seat; none where nobody came home. */
  readonly shares: readonly number[];
}

const AS_JUDGED: TurnsOut = { home: [0, 1], lead: 1 };

/** What is foreseen of a match: certain when it is over, before that as the game judges the position. */
export function foreseen<B, P, E>(game: Game<B, P, E>, s: State<B>): Foreseen {
  const { result, seats } = s;
  if (result !== null) {
    const { winners } = result;
    const won = (_: unknown, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
    return winners.length === 0 ? { home: 0, shares: [] } : { home: 1, shares: Array.from({ length: seats }, won) };
  }
  const learned = learnedOf(game);
  const net = learned === undefined ? null : netIn(learned);
  if (learned === undefined || net?.home === undefined) {
    const judging = judged(game);
    const [worth, decisive] = [judging.worth(s), judging.decisive(seats)];
    // The better they all stand the likelier they come home.
    const home = togetherIn(game) === 0 ? 1 : worth.reduce((all, one) => all + chanceOf(one, decisive), 0) / seats;
    return { home, shares: sharesBy(worth, 2 / decisive) };
  }
  const x = new Float64Array(net.inputs * seats);
  learned.features.fill(s, x);
  const {
    home: [bias, slope],
    lead,
  } = learned.turnsOut ?? AS_JUDGED;
  const ahead = Array.from({ length: seats }, (_, seat) => judge(net, x, seat * net.inputs));
  return { home: 1 / (1 + Math.exp(-(bias + slope * judge(net.home, x, 0)))), shares: sharesBy(ahead, lead) };
}

function sharesBy(worth: readonly number[], unit: number): number[] {
  const most = Math.max(...worth);
  const weights = worth.map((one) => Math.exp((one - most) * unit));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((one) => one / sum);
}

/** Everybody's chance to win. Shares of one; where all can lose together, what is left over is that they do. */
export function chances<B, P, E>(game: Game<B, P, E>, s: State<B>): number[] {
  const { home, shares } = foreseen(game, s);
  return Array.from({ length: s.seats }, (_, seat) => home * (shares[seat] ?? 0));
}

/** What speaks for a choice of the seat that looks. It is weighed in matches that the seat could imagine. */
export function why<B, P, E>(game: Game<B, P, E>, seen: View<P>, made: Choice, rng: Rng): Why {
  const weighed = weigh(game, seen, rng, WORLDS);
  const other = bestOf(weighed.filter(({ choice }) => !sameChoice(choice, made)));
  const own = weighed.find(({ choice }) => sameChoice(choice, made));
  if (other === null || own === undefined) return { instead: other?.choice ?? null, by: 0, matters: [] };
  const decisive = judged(game).decisive(seen.seats);
  const by = chanceOf(own.looks, decisive) - chanceOf(other.looks, decisive);
  return { instead: other.choice, by, matters: mattersBetween(game, seen, own.choice, other.choice, rng) };
}

/** What learning would set out from: the worth by hand as a straight path through the quantities it is made of. */
const straight = (names: readonly string[], start: Readonly<Record<string, number>> = {}): Weights => ({
  ...{ features: names, hidden: 0, bias: 0, layer: [], threshold: [], voice: [] },
  linear: names.map((name) => start[name] ?? 0),
});

const nets = new WeakMap<object, Net>();

/** The network of what a game has learned, or of where the learning sets out from. */
function netIn<B>(learned: Learned<B>): Net {
  const { features, weights, start } = learned;
  const net = nets.get(learned) ?? netOf(weights ?? straight(features.names, start), features.names);
  nets.set(learned, net);
  return net;
}

/** All that the judgement of a seat is made of: its share, whether they come home, and what is good seamanship. */
function judgeOf<B>(learned: Learned<B>): (x: Float64Array, from: number) => number {
  const { habits = [] } = learned;
  const net = netIn(learned);
  return (x, from) => {
    let all = judge(net, x, from) + (net.home === undefined ? 0 : judge(net.home, x, from));
    if (net.home !== undefined) for (const [at, worth] of habits) all += worth * x[from + at]!;
    return all;
  };
}

/** Where either choice leads, in matches that the seat could imagine, with the same dice for both. */
export function* bothWays<B, P, E>(
  game: Game<B, P, E>,
  seen: View<P>,
  one: Choice,
  other: Choice,
  rng: Rng,
): Generator<readonly [one: State<B>, other: State<B>]> {
  const judging = judged(game);
  const seat = seatOf(seen);
  for (let w = 0; w < WORLDS; w++) {
    const world = game.determinize(seen, rng);
    const chance = fork(rng);
    const after = (choice: Choice): State<B> => {
      const begun = game.clone(world);
      begun.rng = cloneRng(chance);
      game.advance(begun, seat, choice);
      return carryThrough(judging, begun, seat, world.stack.length);
    };
    yield [after(one), after(other)];
  }
}

/** The matters in which one choice leads elsewhere than another: each is what the judgement would lose, were it as after the other. */
export function mattersBetween<B, P, E>(game: Game<B, P, E>, seen: View<P>, made: Choice, other: Choice, rng: Rng): Matter[] {
  const learned = learnedOf(game);
  if (learned === undefined || seen.seats === 1) return [];
  const { names } = learned.features;
  const says = judgeOf(learned);
  const matters = Map.groupBy(names.keys(), (i) => matterOf(names[i]!));
  const seat = seatOf(seen);
  const [one, two] = [new Float64Array(names.length * seen.seats), new Float64Array(names.length * seen.seats)];
  const total = new Map<string, number>();
  const add = (matter: string, by: number): void => void total.set(matter, (total.get(matter) ?? 0) + by / WORLDS);
  for (const [done, instead] of bothWays(game, seen, made, other, rng)) {
    if (done.result !== null || instead.result !== null) continue; // what is over is not judged
    learned.features.fill(done, one);
    learned.features.fill(instead, two);
    const from = seat * names.length;
    const judged = says(one, from);
    for (const [matter, indices] of matters) {
      const kept = indices.map((i) => one[from + i]!);
      for (const i of indices) one[from + i] = two[from + i]!;
      add(matter, judged - says(one, from));
      for (const [k, i] of indices.entries()) one[from + i] = kept[k]!;
    }
    let [rivals, then] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let rival = 0; rival < seen.seats; rival++) {
      if (rival === seat) continue;
      rivals = Math.max(rivals, says(one, rival * names.length));
      then = Math.max(then, says(two, rival * names.length));
    }
    add(RIVALS, then - rivals);
  }
  return weightiest(total);
}

const weightiest = (total: ReadonlyMap<string, number>): Matter[] =>
  [...total]
    .map(([matter, by]) => ({ matter, by: chanceOf(by, DECIDED) - 0.5 }))
    .filter(({ by }) => Math.abs(by) >= SLIGHT)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, NAMED);

/** How it stands as a seat sees it, and why. */
export interface Standing {
  /** By seat; what is left of one is that all lose. */
  readonly chances: readonly number[];
  /** Matters in which this seat is ahead of its best rival, or behind, the weightiest first. */
  readonly matters: readonly Matter[];
}

/** Each matter is what the judgement of the seat would lose, were it in that as its best rival is. */
export function standing<B, P, E>(game: Game<B, P, E>, seen: View<P>, rng: Rng): Standing {
  const seat = seatOf(seen);
  const worlds = Array.from({ length: WORLDS }, () => game.determinize(seen, rng));
  const each = worlds.map((world) => chances(game, world));
  const mean = Array.from({ length: seen.seats }, (_, i) => each.reduce((sum, one) => sum + one[i]!, 0) / WORLDS);
  const learned = learnedOf(game);
  if (learned === undefined || seen.seats === 1) return { chances: mean, matters: [] };
  const rival = mean.reduce((best, one, i) => (i !== seat && (best === seat || one > mean[best]!) ? i : best), seat);
  const { names } = learned.features;
  const says = judgeOf(learned);
  const all = new Float64Array(names.length * seen.seats);
  const [from, other] = [seat * names.length, rival * names.length];
  const total = new Map<string, number>();
  for (const world of worlds) {
    learned.features.fill(world, all);
    const judged = says(all, from);
    for (const [matter, indices] of Map.groupBy(names.keys(), (i) => matterOf(names[i]!))) {
      const kept = indices.map((i) => all[from + i]!);
      for (const i of indices) all[from + i] = all[other + i]!;
      total.set(matter, (total.get(matter) ?? 0) + (judged - says(all, from)) / WORLDS);
      for (const [k, i] of indices.entries()) all[from + i] = kept[k]!;
    }
  }
  return { chances: mean, matters: weightiest(total) };
}

/** What comes before the first dot of a feature's name. */
export const matterOf = (feature: string): string => feature.split('.')[0]!;
