// A lesson is data: a position on the real board, tasks, and how one sees that they are done. Its words stand apart, by language.
import type { Lang, Options, RuleId, Seat, View } from '@boucan/kernel';
import type { Played } from '@boucan/record';
import type { Pattern } from './pattern.ts';

/** A moment of a match: all that was chosen from a seed on. `scripts/lessons.ts` finds it. */
export interface Position {
  readonly seed: string;
  readonly seats: number;
  readonly packs?: readonly string[];
  readonly options?: Options;
  /** A match to play on from, in place of a beginning of its own. */
  readonly from?: Played;
  /** The seat that learns. */
  readonly seat: Seat;
  /** What was chosen so far: `0 ship galleon la-habana`. */
  readonly choices: readonly string[];
  /** Of each task that does not say so itself: what leads to its goal from here. */
  readonly ways?: readonly (readonly Pattern[])[];
}

export type Positions = { readonly [lesson: string]: Position };

/** One task. `P` is what the game's view shows of its board. */
export interface Step<P = unknown> {
  /** What is offered, narrowed to what matters; where none of it is offered, everything is. Without it, everything. */
  readonly offers?: readonly Pattern[];
  /** Whether it is done, as this seat sees it now; `before` is what it saw when the task was set. */
  readonly goal: (now: View<P>, before: View<P>) => boolean;
  /** Choices that lead to the goal, one after the other: the last hint. Without it, those that the position knows. */
  readonly way?: readonly Pattern[];
  /** Other ways, where there are. */
  readonly also?: readonly (readonly Pattern[])[];
  /** Choices that miss the point, by the name of the word that says why. They are not played. */
  readonly wrong?: { readonly [word: string]: readonly Pattern[] };
  /** The only choices that are right, in words; the word on all others is `OTHER`. */
  readonly right?: readonly string[];
  /** The rule that is shown beside it. */
  readonly rule: RuleId;
}

export interface Lesson<P = unknown> {
  readonly id: string;
  readonly steps: readonly Step<P>[];
}

/** All lessons of a game, in order. */
export interface Course<P = unknown> {
  readonly game: string;
  readonly lessons: readonly Lesson<P>[];
  readonly positions: Positions;
  /** Verbs of somebody who does nothing: to pass, to end a turn. */
  readonly idle: readonly string[];
}

export interface StepWords {
  readonly task: string;
  /** One after the other; the choice itself comes last, of its own accord. */
  readonly hints: readonly string[];
  readonly wrong?: { readonly [word: string]: string };
  /** When it is done: what it was good for. */
  readonly done: string;
}

export interface LessonWords {
  readonly title: string;
  /** The one idea of the lesson, before the first task. */
  readonly idea: string;
  readonly steps: readonly StepWords[];
}

export type CourseWords = { readonly [lesson: string]: LessonWords };

/**
 * What the companion of a first match says at a kind of question, besides what is asked: what most people look at. And which lessons ask the
 * question: whoever has done one of them is told nothing of it.
 */
export type Companion = {
  readonly [question: string]: { readonly en: string; readonly fr: string; readonly lessons?: readonly string[] };
};

/** A moment of a tour: the choice that led there, whose it or its fruit was, and how much of the chance to win came or went by it. */
export interface Cut {
  readonly at: number;
  readonly seat: Seat;
  readonly by: number;
  /** What would have been better, in words; null where it was luck, or good play. */
  readonly better: string | null;
}

/** A whole match between bots, cut to its turning points. */
export interface Tour extends Position {
  readonly names: readonly string[];
  readonly cuts: readonly Cut[];
}

/** What can be counted of a seat, for whoever goes through a match again and wants to hear it in the game’s own figures. */
export interface Figures<B = unknown> {
  count(board: B, seat: Seat): { readonly [figure: string]: number };
  /** So many of each (`n`), in every language; WORTH for what a seat may expect to have in the end, where the game counts that. */
  readonly words: { readonly [figure: string]: Readonly<Record<Lang, string>> };
  /** Which of them to look at, by what a choice is about. */
  readonly of: { readonly [theme: string]: readonly string[] };
}

export const WORTH = 'worth';
