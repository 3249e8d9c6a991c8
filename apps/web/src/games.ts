// The games that can be played here: those of the list that have a board. Rules and words of a game are loaded when one is needed, its
// board with the table; only its card is always here.
import { GAMES as LISTED } from '@boucan/games';
import type { Game } from '@boucan/kernel';
import type { Card, Describe, Face, Help } from './boards/board.ts';

interface Playable {
  /** Whether the lobby offers it: an example to copy from is found by its address alone. */
  readonly offered: boolean;
  readonly card: Card;
  load(): Promise<Game>;
  face(): Promise<Face>;
  help(): Promise<Help>;
  /** The board in words. */
  text(): Promise<Describe>;
}

const cards = import.meta.glob<Card>('./boards/*/card.ts', { eager: true, import: 'card' });
const faces = import.meta.glob<Face>('./boards/*/board.tsx');
const helps = import.meta.glob<Help>('./boards/*/help.ts');
const texts = import.meta.glob<Describe>('./boards/*/describe.ts', { import: 'describe' });

export const GAMES: { readonly [id: string]: Playable } = Object.fromEntries(
  LISTED.flatMap(({ id, load, specimen }): [string, Playable][] => {
    const here = `./boards/${id}`;
    const card = cards[`${here}/card.ts`];
    const face = faces[`${here}/board.tsx`];
    const help = helps[`${here}/help.ts`];
    const text = texts[`${here}/describe.ts`];
    return card && face && help && text ? [[id, { offered: !specimen, card, load, face, help, text }]] : [];
  }),
);

/** Those the lobby offers. */
export const OFFERED = Object.entries(GAMES).filter(([, { offered }]) => offered);
