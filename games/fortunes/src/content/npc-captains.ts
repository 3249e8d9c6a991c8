// The event cards that bring a captain whom nobody plays, and the commodores of a war.
import type { Nation, ZoneId } from './map.ts';
import type { NpcId } from './npcs.ts';
import type { ShipId } from './ships.ts';
import type { Sourced } from './source.ts';

/** An NPC and the letter that moves it. */
export type Icon = readonly [npc: NpcId, letter: 'N' | 'E' | 'S' | 'W'];
export type Icons = readonly [] | readonly [Icon, Icon, Icon];

/** Non-player captains have no Influence. */
export interface NpcSkills {
  readonly manoeuvre: number;
  readonly scouting: number;
  readonly leadership: number;
}

export type NpcCard = Sourced &
  NpcSkills & {
    readonly kind: 'navy' | 'pirate';
    /** Whose ship the captain takes over; it tells nation, type of ship and reward. */
    readonly npc: NpcId;
    /** Where the ship enters at the end of the round, and returns. */
    readonly zone: ZoneId;
    readonly icons: Icons;
    /** A ship other than the usual one of that place, and what is paid for it. */
    readonly ship?: ShipId;
    readonly reward?: number;
  };

/** A naval captain searches with the bounties of the own nation on the target, if they are more than the Scouting. */
export const NAVY = {
  'navy-england-benbow': {
    kind: 'navy',
    npc: 'navy-england',
    zone: 'port-royal',
    manoeuvre: 3,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'navy-england-wager': {
    kind: 'navy',
    npc: 'navy-england',
    zone: 'bridgetown',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'navy-england-wright': {
    kind: 'navy',
    npc: 'navy-england',
    zone: 'st-john',
    manoeuvre: 2,
    scouting: 3,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'navy-spain-pez': {
    kind: 'navy',
    npc: 'navy-spain',
    zone: 'la-habana',
    manoeuvre: 3,
    scouting: 3,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'navy-spain-huidobro': {
    kind: 'navy',
    npc: 'navy-spain',
    zone: 'santo-domingo',
    manoeuvre: 2,
    scouting: 2,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'navy-spain-casa-alegre': {
    kind: 'navy',
    npc: 'navy-spain',
    zone: 'cartagena',
    manoeuvre: 2,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'navy-france-du-casse': {
    kind: 'navy',
    npc: 'navy-france',
    zone: 'petit-goave',
    manoeuvre: 3,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'navy-france-pointis': {
    kind: 'navy',
    npc: 'navy-france',
    zone: 'tortuga',
    manoeuvre: 2,
    scouting: 2,
    leadership: 4,
    icons: [],
    source: 'designed',
  },
  'navy-france-blenac': {
    kind: 'navy',
    npc: 'navy-france',
    zone: 'basse-terre',
    manoeuvre: 3,
    scouting: 2,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'navy-holland-almonde': {
    kind: 'navy',
    npc: 'navy-holland',
    zone: 'curacao',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
    icons: [],
    source: 'document',
    parts: { manoeuvre: { source: 'designed' }, scouting: { source: 'designed' }, leadership: { source: 'designed' } },
  },
  'navy-holland-callenburgh': {
    kind: 'navy',
    npc: 'navy-holland',
    zone: 'st-maarten',
    manoeuvre: 2,
    scouting: 3,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'navy-holland-evertsen': {
    kind: 'navy',
    npc: 'navy-holland',
    zone: 'curacao',
    manoeuvre: 4,
    scouting: 2,
    leadership: 2,
    icons: [
      ['pirate-frigate', 'S'],
      ['navy-spain', 'W'],
      ['pirate-sloop', 'W'],
    ],
    source: 'designed',
  },
} as const satisfies { readonly [event: string]: NpcCard };
export type NavyId = keyof typeof NAVY;

export const PIRATES = {
  'pirate-sloop-rackham': {
    kind: 'pirate',
    npc: 'pirate-sloop',
    zone: 'nassau',
    manoeuvre: 3,
    scouting: 2,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'pirate-sloop-hamlin': {
    kind: 'pirate',
    npc: 'pirate-sloop',
    zone: 'san-juan',
    manoeuvre: 3,
    scouting: 3,
    leadership: 2,
    icons: [],
    source: 'designed',
  },
  'pirate-sloop-willems': {
    kind: 'pirate',
    npc: 'pirate-sloop',
    zone: 'old-providence',
    manoeuvre: 2,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'pirate-frigate-teach': {
    kind: 'pirate',
    npc: 'pirate-frigate',
    zone: 'tortuga',
    manoeuvre: 2,
    scouting: 3,
    leadership: 4,
    icons: [],
    source: 'designed',
  },
  'pirate-frigate-roberts': {
    kind: 'pirate',
    npc: 'pirate-frigate',
    zone: 'bridgetown',
    manoeuvre: 4,
    scouting: 3,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
  'pirate-frigate-levasseur': {
    kind: 'pirate',
    npc: 'pirate-frigate',
    zone: 'caribbean-sea',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
    icons: [],
    source: 'designed',
  },
} as const satisfies { readonly [event: string]: NpcCard };
export type PirateId = keyof typeof PIRATES;

export type Commodore = Sourced & { readonly nation: Nation; readonly zone: ZoneId };

/** Who commands a nation’s man-o’-war when war breaks out, and from where. The skills are on the war card. */
export const COMMODORES = {
  'commodore-england-holmes': { nation: 'england', zone: 'port-royal', source: 'designed' },
  'commodore-spain-lezo': { nation: 'spain', zone: 'la-habana', source: 'designed' },
  'commodore-france-cassard': { nation: 'france', zone: 'petit-goave', source: 'designed' },
  'commodore-holland-cloeck': { nation: 'holland', zone: 'curacao', source: 'designed' },
} as const satisfies { readonly [commodore: string]: Commodore };
export type CommodoreId = keyof typeof COMMODORES;
export const COMMODORE_IDS = Object.keys(COMMODORES) as readonly CommodoreId[];
