import { findGame } from '@boucan/games';
import type { Game } from '@boucan/kernel';
import { useEffect, useState } from 'react';

/** The rules and words of a game, once they are here. An unknown game never comes. */
export function useGame(id: string | undefined): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    let stopped = false;
    if (id !== undefined) void findGame(id).then((loaded) => !stopped && setGame(loaded ?? null));
    return () => {
      stopped = true;
    };
  }, [id]);
  return game?.id === id ? game : null;
}
