import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { dragged } from './drag.ts';
import { useHands } from './hands.tsx';
import './offer.css';
import { allowed, pressing } from './offers.ts';
import { type Speaking, speaks } from './speaks.ts';

interface Props {
  readonly offer: OfferView;
  readonly className?: string;
  /** What stands on it. */
  readonly children: ReactNode;
  /** What it says of itself; the words of the choice, if nothing else and they do not stand on it. */
  readonly said?: Speaking | undefined;
  /** Whether the words of the choice stand on it too; if not, they are spoken. */
  readonly worded?: boolean;
  /** What it is called when it is carried to where it is chosen. */
  readonly drag?: string | undefined;
}

/** Something one may choose, or learn why not. Its words are those of the list of choices. */
export function OfferButton({ offer, className = '', children, said, worded = false, drag }: Props) {
  const hands = useHands();
  const label = hands.speaker.label(offer.choice);
  return (
    <button
      type="button"
      data-verb={offer.choice[0]}
      className={`bp-offer ${allowed(offer) ? 'bp-may' : 'bp-may-not'} ${className}`}
      {...speaks(said ?? (worded ? null : label))}
      {...pressing(hands, offer)}
      {...dragged(allowed(offer) ? drag : null)}
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
  said,
  drag,
  children,
}: Omit<Props, 'offer'> & { readonly offer: OfferView | undefined }) {
  if (offer === undefined)
    return (
      <span className={className} {...speaks(said)}>
        {children}
      </span>
    );
  return (
    <OfferButton offer={offer} className={`bp-offer-thing ${className ?? ''}`} said={said} drag={drag}>
      {children}
    </OfferButton>
  );
}

/** One choice: its picture and its words; a card is laid out whole, unless it is to be `plain`. */
export function RichOffer({ offer, plain = false }: { readonly offer: OfferView; readonly plain?: boolean }) {
  const { speaker, drawn } = useHands();
  const label = speaker.label(offer.choice);
  const card = plain ? null : drawn.card(offer);
  return (
    <OfferButton
      offer={offer}
      className={card === null ? 'bp-offer-row' : 'bp-offer-card'}
      said={card === null ? drawn.about?.(offer) : undefined}
      worded
    >
      {card ?? drawn.picture(offer)}
      <span className="bp-offer-words">
        {label}
        {drawn.note?.(offer)}
      </span>
    </OfferButton>
  );
}
