// What stands on the tokens: the same on both of a kind.
import { type KindId, kindOf, LOCATION_IDS, type LocationId } from '../content.ts';

export const cardsOf = (kinds: { readonly [kind in KindId]: string }): { readonly [id in LocationId]: string } =>
  Object.fromEntries(LOCATION_IDS.map((id) => [id, kinds[kindOf(id)]])) as { [id in LocationId]: string };
