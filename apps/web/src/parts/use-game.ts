import type { Game } from '@boucan/kernel';
import { useEffect, useState } from 'react';
import { GAMES } from '../games.ts';

/** The rules and words of a game, once they are here. An unknown game never comes; what goes wrong while it loads is thrown. */
export function useGame(id: string | undefined): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let stopped = false;
    const listed = id === undefined ? undefined : GAMES[id];
    listed?.load(true).then(
      (loaded) => !stopped && setGame(loaded),
      (error: unknown) => !stopped && setFailure(error),
    );
    return () => {
      stopped = true;
    };
  }, [id]);
  if (failure !== null) throw failure;
  return game?.id === id ? game : null;
}
