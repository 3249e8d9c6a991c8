import type { Choice } from '@boucan/kernel';
import type { Position } from '@boucan/lessons';

/** A choice in words, how often the deeper search made it, and what it thinks of it: the chance to win. */
export type Figure = readonly [choice: string, visits: number, chance: number];

/** A moment of a match between bots in which one choice is clearly the best. One line of a file each. */
export interface Puzzle extends Position {
  readonly id: string; // '7f3a-41': the match, and the number of choices before it
  readonly question: string;
  readonly answer: string; // as in `choices`, without the seat
  readonly theme: string;
  /** What the deeper search found out, best first. */
  readonly figures: readonly Figure[];
  /** In how many imagined matches, of those looked at, the answer holds for somebody who knows everything. */
  readonly worlds: readonly [holds: number, of: number];
  /** What the bots weigh between the answer and the next best: a matter and its share of the chance to win. */
  readonly matters: readonly (readonly [matter: string, by: number])[];
  /** How hard it is, by who found the answer. */
  readonly rating: Rated;
}

/** A mean and a standard deviation, as openskill has them. */
export interface Rated {
  readonly mu: number;
  readonly sigma: number;
}

/** What a puzzle can be about: which questions, and the answers to them if not all; the first theme that fits. With its name in every language. */
export type Themes = {
  readonly [theme: string]: {
    readonly of: readonly string[];
    readonly en: string;
    readonly fr: string;
    /** No puzzle that ships is about it. */
    readonly none?: true;
  };
};

/** `raid.*`, `sea.turn head-for|enter`: a question, or all that begin alike, and the verbs of the answer. */
const fits = (pattern: string, question: string, [verb]: Choice): boolean => {
  const [asked = '', verbs] = pattern.split(' ');
  const isAsked = asked.endsWith('*') ? question.startsWith(asked.slice(0, -1)) : question === asked;
  return isAsked && (verbs === undefined || verbs.split('|').includes(verb));
};

/** What a choice at a question is about. Nothing where the game has no theme for it: then it is no puzzle. */
export const themeOf = (themes: Themes, question: string, choice: Choice): string | undefined =>
  Object.keys(themes).find((theme) => themes[theme]!.of.some((pattern) => fits(pattern, question, choice)));

/** The puzzles in a file of lines. */
export const puzzlesIn = (lines: string): readonly Puzzle[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);

const DAY = 86_400_000;

/** The day's number, the same everywhere: days begin at midnight UTC. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** On how many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export function streakOf(
  tries: Iterable<{ readonly day: number; readonly daily: boolean; readonly solved: boolean }>,
  now: number,
): number {
  const days = new Set(Array.from(tries, ({ day, daily, solved }) => (daily && solved ? day : -1)));
  let day = dayOf(now);
  if (!days.has(day)) day--;
  let length = 0;
  while (days.has(day - length)) length++;
  return length;
}

/** Which of so many is a day's: all of them come up before one comes again. */
export function ofTheDay(day: number, all: number): number {
  // A step that shares no factor with the number of puzzles visits each once.
  let step = Math.max(1, Math.round(all * 0.618));
  while (gcd(step, all) !== 1) step++;
  return (((day * step) % all) + all) % all;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
