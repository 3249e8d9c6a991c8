// Where one's own ship, or a card of goods, was dropped, and what that means.
import type { OfferView } from '@boucan/table';
import { allowed, offerOf, offersOf } from '../../parts/offers.ts';
import type { CargoId, Good, ZoneId } from '../content.ts';
import type { Deck } from '../deck.tsx';
import { toMerchant, toPort, toZone } from '../plans.ts';
import { offerAt } from './steering.ts';

/** The offer of scouting for this ship, or of anything else that can be done with it. */
export const offerOn = ({ offers }: Pick<Deck, 'offers'>, ship: string) =>
  ship.startsWith('seat-') ? offerOf(offers, 'seek', Number(ship.slice(5))) : offerOf(offers, 'scout', ship);

/** What a card of goods, or any card of a good, is called when it is carried. */
export const wareOf = (good: Good, card?: CargoId): string => ['ware', good, ...(card === undefined ? [] : [card])].join(' ');

/** Goods are bought and sold over the counter, loaded into one's own ship, and thrown overboard. */
const wareAt = ({ offers }: Deck, [, good, card]: readonly string[], where: string) => {
  if (where === 'overboard')
    return card === undefined ? undefined : (offerOf(offers, 'raid-discard', card) ?? offerOf(offers, 'clear-away', card));
  const verbs = where === 'counter' ? ['buy', 'sell'] : where === 'own' ? ['load'] : [];
  return verbs.flatMap((verb) => offersOf(offers, verb, good!))[0];
};

/** `look` shows a zone with all that can be done there, as a press on what lies in it does. */
export function dropped(deck: Deck, what: string, where: string, look: (zone: ZoneId) => void): void {
  if (what.startsWith('ware ')) choose(deck, wareAt(deck, what.split(' '), where));
  else if (where.startsWith('look ')) look(where.slice('look '.length) as ZoneId);
  else shipAt(deck, where);
}

function choose(deck: Deck, offer: OfferView | undefined): void {
  if (offer === undefined) return;
  if (allowed(offer)) deck.choose(offer.choice);
  else deck.explain(offer.because);
}

function shipAt(deck: Deck, where: string): void {
  const [kind, what] = where.split(' ') as [string, string];
  const plan =
    kind === 'port'
      ? toPort(deck, what as ZoneId)
      : kind === 'merchant'
        ? toMerchant(deck, what as ZoneId)
        : toZone(deck, what as ZoneId);
  const offer = kind === 'ship' ? offerOn(deck, what) : plan === null ? offerAt(deck, what as ZoneId) : undefined;
  if (plan !== null && kind !== 'ship') deck.follow(plan);
  else choose(deck, offer);
}
