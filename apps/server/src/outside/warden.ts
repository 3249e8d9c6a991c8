// Games from outside are tried before they are trusted: whatever a command would make of a table is worked out first in a process of its own, under
// limits of time and memory. Only what comes out well there is done here. A game that fails parks its table, and no other.
import { createContext, Script } from 'node:vm';
import type { Game } from '@boucan/kernel';
import type { Outside, Places } from '@boucan/registry/node';
import type { Actor, Command, Entry } from '@boucan/table';
import { Threads } from '../threads.ts';
import { inProcess } from '../worker.ts';

/** A table as far as it is on disk, and a command to it; without one, whether it can be played again at all. */
export interface Trial {
  readonly game: string;
  readonly secret: string;
  readonly entries: readonly Entry[];
  readonly command?: Command;
  readonly by?: Actor;
  readonly now: number;
  readonly wall: number;
}

/** Milliseconds for one step of a game from outside, with all its views. */
const LIMIT = 3000;
/** What neither runs rules nor shows anything of them. */
const TALK: readonly string[] = ['say', 'propose', 'turn-away'];

export class Warden {
  readonly #threads: ReadonlyMap<string, Threads<Trial, string | null>>;

  constructor(places: Places, limit = LIMIT) {
    const script = new URL('./thread.ts', import.meta.url);
    this.#threads = new Map(places.outside.map(({ id }) => [id, new Threads(inProcess(script, places), 1, limit)]));
  }

  /** Why a game would fail, or null. */
  async whyNot(trial: Trial): Promise<string | null> {
    const threads = this.#threads.get(trial.game);
    if (threads === undefined || TALK.includes(trial.command?.do ?? '')) return null;
    return threads.ask(trial).catch((error: Error) => error.message);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((threads) => threads.close()));
  }
}

const CALL = new Script('call()');

/** What a game does here is cut off in the end, though it did well when it was tried: it may throw dice of its own. */
export function bounded<B, P, E>(game: Game<B, P, E>, limit = LIMIT): Game<B, P, E> {
  const place = createContext({ call: () => {} }) as { call: () => unknown };
  let depth = 0;
  const within = <T>(call: () => T): T => {
    if (depth > 0) return call();
    depth++;
    place.call = call;
    try {
      return CALL.runInContext(place, { timeout: limit }) as T;
    } finally {
      depth--;
    }
  };
  const all = Object.entries(game).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) => within(() => (value as (...given: unknown[]) => unknown)(...given))
      : value,
  ]);
  return Object.fromEntries(all) as Game<B, P, E>;
}

/** The games of these places, those from outside within bounds. */
export const boundedIn = (games: ReadonlyMap<string, Game>, outside: readonly Outside[]): ReadonlyMap<string, Game> =>
  new Map([...games].map(([id, game]) => [id, outside.some((one) => one.id === id) ? bounded(game) : game]));
