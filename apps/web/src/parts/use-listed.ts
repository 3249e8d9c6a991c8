import { GAMES, type Playable } from '../games.ts';
import { useSession } from '../net/session.ts';

/** The game of this name: `undefined` where there is none, null as long as the server may still name it as one from outside. */
export function useListed(id: string | undefined): Playable | null | undefined {
  const { is } = useSession();
  return id === undefined ? undefined : (GAMES[id] ?? (is === 'unknown' ? null : undefined));
}
