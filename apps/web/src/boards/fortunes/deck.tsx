// What every part of the board looks at: the table as it is, the words, and what can be chosen.
import type { Choice, Lang, Params, Reason, Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, type ReactNode, useContext } from 'react';
import type { CaribbeanView } from './content.ts';
import type { Say } from './words.ts';

export interface Deck {
  readonly view: TableView;
  readonly board: CaribbeanView;
  readonly me: Seat | null;
  readonly lang: Lang;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly names: readonly string[];
  /** The question one is asked, and what it says. */
  readonly question: string | null;
  readonly params: Params;
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  readonly explain: (reasons: readonly Reason[] | null) => void;
  readonly lit: readonly string[];
}

const Decks = createContext<Deck | null>(null);
export const DeckProvider = Decks.Provider;

export function useDeck(): Deck {
  const deck = useContext(Decks);
  if (deck === null) throw new Error('there is no board here');
  return deck;
}

export const allowed = (offer: OfferView): boolean => offer.because.length === 0;

/** The offer that says exactly this. */
export const offerOf = (offers: readonly OfferView[], ...words: readonly (string | number)[]): OfferView | undefined =>
  offers.find(({ choice }) => choice.length === words.length && words.every((word, i) => choice[i] === word));

/** All offers that begin with these words. */
export const offersOf = (offers: readonly OfferView[], ...words: readonly (string | number)[]): OfferView[] =>
  offers.filter(({ choice }) => words.every((word, i) => choice[i] === word));

/** What a press, a look or the focus does to something that can, or cannot, be chosen. */
export function pressing({ choose, explain }: Pick<Deck, 'choose' | 'explain'>, offer: OfferView) {
  if (allowed(offer)) return { onClick: () => choose(offer.choice) };
  const why = () => explain(offer.because);
  const fade = () => explain(null);
  return { 'aria-disabled': true, onClick: why, onFocus: why, onPointerEnter: why, onBlur: fade, onPointerLeave: fade };
}

interface OfferButtonProps {
  readonly offer: OfferView;
  readonly className?: string;
  /** What stands on it. */
  readonly children: ReactNode;
  /** Whether the words of the choice stand on it too; if not, they are spoken. */
  readonly worded?: boolean;
}

/** Something one may choose, or learn why not. Its words are those of the list of choices. */
export function OfferButton({ offer, className = '', children, worded = false }: OfferButtonProps) {
  const deck = useDeck();
  const label = deck.speaker.label(offer.choice);
  return (
    <button
      type="button"
      className={`fdm-offer ${allowed(offer) ? 'fdm-may' : 'fdm-may-not'} ${className}`}
      title={worded ? undefined : label}
      {...pressing(deck, offer)}
    >
      {!worded && <span className="sr-only">{label}. </span>}
      {children}
    </button>
  );
}

/** Something that lies there, and a button if there is something to do with it. */
export function Thing({
  offer,
  className,
  children,
}: Omit<OfferButtonProps, 'offer'> & { readonly offer: OfferView | undefined }) {
  if (offer === undefined) return <span className={className}>{children}</span>;
  return (
    <OfferButton offer={offer} className={`fdm-offer-thing ${className ?? ''}`}>
      {children}
    </OfferButton>
  );
}
