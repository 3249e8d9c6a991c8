// Where one's own ship was dropped, and what that means.
import { allowed, offerOf } from '../../parts/offers.ts';
import type { ZoneId } from '../content.ts';
import type { Deck } from '../deck.tsx';
import { toMerchant, toPort, toZone } from '../plans.ts';
import { offerAt } from './sea.tsx';

/** The offer of scouting for this ship, or of anything else that can be done with it. */
export const offerOn = ({ offers }: Pick<Deck, 'offers'>, ship: string) =>
  ship.startsWith('seat-') ? offerOf(offers, 'seek', Number(ship.slice(5))) : offerOf(offers, 'scout', ship);

export function dropped(deck: Deck, where: string): void {
  const [kind, what] = where.split(' ') as [string, string];
  const plan =
    kind === 'port'
      ? toPort(deck, what as ZoneId)
      : kind === 'merchant'
        ? toMerchant(deck, what as ZoneId)
        : toZone(deck, what as ZoneId);
  const offer = kind === 'ship' ? offerOn(deck, what) : plan === null ? offerAt(deck, what as ZoneId) : undefined;
  if (plan !== null && kind !== 'ship') deck.follow(plan);
  else if (offer !== undefined && allowed(offer)) deck.choose(offer.choice);
  else if (offer !== undefined) deck.explain(offer.because);
}
