// Set-up.   BRE-SETUP
import { bagOf, type Config, type Reason, type Rng, takeAny } from '@boucan/kernel';
import type { Captain, Coast, SpanishBoard } from './board.ts';
import { BOARDS } from './content/boards.ts';
import { type Card, deckFor, HAND, SECRET_CARDS } from './content/deck.ts';
import { GALLEONS, SCHOONERS } from './content/ships.ts';

/** Four starting doubloons with three or four players, three with five or six.   BRE-SETUP-15, BRE-SETUP-16 */
export const startingTokens = (players: number): number => (players <= 4 ? 4 : 3);

/** The chosen first seat must be taken. */
export function objections({ seats, options }: Required<Config>): Reason[] {
  const first = options['first-seat'];
  return typeof first === 'number' && first >= seats ? [{ rule: 'BRE-TURN-01', text: 'first-seat-empty', with: { seats } }] : [];
}

export function setup({ seats }: Required<Config>, rng: Rng): Coast {
  const pile = bagOf(deckFor(seats));
  const deal = (cards: number): Card[] => Array.from({ length: cards }, () => takeAny(rng, pile));
  return {
    secret: deal(SECRET_CARDS), // BRE-SETUP-07
    // One board a player, galleon up, in a ring from the north; the others stay in the box.   BRE-SETUP-11, BRE-SETUP-12, BRE-SETUP-13
    boards: BOARDS.slice(0, seats).map((id): SpanishBoard => ({ id, side: 'galleon', fleets: [], cards: [] })),
    captains: Array.from(
      { length: seats },
      (): Captain => ({
        galleons: GALLEONS,
        schooners: SCHOONERS,
        lostGalleons: 0,
        lostSchooners: 0,
        hand: deal(HAND), // BRE-SETUP-08
        tokens: startingTokens(seats),
        won: [],
      }),
    ),
    pile, // what is left of the deck   BRE-SETUP-09
    box: [],
    pot: 0,
  };
}
