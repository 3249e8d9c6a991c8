import { bagOf, type Config, type Rng, takeAny } from '@boucan/kernel';
import { CARDS, type Card, HAND, type Table } from './table.ts';

/** Two of each card. */
export const DECK = Object.fromEntries(CARDS.map((card) => [card, 2])) as Record<Card, number>;

/** Everybody is dealt four cards; the others stay in the box.   __RULE__-01 */
export function setup({ seats }: Required<Config>, rng: Rng): Table {
  const box = bagOf(DECK);
  const players = Array.from({ length: seats }, () => ({
    coins: 0,
    hand: Array.from({ length: HAND }, () => takeAny(rng, box)),
  }));
  return { round: 0, pot: 0, laid: [], players, shown: [], box };
}

export const clone = (table: Table): Table => ({
  round: table.round,
  pot: table.pot,
  laid: table.laid.slice(),
  players: table.players.map(({ coins, hand }) => ({ coins, hand: hand.slice() })),
  shown: table.shown.slice(),
  box: table.box.slice(),
});
