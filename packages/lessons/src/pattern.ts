import { type Choice, type Offer, said } from '@boucan/kernel';
import type { Position, Step } from './lesson.ts';

/** Choices by their words, as far as they are given: `ship galleon|schooner`, `card * la-habana up`. */
export type Pattern = string;

export const matches = (pattern: Pattern, choice: Choice): boolean =>
  pattern.split(' ').every((word, i) => word === '*' || word.split('|').includes(String(choice[i])));

const among = (patterns: readonly Pattern[], choice: Choice): boolean => patterns.some((one) => matches(one, choice));

/** Of these, what matters for a task. Nothing is allowed that was not; where nothing that matters is allowed, all stay. */
export function narrowed<O extends Offer>(offers: readonly O[], { offers: wanted }: Pick<Step, 'offers'>): readonly O[] {
  if (wanted === undefined) return offers;
  const left = offers.filter(({ choice }) => among(wanted, choice));
  return left.some(({ because }) => because.length === 0) ? left : offers;
}

/** The word on whatever is not right, where only something is. */
export const OTHER = 'other';

/** The word that says why a choice misses the point; nothing if it does not. */
export const wordOn = ({ wrong = {}, right }: Pick<Step, 'wrong' | 'right'>, choice: Choice): string | undefined =>
  right === undefined || right.includes(said(choice)) ? Object.keys(wrong).find((word) => among(wrong[word]!, choice)) : OTHER;

/** What leads to the goal of the nth task of a lesson that begins here. */
export const wayOf = ({ way }: Pick<Step, 'way'>, { ways = [] }: Position, n: number): readonly Pattern[] => way ?? ways[n] ?? [];

/** A way as it goes on after what was chosen: what comes next first. What is not on the way takes nobody further; what is behind may come again. */
export function onward(way: readonly Pattern[], chosen: readonly Choice[]): readonly Pattern[] {
  let at = 0;
  for (const choice of chosen) if (at < way.length && matches(way[at]!, choice)) at++;
  return [...way.slice(at), ...way.slice(0, at)];
}
