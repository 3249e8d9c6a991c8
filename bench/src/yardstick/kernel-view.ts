// What a viewer sees of the yardstick's table, and what he may imagine behind it.
import { type Known, nobody, owner, type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { type Board, CARDS, type Captain, copyCaptains, copyZones, newCaptain, type Zone } from './board.ts';

/** All that a captain has, the idle fields too, is open but for his hand. */
const open = Object.fromEntries(Object.keys(newCaptain(0, [])).map((field) => [field, 'all'])) as Record<keyof Captain, 'all'>;
export const knows: Known<Board> = {
  captains: { bySeat: { ...open, hand: owner('card') } },
  zones: 'all',
  deck: nobody('card'),
  discard: 'all',
  market: 'all',
};

/** Of the deck its size, of the others' cards their backs. */
export interface BoardView {
  readonly captains: readonly Captain[];
  readonly zones: readonly Zone[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly market: readonly number[];
}
const BACK = -1;

export const look = ({ board: b }: State<Board>, who: Viewer): BoardView => ({
  captains: copyCaptains(b.captains, (hand, seat) => (seat === who ? hand.slice() : hand.map(() => BACK))),
  zones: copyZones(b.zones),
  deck: b.deck.length,
  discard: b.discard.slice(),
  market: b.market.slice(),
});

/** The cards out of sight, in any order: some are in the hands of others, the rest is the deck. */
export function imagine({ board: b }: View<BoardView>, rng: Rng): Board {
  const deck = shuffle(rng, unseen(b));
  return {
    captains: copyCaptains(b.captains, (hand) => hand.map((card) => (card === BACK ? (deck.pop() as number) : card))),
    zones: copyZones(b.zones),
    deck,
    discard: b.discard.slice(),
    market: b.market.slice(),
  };
}

function unseen(b: BoardView): number[] {
  const seen = new Array<boolean>(CARDS).fill(false);
  for (const card of b.discard) seen[card] = true;
  for (const card of b.market) seen[card] = true;
  for (const { hand } of b.captains) for (const card of hand) if (card !== BACK) seen[card] = true;
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) if (!seen[card]) cards.push(card);
  return cards;
}
