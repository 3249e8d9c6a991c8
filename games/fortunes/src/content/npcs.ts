// The six ships that nobody owns, and how the game steers them when no player does.
import type { Nation } from './map.ts';
import type { NpcSkills } from './npc-captains.ts';
import type { Section, ShipId } from './ships.ts';
import type { Sourced } from './source.ts';

export type Npc = Sourced & {
  /** Of whoever commands it, where no card says. */
  readonly skills?: NpcSkills;
  /** Boxes of its sections that no cube of its own ever stands on. */
  readonly covered?: { readonly [section in Section]?: number };
} & (
    | { readonly kind: 'naval'; readonly nation: Nation; readonly ship: ShipId; readonly inWar: ShipId; readonly reward: null }
    | { readonly kind: 'pirate'; readonly nation: null; readonly ship: ShipId; readonly inWar: null; readonly reward: number }
  );

/** Values are those of the ship’s type, skills those of the captain’s card. At most one of each is in play. */
export const NPCS = {
  'navy-england': { kind: 'naval', nation: 'england', ship: 'frigate', inWar: 'man-o-war', reward: null, source: 'document' },
  'navy-spain': { kind: 'naval', nation: 'spain', ship: 'frigate', inWar: 'man-o-war', reward: null, source: 'document' },
  'navy-france': { kind: 'naval', nation: 'france', ship: 'frigate', inWar: 'man-o-war', reward: null, source: 'document' },
  'navy-holland': { kind: 'naval', nation: 'holland', ship: 'frigate', inWar: 'man-o-war', reward: null, source: 'document' },
  'pirate-sloop': { kind: 'pirate', nation: null, ship: 'sloop', inWar: null, reward: 5, source: 'document' },
  'pirate-frigate': { kind: 'pirate', nation: null, ship: 'frigate', inWar: null, reward: 15, source: 'document' },
} as const satisfies { readonly [npc: string]: Npc };

export type NpcId = keyof typeof NPCS;
export const NPC_IDS = Object.keys(NPCS) as readonly NpcId[];

/** A ship that a pack puts to sea: it can be met and fought, and stands behind these six, whom icons, decks and hunts know. */
export function addNpc(id: NpcId, npc: Npc): void {
  Object.assign(NPCS, { [id]: npc });
}

/** The naval ship of a nation. */
export const navyOf = (nation: Nation): NpcId => `navy-${nation}`;

/**
 * The automatic policy. A declaration is the first line that fits: Fire in combat round 1 or without Masts; Board with
 * Crew and these odds; Flee, if lawful, without Cannons; Flee, if lawful, with so little Hull against so many Cannons;
 * Board with Crew where neither side has Cannons; else Fire. The odds are those of winning a crew combat begun now.
 */
export const POLICY = {
  boardOdds: 0.6,
  fleeHull: 1,
  fleeEnemyCannons: 2,
  /** Skull hits, one at a time after the numbered ones are tallied: the first section that still has this much. */
  skulls: [
    ['cargo', 2],
    ['masts', 2],
    ['cannons', 2],
    ['crew', 2],
    ['cargo', 1],
    ['hull', 2],
    ['cannons', 1],
    ['masts', 1],
    ['crew', 1],
    ['hull', 0],
  ],
  /** Alone at the table: reach the target before this round is over. */
  soloRounds: 24,
  source: 'designed',
} as const satisfies Sourced & {
  readonly boardOdds: number;
  readonly fleeHull: number;
  readonly fleeEnemyCannons: number;
  readonly skulls: readonly (readonly [Section, number])[];
  readonly soloRounds: number;
};
