// What every part of a board may need to act: whom to ask for words, whom to tell what was chosen, and how an offer looks in this game.
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, type ReactNode, useContext } from 'react';
import type { Acts } from './offers.ts';
import type { Speaking } from './speaks.ts';

/** How this game draws what its offers speak of. */
export interface Drawn {
  /** What the offer is about, as a picture; null if only words can say it. */
  readonly picture: (offer: OfferView) => ReactNode;
  /** The card the offer is about, laid out whole. */
  readonly card: (offer: OfferView) => ReactNode;
  /** Whether it ends what is going on, or lets it pass. */
  readonly isWayOut: (offer: OfferView) => boolean;
  /** Whether it is one of many amounts of the same thing, its number last. */
  readonly isAmount: (offer: OfferView) => boolean;
  /** Whether it is one of a few numbers of the same thing: chosen with less and more. */
  readonly isStepped?: (offer: OfferView) => boolean;
  /** What one should know before choosing it: its chance, what it costs besides. */
  readonly note?: (offer: OfferView) => ReactNode;
  /** What it says of itself where only its name stands on it. */
  readonly about?: (offer: OfferView) => Speaking | undefined;
  /** What stands before the number of an amount. */
  readonly coin: ReactNode;
}

export interface Hands extends Acts {
  readonly speaker: Pick<Speaker, 'label'>;
  readonly drawn: Drawn;
  /** What one should know before choosing it, where its name alone is heard. */
  readonly remark?: (offer: OfferView) => string | null;
}

/** A game that has only words for its offers. */
export const WORDS_ALONE: Drawn = {
  picture: () => null,
  card: () => null,
  isWayOut: () => false,
  isAmount: () => false,
  coin: null,
};

const Given = createContext<Hands | null>(null);
export const HandsProvider = Given.Provider;

export function useHands(): Hands {
  const hands = useContext(Given);
  if (hands === null) throw new Error('nobody plays here');
  return hands;
}
