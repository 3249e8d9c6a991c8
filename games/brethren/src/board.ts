import { type Known, nobody, owner, rulebook, type Seat } from '@boucan/kernel';
import { BOARDS, type BoardId, PLACE } from './content/boards.ts';
import { CARDS, type Card } from './content/deck.ts';

/** What lies on the table. */
export interface Coast {
  boards: SpanishBoard[]; // clockwise round Port Royal; the first lies north
  captains: Captain[]; // by seat
  pile: Card[]; // the draw pile: a bag, for nobody knows its order
  secret: Card[]; // the four cards nobody ever sees
  box: Card[]; // cards that left the game in sight of all
  pot: number; // doubloons on Port Royal
}

export interface SpanishBoard {
  readonly id: BoardId;
  side: 'galleon' | 'colony';
  fleets: Fleet[]; // strongest first: index 0 is position 1
  cards: PlayedCard[]; // in the order they were played
}

/** All ships of one player at one board. Never changed, only replaced: copies share it. */
export interface Fleet {
  readonly seat: Seat;
  readonly galleons: number;
  readonly schooners: number;
}

/** A card next to a board. Never changed, only replaced: copies share it. */
export interface PlayedCard {
  readonly card: Card;
  readonly seat: Seat; // who played it
  readonly faceDown: boolean;
}

export interface Captain {
  galleons: number; // not yet played
  schooners: number;
  lostGalleons: number; // in the box
  lostSchooners: number;
  hand: Card[]; // only its owner sees it
  tokens: number; // starting doubloons not yet spent
  won: Card[]; // face up in front of him
}

/** A hand is its owner's, and so is the face of a card he laid down hidden.   BRE-INFO-01, BRE-INFO-02, BRE-INFO-03 */
export const knows: Known<Coast> = {
  boards: {
    each: {
      id: 'all',
      side: 'all',
      fleets: 'all',
      cards: {
        each: {
          card: { secret: 'card', known: ({ who, here }) => !here.faceDown || here.seat === who },
          seat: 'all',
          faceDown: 'all',
        },
      },
    },
  },
  captains: {
    bySeat: {
      galleons: 'all',
      schooners: 'all',
      lostGalleons: 'all',
      lostSchooners: 'all',
      hand: owner('card'),
      tokens: 'all',
      won: 'all',
    },
  },
  pile: nobody('card'),
  secret: nobody('card'),
  box: 'all',
  pot: 'all',
};

/** What a viewer sees: null stands for a face he may not know. */
export interface CoastView {
  readonly boards: readonly {
    readonly id: BoardId;
    readonly side: 'galleon' | 'colony';
    readonly fleets: readonly Fleet[];
    readonly cards: readonly { readonly card: Card | null; readonly seat: Seat; readonly faceDown: boolean }[];
  }[];
  readonly captains: readonly {
    readonly galleons: number;
    readonly schooners: number;
    readonly lostGalleons: number;
    readonly lostSchooners: number;
    readonly cards: number; // in hand
    readonly hand: readonly Card[] | null;
    readonly tokens: number;
    readonly won: readonly Card[];
  }[];
  readonly pile: number;
  readonly box: readonly Card[];
  readonly pot: number;
}

export function cloneCoast(c: Coast): Coast {
  const n = c.boards.length;
  const boards = new Array<SpanishBoard>(n);
  const captains = new Array<Captain>(n);
  for (let i = 0; i < n; i++) {
    const b = c.boards[i]!;
    boards[i] = { id: b.id, side: b.side, fleets: b.fleets.slice(), cards: b.cards.slice() };
    const p = c.captains[i]!;
    captains[i] = {
      galleons: p.galleons,
      schooners: p.schooners,
      lostGalleons: p.lostGalleons,
      lostSchooners: p.lostSchooners,
      hand: p.hand.slice(),
      tokens: p.tokens,
      won: p.won.slice(),
    };
  }
  return { boards, captains, pile: c.pile.slice(), secret: c.secret.slice(), box: c.box.slice(), pot: c.pot };
}

/** Every card as it can lie next to a board, made once. */
const PLAYED = new Map(
  CARDS.map((card) => [card, BOARDS.map((_, seat) => [false, true].map((faceDown): PlayedCard => ({ card, seat, faceDown })))]),
);

export const played = (card: Card, seat: Seat, faceDown: boolean): PlayedCard => PLAYED.get(card)![seat]![faceDown ? 1 : 0]!;

export const boardOf = (c: Coast, id: BoardId): SpanishBoard => c.boards[PLACE[id]]!;
export const captainOf = (c: Coast, seat: Seat): Captain => c.captains[seat]!;

/** What can happen, with its parameters. `place` counts from 1, the strongest. */
export interface Events {
  'match.began': { seat: Seat };
  'turn.began': { seat: Seat; turn: number };
  'ship.played': { seat: Seat; ship: string; board: BoardId; place: number; sails: number };
  'card.played': { seat: Seat; card: Card; board: BoardId };
  'card.hidden': { seat: Seat; board: BoardId };
  'card.drawn': { seat: Seat };
  'pile.emptied': Record<string, never>;
  'galleon.attacked': { board: BoardId; galleon: string };
  'galleon.scored': { board: BoardId };
  'colony.scored': { board: BoardId };
  'card.revealed': { seat: Seat; card: Card; board: BoardId };
  'cannon.hit': { seat: Seat; board: BoardId; lost: number; place: number };
  'cannons.missed': { board: BoardId; cannons: number };
  'musket.hit': { seat: Seat; board: BoardId; ship: string };
  'muskets.missed': { board: BoardId; muskets: number };
  'fleet.destroyed': { seat: Seat; board: BoardId };
  'attack.idle': { board: BoardId };
  'marked.given': { seat: Seat; card: Card };
  'card.taken': { seat: Seat; card: Card };
  'treasure.boxed': { board: BoardId; cards: readonly Card[] };
  'colony.shown': { board: BoardId };
  'standing.told': { doubloonsOfEach: readonly number[]; chestsOfEach: readonly number[] };
  'end.began': Record<string, never>;
  'chests.counted': { chestsOfEach: readonly number[] };
  'port-royal.won': { seat: Seat };
  'port-royal.unclaimed': Record<string, never>;
  'pot.shared': { seat: Seat; doubloons: number };
  'pot.discarded': { doubloons: number };
  'hoard.counted': { seat: Seat; treasure: number; tokens: number; portRoyal: number; pot: number; total: number };
  'match.won': { seats: readonly Seat[] };
}

export const { proc, question } = rulebook<Coast, Events>();
