// A crew decides together: what another weighs lies open, and whoever likes puts a finger on it. It binds nobody.
import { type Choice, type Seat, sameChoice } from '@boucan/kernel';
import type { OfferView, TableView, WeighedView } from '@boucan/table';
import { useState } from 'react';
import type { BoardProps } from '../../board.ts';

export interface Proposed {
  readonly seat: Seat;
  readonly to: Seat;
  readonly choice: Choice;
}

export interface Counsel {
  /** What somebody else weighs, if one may advise him. */
  readonly weighed: WeighedView | null;
  readonly proposals: readonly Proposed[];
  /** Whether what is pressed is advice, and no choice. */
  readonly advising: boolean;
  readonly advise: (on: boolean) => void;
  readonly offers: readonly OfferView[];
  /** Puts one's finger there; on the same thing again: takes it away. */
  readonly propose: (choice: Choice) => void;
}

const NONE: readonly never[] = [];

const isPlaying = ({ seats }: TableView, seat: Seat | null): boolean => {
  const holder = seat === null ? undefined : seats[seat];
  return holder?.kind === 'person' && holder.standIn === null;
};

export function useCounsel({ view, offers, propose }: BoardProps, me: Seat | null): Counsel {
  const [wanted, advise] = useState(false);
  const free = propose !== undefined && offers.length === 0 && view.asked === null && isPlaying(view, me);
  const weighed = free ? (view.counsel?.weighed.find(({ seat }) => isPlaying(view, seat)) ?? null) : null;
  const proposals = view.counsel?.proposals ?? NONE;
  const mine = proposals.find(({ seat }) => seat === me)?.choice;
  const advising = wanted && weighed !== null;
  return {
    weighed,
    proposals,
    advising,
    advise,
    offers: advising ? weighed.choices.map((choice) => ({ choice, because: NONE, finality: null })) : NONE,
    propose: (choice) => {
      if (weighed !== null) propose?.(weighed.seat, mine !== undefined && sameChoice(mine, choice) ? null : choice);
    },
  };
}
