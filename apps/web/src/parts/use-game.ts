import { findGame } from '@boucan/games';
import type { Game } from '@boucan/kernel';
import { useEffect, useState } from 'react';

/** The rules and words of a game, once they are here. An unknown game never comes; one that cannot be had is a wreck, and says so. */
export function useGame(id: string | undefined): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  const [wreck, setWreck] = useState<unknown>(null);
  useEffect(() => {
    let stopped = false;
    if (id !== undefined)
      findGame(id).then(
        (loaded) => !stopped && setGame(loaded ?? null),
        (error: unknown) => !stopped && setWreck(error),
      );
    return () => {
      stopped = true;
    };
  }, [id]);
  if (wreck !== null) throw wreck;
  return game?.id === id ? game : null;
}
