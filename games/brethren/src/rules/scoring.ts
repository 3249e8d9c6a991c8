// Scoring a board: reveal, cannons, muskets, marked doubloons, the rest one by one, clean-up.   BRE-SCORE-03, BRE-SETUP-17
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import {
  boardOf,
  type Coast,
  captainOf,
  type Fleet,
  type PlayedCard,
  played,
  proc,
  question,
  type SpanishBoard,
} from '../board.ts';
import type { BoardId } from '../content/boards.ts';
import { CARDS, type Card, POSITION } from '../content/deck.ts';
import { lineUp, shipsIn, smallestShip } from './fleets.ts';
import { chestsOf, treasureOf } from './hoard.ts';

interface Scoring {
  board: BoardId;
  final: boolean; // at the end of the game nothing is cleared away
  next: number; // whose turn it is to take a card: an index into the fleets
}

type Take = Said<'take', [card: Card]>;

export const scoring = proc('scoring', 'BRE-SCORE-03', openVars<Scoring, { taken: Take }, void>(), {
  // Every card of this board, and of no other, is turned face up for all to see.   BRE-SCORE-02, BRE-SCORE-07, BRE-INFO-05
  begin: (t, v) => {
    const board = boardOf(t.board, v.board);
    t.tell?.(`${board.side}.scored`, { board: board.id });
    for (let i = 0; i < board.cards.length; i++) {
      const { card, seat, faceDown } = board.cards[i]!;
      if (!faceDown) continue;
      board.cards[i] = played(card, seat, false);
      t.reveal();
      t.tell?.('card.revealed', { seat, card, board: board.id });
    }
    return t.go('cannons');
  },

  // Cannons first. A single one hits the strongest fleet and leaves it its smallest ship; two or more miss, and none is no attack.
  // BRE-SCORE-04, BRE-SCORE-06, BRE-CANNON-01, BRE-CANNON-06
  cannons: (t, v) => {
    const board = boardOf(t.board, v.board);
    const cannons = boxAttacks(t.board, board, 'cannon');
    if (cannons > 1) t.tell?.('cannons.missed', { board: board.id, cannons });
    if (cannons !== 1) return t.go('muskets');
    const leader = board.fleets[0];
    if (leader === undefined) {
      t.tell?.('attack.idle', { board: board.id }); // into the water   BRE-CANNON-08
      return t.go('muskets');
    }
    const lost = shipsIn(leader) - 1;
    const left: Fleet =
      smallestShip(leader) === 'schooner'
        ? { seat: leader.seat, galleons: 0, schooners: 1 }
        : { seat: leader.seat, galleons: 1, schooners: 0 };
    boxShips(t.board, leader, left);
    board.fleets.shift();
    // The fleets are lined up again. Tied after the attack, it goes behind; whether that takes a loss is for the table to say.
    // BRE-CANNON-04, BRE-CANNON-05, BRE-CANNON-07, BRE-Q-06
    const keepsRank = lost === 0 && t.state.options['tied-leader-drops'] === false;
    const place = keepsRank ? board.fleets.unshift(left) && 1 : lineUp(board.fleets, left);
    t.tell?.('cannon.hit', { seat: leader.seat, board: board.id, lost, place });
    return t.go('muskets');
  },

  // A single musket, counted apart from the cannons, takes the smallest ship of the weakest fleet: the last of the line as the cannon left
  // it, be it the first too. Two or more miss.   BRE-MUSKET-01, BRE-MUSKET-04, BRE-MUSKET-05, BRE-MUSKET-06, BRE-MUSKET-07, BRE-FLEET-08
  muskets: (t, v) => {
    const board = boardOf(t.board, v.board);
    const muskets = boxAttacks(t.board, board, 'musket');
    if (muskets > 1) t.tell?.('muskets.missed', { board: board.id, muskets });
    if (muskets !== 1) return t.go('share');
    const weakest = board.fleets.pop();
    if (weakest === undefined) {
      t.tell?.('attack.idle', { board: board.id });
      return t.go('share');
    }
    const ship = smallestShip(weakest);
    const left: Fleet =
      ship === 'schooner'
        ? { seat: weakest.seat, galleons: weakest.galleons, schooners: weakest.schooners - 1 }
        : { seat: weakest.seat, galleons: weakest.galleons - 1, schooners: 0 };
    boxShips(t.board, weakest, left);
    // Without a ship it is gone, and the others keep their order.   BRE-MUSKET-03, BRE-SHARE-13
    const destroyed = shipsIn(left) === 0;
    if (!destroyed) board.fleets.push(left);
    t.tell?.('musket.hit', { seat: weakest.seat, board: board.id, ship });
    if (destroyed) t.tell?.('fleet.destroyed', { seat: weakest.seat, board: board.id });
    return t.go('share');
  },

  // Marked doubloons go straight to the fleet at their position after the attacks, or to the first if nobody stands there: all of them in one
  // go, and nobody loses his turn to pick.   BRE-SHARE-02, BRE-SHARE-03, BRE-SHARE-07, BRE-SHARE-13, BRE-SHARE-14
  share: (t, v) => {
    const board = boardOf(t.board, v.board);
    const { fleets, cards } = board;
    if (fleets.length === 0) return t.go('unshared');
    for (let i = 0; i < cards.length; ) {
      const { card } = cards[i]!;
      const position = POSITION[card];
      if (position === 0) i++;
      else {
        const { seat } = fleets[position - 1] ?? fleets[0]!;
        cards.splice(i, 1);
        captainOf(t.board, seat).won.push(card);
        t.tell?.('marked.given', { seat, card });
      }
    }
    return t.go('take');
  },

  // Then the fleets, those behind position 3 too, take one card each in their order, openly, round and round. Where the cards left are all
  // alike there is nothing to choose, and a lone fleet takes everything.
  // BRE-SHARE-01, BRE-SHARE-04, BRE-SHARE-05, BRE-SETUP-19, BRE-FLEET-08, BRE-INFO-06
  take: (t, v) => {
    const board = boardOf(t.board, v.board);
    while (board.cards.length > 0) {
      if (board.fleets.length > 1 && !allAlike(board.cards)) return t.ask(takeCard, board.fleets[v.next]!.seat, 'taken');
      const { card } = board.cards[0]!;
      const seat = takeInTurn(t.board, v, card);
      t.tell?.('card.taken', { seat, card });
    }
    return t.go('cleanUp');
  },

  taken: (t, v, [, card]) => {
    const seat = takeInTurn(t.board, v, card);
    t.tell?.('card.taken', { seat, card });
    return t.go('take');
  },

  // With no fleet left, nobody gets anything.   BRE-SHARE-09
  unshared: (t, v) => {
    const { cards, id } = boardOf(t.board, v.board);
    if (cards.length > 0) t.tell?.('treasure.boxed', { board: id, cards: cards.map((lying) => lying.card) });
    for (const lying of cards) t.board.box.push(lying.card);
    cards.length = 0;
    return t.go('cleanUp');
  },

  // The galleon's attackers go to the box, and its colony comes up, empty.   BRE-SHARE-10, BRE-SHARE-11
  cleanUp: (t, v) => {
    if (v.final) return t.done();
    const board = boardOf(t.board, v.board);
    for (const fleet of board.fleets) boxShips(t.board, fleet, { seat: fleet.seat, galleons: 0, schooners: 0 });
    board.fleets.length = 0;
    board.side = 'colony';
    t.tell?.('colony.shown', { board: board.id });
    const { captains } = t.board;
    t.tell?.('standing.told', { doubloonsOfEach: captains.map(treasureOf), chestsOfEach: captains.map(chestsOf) });
    return t.done();
  },
});

