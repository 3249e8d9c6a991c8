import { bagOf, type Rng, type State, takeAny, takeOut, type View, type Viewer } from '@boucan/kernel';
import type { DuelBoard, DuelBoardView } from './board.ts';
import { type Card, contentOf } from './content/cards.ts';

/** Coins, hand sizes and played cards are open; a hand is its owner's, the bag nobody's.   TOY-12 */
export const look = ({ board: d }: State<DuelBoard>, who: Viewer): DuelBoardView => ({
  rounds: d.rounds,
  round: d.round,
  first: d.first,
  chest: d.chest,
  duellists: d.duellists.map((x, seat) => ({ coins: x.coins, cards: x.hand.length, hand: seat === who ? x.hand.slice() : null })),
  bag: d.bag.length,
  discard: d.discard.slice(),
});

/** The cards a viewer does not see could be anywhere he does not look. */
export function imagine({ board: d, packs }: View<DuelBoardView>, rng: Rng): DuelBoard {
  const unseen: Card[] = bagOf(contentOf({ packs }).deck);
  for (const card of d.discard) takeOut(unseen, card);
  for (const { hand } of d.duellists) for (const card of hand ?? []) takeOut(unseen, card);
  return {
    rounds: d.rounds,
    round: d.round,
    first: d.first,
    chest: d.chest,
    duellists: d.duellists.map((x) => ({
      coins: x.coins,
      hand: x.hand?.slice() ?? Array.from({ length: x.cards }, () => takeAny(rng, unseen)),
    })),
    bag: unseen,
    discard: d.discard.slice(),
  };
}
