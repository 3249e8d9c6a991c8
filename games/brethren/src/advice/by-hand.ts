// What a bot values: doubloons in hand, chests for what they may bring, and what each board would bring if it were scored as it lies.
import type { Advice, Seat } from '@boucan/kernel';
import type { Coast, SpanishBoard } from '../board.ts';
import { DOUBLOONS, GALLEON_CARDS, PORT_ROYAL, POSITION } from '../content/deck.ts';
import { SAILS, TURNS } from '../content/ships.ts';
import { divideChestPrizes } from '../rules/end.ts';
import { shipsIn, smallestShip, strength } from '../rules/fleets.ts';
import { chestsOf, treasureOf } from '../rules/hoard.ts';

/** A chest before one knows who will have most of them. */
export const CHEST = 1.8;
/** A card nobody has played yet, on average. */
const FUTURE_CARD = 1.5;

const MANY = { falls: [0.5, 0.35, 0.2], iterations: [1, 16, 2000] } as const;

export const byHand: Advice<Coast> = {
  decisive: 10,
  levels: {
    ...{ blur: [0.08, 0.03], falls: [0.5, 0.25, 0.08], iterations: [8, 40, 1000] },
    // The more there are, the less a little search shows.
    seats: { 5: MANY, 6: MANY },
  },
  worth(s) {
    if (s.result !== null) return s.result.scores;
    const dropsWhenTied = s.options['tied-leader-drops'] !== false;
    const coast = s.board;
    const worth = coast.captains.map((p) => treasureOf(p) + p.tokens + CHEST * chestsOf(p));
    let cardsLeft = coast.pile.length;
    for (const p of coast.captains) cardsLeft += p.hand.length;
    for (const board of coast.boards)
      addPromise(worth, afterAttacks(board, dropsWhenTied), board, cardsLeft / coast.boards.length);

    // The nearer the end, the more the chest prizes count as they stand.
    const progress = 1 - cardsLeft / (TURNS * coast.captains.length);
    const { portRoyal, shares } = divideChestPrizes(
      coast.captains.map(chestsOf),
      coast.pot,
      s.options['chestless-rank'] === true,
    );
    for (let i = 0; i < worth.length; i++) {
      worth[i]! += progress * progress * (shares[i]! + (i === portRoyal ? PORT_ROYAL : 0));
      // An unplayed galleon keeps its owner flexible.
      worth[i]! += 0.3 * coast.captains[i]!.galleons * (1 - progress);
    }
    return worth;
  },
};

/** Adds what the fleets at a board can expect from it, the more certain the nearer its scoring. */
function addPromise(worth: number[], order: readonly Seat[], board: SpanishBoard, cardsToCome: number): void {
  if (order.length === 0) return;
  const toCome = board.side === 'galleon' ? GALLEON_CARDS - board.cards.length : cardsToCome;
  const certainty = 1 / (1 + 0.25 * toCome);

  const loose: number[] = [];
  for (const { card } of board.cards) {
    if (card === 'cannon' || card === 'musket') continue;
    const position = POSITION[card];
    if (position > 0) worth[order[position - 1] ?? order[0]!]! += certainty * DOUBLOONS[card];
    else loose.push(card === 'chest' ? CHEST : DOUBLOONS[card]);
  }
  loose.sort((a, b) => b - a);
  for (let i = 0; i < loose.length; i++) worth[order[i % order.length]!]! += certainty * loose[i]!;
  // What is still to come is shared too, and the first in line chooses.
  const coming = (0.6 * Math.min(toCome, GALLEON_CARDS) * FUTURE_CARD) / order.length;
  for (let i = 0; i < order.length; i++) worth[order[i]!]! += coming * (1.3 - (0.6 * i) / order.length);
}

/** Who would share the treasure, in order, if the attack cards that lie there went off now. */
function afterAttacks(board: SpanishBoard, dropsWhenTied: boolean): Seat[] {
  let cannons = 0;
  let muskets = 0;
  for (const { card } of board.cards) {
    if (card === 'cannon') cannons++;
    else if (card === 'musket') muskets++;
  }
  const line = board.fleets.map((f) => ({ seat: f.seat, sails: strength(f), ships: shipsIn(f) }));
  if (cannons === 1 && line.length > 0 && (dropsWhenTied || line[0]!.ships > 1)) {
    const leader = board.fleets[0]!;
    line.shift();
    const sails = SAILS[smallestShip(leader)];
    let at = line.length;
    while (at > 0 && line[at - 1]!.sails < sails) at--;
    line.splice(at, 0, { seat: leader.seat, sails, ships: 1 });
  }
  if (muskets === 1 && line[line.length - 1]?.ships === 1) line.pop();
  return line.map((f) => f.seat);
}
