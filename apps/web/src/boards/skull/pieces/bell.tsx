// The ship's bell: it is rung when one has done enough.
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { allowed } from '../../parts/offers.ts';
import { ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import './bell.css';

const RUNG = new Set<unknown>(['enough', 'pass', 'go-ashore', 'make-sail']);

export function Bell() {
  const { offers } = useVoyage();
  const offer = offers.find((o) => RUNG.has(o.choice[0]) && allowed(o));
  return offer === undefined ? null : (
    <OfferButton offer={offer} className="sku-bell">
      <Icon body={ICONS.bell} size={26} />
    </OfferButton>
  );
}
