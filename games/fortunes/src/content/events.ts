// Events: those that bring a captain, and these. Never reshuffled. All of these, and one captain, carry icons.
import type { Caribbean } from '../board.ts';
import type { Good } from './cargo.ts';
import type { Effect } from './effect.ts';
import { ZONES, type ZoneId } from './map.ts';
import { type Icons, NAVY, type NpcCard, type NpcSkills, PIRATES } from './npc-captains.ts';
import { NPCS } from './npcs.ts';
import { down, upTo, when } from './quantity.ts';
import type { Sourced } from './source.ts';

/** When the card goes to the discard: at once, at the end of the round, or when the war ends. */
export type EventAfter = 'discard' | 'round-end' | 'war-end';

export type OtherEvent = Effect &
  Sourced & { readonly icons: Icons; readonly after: EventAfter } & (
    | ({ readonly kind: 'war' } & NpcSkills)
    | { readonly kind: 'peace' | 'storm' | 'other' }
  );

const isBooming = ({ inForce }: Caribbean, good: Good): boolean =>
  inForce.some((now) => now.event === 'colonial-boom' && now.good === good);

export const OTHER_EVENTS = {
  // Both man-o’-war captains have the skills of the card. Random nations: public, low-medium.
  'war-broken-treaties': {
    kind: 'war',
    moments: ['event.text', 'round.end'],
    manoeuvre: 3,
    scouting: 3,
    leadership: 3,
    after: 'war-end',
    icons: [
      ['navy-spain', 'W'],
      ['pirate-frigate', 'W'],
      ['pirate-sloop', 'N'],
    ],
    source: 'designed',
  },
  'war-two-flags': {
    kind: 'war',
    moments: ['event.text', 'round.end'],
    manoeuvre: 3,
    scouting: 2,
    leadership: 4,
    after: 'war-end',
    icons: [
      ['navy-holland', 'S'],
      ['pirate-sloop', 'N'],
      ['navy-england', 'S'],
    ],
    source: 'designed',
  },
  'war-sugar-islands': {
    kind: 'war',
    moments: ['event.text', 'round.end'],
    manoeuvre: 2,
    scouting: 3,
    leadership: 3,
    after: 'war-end',
    icons: [
      ['navy-england', 'W'],
      ['pirate-frigate', 'S'],
      ['navy-spain', 'E'],
    ],
    source: 'designed',
  },
  'peace-congress': {
    kind: 'peace',
    moments: ['event.text'],
    figures: { gold: 5, bounties: 1 },
    after: 'discard',
    icons: [
      ['navy-france', 'S'],
      ['navy-holland', 'S'],
      ['navy-england', 'N'],
    ],
    source: 'designed',
  },
  // A storm of strength n: n hits less the successes of a Manoeuvre roll.
  'storm-windward': {
    kind: 'storm',
    moments: ['event.text'],
    zones: ['san-juan', 'st-maarten', 'st-john', 'basse-terre', 'bridgetown', 'trinidad'],
    skill: 'manoeuvre',
    figures: { strength: 3 },
    after: 'discard',
    icons: [
      ['navy-france', 'W'],
      ['pirate-frigate', 'W'],
      ['navy-spain', 'E'],
    ],
    source: 'public',
    confidence: 'medium',
    parts: { zones: { source: 'designed' } },
  },
  'storm-jamaica-channel': {
    kind: 'storm',
    moments: ['event.text'],
    zones: ['nassau', 'la-habana', 'port-royal', 'old-providence', 'tortuga', 'petit-goave'],
    skill: 'manoeuvre',
    figures: { strength: 3 },
    after: 'discard',
    icons: [
      ['navy-france', 'S'],
      ['navy-spain', 'S'],
      ['pirate-frigate', 'E'],
    ],
    source: 'public',
    confidence: 'medium',
    parts: { zones: { source: 'designed' } },
  },
  'great-hurricane': {
    kind: 'storm',
    moments: ['event.text', 'port.sell', 'port.buying', 'npc.searching'],
    skill: 'manoeuvre',
    figures: { strength: 3, around: 2 },
    after: 'round-end',
    icons: [
      ['navy-england', 'E'],
      ['navy-holland', 'W'],
      ['pirate-sloop', 'E'],
    ],
    source: 'designed',
  },
  'dead-calm': {
    kind: 'other',
    moments: ['turn.begin'],
    adds: { actions: down(2) },
    after: 'round-end',
    icons: [
      ['navy-holland', 'N'],
      ['navy-spain', 'N'],
      ['navy-england', 'W'],
    ],
    source: 'designed',
  },
  'steady-trades': {
    kind: 'other',
    moments: ['turn.begin'],
    limit: 'turn',
    adds: { 'move-cost': upTo(0, (_b, _seat, to) => ((to as ZoneId) in ZONES ? -1 : 0)) },
    after: 'round-end',
    icons: [
      ['navy-england', 'E'],
      ['navy-holland', 'E'],
      ['navy-spain', 'N'],
    ],
    source: 'designed',
  },
  'yellow-jack': {
    kind: 'other',
    moments: ['turn.begin'],
    skill: 'leadership',
    figures: { crew: 2, loss: 1 },
    after: 'round-end',
    icons: [
      ['pirate-sloop', 'S'],
      ['navy-france', 'W'],
      ['pirate-frigate', 'N'],
    ],
    source: 'designed', // that a disease exists: public, low
  },
  'plate-fleet': {
    kind: 'other',
    moments: ['raid.ended', 'npc.searching'],
    adds: {
      'raid-gold': ({ raid }) => (raid!.nation === 'spain' ? raid!.cards.length : 0),
      'search-dice': when(1, (_b, _seat, { npc }) => NPCS[npc].nation === 'spain'),
    },
    after: 'round-end',
    icons: [
      ['pirate-sloop', 'W'],
      ['navy-france', 'N'],
      ['navy-holland', 'N'],
    ],
    source: 'designed',
  },
  'colonial-boom': {
    kind: 'other',
    moments: ['event.text', 'port.sell'],
    pays: { price: 6, wants: isBooming },
    after: 'round-end',
    icons: [
      ['navy-spain', 'S'],
      ['pirate-sloop', 'E'],
      ['navy-england', 'S'],
    ],
    source: 'designed',
  },
  'new-fashions': {
    kind: 'other',
    moments: ['event.text'],
    figures: { ports: 4 },
    after: 'discard',
    icons: [
      ['navy-france', 'N'],
      ['pirate-sloop', 'S'],
      ['pirate-frigate', 'E'],
    ],
    source: 'designed',
  },
  'royal-pardon': {
    kind: 'other',
    moments: ['turn.free'],
    figures: { goldPerBounty: 4 },
    after: 'round-end',
    icons: [
      ['navy-holland', 'E'],
      ['navy-france', 'E'],
      ['navy-england', 'N'],
    ],
    source: 'designed', // that events sell pardons: the rulebook
  },
  'ill-tidings': {
    kind: 'other',
    moments: ['event.text'],
    after: 'discard',
    icons: [
      ['navy-france', 'E'],
      ['navy-spain', 'W'],
      ['pirate-frigate', 'N'],
    ],
    source: 'public',
    confidence: 'medium',
  },
  'convoys-make-sail': {
    kind: 'other',
    moments: ['event.text'],
    after: 'discard',
    icons: [
      ['pirate-frigate', 'E'],
      ['navy-holland', 'W'],
      ['navy-england', 'N'],
    ],
    source: 'designed',
  },
} as const satisfies { readonly [event: string]: OtherEvent };
export type OtherEventId = keyof typeof OTHER_EVENTS;
export type WarId = { [E in OtherEventId]: (typeof OTHER_EVENTS)[E]['kind'] extends 'war' ? E : never }[OtherEventId];

export const EVENTS = { ...NAVY, ...PIRATES, ...OTHER_EVENTS };
export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = Object.keys(EVENTS) as readonly EventId[];
export const isEvent = (id: string): id is EventId => id in EVENTS;
export const bringsCaptain = (card: NpcCard | OtherEvent): card is NpcCard => card.kind === 'navy' || card.kind === 'pirate';
export const isWar = (id: EventId): id is WarId => eventCard(id).kind === 'war';
/** Any event, without its particulars. */
export const eventCard = (id: EventId): NpcCard | OtherEvent => EVENTS[id];
