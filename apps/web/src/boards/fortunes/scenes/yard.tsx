// What lies in a yard: weapons on the rack, the port's modification, ships on the slips. Each is pressed where it lies, and says its price.
import coins from 'icon:two-coins';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useHands } from '../../parts/hands.tsx';
import { Thing } from '../../parts/offer.tsx';
import { keyOf, offersOf } from '../../parts/offers.ts';
import { useDeck } from '../deck.tsx';
import './yard.css';

/** What is sold again lies apart from what is bought: nothing changes its meaning where it lies. */
const DEALS = ['buy-weapon', 'modify', 'exchange', 'sell-weapon'] as const;

/** What is dealt in by pressing it in the yard. */
export const dealt = (offers: readonly OfferView[]): OfferView[] => DEALS.flatMap((verb) => offersOf(offers, verb));

/** Gold paid, and gold that comes back. */
function Gold({ paid, back }: { readonly paid: number; readonly back: number }) {
  return (
    <span className="fdm-yard-gold">
      <Icon body={coins} size={16} />
      {paid > 0 && <b>−{paid}</b>}
      {back > 0 && <b>+{back}</b>}
    </span>
  );
}

export function Yard(): ReactNode {
  const { offers, speaker } = useDeck();
  const { drawn } = useHands();
  return DEALS.map((verb) => {
    const deals = offersOf(offers, verb);
    if (deals.length === 0) return null;
    return (
      <div key={verb} className="fdm-yard">
        {deals.map((offer) => {
          const [, what, price, proceeds = 0] = offer.choice as readonly [string, string, number, number?];
          const sold = verb === 'sell-weapon';
          return (
            <Thing key={keyOf(offer)} offer={offer} className="fdm-ware fdm-yard-thing" said={drawn.about?.(offer)}>
              {drawn.picture(offer)}
              <span className="fdm-yard-name" aria-hidden="true">
                {speaker.name(what)}
                <Gold paid={sold ? 0 : price} back={sold ? price : proceeds} />
              </span>
            </Thing>
          );
        })}
      </div>
    );
  });
}
