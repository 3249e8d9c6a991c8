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
  /** Whether what one should know before choosing it is heard after its name; not where it stands on it. */
  readonly remarked?: boolean;
  /** What it is called when it is carried to where it is chosen. */
  readonly drag?: string | undefined;
}

/** Something one may choose, or learn why not. Its words are those of the list of choices. */
export function OfferButton({ offer, className = '', children, said, worded = false, remarked = !worded, drag }: Props) {
  const hands = useHands();
  const label = hands.speaker.label(offer.choice);
  const remark = remarked && allowed(offer) ? hands.remark?.(offer) : null;
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
      {remark != null && <span className="sr-only"> {remark}</span>}
    </button>
  );
}

/** Something that lies there, and a button if there is something to do with it. */
export function Thing({ offer, className, children, ...rest }: Omit<Props, 'offer'> & { readonly offer: OfferView | undefined }) {
  if (offer === undefined)
    return (
      <span className={className} {...speaks(rest.said)}>
        {children}
      </span>
    );
  return (
    <OfferButton offer={offer} className={`bp-offer-thing ${className ?? ''}`} {...rest}>
      {children}
    </OfferButton>
  );
}

/** One choice: its picture and its words; a card is laid out whole, unless it is to be `plain`. */
export function RichOffer({ offer, plain = false }: { readonly offer: OfferView; readonly plain?: boolean }) {
  const { speaker, drawn, remark } = useHands();
  const label = speaker.label(offer.choice);
  const card = plain ? null : drawn.card(offer);
  const note = drawn.note?.(offer);
  return (
    <OfferButton
      offer={offer}
      className={card === null ? 'bp-offer-row' : 'bp-offer-card'}
      said={card === null ? drawn.about?.(offer) : undefined}
      worded
      remarked={card === null}
    >
      {card ?? drawn.picture(offer)}
      <span className="bp-offer-words">
        {label}
        {/* The remark on it says the same, and more. */}
        {note != null && <span aria-hidden={remark?.(offer) != null}>{note}</span>}
      </span>
    </OfferButton>
  );
}
