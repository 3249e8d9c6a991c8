// What lies on the table, who may know it, and what can happen.
import { type Known, nobody, owner, rulebook, type Seat, type Tabletop } from '@boucan/kernel';

export const CARDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'] as const;
export type Card = (typeof CARDS)[number];
export const worthOf = (card: Card): number => Number(card.slice(1));

/** Everybody starts with so many cards, and plays one a round. */
export const HAND = 4;
/** What each round adds to the pot. */
export const STAKE = 2;

export interface Table extends Tabletop {
  round: number; // 1 … HAND
  pot: number;
  laid: Card[]; // in this round, from its first player on
  players: Player[]; // by seat
  shown: Card[]; // of earlier rounds, face up
  box: Card[]; // not dealt
}

export interface Player {
  coins: number;
  hand: Card[];
}

/** Who may know it: the laws hold everything that leaves the server against this. */
export const knows: Known<Table> = {
  round: 'all',
  pot: 'all',
  laid: 'all',
  players: { bySeat: { coins: 'all', hand: owner('card') } },
  shown: 'all',
  box: nobody('card'),
};

/** What a viewer sees of it. */
export interface TableSeen {
  readonly round: number;
  readonly pot: number;
  readonly laid: readonly Card[];
  readonly players: readonly { readonly coins: number; readonly cards: number; readonly hand: readonly Card[] | null }[];
  readonly shown: readonly Card[];
}

/** What can happen, with its parameters. */
export interface Events {
  'round.began': { round: number; pot: number };
  'card.played': { seat: Seat; card: Card };
  'pot.won': { seat: Seat; coins: number };
  'pot.stayed': { coins: number };
}

export const { proc, question } = rulebook<Table, Events>();
