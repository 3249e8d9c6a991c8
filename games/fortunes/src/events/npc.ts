// Events of the round, war, storms, captains whom nobody plays.
import type { Seat } from '@boucan/kernel';
import type { Good } from '../content/cargo.ts';
import type { EventId, WarId } from '../content/events.ts';
import type { GloryId } from '../content/glory.ts';
import type { Nation, ZoneId } from '../content/map.ts';
import type { CommodoreId } from '../content/npc-captains.ts';
import type { NpcId } from '../content/npcs.ts';
import type { ShipId } from '../content/ships.ts';
import type { ZoneAbilityId } from '../content/zone-abilities.ts';
import type { Because } from './course.ts';

type Faces = readonly (number | 'skull')[];

export interface NpcEvents {
  'event.drawn': { seat: Seat; event: EventId };
  'event.lapsed': { event: EventId };
  'merchants.returned': { merchants: number };
  'hurricane.formed': { zone: ZoneId };
  'boom.began': { good: Good };
  'fashion.changed': { zone: ZoneId; good: Good };
  'congress.paid': { seat: Seat; gold: number };
  'storm.struck': { seat: Seat; dice: Faces; hits: number };
  'war.began': { event: WarId; nations: readonly Nation[] };
  'war.ended': { event: WarId; nations: readonly Nation[] };
  'paper.lapsed': { seat: Seat; card: GloryId };
  'npc.sailed': { npc: NpcId; zone: ZoneId };
  'npc.waited': { npc: NpcId; zone: ZoneId };
  'npc.entered': { npc: NpcId; captain: EventId | CommodoreId; ship: ShipId; zone: ZoneId };
  'npc.returned': { npc: NpcId; captain: EventId; zone: ZoneId };
  'npc.beaten': { npc: NpcId; captain: EventId | CommodoreId };
  'npc.left': { npc: NpcId; captain: EventId | CommodoreId }; // a commodore, as the war ends
  'npc.disarmed': { npc: NpcId; captain: EventId | CommodoreId }; // from Man-o'-war to Frigate
  'npc.searched': { npc: NpcId; seat: Seat; dice: Faces } & Because; // in vain
  'npc.found': { npc: NpcId; seat: Seat; dice: Faces } & Because;
  'npc.kept-off': { npc: NpcId; seat: Seat; ability: ZoneAbilityId };
  'timetable.used': { seat: Seat; npc: NpcId };
}
