// The games that can be played here: those that were handed in with a board, and with what is taught of them, by the house or by a server that has games from
// outside. Rules and words of a game are loaded when one is needed, its board with the table; only its card is always here.
import type { Game } from '@boucan/kernel';
import type { GuestGame } from '@boucan/protocol';
import type { Taught } from '@boucan/puzzles';
import type { Listed } from '@boucan/registry';
import type { Banter, Card, Describe, Face, Help, Pictures } from './boards/board.ts';
import type { BoxKind } from './screens/look/kind.ts';
import { onBoard, withWords } from './words/of-games.ts';

/** What a game is drawn with: a line of `boards/index.ts`, or the board of a game from outside. */
export interface Drawn {
  readonly id: string;
  readonly card: Card;
  face(): Promise<Face>;
  help(): Promise<Help>;
  /** The board in words. */
  text(): Promise<Describe>;
  pictures?(): Promise<Pictures>;
  more?(): Promise<More>;
}

/** What few pages ask for. */
export interface More {
  /** What is in its box; what its player aid says, by the keys of its guide. */
  box?(): Promise<readonly BoxKind[]>;
  aid?(): Promise<readonly string[]>;
  /** Its lessons and puzzles. */
  taught?(): Promise<Taught>;
  /** What its bots say. */
  banter?(): Promise<Banter | undefined>;
  /** Where the words of its card and of its board are, for a language that is added: modules by their path below `boards/`. */
  readonly about?: object;
  readonly words?: { readonly [file: string]: () => Promise<object> };
}

export interface Playable extends Omit<Drawn, 'id'> {
  /** Whether the lobby offers it: an example to copy from is found by its address alone. */
  readonly offered: boolean;
  /** Its rules, with its words in the language of the page; with those of its packs, where any are played. */
  load(packs?: boolean): Promise<Game>;
}

export const GAMES: { [id: string]: Playable } = {};

/** Adds these games, each with its board; one without a board is not played here. */
export function admit(games: readonly Listed[], boards: readonly Drawn[]): void {
  for (const { id, load, specimen } of games) {
    const board = boards.find((one) => one.id === id);
    if (board !== undefined)
      GAMES[id] ??= {
        ...board,
        offered: !specimen,
        load: (packs = false) => withWords(id, load(), packs ? ['game', 'packs'] : ['game']),
        face: () => onBoard(id, board.face()),
        help: () => onBoard(id, board.help()),
        text: () => onBoard(id, board.text()),
      };
  }
}

/** Those the lobby offers. */
export const offered = (): [string, Playable][] => Object.entries(GAMES).filter(([, { offered }]) => offered);

/** Where a page keeps which games from outside the server has: it may open before it is told. */
export const GUESTS = 'boucan.games';
/** Settled when those games are among the others. */
export let guests: Promise<void> = Promise.resolve();

/** The games from outside that this server has; without a word of it, those it had last. */
export function guestsAre(games?: readonly GuestGame[]): Promise<void> {
  if (games?.length || globalThis.localStorage?.getItem(GUESTS))
    guests = import('./outside/admit.ts').then(({ welcome }) => welcome(games));
  return guests;
}
