import type { OfferView } from '@boucan/table';
import { ZONE_IDS, type ZoneId } from '../content.ts';

/** These are chosen on the chart: the only one that names that zone. */
export const onChart = ({ choice }: OfferView, offers: readonly OfferView[]): boolean =>
  choice.length > 1 &&
  ZONE_IDS.includes(choice.at(-1) as ZoneId) &&
  offers.filter((other) => other.choice.length > 1 && other.choice.at(-1) === choice.at(-1)).length === 1;
