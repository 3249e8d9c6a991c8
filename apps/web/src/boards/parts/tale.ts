// A tale is told step by step. What has been told stays known for a while; what waits can be skipped.
import type { Told } from '@boucan/kernel';
import type { Fresh } from '../../table/source.ts';

export interface ToldStep extends Told {
  readonly key: string;
}

/** A step of its own for each event of these lines that is worth one. */
export const stepsIn = (lines: readonly Fresh[], isTold: (told: Told, line: Fresh) => boolean): ToldStep[] =>
  lines.flatMap((line) =>
    line.events.flatMap((told, i): ToldStep[] =>
      isTold(told, line) ? [{ ...told, key: `${line.n}.${(line.from ?? 0) + i}` }] : [],
    ),
  );

/** Everything that was told from the last such event on, that one first; nothing where there was none. */
export function toldSince(lines: readonly Fresh[], began: (told: Told) => boolean): ToldStep[] {
  for (let i = lines.length - 1; i >= 0; i--) {
    const at = lines[i]!.events.findLastIndex(began);
    if (at >= 0) return stepsIn(lines.slice(i), () => true).slice(at);
  }
  return [];
}

export interface Tale<S = ToldStep> {
  /** What has been told, the latest at the end. */
  readonly told: readonly S[];
  /** How many of these belong to what is being told now; the others went before. */
  readonly lately: number;
  readonly waiting: readonly S[];
  /** Whether more is to come, or the latest has only just been told. */
  readonly going: boolean;
}

/** More than anybody looks back at. */
const KEPT = 40;

export const HUSHED: Tale<never> = { told: [], lately: 0, waiting: [], going: false };
export const begin = <S>(): Tale<S> => HUSHED;

/** Once something is taken back, what was told of it is no longer so. */
export const unlessUndone = <S>(tale: Tale<S>, lines: readonly Fresh[]): Tale<S> =>
  lines.some(({ what }) => what.type === 'undone') ? begin() : tale;

/** More to tell. Whatever came to rest before is another tale. */
export function tellMore<S>(tale: Tale<S>, more: readonly S[]): Tale<S> {
  if (more.length === 0) return tale;
  if (tale.going) return { ...tale, waiting: [...tale.waiting, ...more] };
  return { told: [...tale.told, more[0]!].slice(-KEPT), lately: 1, waiting: more.slice(1), going: true };
}

/** The latest has been shown long enough. */
export function nextStep<S>(tale: Tale<S>): Tale<S> {
  const [next, ...waiting] = tale.waiting;
  if (next === undefined) return { ...tale, going: false };
  return { told: [...tale.told, next].slice(-KEPT), lately: Math.min(KEPT, tale.lately + 1), waiting, going: true };
}

/** All that waits counts as told. */
export const hushed = <S>({ told, lately, waiting }: Tale<S>): Tale<S> => ({
  told: [...told, ...waiting].slice(-KEPT),
  lately: Math.min(KEPT, lately + waiting.length),
  waiting: [],
  going: false,
});

/** There is no time for these: they count as told. */
export const passedOver = <S>(tale: Tale<S>, steps: readonly S[]): Tale<S> =>
  tale.going
    ? { ...hushed(tale), told: [...tale.told, ...tale.waiting, ...steps].slice(-KEPT), going: true }
    : { ...tale, told: [...tale.told, ...steps].slice(-KEPT), lately: 0 };

/** The steps of what is being told now. */
export const latelyTold = <S>({ told, lately }: Tale<S>): readonly S[] => (lately === 0 ? [] : told.slice(-lately));
