// Ten missions for the Captain.   SKU-DOCK-11

import type { Good } from './goods.ts';
import type { IslandId } from './map.ts';
import type { Source } from './source.ts';

export interface Mission {
  readonly islands: readonly IslandId[]; // where it is finished; several: at one of them
  readonly leave?: { readonly good: Good; readonly count: number };
  readonly first?: 'pilot' | 'whale-killed' | 'coastguard-defeated' | 'maw-held'; // what must have happened before
  readonly byNight?: true;
  readonly loot: number;
  readonly prestige: number;
  readonly source: Source;
}

export const MISSIONS = {
  'sealed-letters': { islands: ['B'], loot: 10, prestige: 2, source: 'designed' },
  'rum-for-the-garrison': { islands: ['E'], leave: { good: 'rum', count: 2 }, loot: 24, prestige: 0, source: 'designed' },
  'timber-debt': { islands: ['J'], leave: { good: 'wood', count: 2 }, loot: 24, prestige: 1, source: 'designed' },
  'marooned-pilot': { islands: ['D'], first: 'pilot', loot: 12, prestige: 0, source: 'designed' },
  'gallows-debt': { islands: ['G'], byNight: true, loot: 20, prestige: 3, source: 'designed' },
  'whale-oil': { islands: ['C'], first: 'whale-killed', loot: 18, prestige: 0, source: 'designed' },
  'break-the-blockade': { islands: ['I'], first: 'coastguard-defeated', loot: 0, prestige: 4, source: 'designed' },
  'silver-ledger': { islands: ['A', 'C'], loot: 15, prestige: 2, source: 'designed' },
  'calm-the-maw': { islands: ['H'], first: 'maw-held', loot: 0, prestige: 4, source: 'designed' },
  'fever-remedy': { islands: ['H'], loot: 0, prestige: 2, source: 'designed' },
} as const satisfies Record<string, Mission>;

export type MissionId = keyof typeof MISSIONS;
export const MISSION_IDS = Object.keys(MISSIONS) as MissionId[];
export const missionOf = (id: MissionId): Mission => MISSIONS[id];
/** The pilot waits here until he is fetched. */
export const PILOT_ISLAND: IslandId = 'F';
/** Two rounds in a row within so many cells of the Maelström. */
export const MAW = { within: 2, rounds: 2, moves: 3 } as const;
