// The deck of voyage events: 40 cards, and one more for the voyages of the Privateer.
import { bagOf } from '@boucan/kernel';
import type { Trait } from './characters.ts';
import type { FoeId } from './foes.ts';
import type { Source } from './source.ts';

/** One thing a card does; a card does several in turn. */
export type Effect =
  | { readonly does: 'foe'; readonly foe: FoeId }
  | { readonly does: 'maelstrom' | 'crab' | 'tower' | 'rain' | 'demand' | 'thief' | 'fever-breaks' | 'gem' | 'rats' | 'loose' }
  | { readonly does: 'boarding'; readonly board: BoardingCard }
  | { readonly does: 'by-night'; readonly night: readonly Effect[]; readonly day: readonly Effect[] }
  | { readonly does: 'wind'; readonly wind: Wind }
  | { readonly does: 'fog' }
  | { readonly does: 'morale'; readonly by: number }
  | { readonly does: 'drift'; readonly cells: number; readonly where: 'watch' | 'ahead' | 'die' }
  | { readonly does: 'impact'; readonly where: 'rigging' | 'hold' | 'any' }
  | { readonly does: 'fire-aloft' | 'group-wounded' | 'group-down' | 'group-lost' | 'flotsam' | 'overboard-saved' };

export type Wind = 'following' | 'head' | 'calm';

export interface BoardingCard {
  readonly capacity: number;
  readonly from: number; // the lowest face that hits
  readonly watched?: number; // capacity by day with somebody in the crow's nest
  readonly moorings: boolean; // whether the lines can be cut
  readonly morale: number; // for a victory
  readonly goods: number; // random goods for a victory
}

/** Where a roll is made. The rail is one post, whatever cell one stands on. */
export type EventPost = 'rigging' | 'helm' | 'crows-nest' | 'main-deck' | 'gun-deck' | 'rail' | 'bridge' | 'forecastle';

export interface EventCard {
  readonly copies: number;
  readonly climate: boolean;
  readonly roll: { readonly post: EventPost; readonly trait: Trait; readonly over: number } | null;
  readonly success: readonly Effect[]; // of a card without a roll: what it does
  readonly failure: readonly Effect[];
  readonly source: Source;
}

const card = (success: readonly Effect[], more: Partial<EventCard> = {}): EventCard => ({
  copies: 1,
  climate: false,
  roll: null,
  failure: [],
  source: 'designed',
  ...more,
  success,
});
const sky = (success: readonly Effect[], more: Partial<EventCard> = {}): EventCard => card(success, { ...more, climate: true });
const at = (post: EventPost, trait: Trait, over = 4): EventCard['roll'] => ({ post, trait, over });
const morale = (by: number): Effect => ({ does: 'morale', by });

export const ROYAL_NAVY: BoardingCard = { capacity: 4, from: 5, watched: 3, moorings: true, morale: 3, goods: 0 };
export const NIGHTMARES: BoardingCard = { capacity: 3, from: 5, moorings: false, morale: 2, goods: 0 };
export const CANOES: BoardingCard = { capacity: 3, from: 6, moorings: true, morale: 0, goods: 1 };

export const EVENTS = {
  'patrol-sails': card([{ does: 'foe', foe: 'coastguard' }], { copies: 3 }),
  'treasure-escort': card([{ does: 'foe', foe: 'galleon' }], { copies: 2 }),
  'fat-trader': card([{ does: 'foe', foe: 'merchant' }], { copies: 4 }),
  'spout-on-the-bow': card([{ does: 'foe', foe: 'whale' }]),
  'arms-from-the-deep': card([{ does: 'foe', foe: 'sea-monster' }]),
  'lights-without-crew': card([{ does: 'foe', foe: 'ghost-ship' }]),
  'the-sea-opens': card([{ does: 'maelstrom' }]),
  'royal-navy': card([{ does: 'boarding', board: ROYAL_NAVY }]),
  nightmares: card([{ does: 'by-night', night: [{ does: 'boarding', board: NIGHTMARES }], day: [morale(-1)] }]),
  'canoes-in-the-dark': card([{ does: 'boarding', board: CANOES }]),
  'stone-crab': card([{ does: 'crab' }]),
  watchtower: card([{ does: 'tower' }]),
  'following-wind': sky([{ does: 'wind', wind: 'following' }]),
  'head-wind': sky([{ does: 'wind', wind: 'head' }]),
  'dead-calm': sky([{ does: 'wind', wind: 'calm' }, morale(-1)]),
  squall: sky([], { roll: at('rigging', 'agility'), failure: [{ does: 'drift', cells: 2, where: 'watch' }] }),
  'black-storm': sky([{ does: 'drift', cells: 1, where: 'die' }], {
    roll: at('helm', 'strength'),
    failure: [
      { does: 'drift', cells: 3, where: 'die' },
      { does: 'impact', where: 'any' },
    ],
  }),
  'fog-bank': sky([], {
    roll: at('crows-nest', 'perception'),
    failure: [{ does: 'drift', cells: 1, where: 'ahead' }, { does: 'fog' }],
  }),
  waterspout: sky([], { roll: at('helm', 'agility'), failure: [{ does: 'impact', where: 'rigging' }] }),
  'masthead-fire': sky([morale(1)], { roll: at('crows-nest', 'agility'), failure: [{ does: 'fire-aloft' }] }),
  'sweet-rain': sky([{ does: 'rain' }]),
  brawl: card([morale(1)], { roll: at('main-deck', 'strength'), failure: [{ does: 'group-wounded' }, morale(-1)] }),
  rats: card([], { roll: at('main-deck', 'agility'), failure: [{ does: 'rats' }] }),
  'ship-fever': card([], { roll: at('main-deck', 'intelligence'), failure: [{ does: 'group-down' }] }),
  'loose-cannonballs': card([], { roll: at('gun-deck', 'strength'), failure: [{ does: 'loose' }] }),
  'sprung-plank': card([], { roll: at('main-deck', 'intelligence'), failure: [{ does: 'impact', where: 'hold' }] }),
  'hands-overboard': card([{ does: 'overboard-saved' }], { roll: at('rail', 'agility'), failure: [{ does: 'group-lost' }] }),
  'hungry-mouths': card([{ does: 'demand' }]),
  shanty: card([morale(2)], { roll: at('bridge', 'charisma') }),
  grumbling: card([], { roll: at('bridge', 'charisma'), failure: [morale(-3)] }),
  flotsam: card([{ does: 'flotsam' }], { roll: at('crows-nest', 'perception') }),
  'old-chart': card([{ does: 'gem' }], { roll: at('forecastle', 'intelligence') }),
  'thief-below': card([{ does: 'thief' }]),
  'fever-breaks': card([{ does: 'fever-breaks' }]),
  'black-flag-rival': card([{ does: 'foe', foe: 'privateer' }], { copies: 0 }), // only where a voyage adds it
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];
export const eventCard = (id: EventId): EventCard => EVENTS[id];

export const DECK: readonly EventId[] = bagOf(
  Object.fromEntries(EVENT_IDS.map((id) => [id, EVENTS[id].copies])) as Record<EventId, number>,
);

/** Both the number to exceed and the life of the crab and the tower.   SKU-EVENT-11, SKU-EVENT-12 */
export const DEFENCE = 3;
