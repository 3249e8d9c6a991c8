// Rumours. One of the sea is tested by a Scout action in its zone, one of a port during a Port action in its port.
import type { Deeds } from './deed.ts';
import type { Guards } from './effect.ts';
import type { SpecialistType } from './glory/specialists.ts';
import type { Nation, PortId, ZoneId } from './map.ts';
import type { Moment } from './moments.ts';
import { type Adds, when } from './quantity.ts';
import type { Sourced } from './source.ts';

export interface Promised {
  readonly gold?: number;
  /** One of these is granted free. */
  readonly specialists?: readonly SpecialistType[];
  readonly guards?: Guards;
  /** A bounty that comes with it. */
  readonly bounty?: Nation;
  /** All bounties of this nation go. */
  readonly pardon?: Nation;
  /** Glory cards besides the one that comes with the point. */
  readonly gloryCards?: number;
  readonly figures?: { readonly [figure: string]: number };
}

/** What becomes of a proven rumour. One that stays lies open and is not the one a player may hold.   FDM-Q-63 */
export type RumourAfter = 'discard' | 'stays' | 'stays-until-used';

export type Rumour = Sourced & {
  readonly promise: Promised;
  readonly after: RumourAfter;
  /** Where a rumour that stays speaks. */
  readonly moments?: readonly Moment[];
  readonly adds?: Adds;
  /** What it does when it proves true; without this, code of its own does. */
  readonly does?: Deeds;
} & (
    | { readonly where: 'sea'; readonly place: ZoneId; readonly skill: 'scouting' }
    | { readonly where: 'port'; readonly place: PortId; readonly skill: 'influence' }
  );

