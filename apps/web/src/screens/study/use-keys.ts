// The keys of a study: from note to note, into a what-if, after the leader, to the comment.
import { MAIN, type Study, type StudyPlace, samePlace } from '@boucan/protocol';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../replay/controls.tsx';
import { type Knot, knotsIn, waysFrom } from './ways.ts';

interface Walked {
  readonly study: Study;
  readonly place: StudyPlace;
  /** The same place, on the line that it belongs to. */
  readonly here: StudyPlace;
  readonly knots: readonly Knot[];
  readonly wander: (to: StudyPlace) => void;
  readonly follow: () => void;
}

export function useStudyKeys({ study, place, here, knots, wander, follow }: Walked): void {
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.altKey || e.ctrlKey || e.metaKey || isTyping(e.target)) return;
    const places = knotsIn(knots);
    const now = places.findIndex((one) => samePlace(one, here));
    const { at } = place;
    const byOrder = (step: 1 | -1): StudyPlace | undefined =>
      now >= 0
        ? places[now + step]
        : step === 1
          ? places.find((one) => one.line === MAIN && one.at > at)
          : places.findLast((one) => one.line === MAIN && one.at < at);
    const to = (there: StudyPlace | undefined) => there !== undefined && wander(there);
    const [branch] = waysFrom(study, place);
    const act = {
      n: () => to(byOrder(1)),
      p: () => to(byOrder(-1)),
      b: () => to(branch && { line: branch.line, at: at + 1 }),
      f: follow,
      c: () => document.querySelector<HTMLElement>('.study-here textarea')?.focus(),
    }[e.key.toLowerCase()];
    if (act === undefined) return;
    e.preventDefault();
    act();
  });
  useEffect(() => {
    const heard = (e: KeyboardEvent) => press(e);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
