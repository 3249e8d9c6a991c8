// The sixteen Locations, as data: eight kinds, two tokens each.
import type { PortId } from '../../content/map.ts';
import type { Confidence, Sourced } from '../../content/source.ts';

export const PACK = 'locations';

/** Whom a Location receives; nobody asks before an assault.   SEA-m9-27 */
export type Visitors = 'all' | 'pirates' | 'non-pirates';

export type LocationKind = Sourced & {
  /** Cargo cards for an assault; null: it cannot be assaulted.   SEA-m9-24 */
  readonly cards: number | null;
  readonly visitors: Visitors;
  /** Whether an assault brings a bounty of the port's nation.   SEA-m9-25 */
  readonly bounty: boolean;
  /** Cards of an offer of goods, where there is one. */
  readonly offer?: number;
};

const publicly = { source: 'public', confidence: 'medium' } as const satisfies { source: 'public'; confidence: Confidence };
const OURS = { source: 'designed' } as const;

/** SEA-SET-54, SEA-SET-55, SEA-SET-56, SEA-SET-57, SEA-SET-58, SEA-SET-59, SEA-SET-60, SEA-SET-61 */
export const KINDS = {
  missionary: { cards: 3, visitors: 'all', bounty: true, ...publicly },
  town: { cards: 5, visitors: 'all', bounty: true, offer: 4, ...publicly, parts: { activities: OURS } },
  prison: { cards: 4, visitors: 'all', bounty: true, ...publicly, parts: { specialist: OURS } },
  'naval-fort': { cards: 6, visitors: 'non-pirates', bounty: true, ...publicly, parts: { limits: OURS } },
  reef: { cards: null, visitors: 'all', bounty: false, ...publicly, parts: { numbers: OURS } },
  'pirate-haven': { cards: 4, visitors: 'pirates', bounty: false, ...publicly, parts: { roll: OURS } },
  natives: { cards: 4, visitors: 'all', bounty: false, ...publicly },
  'trade-station': { cards: 5, visitors: 'non-pirates', bounty: true, offer: 6, ...publicly },
} as const satisfies { readonly [kind: string]: LocationKind };
export type KindId = keyof typeof KINDS;

/** What a visit costs: gold for each bounty, gold for a prisoner.   SEA-SET-54, SEA-SET-56 */
export const GOLD = { perBounty: 3, prisoner: 5 } as const;
/** Damage, when too many have raised the alarm.   SEA-m9-09 */
export const ALARM = 2;

/** Where it lies in the fixed lay-out; null: it has no place there. */
export type Location = Sourced & { readonly kind: KindId; readonly zone: PortId | null };
const token = (kind: KindId, zone: PortId | null = null): Location => ({ kind, zone, source: 'designed' });

/** Names are ours; the zone is that of the fixed lay-out, for first games. */
export const LOCATIONS = {
  'mission-of-saint-elmo': token('missionary', 'santo-domingo'), // SEA-SET-62
  'white-cross-mission': token('missionary', 'san-juan'), // SEA-SET-63
  'low-wells': token('town', 'port-royal'), // SEA-SET-64
  'saltmarsh-landing': token('town', 'caracas'), // SEA-SET-65
  'the-cistern': token('prison', 'basse-terre'), // SEA-SET-66
  'iron-tower': token('prison', 'cartagena'), // SEA-SET-67
  'crown-battery': token('naval-fort', 'la-habana'), // SEA-SET-68
  'admirals-bastion': token('naval-fort', 'bridgetown'), // SEA-SET-69
  'widows-teeth': token('reef', 'old-providence'), // SEA-SET-70
  'lantern-shoals': token('reef', 'st-john'), // SEA-SET-71
  'freebooters-cove': token('pirate-haven', 'nassau'), // SEA-SET-72
  'black-anchor-bay': token('pirate-haven', 'tortuga'), // SEA-SET-73
  'river-mouth-village': token('natives', 'petit-goave'), // SEA-SET-74
  'turtle-beach-village': token('natives', 'trinidad'), // SEA-SET-75
  'amber-factory': token('trade-station', 'curacao'), // SEA-SET-76
  'dyewood-warehouse': token('trade-station', 'st-maarten'), // SEA-SET-77
} as const satisfies { readonly [id: string]: Location };
export type LocationId = keyof typeof LOCATIONS;
export const LOCATION_IDS = Object.keys(LOCATIONS) as readonly LocationId[];

export const kindOf = (id: LocationId): KindId => LOCATIONS[id].kind;
export const kindCard = (id: LocationId): LocationKind => KINDS[kindOf(id)];
