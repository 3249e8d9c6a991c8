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

/** What the bell, and what lies beside it, stand for now: their words are not said a second time. */
export function rung(offers: readonly OfferView[]): readonly OfferView[] {
  const first = (is: (verb: unknown) => boolean) => offers.find((o) => is(o.choice[0]) && allowed(o)) ?? [];
  return [first((verb) => (verb as string) in ONWARD), first((verb) => verb === 'yes'), first((verb) => RUNG.has(verb))].flat();
}

export function Bell({ offers }: { readonly offers: readonly OfferView[] }) {
  const { question, speaker } = useVoyage();
  return rung(offers).map((offer) => {
    const verb = offer.choice[0] as string;
    const [look, body] =
      verb in ONWARD
        ? [' sku-onward', ICONS[ONWARD[verb]!]]
        : verb === 'yes'
          ? [' sku-yes', ICONS[DONE[question ?? ''] ?? 'hand']]
          : ['', ICONS.bell];
    return (
      <OfferButton key={verb} offer={offer} className={`sku-bell${look}`} worded remarked>
        <Icon body={body} size={26} />
        <span className="bp-offer-words">{speaker.label(offer.choice)}</span>
      </OfferButton>
    );
  });
}
