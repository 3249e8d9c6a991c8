// The games there are. A game is a folder beside this file and one line here; the command line, the server, the tests and the bench
// have it then, and the web client as soon as there is a board for it. Each is loaded when it is asked for: a broken one stops no other.
import type { Game } from '@boucan/kernel';

export interface Listed {
  readonly id: string;
  load(): Promise<Game>;
  /** An example to copy from: the lobby does not offer it, and nobody measures it. */
  readonly specimen: boolean;
}

const game = <B, P, E>(id: string, load: () => Promise<Game<B, P, E>>, specimen = false): Listed => ({
  id,
  load: load as unknown as Listed['load'],
  specimen,
});

export const GAMES: readonly Listed[] = [
  game('brethren', async () => (await import('./brethren/src/game.ts')).brethren),
  game('fortunes', async () => (await import('./fortunes/src/game.ts')).fortunes),
  game('nassau', async () => (await import('./nassau/src/game.ts')).nassau),
  game('skull', async () => (await import('./skull/src/game.ts')).skull),
  game('toy', async () => (await import('./toy/src/game.ts')).toy, true),
];

/** The game of this name, or nothing. */
export const findGame = async (id: string): Promise<Game | undefined> => GAMES.find((listed) => listed.id === id)?.load();
