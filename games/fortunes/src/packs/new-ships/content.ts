// The ships of module 5, as data.
import type { EventId } from '../../content/events.ts';
import type { NpcCard } from '../../content/npc-captains.ts';
import type { Ship, ShipId } from '../../content/ships.ts';

export const BRIG = 'brig' as ShipId;

/** Sold in every port, never begun with, no Glory.   SEA-m5-02, SEA-m5-03, SEA-m5-04, SEA-m5-05, SEA-SET-28 */
export const NEW_SHIPS: { readonly [id: string]: Ship } = {
  [BRIG]: {
    resistance: 2,
    cargo: 4,
    crew: 2,
    cannons: 2,
    manoeuvrability: 3,
    buy: 20,
    sell: 5,
    start: false,
    glory: false,
    cards: 4,
    source: 'public',
    confidence: 'medium',
    parts: { glory: { source: 'document' }, start: { source: 'document' } },
  },
};

/** All else as before, the point for buying one included.   SEA-m5-06, SEA-m5-07, SEA-SET-29 */
export const SLOW_GALLEON = 1;

export const PIRATE_BRIG = 'pirate-brig-low' as EventId;
export const PIRATE_MAN_O_WAR = 'pirate-man-o-war-england' as EventId;

/**
 * They share the small and the large place of the pirates, so the icons of the Sloop and the Frigate move them.
 * SEA-m5-08, SEA-m5-09, SEA-m5-10, SEA-SET-30, SEA-SET-31
 */
export const BLACK_SHIPS: { readonly [id: string]: NpcCard } = {
  [PIRATE_BRIG]: {
    kind: 'pirate',
    npc: 'pirate-sloop',
    ship: BRIG,
    reward: 10,
    zone: 'tortuga',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  [PIRATE_MAN_O_WAR]: {
    kind: 'pirate',
    npc: 'pirate-frigate',
    ship: 'man-o-war',
    reward: 25,
    zone: 'old-providence',
    manoeuvre: 3,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
};
