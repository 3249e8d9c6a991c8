import { GAMES } from '../games.ts';
import { allWords } from '../words/books.ts';
import worker from './worker.ts?thread';

/** What a table of this game on this device needs begins to come, all of it at once; gives what opens one. */
export function tableAhead(game: string): Promise<typeof import('../tables.ts')> {
  const thread = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: worker });
  document.head.append(thread);
  const { face, help } = GAMES[game]!;
  // Whatever fails here is tried again, and said, where it is needed.
  void Promise.allSettled([face(), help(), allWords()]);
  return import('../tables.ts');
}
