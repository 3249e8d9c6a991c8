// Where one is in a study, and the ways on and back: by oneself, or after the one who leads.
import type { StudyPlace } from '@boucan/protocol';
import type { Moment } from '@boucan/record';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PACES, type Reel, type ReelPace } from '../replay/use-reel.ts';

/** Whoever steps faster than this is on his way to somewhere else. */
const HASTE = 400;

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
    setStand((now) => {
      const isStep = place.at === now.place.at + 1 && (place.line === now.place.line || place.line > now.place.line);
      const forward = isStep && since - now.since > HASTE;
      return { place, forward, cut: now.cut + Number(now.forward && !forward), since };
    });
  }, []);
  return { ...stand, goTo };
}

/** The same as the playback of a replay has it, along the line one is on. */
export function useStudyReel(
  all: readonly Moment<unknown>[],
  { place, forward, cut }: Stand,
  goTo: (place: StudyPlace) => void,
): Reel {
  const last = all.length - 1;
  const [wanted, play] = useState(false);
  const [pace, setPace] = useState<ReelPace>('normal');
  const at = Math.min(place.at, last);
  const playing = wanted && at < last;
  const { line } = place;
  const go = useCallback((to: number) => goTo({ line, at: Math.max(0, Math.min(last, to)) }), [goTo, line, last]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(at + 1), PACES[pace] * Math.max(1, all[at]!.events.length / 3));
    return () => clearTimeout(timer);
  }, [playing, at, pace, go, all]);
  return useMemo(() => {
    const turnOf = (i: number): number => all[i]!.state.turns;
    const turn = (by: 1 | -1) => {
      let to = at + by;
      while (to > 0 && to < last && turnOf(to) === turnOf(by === 1 ? at : to - 1)) to += by;
      go(to);
    };
    return { at, last, forward, cut, playing, pace, go, step: (by) => go(at + by), turn, play, setPace };
  }, [all, at, last, forward, cut, playing, pace, go]);
}
