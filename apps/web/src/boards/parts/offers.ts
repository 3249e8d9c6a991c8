// What can be chosen, and how a press, a look or the focus finds out.
import type { Choice, Reason } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';

export const allowed = (offer: OfferView): boolean => offer.because.length === 0;

export const anyAllowed = (offers: readonly OfferView[]): boolean => offers.some(allowed);

type Words = readonly (string | number)[];

const begins = ({ choice }: OfferView, words: Words): boolean => words.every((word, i) => choice[i] === word);

/** The offer that says exactly this. */
export const offerOf = (offers: readonly OfferView[], ...words: Words): OfferView | undefined =>
  offers.find((offer) => offer.choice.length === words.length && begins(offer, words));

/** All offers that begin with these words. */
export const offersOf = (offers: readonly OfferView[], ...words: Words): OfferView[] =>
  offers.filter((offer) => begins(offer, words));

export const keyOf = ({ choice }: OfferView): string => choice.join(' ');

export interface Acts {
  readonly choose: (choice: Choice) => void;
  /** Says why something is not allowed; null takes it back. */
  readonly explain: (reasons: readonly Reason[] | null) => void;
}

/** What a press, a look or the focus does to something that can, or cannot, be chosen. */
export function pressing({ choose, explain }: Acts, offer: OfferView) {
  if (allowed(offer)) return { onClick: () => choose(offer.choice) };
  const why = () => explain(offer.because);
  const fade = () => explain(null);
  return { 'aria-disabled': true, onClick: why, onFocus: why, onPointerEnter: why, onBlur: fade, onPointerLeave: fade };
}