export const RUMOURS = {
  'silver-in-the-shoals': {
    where: 'sea',
    place: 'cartagena',
    skill: 'scouting',
    promise: { gold: 12 },
    does: [{ do: 'gain', gold: 12 }],
    after: 'discard',
    source: 'designed',
  },
  'marooned-gunner': {
    where: 'sea',
    place: 'old-providence',
    skill: 'scouting',
    promise: { specialists: ['master-gunner', 'gun-captain'] },
    does: [{ do: 'enlist', types: ['master-gunner', 'gun-captain'] }],
    after: 'discard',
    source: 'designed',
  },
  'drifting-flute': {
    where: 'sea',
    place: 'bridgetown',
    skill: 'scouting',
    promise: { figures: { cards: 4, goldPerCardLeft: 2 } },
    after: 'discard',
    source: 'designed',
  },
  'hidden-cove': {
    where: 'sea',
    place: 'nassau',
    skill: 'scouting',
    promise: {},
    does: [{ do: 'mend', sections: ['hull', 'cargo', 'masts', 'crew', 'cannons'] }, { do: 'restore' }],
    after: 'discard',
    source: 'designed',
  },
  'cave-of-bones': {
    where: 'sea',
    place: 'tortuga',
    skill: 'scouting',
    promise: { gold: 18, guards: { crew: 2, leadership: 2 }, figures: { goldUnfought: 4 } },
    after: 'discard',
    source: 'designed',
  },
  'masterless-men': {
    where: 'sea',
    place: 'san-juan',
    skill: 'scouting',
    promise: { figures: { weaponsPerKind: 1 } },
    does: [
      { do: 'mend', sections: ['crew'] },
      { do: 'arm', weapons: 'all' },
    ],
    after: 'discard',
    source: 'designed',
  },
  'pearl-bank': {
    where: 'sea',
    place: 'trinidad',
    skill: 'scouting',
    promise: { gold: 6, figures: { goldPerSuccess: 3 } },
    after: 'discard',
    source: 'designed',
  },
  'corsairs-logbook': {
    where: 'sea',
    place: 'caribbean-sea',
    skill: 'scouting',
    promise: { gloryCards: 2 },
    does: [{ do: 'draw', cards: 2 }],
    after: 'discard',
    source: 'designed',
  },
  'unmarked-channel': {
    where: 'sea',
    place: 'la-habana',
    skill: 'scouting',
    promise: { gold: 5 },
    after: 'discard',
    source: 'designed',
  },
  'gutted-warship': {
    where: 'sea',
    place: 'port-royal',
    skill: 'scouting',
    promise: {},
    does: [{ do: 'modify' }],
    after: 'discard',
    source: 'designed',
  },
  'signal-fires': {
    where: 'sea',
    place: 'curacao',
    skill: 'scouting',
    promise: { figures: { cards: 3 } },
    after: 'discard',
    source: 'designed',
  },
  'salvage-rights': {
    where: 'sea',
    place: 'st-john',
    skill: 'scouting',
    promise: { gold: 6, figures: { weapons: 1 } },
    does: [
      { do: 'gain', gold: 6 },
      { do: 'arm', weapons: 'one' },
    ],
    after: 'discard',
    source: 'designed',
  },
  ambergris: {
    where: 'sea',
    place: 'st-maarten',
    skill: 'scouting',
    promise: { gold: 10 },
    does: [{ do: 'gain', gold: 10 }],
    after: 'discard',
    source: 'designed',
  },
  'pilots-rutter': {
    where: 'sea',
    place: 'petit-goave',
    skill: 'scouting',
    promise: {},
    does: [],
    adds: { 'scouting-dice': when(1, (_b, _seat, trial) => trial === 'merchant') },
    after: 'stays',
    moments: ['scout.announced'],
    source: 'designed',
  },
  'bishops-chest': {
    where: 'sea',
    place: 'santo-domingo',
    skill: 'scouting',
    promise: { gold: 15, bounty: 'spain', figures: { bounties: 1 } },
    does: [
      { do: 'gain', gold: 15 },
      { do: 'want', nation: 'spain', bounties: 1 },
    ],
    after: 'discard',
    source: 'designed',
  },
  'forged-documents': {
    where: 'port',
    place: 'port-royal',
    skill: 'influence',
    promise: {},
    does: [],
    after: 'stays',
    moments: ['move.before'],
    source: 'public',
    confidence: 'medium',
    parts: { name: { source: 'document' }, after: { source: 'document' }, place: { source: 'designed' } },
  },
  'spanish-clerk': {
    where: 'port',
    place: 'curacao',
    skill: 'influence',
    promise: { pardon: 'spain', figures: { goldIfNone: 8 } },
    does: [{ do: 'pardon', nation: 'spain', orGold: 8 }],
    after: 'discard',
    source: 'designed',
  },
  'heir-in-hiding': {
    where: 'port',
    place: 'basse-terre',
    skill: 'influence',
    promise: { pardon: 'england', figures: { goldIfNone: 8 } },
    does: [{ do: 'pardon', nation: 'england', orGold: 8 }],
    after: 'discard',
    source: 'designed',
  },
  'ruined-shipwright': {
    where: 'port',
    place: 'st-john',
    skill: 'influence',
    promise: { figures: { goldIfUnused: 6 } },
    adds: { 'ship-price': -15 },
    after: 'discard',
    source: 'designed',
  },
  'private-auction': {
    where: 'port',
    place: 'bridgetown',
    skill: 'influence',
    promise: { figures: { cards: 4, price: 5 } },
    after: 'discard',
    source: 'designed',
  },
  'doctor-in-debt': {
    where: 'port',
    place: 'petit-goave',
    skill: 'influence',
    promise: { specialists: ['surgeon', 'purser'] },
    does: [{ do: 'enlist', types: ['surgeon', 'purser'] }],
    after: 'discard',
    source: 'designed',
  },
  'lenders-ledger': {
    where: 'port',
    place: 'santo-domingo',
    skill: 'influence',
    promise: { figures: { goldIntoChest: 10 } },
    does: [{ do: 'deposit', gold: 10 }],
    after: 'discard',
    source: 'designed',
  },
  'navy-timetable': {
    where: 'port',
    place: 'caracas',
    skill: 'influence',
    promise: {},
    does: [],
    after: 'stays-until-used',
    moments: ['npc.search'],
    source: 'designed',
  },
  'loaded-dice': {
    where: 'port',
    place: 'tortuga',
    skill: 'influence',
    promise: { gold: 4, figures: { fromEachInPort: 3, fromEachAtSea: 2 } },
    after: 'discard',
    source: 'designed',
  },
  'captured-signal-book': {
    where: 'port',
    place: 'old-providence',
    skill: 'influence',
    promise: { gold: 4, gloryCards: 1, figures: { zones: 1 } },
    after: 'discard',
    source: 'designed',
  },
} as const satisfies { readonly [rumour: string]: Rumour };

export type RumourId = keyof typeof RUMOURS;
export const RUMOUR_IDS = Object.keys(RUMOURS) as readonly RumourId[];
/** Those whose promise takes more than the vocabulary can say: each has its code. */
export type SpecialRumour = { [R in RumourId]: (typeof RUMOURS)[R] extends { readonly does: Deeds } ? never : R }[RumourId];

/** Any rumour, without its particulars. */
export const rumourCard = (id: RumourId): Rumour => RUMOURS[id];
