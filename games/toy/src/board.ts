import { type Known, nobody, owner, rulebook, type Seat, type Tabletop } from '@boucan/kernel';
import type { Card } from './content/cards.ts';

/** What lies on the table. */
export interface DuelBoard extends Tabletop {
  readonly rounds: number; // how many are played
  round: number; // 1 … rounds
  first: Seat; // who wins a tie of bids in this round
  chest: number; // coins bid so far
  duellists: Duellist[]; // by seat
  bag: Card[]; // not yet drawn
  discard: Card[]; // played, face up
}

export interface Duellist {
  coins: number;
  hand: Card[];
}

/** Who may know it.   TOY-12 */
export const knows: Known<DuelBoard> = {
  rounds: 'all',
  round: 'all',
  first: 'all',
  chest: 'all',
  duellists: { bySeat: { coins: 'all', hand: owner('card') } },
  bag: nobody('card'),
  discard: 'all',
};

/** What a viewer sees of it. */
export interface DuelBoardView {
  readonly rounds: number;
  readonly round: number;
  readonly first: Seat;
  readonly chest: number;
  readonly duellists: readonly { readonly coins: number; readonly cards: number; readonly hand: readonly Card[] | null }[];
  readonly bag: number;
  readonly discard: readonly Card[];
}

export const cloneBoard = (d: DuelBoard): DuelBoard => ({
  rounds: d.rounds,
  round: d.round,
  first: d.first,
  chest: d.chest,
  duellists: d.duellists.map((x) => ({ coins: x.coins, hand: x.hand.slice() })),
  bag: d.bag.slice(),
  discard: d.discard.slice(),
});

export const duellist = (d: DuelBoard, seat: Seat): Duellist => d.duellists[seat] as Duellist;

/** What can happen, with its parameters. */
export interface Events {
  'round.began': { round: number; seat: Seat };
  'bids.shown': { bids: readonly number[] };
  'bid.won': { seat: Seat; bid: number };
  'blow.aimed': { seat: Seat; rivalSeat: Seat };
  'card.played': { seat: Seat; card: Card };
  'die.rolled': { seat: Seat; die: number; total: number };
  'blow.landed': { seat: Seat; rivalSeat: Seat; coins: number };
  'blow.missed': { seat: Seat; rivalSeat: Seat; coins: number };
  'card.drawn': { seat: Seat };
  'purse.counted': { seat: Seat; coins: number; total: number };
}

export const { proc, question, before, after, around, offers } = rulebook<DuelBoard, Events>();
