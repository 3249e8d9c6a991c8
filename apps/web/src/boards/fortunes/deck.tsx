// What every part of this board looks at: the table as it is, the words, and what can be chosen.
import type { Lang, Params, Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, useContext } from 'react';
import type { Acts } from '../parts/offers.ts';
import type { CaribbeanView } from './content.ts';
import type { facesOf } from './packs.ts';
import type { Say } from './words.ts';

export interface Deck extends Acts {
  readonly view: TableView;
  readonly board: CaribbeanView;
  readonly me: Seat | null;
  /** What the packs played here add to the board. */
  readonly packs: ReturnType<typeof facesOf>;
  readonly lang: Lang;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly names: readonly string[];
  /** The question one is asked, and what it says. */
  readonly question: string | null;
  readonly params: Params;
  readonly offers: readonly OfferView[];
  readonly lit: readonly string[];
}

const Decks = createContext<Deck | null>(null);
export const DeckProvider = Decks.Provider;

export function useDeck(): Deck {
  const deck = useContext(Decks);
  if (deck === null) throw new Error('there is no board here');
  return deck;
}
