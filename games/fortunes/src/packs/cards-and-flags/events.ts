// Further events: a captain more for every nation and for the pirates, and seven others.   SEA-m1-03, SEA-m1-08, SEA-SET-04
import type { EventId, OtherEvent } from '../../content/events.ts';
import { ZONES, type ZoneId } from '../../content/map.ts';
import type { Icons, NpcCard } from '../../content/npc-captains.ts';
import { upTo } from '../../content/quantity.ts';

const npc = (card: Omit<NpcCard, 'icons' | 'source'>): NpcCard => ({ ...card, icons: [], source: 'designed' }) as NpcCard;

export const NEW_NAVY = {
  'navy-england-nevill': npc({ kind: 'navy', npc: 'navy-england', zone: 'nassau', manoeuvre: 3, scouting: 2, leadership: 2 }),
  'navy-spain-torres': npc({ kind: 'navy', npc: 'navy-spain', zone: 'caracas', manoeuvre: 2, scouting: 3, leadership: 3 }),
  'navy-france-ducasse': npc({ kind: 'navy', npc: 'navy-france', zone: 'petit-goave', manoeuvre: 3, scouting: 3, leadership: 2 }),
  'navy-holland-binckes': npc({
    kind: 'navy',
    npc: 'navy-holland',
    zone: 'st-maarten',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
  }),
} satisfies { readonly [id: string]: NpcCard };

/** Where the black brig and the black man-o'-war sail, these two do not. */
export const NEW_PIRATES = {
  'pirate-sloop-vane': npc({ kind: 'pirate', npc: 'pirate-sloop', zone: 'nassau', manoeuvre: 3, scouting: 3, leadership: 2 }),
  'pirate-frigate-bellamy': npc({
    kind: 'pirate',
    npc: 'pirate-frigate',
    zone: 'tortuga',
    manoeuvre: 3,
    scouting: 2,
    leadership: 3,
  }),
} satisfies { readonly [id: string]: NpcCard };
export const PLAIN_PIRATES = Object.keys(NEW_PIRATES) as readonly EventId[];

const other = (icons: Icons, more: Partial<OtherEvent> = {}): OtherEvent =>
  ({ kind: 'other', moments: ['event.text'], after: 'discard', icons, source: 'designed', ...more }) as OtherEvent;

export const FOLLOWING_SEAS = 'following-seas' as EventId;
export const SICKNESS = 'sickness-ashore' as EventId;
export const RECEPTION = 'governors-reception' as EventId;
export const SHORTAGES = 'shortages' as EventId;
export const CONVOYS = 'convoy-season' as EventId;
export const SHIPWORM = 'shipworm' as EventId;
export const QUIET_NIGHT = 'quiet-night' as EventId;

export const RECEPTION_GOLD = 3;

export const NEW_EVENTS = {
  // One Move from zone to zone without an action, each player, this round.   SEA-SET-05
  'following-seas': other(
    [
      ['navy-spain', 'N'],
      ['pirate-sloop', 'W'],
      ['navy-holland', 'E'],
    ],
    { after: 'round-end', limit: 'turn', adds: { 'move-cost': upTo(0, (_b, _seat, to) => ((to as ZoneId) in ZONES ? -1 : 0)) } },
  ),
  // SEA-SET-06
  'sickness-ashore': other([
    ['navy-england', 'S'],
    ['pirate-frigate', 'N'],
    ['navy-france', 'E'],
  ]),
  // SEA-SET-08
  'governors-reception': other(
    [
      ['navy-france', 'N'],
      ['pirate-sloop', 'S'],
      ['navy-england', 'E'],
    ],
    { skill: 'influence', figures: { gold: RECEPTION_GOLD } },
  ),
  // SEA-SET-09
  shortages: other([
    ['navy-holland', 'N'],
    ['pirate-frigate', 'E'],
    ['navy-spain', 'S'],
  ]),
  // SEA-SET-10
  'convoy-season': other([
    ['pirate-sloop', 'E'],
    ['navy-england', 'W'],
    ['navy-spain', 'W'],
  ]),
  // SEA-SET-11
  shipworm: other([
    ['navy-holland', 'W'],
    ['navy-france', 'W'],
    ['pirate-frigate', 'S'],
  ]),
  // SEA-SET-12
  'quiet-night': other([
    ['navy-spain', 'E'],
    ['navy-england', 'N'],
    ['pirate-sloop', 'N'],
  ]),
} satisfies { readonly [id: string]: OtherEvent };
