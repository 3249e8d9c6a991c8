// A turn: play a ship, play a card, draw a card.   BRE-TURN-02
import { choice, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { boardOf, captainOf, played, proc, question } from '../board.ts';
import { BOARDS, type BoardId, GALLEON } from '../content/boards.ts';
import { CARDS, type Card, GALLEON_CARDS } from '../content/deck.ts';
import type { Ship } from '../content/ships.ts';
import { joinFleet, strength } from './fleets.ts';
import { scoring } from './scoring.ts';

interface Turn {
  seat: Seat;
  shipAt: BoardId | null; // the board that received this turn's ship
}

type PlayShip = Said<'ship', [ship: Ship, board: BoardId]>;
type PlayCard = Said<'card', [card: Card, board: BoardId, face: 'up' | 'down']>;

export const turn = proc('turn', 'BRE-TURN-02', openVars<Turn, { shipPlayed: PlayShip; cardPlayed: PlayCard }, void>(), {
  begin: (t, v) => t.ask(playShip, v.seat, 'shipPlayed'),

  // What lies there from earlier turns stays where it is, ships and cards alike.   BRE-TURN-05, BRE-TURN-09
  shipPlayed: (t, v, [, ship, board]) => {
    const captain = captainOf(t.board, v.seat);
    if (ship === 'galleon') captain.galleons--;
    else captain.schooners--;
    v.shipAt = board;
    const { fleets } = boardOf(t.board, v.shipAt);
    const place = joinFleet(fleets, v.seat, ship);
    t.tell?.('ship.played', { seat: v.seat, ship, board: v.shipAt, place, sails: strength(fleets[place - 1]!) });
    return t.ask(playCard, v.seat, 'cardPlayed');
  },

  cardPlayed: (t, v, [, card, at, face]) => {
    const captain = captainOf(t.board, v.seat);
    const board = boardOf(t.board, at);
    takeOut(captain.hand, card);
    board.cards.push(played(card, v.seat, face === 'down'));
    // Face up it costs nothing, and all see it.   BRE-TURN-10
    if (face === 'up') t.tell?.('card.played', { seat: v.seat, card, board: board.id });
    else {
      // A secret costs a starting doubloon, which stays on Port Royal.   BRE-TURN-11
      captain.tokens--;
      t.board.pot++;
      t.tell?.('card.hidden', { seat: v.seat, board: board.id }, { seats: [v.seat], with: { card } });
    }
    // The sixth card, face down or not, brings on the attack at once, this once; a colony waits for the end, however many cards lie there.
    // BRE-TURN-15, BRE-TURN-16, BRE-SCORE-01, BRE-SHARE-12
    if (board.side === 'colony' || board.cards.length < GALLEON_CARDS) return t.go('draw');
    t.tell?.('galleon.attacked', { board: board.id, galleon: GALLEON[board.id].name });
    return t.call(scoring, { board: board.id, final: false, next: 0 }, 'draw');
  },

  // An empty draw pile is simply passed over.   BRE-TURN-17, BRE-TURN-18
  draw: (t, v) => {
    const { pile } = t.board;
    if (pile.length > 0) {
      const card = t.draw(pile, 'card', v.seat);
      captainOf(t.board, v.seat).hand.push(card);
      t.tell?.('card.drawn', { seat: v.seat }, { seats: [v.seat], with: { card } });
      if (pile.length === 0) t.tell?.('pile.emptied', {});
    }
    return t.done();
  },
});

/** By the place of the board. */
const GALLEON_TO = BOARDS.map((board) => choice('ship', 'galleon', board));
const SCHOONER_TO = BOARDS.map((board) => choice('ship', 'schooner', board));
const CARD = new Map(
  CARDS.map((card) => [
    card,
    BOARDS.map((board) => ({ up: choice('card', card, board, 'up'), down: choice('card', card, board, 'down') })),
  ]),
);
/** Any ship not yet played, next to any board, galleon or colony; but one must be played.   BRE-TURN-03, BRE-TURN-04 */
export const playShip = question<Turn, PlayShip>('turn.ship', 'BRE-TURN-03', (o, coast, _v, seat) => {
  const { galleons, schooners } = captainOf(coast, seat);
  const boards = coast.boards;
  for (let i = 0; i < boards.length; i++) o.may(GALLEON_TO[i]!).unless(galleons === 0, 'BRE-TURN-03', 'no-galleon-left');
  for (let i = 0; i < boards.length; i++) o.may(SCHOONER_TO[i]!).unless(schooners === 0, 'BRE-TURN-03', 'no-schooner-left');
});

/**
 * One card must be played: any in hand, attack or treasure, next to any board but the one that got the ship, whoever has a fleet there.
 * Face down only for a starting doubloon; what was won in scorings cannot be spent.
 * BRE-TURN-07, BRE-TURN-08, BRE-TURN-12, BRE-TURN-13, BRE-TURN-20, BRE-TURN-21, BRE-SETUP-21
 */
export const playCard = question<Turn, PlayCard>('turn.card', 'BRE-TURN-07', (o, coast, v, seat) => {
  const { hand, tokens } = captainOf(coast, seat);
  const boards = coast.boards;
  for (let h = 0; h < hand.length; h++) {
    const card = hand[h]!;
    if (hand.indexOf(card) < h) continue; // its twin has been offered
    const choices = CARD.get(card)!;
    for (let i = 0; i < boards.length; i++) {
      const id = boards[i]!.id;
      const sameBoard = id === v.shipAt;
      o.may(choices[i]!.up).unless(sameBoard, 'BRE-TURN-07', 'same-board');
      o.may(choices[i]!.down)
        .unless(sameBoard, 'BRE-TURN-07', 'same-board')
        .unless(tokens === 0, 'BRE-TURN-12', 'no-doubloon-left');
    }
  }
});
