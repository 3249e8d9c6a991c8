import type { Game } from '@boucan/kernel';
import { useEffect, useState } from 'react';
import { useListed } from './use-listed.ts';

/** The rules and words of a game, once they are here. An unknown game never comes; what goes wrong while it loads is thrown. */
export function useGame(id: string | undefined): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const listed = useListed(id);
  useEffect(() => {
    let stopped = false;
    listed?.load(true).then(
      (loaded) => !stopped && setGame(loaded),
      (error: unknown) => !stopped && setFailure(error),
    );
    return () => {
      stopped = true;
    };
  }, [listed]);
  if (failure !== null) throw failure;
  return game?.id === id ? game : null;
}
