// The treasure galleon, as data.   SEA-m6-03

import type { ZoneId } from '../../content/map.ts';
import type { CommodoreId } from '../../content/npc-captains.ts';
import type { Npc, NpcId } from '../../content/npcs.ts';
import type { Ship, ShipId } from '../../content/ships.ts';

export const PACK = 'treasure-galleon';
export const GALLEON = 'treasure-galleon' as NpcId;
export const GALLEON_SHIP = 'treasure-galleon' as ShipId;

/** Historical; the two figures are public, what they mean is ours.   SEA-SET-32 */
export const UBILLA = 'juan-esteban-de-ubilla' as CommodoreId;

/** Spanish and no pirate, beside the Spanish naval ship. It sails short-handed: whoever captures it may man and arm it fully.   SEA-m6-04, SEA-m6-11, SEA-SET-33 */
export const TREASURE_GALLEON: Npc = {
  kind: 'naval',
  nation: 'spain',
  ship: GALLEON_SHIP,
  inWar: 'man-o-war',
  reward: null,
  skills: { manoeuvre: 3, scouting: 0, leadership: 2 },
  covered: { crew: 1, cannons: 1 },
  source: 'designed',
  parts: { skills: { source: 'public', confidence: 'high' } },
};

/** Fights and, captured, sails as a galleon of Manoeuvrability 2, with or without slow ones.   SEA-m6-11, SEA-m6-17, SEA-SET-33 */
export const SHIP: Ship = {
  resistance: 4,
  cargo: 5,
  crew: 4,
  cannons: 4,
  manoeuvrability: 2,
  buy: null,
  sell: 10,
  start: false,
  glory: false,
  cards: 1,
  source: 'designed',
};

/** A closed loop; the start is the document's.   SEA-m6-01, SEA-SET-34 */
export const ROUTE: readonly ZoneId[] = [
  'cartagena',
  'curacao',
  'caracas',
  'caribbean-sea',
  'santo-domingo',
  'tortuga',
  'la-habana',
  'port-royal',
];

/** SEA-m6-07, SEA-m6-08, SEA-SET-36 */
export const GOLD = { start: 5, perRound: 1, inSpanishPort: 2, most: 40, perBounty: 10 } as const;
