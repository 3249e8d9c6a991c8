// The games that can be played here. Rules and words of a game are loaded when one is needed, its board with the table.
import type { Game } from '@boucan/kernel';
import type { Describe, Face, Help } from './boards/board.ts';
import { RULES } from './rules.ts';

interface Listed {
  load(): Promise<Game>;
  face(): Promise<Face>;
  help(): Promise<Help>;
  /** The board in words, where the game has some. */
  text?(): Promise<Describe>;
}

export const GAMES: { readonly [id: string]: Listed } = {
  brethren: {
    load: RULES.brethren!,
    face: () => import('./boards/brethren/board.tsx'),
    help: () => import('./boards/brethren/help.ts'),
    text: async () => (await import('./boards/brethren/describe.ts')).describe,
  },
  fortunes: {
    load: RULES.fortunes!,
    face: () => import('./boards/fortunes/board.tsx'),
    help: () => import('./boards/fortunes/help.ts'),
    text: async () => (await import('./boards/fortunes/describe.ts')).describe,
  },
};
