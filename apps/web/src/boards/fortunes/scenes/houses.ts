import type { OfferView } from '@boucan/table';
import { offerOf, offersOf } from '../../parts/offers.ts';
import type { Activity } from '../content.ts';

/** What a press on a house of the quay does: its activity; in the governor's house, the mission to be had here. */
export function houseOffer(offers: readonly OfferView[], activity: Activity): OfferView | undefined {
  if (activity !== 'mission') return offerOf(offers, 'activity', activity);
  const missions = offersOf(offers, 'accept');
  return missions.length === 1 ? missions[0] : undefined;
}
