// What stands for a Location, and where it lies on the chart, clear of everything else.
import church from 'icon:church';
import coral from 'icon:coral';
import gate from 'icon:dungeon-gate';
import huts from 'icon:huts-village';
import fort from 'icon:military-fort';
import flag from 'icon:pirate-flag';
import town from 'icon:village';
import warehouse from 'icon:warehouse';
import { type KindId, kindOf, type LocationId } from '@boucan/fortunes/packs/locations';
import type { View } from '@boucan/kernel';
import { type CargoId, ZONE_IDS, type ZoneId } from '../../content.ts';
import type { Spot } from '../../map/places.ts';

const KIND_ICON: Readonly<Record<KindId, string>> = {
  missionary: church,
  town,
  prison: gate,
  'naval-fort': fort,
  reef: coral,
  'pirate-haven': flag,
  natives: huts,
  'trade-station': warehouse,
};
export const locationIcon = (id: LocationId): string => KIND_ICON[kindOf(id)];

export const SPOTS: { readonly [zone in ZoneId]?: Spot } = {
  nassau: [677, 220],
  'la-habana': [477, 130],
  'port-royal': [561, 452],
  'old-providence': [372, 690],
  tortuga: [946, 190],
  'petit-goave': [764, 606],
  cartagena: [862, 852],
  'santo-domingo': [1085, 476],
  curacao: [997, 914],
  'san-juan': [1276, 104],
  caracas: [1252, 846],
  'st-maarten': [1385, 120],
  'basse-terre': [1405, 664],
  'st-john': [1513, 172],
  bridgetown: [1570, 838],
  trinidad: [1436, 902],
};

/** The pack's part of the board, as everybody sees it. */
export interface Isles {
  readonly tokens: readonly (LocationId | null)[];
  readonly visit: LocationId | null;
  readonly assault: {
    readonly seat: number;
    readonly location: LocationId;
    readonly cards: readonly CargoId[];
    readonly dice: readonly number[];
  } | null;
}
export const islesOf = (match: View<unknown>): Isles => match.parts!.locations as Isles;
export const locationAt = (match: View<unknown>, zone: ZoneId): LocationId | null =>
  islesOf(match).tokens[ZONE_IDS.indexOf(zone)] ?? null;
