// Rumours and missions.
import type { Seat } from '@boucan/kernel';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { CargoId, Good } from '../content/cargo.ts';
import type { Skill } from '../content/effect.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { PortId, ZoneId } from '../content/map.ts';
import type { MissionId } from '../content/missions.ts';
import type { NpcId } from '../content/npcs.ts';
import type { RumourId } from '../content/rumours.ts';
import type { Section } from '../content/ships.ts';
import type { ModificationId, WeaponId } from '../content/tokens.ts';
import type { Because } from './course.ts';

export interface VentureEvents {
  'venture.rolled': { seat: Seat; skill: Skill; dice: readonly (number | 'skull')[] } & Because;
  'venture.paid': { seat: Seat; gold: number } & Because;
  'venture.mended': { seat: Seat; sections: readonly Section[] };
  'venture.armed': { seat: Seat; weapon: WeaponId };
  'token.turned': { seat: Seat; port: PortId; modification: ModificationId };
  'token.fitted': { seat: Seat; port: PortId; modification: ModificationId };
  'specialist.missing': { seat: Seat; specialist: SpecialistType };
  'guards.declined': { seat: Seat };

  'rumour.sought': { seat: Seat; gold: number } & Because;
  'rumour.missed': { seat: Seat };
  'rumour.heard': { seat: Seat; rumours: number } & Because; // secret: heard
  'rumour.kept': { seat: Seat }; // secret: rumour
  'rumour.forgotten': { seat: Seat };
  'rumour.shown': { seat: Seat; rumour: RumourId };
  'rumour.proven': { seat: Seat; rumour: RumourId };
  'rumour.false': { seat: Seat; rumour: RumourId };
  'rumour.believed': { seat: Seat; ability: CaptainAbilityId; rumour: RumourId };

  'cargo.found': { seat: Seat; cards: number }; // secret: goods, found
  'cargo.signalled': { seat: Seat; good: Good; cards: number }; // secret: found
  'cargo.loaded': { seat: Seat }; // secret: good
  'cargo.left': { seat: Seat; good: Good; card: CargoId };
  'cargo.auctioned': { seat: Seat; good: Good; card: CargoId; gold: number };
  'chest.credited': { seat: Seat; gold: number };
  'gold.cheated': { seat: Seat; fromSeat: Seat; gold: number };
  'ship.slipped': { seat: Seat; zone: ZoneId };
  'navy.steered': { seat: Seat; npc: NpcId; zone: ZoneId };

  'mission.sought': { seat: Seat; mission: MissionId };
  'mission.refused': { seat: Seat; mission: MissionId };
  'mission.accepted': { seat: Seat; mission: MissionId };
  'mission.offered': { mission: MissionId; port: PortId };
  'mission.dropped': { seat: Seat; mission: MissionId };
  'mission.scouted': { seat: Seat; mission: MissionId; zone: ZoneId };
  'mission.repelled': { seat: Seat; section: Section; damage: number };
  'mission.marked': { seat: Seat; mission: MissionId; mark: string; marks: number };
  'mission.failed': { seat: Seat; mission: MissionId };
  'mission.completed': { seat: Seat; mission: MissionId };
  'cargo.delivered': { seat: Seat; mission: MissionId; good: Good; card: CargoId; cards: number; of: number };
}
