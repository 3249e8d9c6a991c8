// Where one is in a study, and the ways on and back: by oneself, or after the one who leads.
import type { StudyPlace } from '@boucan/protocol';
import type { Moment } from '@boucan/record';
import { useCallback, useState } from 'react';
import { type Reel, stepped, usePlayback } from '../replay/use-reel.ts';

interface Stand {
  readonly place: StudyPlace;
  readonly forward: boolean;
  readonly cut: number;
  readonly since: number;
}

export interface Walk {
  readonly place: StudyPlace;
  goTo(place: StudyPlace): void;
}

export function useWalk(from: StudyPlace): Stand & Walk {
  const [stand, setStand] = useState<Stand>({ place: from, forward: false, cut: 0, since: 0 });
  const goTo = useCallback((place: StudyPlace) => {
    const since = performance.now();
    setStand((was) => {
      const isStep = place.at === was.place.at + 1 && place.line >= was.place.line;
      return { place, ...stepped(was, since, isStep) };
    });
  }, []);
  return { ...stand, goTo };
}

/** The same as the playback of a replay has it, along the line one is on. */
export function useStudyReel(
  all: readonly Moment<unknown>[],
  { place: { line, at }, forward, cut }: Stand,
  goTo: (place: StudyPlace) => void,
): Reel {
  const last = all.length - 1;
  const go = useCallback((to: number) => goTo({ line, at: Math.max(0, Math.min(last, to)) }), [goTo, line, last]);
  return usePlayback(all, { at: Math.min(at, last), forward, cut }, go);
}
