// What each viewer sees, and how somebody who sees it imagines the rest.
import { bagOf, type Rng, type State, takeAny, takeOut, type View, type Viewer } from '@boucan/kernel';
import { DECK } from './setup.ts';
import type { Card, Table, TableSeen } from './table.ts';

/** Coins and played cards lie open; a hand is its owner's.   __RULE__-01 */
export const look = ({ board }: State<Table>, who: Viewer): TableSeen => ({
  round: board.round,
  pot: board.pot,
  laid: board.laid.slice(),
  players: board.players.map(({ coins, hand }, seat) => ({
    coins,
    cards: hand.length,
    hand: seat === who ? hand.slice() : null,
  })),
  shown: board.shown.slice(),
});

/** A table that would look like this: the cards one does not see could be anywhere. */
export function imagine({ board }: View<TableSeen>, rng: Rng): Table {
  const unseen: Card[] = bagOf(DECK);
  for (const card of [...board.shown, ...board.laid]) takeOut(unseen, card);
  for (const { hand } of board.players) for (const card of hand ?? []) takeOut(unseen, card);
  return {
    round: board.round,
    pot: board.pot,
    laid: board.laid.slice(),
    players: board.players.map(({ coins, cards, hand }) => ({
      coins,
      hand: hand?.slice() ?? Array.from({ length: cards }, () => takeAny(rng, unseen)),
    })),
    shown: board.shown.slice(),
    box: unseen,
  };
}
