import type { Moment } from '@boucan/record';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** How long a moment stays, by pace; one in which much happens stays longer. */
export const PACES = { slow: 2600, normal: 1300, fast: 450 } as const;
export type ReelPace = keyof typeof PACES;

/** Whoever steps faster than this is on his way to somewhere else. */
const HASTE = 400;

interface Place {
  readonly at: number;
  readonly forward: boolean;
  readonly cut: number;
  readonly since: number;
}

/** Where one is in a match, and the ways on and back. */
export interface Reel {
  readonly at: number;
  readonly last: number;
  readonly forward: boolean; // the last step was a single one onward: what happened can be played
  readonly cut: number; // grows whenever what was being played is broken off
  readonly playing: boolean;
  readonly pace: ReelPace;
  go(to: number): void;
  step(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  play(playing: boolean): void;
  setPace(pace: ReelPace): void;
}

/** Where one stands, and how one came there. */
type Stand = Pick<Reel, 'at' | 'forward' | 'cut'>;

/** The ways on and back from where one stands, and the match going on by itself. */
export function usePlayback(all: readonly Moment<unknown>[], { at, forward, cut }: Stand, go: (to: number) => void): Reel {
  const last = all.length - 1;
  const [wanted, play] = useState(false);
  const [pace, setPace] = useState<ReelPace>('normal');
  const playing = wanted && at < last;
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

/** The place one goes to, after the one where one was: whoever takes a single step onward, and not in haste, is shown what happens. */
export const stepped = <P extends { readonly forward: boolean; readonly cut: number; readonly since: number }>(
  was: P,
  since: number,
  isStep: boolean,
): Pick<P, 'forward' | 'cut' | 'since'> => {
  const forward = isStep && since - was.since > HASTE;
  return { forward, cut: was.cut + Number(was.forward && !forward), since };
};

export function useReel(all: readonly Moment<unknown>[], from: number): Reel {
  const last = all.length - 1;
  const [place, setPlace] = useState<Place>({ at: Math.max(0, Math.min(last, from)), forward: false, cut: 0, since: 0 });
  const go = useCallback(
    (to: number) => {
      const since = performance.now();
      setPlace((was) => ({ at: Math.max(0, Math.min(last, to)), ...stepped(was, since, to === was.at + 1 && to <= last) }));
    },
    [last],
  );
  return usePlayback(all, place, go);
}
