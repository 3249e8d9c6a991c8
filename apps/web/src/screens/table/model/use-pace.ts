// How quickly the board tells what happened, and what follows once it has told it.
import type { Game } from '@boucan/kernel';
import { useCallback, useMemo } from 'react';
import { useSetting } from '../../../settings/settings.ts';
import type { Now, PacedSource } from '../../../table/source.ts';

/** `ended` is told which notice the board has shown. */
export function usePace(source: PacedSource, shown: Now, game: Game, ended: (n: number) => void) {
  const { fresh, frame, behind, held, tempo, most, paused } = shown;
  const [onward] = useSetting('onward');
  const isPiece = fresh.some(({ events }) => events.some(({ event }) => game.def.telling?.[event]?.beat === true));
  const waits = onward === 'when-told' && isPiece && (behind > 0 || held);
  const boardShown = useCallback(
    (n: number) => {
      ended(n);
      if (waits) source.pause(true);
      source.rested(frame);
    },
    [ended, waits, source, frame],
  );
  const pace = useMemo(
    () => ({ factor: tempo, most, behind: behind + (held ? 1 : 0), paused, catchUp: () => source.catchUp() }),
    [tempo, most, behind, held, paused, source],
  );
  return { pace, boardShown };
}
