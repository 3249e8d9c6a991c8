// What happened in a match: everybody's chance to win from choice to choice, and where it turned.
import { type Choice, fork, type Game, type Rng, type Seat, type State, sameChoice } from '@boucan/kernel';
import { togetherIn } from './bot.ts';
import { bestOf, weigh } from './greedy.ts';
import { judged } from './judging/judged.ts';
import type { Matter } from './matter.ts';
import { bothWays, chanceOf, chances, foreseen, mattersBetween } from './why.ts';

/** A position, and the choice that led to it. */
export interface Step<B> {
  readonly state: State<B>;
  readonly made: { readonly seat: Seat; readonly choice: Choice } | null;
}

/** Where a match turned. */
export interface Turn {
  /** The step that the choice led to. */
  readonly at: number;
  readonly seat: Seat;
  /** What would have been better; nothing where it was not the choice, but what came of it. */
  readonly better: Choice | null;
  /** How much of the chance to win the better choice was worth; or how much came or went by what happened. */
  readonly by: number;
}

/** A choice that somebody could have made better: what was asked, and what speaks for the better one. */
export interface Mistake extends Turn {
  readonly better: Choice;
  readonly question: string;
  readonly matters: readonly Matter[];
  /** What could be counted before it, and what there is after either choice, on average over what might be hidden. */
  readonly figures: { readonly [figure: string]: Figure };
  /** Where all may lose together: how likely they come home, after either choice. */
  readonly home: { readonly made: number; readonly better: number } | null;
}

/** One thing that can be counted: what there was, and what there is after the choice made and after the better one. */
export interface Figure {
  readonly had: number;
  readonly made: number;
  readonly better: number;
}

/** What can be counted of a seat, by name. */
export type Count<B> = (s: State<B>, seat: Seat) => { readonly [figure: string]: number };

/** How the chances stood in a match, and the choices that turned it. */
export interface Analysis {
  /** By step, then by seat. */
  readonly chances: readonly (readonly number[])[];
  /** In the order in which they happened. */
  readonly turns: readonly Turn[];
  /** Of each seat the gravest, the gravest first. */
  readonly mistakes: readonly Mistake[];
}

/** How many choices are weighed again, and in how many imagined matches each. */
const DOUBTED = 48;
const WORLDS = 8;
/** How many turns of each kind are told, and what is too little to be told of. */
const TOLD = 4;
const LITTLE = 0.05;
/** Of how many choices of each seat it is told what would have been better, and why; and from where on. */
const OWN = 3;
const SLIGHT = 0.02;

/** Goes through a match; yields how far it is, between 0 and 1. Choices are weighed as the seat that made them saw the table. */
export function* analyse<B, P, E>(
  game: Game<B, P, E>,
  steps: readonly Step<B>[],
  rng: Rng,
  count: Count<B> = () => ({}),
): Generator<number, Analysis> {
  const curve = steps.map(({ state }) => chances(game, state));
  yield 0.05;
  const swing = (at: number, seat: Seat): number => curve[at]![seat]! - curve[at - 1]![seat]!;
  const made = steps.flatMap(({ made: by }, at) => (by === null ? [] : [{ at, ...by }]));
  // Whoever made a bad choice stands worse after it: what looks worst is weighed again.
  const doubted = made
    .filter(({ at, seat }) => game.options(steps[at - 1]!.state, seat).length > 1)
    .sort((a, b) => swing(a.at, a.seat) - swing(b.at, b.seat))
    .slice(0, DOUBTED);
  const mistakes: (Turn & { readonly better: Choice })[] = [];
  for (const [i, { at, seat, choice }] of doubted.entries()) {
    const before = steps[at - 1]!.state;
    const weighed = weigh(game, game.view(before, seat), rng, WORLDS);
    const own = weighed.find((one) => sameChoice(one.choice, choice));
    const best = bestOf(weighed);
    if (own !== undefined && best !== null && best !== own) {
      const decisive = judged(game).decisive(before.seats);
      const by = chanceOf(best.looks, decisive) - chanceOf(own.looks, decisive);
      if (by >= SLIGHT) mistakes.push({ at, seat, better: best.choice, by });
    }
    yield 0.05 + (0.95 * (i + 1)) / doubted.length;
  }
  const greatest = <T extends Turn>(turns: readonly T[], most = TOLD): T[] =>
    [...turns].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, most);
  const blamed = greatest(mistakes.filter(({ by }) => by >= LITTLE));
  const own = Array.from({ length: steps[0]!.state.seats }, (_, seat) =>
    greatest(
      mistakes.filter((one) => one.seat === seat),
      OWN,
    ).map((one): Mistake => {
      const [{ state }, { made: by }] = [steps[one.at - 1]!, steps[one.at]!];
      const question = state.asked.find((asked) => asked.seat === seat && asked.answer === null)?.question ?? '';
      const seen = game.view(state, seat);
      const matters = mattersBetween(game, seen, one.better, by!.choice, fork(rng));
      const ends = [...bothWays(game, seen, one.better, by!.choice, fork(rng))];
      const mean = (of: (end: State<B>) => number, which: 0 | 1): number =>
        ends.reduce((sum, both) => sum + of(both[which]), 0) / ends.length;
      const figures = Object.entries(count(state, seat)).map(([figure, had]): [string, Figure] => {
        const counted = (end: State<B>): number => count(end, seat)[figure] ?? 0;
        return [figure, { had, made: mean(counted, 1), better: mean(counted, 0) }];
      });
      const comesHome = (end: State<B>): number => foreseen(game, end).home;
      const home = togetherIn(game) === 0 ? null : { made: mean(comesHome, 1), better: mean(comesHome, 0) };
      return { ...one, question, matters, figures: Object.fromEntries(figures), home };
    }),
  );
  const happened = made.flatMap(({ at }): Turn[] => {
    if (mistakes.some((one) => one.at === at && one.by >= LITTLE)) return [];
    const changes = curve[at]!.map((_, seat) => swing(at, seat));
    const by = Math.max(...changes);
    return by < 2 * LITTLE ? [] : [{ at, seat: changes.indexOf(by), better: null, by }];
  });
  return { chances: curve, turns: [...blamed, ...greatest(happened)].sort((a, b) => a.at - b.at), mistakes: own.flat() };
}
