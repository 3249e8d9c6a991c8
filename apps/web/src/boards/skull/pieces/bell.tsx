// The ship's bell: it is rung when one has done enough, or will not. Beside it the fist of whoever will. Whoever goes on lays hands on
// something at the other end: a second press on the bell does not make sail.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { allowed } from '../../parts/offers.ts';
import { ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import './bell.css';

const RUNG = new Set<unknown>(['enough', 'pass', 'no']);
/** What goes on, and what it is done with. */
const ONWARD: { readonly [verb: string]: keyof typeof ICONS } = { 'make-sail': 'sail', 'go-ashore': 'foot' };

/** What somebody who says yes lays hands on, by question. */
const DONE: { readonly [question: string]: keyof typeof ICONS } = {
  'event.peek': 'eye',
  'event.bottom': 'hand',
  'mutiny.rise': 'fist',
  'naval.consent': 'sail',
  'naval.gunner': 'cannon',
  'speed.aloft': 'sail',
};

/** Whether the bell, or what lies beside it, stands for one of these. */
export const isRung = (offers: readonly OfferView[]): boolean =>
  offers.some((o) => (RUNG.has(o.choice[0]) || o.choice[0] === 'yes' || o.choice[0] in ONWARD) && allowed(o));

export function Bell() {
  const { offers, question } = useVoyage();
  const no = offers.find((o) => RUNG.has(o.choice[0]) && allowed(o));
  const yes = offers.find((o) => o.choice[0] === 'yes' && allowed(o));
  const onward = offers.find((o) => o.choice[0] in ONWARD && allowed(o));
  return (
    <>
      {onward !== undefined && (
        <OfferButton offer={onward} className="sku-bell sku-onward">
          <Icon body={ICONS[ONWARD[onward.choice[0]]!]} size={26} />
        </OfferButton>
      )}
      {yes !== undefined && (
        <OfferButton offer={yes} className="sku-bell sku-yes">
          <Icon body={ICONS[DONE[question ?? ''] ?? 'hand']} size={26} />
        </OfferButton>
      )}
      {no !== undefined && (
        <OfferButton offer={no} className="sku-bell">
          <Icon body={ICONS.bell} size={26} />
        </OfferButton>
      )}
    </>
  );
}
