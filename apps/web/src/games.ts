// The games that can be played here. Rules and words of a game are loaded when one is needed, its board with the table.
import type { Game } from '@boucan/kernel';
import type { ComponentType } from 'react';
import type { BoardProps, Describe } from './boards/board.ts';
import { RULES } from './rules.ts';

interface Listed {
  load(): Promise<Game>;
  board(): Promise<ComponentType<BoardProps>>;
  /** The board in words, where the game has some. */
  text?(): Promise<Describe>;
}

export const GAMES: { readonly [id: string]: Listed } = {
  brethren: {
    load: RULES.brethren!,
    board: async () => (await import('./boards/brethren/board.tsx')).BrethrenBoard,
    text: async () => (await import('./boards/brethren/describe.ts')).describe,
  },
};
