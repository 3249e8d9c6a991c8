// The sixteen captains, one for each port. One ability goes with skills of 11 in all, two with 9.
import type { CaptainAbilityId } from './captain-abilities.ts';
import type { Skill } from './effect.ts';
import { type Nation, type PortId, ZONES } from './map.ts';
import type { Sourced } from './source.ts';

export type Captain = Sourced &
  Readonly<Record<Skill, number>> & {
    readonly home: PortId;
    readonly abilities: readonly CaptainAbilityId[];
  };

export const CAPTAINS = {
  'frances-wright': {
    home: 'nassau',
    manoeuvre: 2,
    scouting: 3,
    leadership: 3,
    influence: 3,
    abilities: ['sharp-bargain'],
    source: 'designed',
    parts: {
      name: { source: 'document' },
      manoeuvre: { source: 'document' },
      leadership: { source: 'document' },
      nation: { source: 'public', confidence: 'medium' },
    },
  },
  'bartholomew-sharp': {
    home: 'port-royal',
    manoeuvre: 3,
    scouting: 4,
    leadership: 2,
    influence: 2,
    abilities: ['stolen-charts'],
    source: 'designed',
  },
  'tamsin-pellow': {
    home: 'old-providence',
    manoeuvre: 2,
    scouting: 2,
    leadership: 2,
    influence: 3,
    abilities: ['ear-to-the-wall', 'stubborn-belief'],
    source: 'designed',
  },
  'edmund-harrowgate': {
    home: 'st-john',
    manoeuvre: 2,
    scouting: 3,
    leadership: 3,
    influence: 3,
    abilities: ['dockyard-cousins'],
    source: 'designed',
  },
  'stede-bonnet': {
    home: 'bridgetown',
    manoeuvre: 1,
    scouting: 3,
    leadership: 3,
    influence: 4,
    abilities: ['gentlemans-purse'],
    source: 'designed',
  },
  'juan-corso': {
    home: 'la-habana',
    manoeuvre: 3,
    scouting: 3,
    leadership: 4,
    influence: 1,
    abilities: ['guarda-costa'],
    source: 'designed',
  },
  'felipe-barrios': {
    home: 'cartagena',
    manoeuvre: 3,
    scouting: 3,
    leadership: 2,
    influence: 3,
    abilities: ['rolling-with-the-blow'],
    source: 'designed',
    parts: {
      'given name': { source: 'document' },
      manoeuvre: { source: 'document' },
      leadership: { source: 'document' },
      abilities: { source: 'document' },
    },
  },
  'beltran-de-aguilar': {
    home: 'santo-domingo',
    manoeuvre: 2,
    scouting: 2,
    leadership: 3,
    influence: 4,
    abilities: ['friend-at-court'],
    source: 'designed',
  },
  'miguel-enriquez': {
    home: 'san-juan',
    manoeuvre: 2,
    scouting: 2,
    leadership: 2,
    influence: 3,
    abilities: ['outfitter', 'kings-privateer'],
    source: 'designed',
  },
  'rodrigo-urdaneta': {
    home: 'caracas',
    manoeuvre: 2,
    scouting: 3,
    leadership: 2,
    influence: 4,
    abilities: ['planters-credit'],
    source: 'designed',
  },
  'lope-maranon': {
    home: 'trinidad',
    manoeuvre: 3,
    scouting: 3,
    leadership: 2,
    influence: 1,
    abilities: ['delta-pilot', 'night-tide'],
    source: 'designed',
  },
  'anne-dieu-le-veut': {
    home: 'tortuga',
    manoeuvre: 2,
    scouting: 2,
    leadership: 4,
    influence: 3,
    abilities: ['god-wills-it'],
    source: 'designed',
  },
  'laurens-de-graaf': {
    home: 'petit-goave',
    manoeuvre: 4,
    scouting: 2,
    leadership: 3,
    influence: 2,
    abilities: ['cool-head'],
    source: 'designed',
  },
  'corentin-le-bihan': {
    home: 'basse-terre',
    manoeuvre: 2,
    scouting: 2,
    leadership: 2,
    influence: 3,
    abilities: ['trade-wind-pilot', 'well-stowed'],
    source: 'designed',
  },
  'frederico-da-silva': {
    home: 'curacao',
    manoeuvre: 3,
    scouting: 2,
    leadership: 2,
    influence: 2,
    abilities: ['paper-flags', 'featherweight'],
    source: 'designed',
    parts: { name: { source: 'document' } },
  },
  'jan-erasmus-reyning': {
    home: 'st-maarten',
    manoeuvre: 3,
    scouting: 3,
    leadership: 3,
    influence: 2,
    abilities: ['turned-coat'],
    source: 'designed',
  },
} as const satisfies { readonly [captain: string]: Captain };

export type CaptainId = keyof typeof CAPTAINS;
export const CAPTAIN_IDS = Object.keys(CAPTAINS) as readonly CaptainId[];
/** Any captain, without particulars. */
export const captainCard = (id: CaptainId): Captain => CAPTAINS[id];

/** A captain is of the nation of the home port.   FDM-CAPTAIN-02 */
export const nationOf = (captain: CaptainId): Nation => ZONES[CAPTAINS[captain].home].nation;