const TAKE = choices('take', CARDS);

/** One of the cards that lie there; which one is the player's own choice, but take he must.   BRE-SHARE-06 */
export const takeCard = question<Scoring, Take>(
  'scoring.take',
  'BRE-SHARE-04',
  (o, coast, v) => {
    const { cards } = boardOf(coast, v.board);
    for (let i = 0; i < cards.length; i++) {
      const { card } = cards[i]!;
      if (firstLike(cards, card) === i) o.may(TAKE[card]);
    }
  },
  { prompt: (_coast, v) => ({ board: v.board }) },
);

/** Where the first card of this kind lies. */
function firstLike(cards: readonly PlayedCard[], card: Card): number {
  for (let i = 0; i < cards.length; i++) if (cards[i]!.card === card) return i;
  return -1;
}

function allAlike(cards: readonly PlayedCard[]): boolean {
  for (let i = 1; i < cards.length; i++) if (cards[i]!.card !== cards[0]!.card) return false;
  return true;
}

/** The fleet whose turn it is takes this card; after the last fleet the first is next.   BRE-SHARE-05 */
function takeInTurn(coast: Coast, v: Scoring, card: Card): Seat {
  const { fleets, cards } = boardOf(coast, v.board);
  const { seat } = fleets[v.next]!;
  cards.splice(firstLike(cards, card), 1);
  captainOf(coast, seat).won.push(card);
  v.next = (v.next + 1) % fleets.length;
  return seat;
}

/** Takes all attack cards of one kind off the board, and says how many there were.   BRE-SCORE-05 */
function boxAttacks(coast: Coast, board: SpanishBoard, kind: 'cannon' | 'musket'): number {
  const { cards } = board;
  let kept = 0;
  for (let i = 0; i < cards.length; i++) {
    const lying = cards[i]!;
    if (lying.card === kind) coast.box.push(kind);
    else cards[kept++] = lying;
  }
  const boxed = cards.length - kept;
  cards.length = kept;
  return boxed;
}

/** The ships a fleet loses go to the box for good.   BRE-CANNON-03 */
function boxShips(coast: Coast, before: Fleet, after: Fleet): void {
  const captain = captainOf(coast, before.seat);
  captain.lostGalleons += before.galleons - after.galleons;
  captain.lostSchooners += before.schooners - after.schooners;
}
