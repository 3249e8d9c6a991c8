import type { Game, State, Viewer } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { useCallback, useMemo, useState } from 'react';
import type { Fresh } from '../../table/source.ts';
import { noticeOf } from './view-at.ts';

interface Beat {
  readonly told: number;
  readonly state: State<unknown>;
}

/** What a choice went through on its way to a moment, the moment itself last. A match that goes on from another rolls other dice there. */
function beatsTo(game: Game, before: Moment<unknown> | undefined, moment: Moment<unknown>): readonly Beat[] {
  const end = { told: moment.events.length, state: moment.state };
  if (before === undefined || moment.made === null) return [end];
  const outcome = game.play(before.state, moment.made.seat, moment.made.choice, true);
  if (outcome.refused !== undefined || game.hash(outcome.state) !== game.hash(moment.state)) return [end];
  return [...outcome.beats.filter(({ told }) => told < end.told), end];
}

/** A moment of the reel step by step: the position to draw, what is new in it, and what the board calls when it has come to rest. */
export function useBeats(
  game: Game,
  all: readonly Moment<unknown>[],
  at: number,
  forward: boolean,
  viewer: Viewer,
): { readonly state: State<unknown>; readonly fresh: readonly Fresh[]; readonly rested: () => void } {
  const moment = all[at]!;
  const beats = useMemo(() => (forward ? beatsTo(game, all[at - 1], moment) : []), [game, all, at, moment, forward]);
  const [place, setPlace] = useState<{ readonly of: readonly Beat[]; readonly k: number }>({ of: beats, k: 0 });
  const k = place.of === beats ? place.k : 0;
  const beat = beats[k];
  const fresh = useMemo((): readonly Fresh[] => {
    if (beat === undefined) return [];
    const from = beats[k - 1]?.told ?? 0;
    return [{ ...noticeOf(game, { ...moment, events: moment.events.slice(from, beat.told) }, at, viewer), from }];
  }, [game, moment, at, viewer, beats, beat, k]);
  const rested = useCallback(() => {
    if (k + 1 < beats.length) setPlace({ of: beats, k: k + 1 });
  }, [beats, k]);
  return { state: beat?.state ?? moment.state, fresh, rested };
}
