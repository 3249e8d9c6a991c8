// The games that can be played somewhere. They are handed in: whatever serves every game imports none of them.
import type { Game } from '@boucan/kernel';

/** A game by its id, loaded when it is asked for: a broken one stops no other. */
export interface Listed {
  readonly id: string;
  load(): Promise<Game>;
  /** An example to copy from: the lobby does not offer it, and nobody measures it. */
  readonly specimen: boolean;
}

/** What a list of games is: a module that exports this. `games/index.ts` is the list of those that come with the house. */
export interface List {
  readonly GAMES: readonly Listed[];
}

/** A line of such a list. */
export const listed = <B, P, E>(id: string, load: () => Promise<Game<B, P, E>>, specimen = false): Listed => ({
  id,
  load: load as unknown as Listed['load'],
  specimen,
});

/** The games there are, loaded when they are asked for. */
export interface Registry {
  readonly all: readonly Listed[];
  readonly ids: readonly string[];
  /** The game of this name, or nothing. */
  find(id: string): Promise<Game | undefined>;
}

/** One id, one game: of two with the same, nobody could say which a table was opened for. */
export function registryOf(all: readonly Listed[]): Registry {
  const byId = new Map(all.map((game) => [game.id, game]));
  const twice = all.find((game) => byId.get(game.id) !== game);
  if (twice !== undefined) throw new Error(`two games are called ${twice.id}: leave one of them out, or give it another id`);
  return { all, ids: [...byId.keys()], find: async (id) => byId.get(id)?.load() };
}

/** What a picture of a board is drawn with. */
export interface Picturing {
  /** By seat. */
  readonly colours: readonly string[];
  /** What a thing of the game is called. */
  name(id: string): string;
  /** Words, their middle at this place. */
  text(x: number, y: number, words: string, size: number, colour: string): string;
}

/** A board at a moment as parts of an SVG, in the units of its own frame. */
export interface Pictured {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sea: string; // the colour behind it
  readonly svg: string;
}
