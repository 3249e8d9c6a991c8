// The tree of a study: the match, and the ways in which it could have gone. Pure.
import { type Choice, type Game, type Seat, said } from '@boucan/kernel';
import {
  MAIN,
  placed,
  type Study,
  type StudyComment,
  type StudyLine,
  type StudyMark,
  type StudyPlace,
  type StudyTask,
  samePlace,
} from '@boucan/protocol';
import { type Moment, moments, type Played, secretFromSeed, upTo, whatIf } from '@boucan/record';

type Moments = readonly Moment<unknown>[];

/** All positions along each line, from the beginning on; a line that has only grown is played on from where it was. */
export class Ways {
  readonly #game: Game;
  readonly #played: Played;
  readonly #main: Moments;
  readonly #known = new Map<number, { readonly line: StudyLine; readonly before: Moments; readonly all: Moments }>();

  constructor(game: Game, played: Played) {
    this.#game = game;
    this.#played = played;
    this.#main = moments(game, played);
  }

  along(study: Study, line: number): Moments {
    const one = study.lines.get(line);
    if (one === undefined) return this.#main;
    const before = this.along(study, one.from.line);
    const known = this.#known.get(line);
    if (known?.before === before && known.line.choices.length === one.choices.length) return known.all;
    const start = before.slice(0, one.from.at + 1);
    const grown = known?.before === before && one.dice === undefined ? known : null;
    const all =
      grown === null
        ? [...start, ...whatIf(this.#game, start.at(-1)!.state, this.#played, one)]
        : [
            ...grown.all,
            ...whatIf(this.#game, grown.all.at(-1)!.state, this.#played, {
              choices: one.choices.slice(grown.line.choices.length),
            }),
          ];
    this.#known.set(line, { line: one, before, all });
    return all;
  }
}

/** The match up to a moment of a study, to be played on from. */
export function playedTo(played: Played, study: Study, { line, at }: StudyPlace): Played {
  const one = study.lines.get(line);
  if (one === undefined) return upTo(played, at);
  if (at <= one.from.at) return playedTo(played, study, { line: one.from.line, at });
  const before = playedTo(played, study, one.from);
  const choices = one.choices.slice(0, at - one.from.at);
  if (one.dice === undefined) return { ...before, choices: [...before.choices, ...choices] };
  return { ...played, secret: secretFromSeed(one.dice), choices, from: before };
}

/** What was chosen next along a line, if anything was. */
export function nextIn(played: Played, study: Study, { line, at }: StudyPlace): readonly [Seat, Choice] | null {
  const one = study.lines.get(line);
  if (one === undefined) return played.choices[at] ?? null;
  return at < one.from.at ? nextIn(played, study, { line: one.from.line, at }) : (one.choices[at - one.from.at] ?? null);
}

/** The what-ifs that leave a moment. */
export const waysFrom = (study: Study, place: StudyPlace): readonly StudyLine[] => {
  const here = placed(study, place);
  return [...study.lines.values()].filter(({ from }) => samePlace(placed(study, from), here));
};

/** Where a choice leads that somebody has made here already; null if nobody has. */
export function whereTo(played: Played, study: Study, place: StudyPlace, seat: Seat, choice: Choice): StudyPlace | null {
  const same = (next: readonly [Seat, Choice] | null | undefined): boolean =>
    next != null && next[0] === seat && said(next[1]) === said(choice);
  if (same(nextIn(played, study, place))) return { line: place.line, at: place.at + 1 };
  const here = placed(study, place);
  if (same(nextIn(played, study, here))) return { line: here.line, at: here.at + 1 };
  const way = waysFrom(study, place).find(({ dice, choices }) => dice === undefined && same(choices[0]));
  return way === undefined ? null : { line: way.line, at: place.at + 1 };
}

/** A moment of which something is said, drawn or tried. */
export interface Knot {
  readonly place: StudyPlace;
  readonly comments: readonly StudyComment[];
  readonly marks: readonly StudyMark[];
  readonly lessons: readonly StudyTask[];
  readonly ways: readonly Way[];
}
export interface Way {
  readonly line: StudyLine;
  readonly knots: readonly Knot[];
}

/** Everything in a study, in the order of the match, what-ifs where they leave it. */
export function outline(study: Study, line = MAIN): readonly Knot[] {
  const at = new Set<number>();
  const on = (place: StudyPlace): number | null => {
    const here = placed(study, place);
    return here.line === line ? here.at : null;
  };
  const all = [...study.comments, ...study.marks, ...study.lessons.map(({ lesson }) => lesson)].map(({ place }) => place);
  for (const place of [...all, ...Array.from(study.lines.values(), ({ from }) => from)]) {
    const here = on(place);
    if (here !== null) at.add(here);
  }
  return [...at]
    .sort((a, b) => a - b)
    .map((when) => {
      const here = ({ place }: { place: StudyPlace }): boolean => on(place) === when;
      return {
        place: { line, at: when },
        comments: study.comments.filter(here),
        marks: study.marks.filter(here),
        lessons: study.lessons.filter(({ lesson }) => here(lesson)),
        ways: waysFrom(study, { line, at: when }).map((one) => ({ line: one, knots: outline(study, one.line) })),
      };
    });
}

/** The moments of an outline, one after the other: where a key leads from one to the next. */
export const knotsIn = (knots: readonly Knot[]): readonly StudyPlace[] =>
  knots.flatMap(({ place, ways }) => [
    place,
    ...ways.flatMap(({ line, knots }) => [{ line: line.line, at: line.from.at + 1 }, ...knotsIn(knots)]),
  ]);
