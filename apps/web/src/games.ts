// The games that can be played here: those of the list that have a board. Rules and words of a game are loaded when one is needed, its
// board with the table; only its card is always here.
import { GAMES as LISTED } from '@boucan/games';
import type { Game } from '@boucan/kernel';
import type { GuestGame } from '@boucan/protocol';
import type { Card, Describe, Face, Help, Pictures } from './boards/board.ts';
import { onBoard, withWords } from './words/of-games.ts';

interface Playable {
  /** Whether the lobby offers it: an example to copy from is found by its address alone. */
  readonly offered: boolean;
  readonly card: Card;
  /** Its rules, with its words in the language of the page; with those of its packs, where any are played. */
  load(packs?: boolean): Promise<Game>;
  face(): Promise<Face>;
  help(): Promise<Help>;
  /** The board in words. */
  text(): Promise<Describe>;
  pictures?(): Promise<Pictures>;
}

const cards = import.meta.glob<Card>('./boards/*/card.ts', { eager: true, import: 'card' });
const faces = import.meta.glob<Face>('./boards/*/board.tsx');
const helps = import.meta.glob<Help>('./boards/*/help.ts');
const texts = import.meta.glob<Describe>('./boards/*/describe.ts', { import: 'describe' });

const pictured = import.meta.glob<Pictures>('./boards/*/pictures.ts', { import: 'pictures' });

export const GAMES: { [id: string]: Playable } = Object.fromEntries(
  LISTED.flatMap(({ id, load: rules, specimen }): [string, Playable][] => {
    const here = `./boards/${id}`;
    const card = cards[`${here}/card.ts`];
    const face = faces[`${here}/board.tsx`];
    const help = helps[`${here}/help.ts`];
    const text = texts[`${here}/describe.ts`];
    const pictures = pictured[`${here}/pictures.ts`];
    const load = (packs = false) => withWords(id, rules(), packs ? ['game', 'packs'] : ['game']);
    const playable = card &&
      face &&
      help &&
      text && {
        offered: !specimen,
        card,
        load,
        face: () => onBoard(id, face()),
        help: () => onBoard(id, help()),
        text: () => onBoard(id, text()),
      };
    return playable ? [[id, pictures === undefined ? playable : { ...playable, pictures }]] : [];
  }),
);

/** Those the lobby offers. */
export const offered = (): [string, Playable][] => Object.entries(GAMES).filter(([, { offered }]) => offered);

/** Where a page keeps which games from outside the server has: it may open before it is told. */
export const GUESTS = 'boucan.games';
/** Settled when those games are among the others. */
export let guests: Promise<void> = Promise.resolve();

/** The games from outside that this server has; without a word of it, those it had last. */
export function guestsAre(games?: readonly GuestGame[]): Promise<void> {
  if (games?.length || globalThis.localStorage?.getItem(GUESTS))
    guests = import('./outside/admit.ts').then(({ admit }) => admit(games));
  return guests;
}
void guestsAre();
