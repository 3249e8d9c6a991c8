// Moving, scouting, raids, bounties, cargo at sea.
import type { Seat } from '@boucan/kernel';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { CargoId, Good } from '../content/cargo.ts';
import type { SpecialistCardId } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { Nation, ZoneId } from '../content/map.ts';
import type { NpcId } from '../content/npcs.ts';
import type { Section } from '../content/ships.ts';
import type { ModificationId, WeaponId } from '../content/tokens.ts';
import type { ZoneAbilityId } from '../content/zone-abilities.ts';
import type { Because } from './course.ts';

/** Dice as they are told. */
type Faces = readonly (number | 'skull')[];

export interface SeaEvents {
  // a turn
  'fever.struck': { seat: Seat; dice: Faces };
  'fever.resisted': { seat: Seat; dice: Faces };
  'ship.mended': { seat: Seat; section: Section };
  'specialist.declined': { seat: Seat; card: SpecialistCardId; dice: Faces };
  'specialist.paid': { seat: Seat; gold: number };
  'pardon.bought': { seat: Seat; nation: Nation; gold: number };
  // moving
  'ship.sailed': { seat: Seat; zone: ZoneId } & Because;
  'port.entered': { seat: Seat; zone: ZoneId };
  'port.left': { seat: Seat; zone: ZoneId } & Because;
  'toll.paid': { seat: Seat; ability: ZoneAbilityId; zone: ZoneId; gold: number };
  'harbour.opened': { seat: Seat; ability: ZoneAbilityId; zone: ZoneId; dice: Faces };
  'harbour.refused': { seat: Seat; ability: ZoneAbilityId; zone: ZoneId; dice: Faces };
  'harbour.bribed': { seat: Seat; zone: ZoneId; gold: number };
  'squall.struck': { seat: Seat; dice: Faces };
  'squall.mastered': { seat: Seat; dice: Faces };
  // scouting
  'scout.began': { seat: Seat; target: NpcId | 'merchant' };
  'chase.began': { seat: Seat; ofSeat: Seat };
  'scout.rolled': { seat: Seat; dice: Faces } & Because;
  'scout.failed': { seat: Seat };
  'search.foiled': { seat: Seat };
  'merchant.peeked': { seat: Seat; ability: CaptainAbilityId; zone: ZoneId }; // secret: nation
  // raids
  'merchant.met': { seat: Seat; zone: ZoneId; nation: Nation };
  'merchant.spared': { seat: Seat };
  'raid.began': { seat: Seat; nation: Nation };
  'raid.drawn': { seat: Seat; cards: readonly CargoId[] };
  'raid.rolled': { seat: Seat; dice: Faces };
  'raid.armed': { seat: Seat; weapon: WeaponId };
  'raid.discarded': { seat: Seat; card: CargoId };
  'raid.braced': { seat: Seat; modification: ModificationId; section: Section };
  'raid.hit': { seat: Seat; section: Section };
  'raid.sunk': { seat: Seat };
  'raid.escaped': { seat: Seat };
  'raid.broken': { seat: Seat };
  'raid.succeeded': { seat: Seat };
  'raid.plundered': { seat: Seat; gold: number };
  'raid.loaded': { seat: Seat; good: Good };
  // bounties
  'bounty.gained': { seat: Seat; nation: Nation; bounties: number };
  'bounty.removed': { seat: Seat; nation: Nation; bounties: number };
  'bounty.covered': { seat: Seat; nation: Nation };
  'bounty.evaded': { seat: Seat };
  'coat.turned': { seat: Seat; ability: CaptainAbilityId; dice: Faces };
  'coat.seen': { seat: Seat; ability: CaptainAbilityId; dice: Faces };
  // cargo and crew
  'cargo.dropped': { seat: Seat; good: Good; card: CargoId };
  'cargo.lost': { seat: Seat; good: Good; card: CargoId };
  'crew.saved': { seat: Seat; crew: number };
  // cards
  'hand.seen': { seat: Seat; ofSeat: Seat }; // secret: cards
  'rumour.seen': { seat: Seat; ofSeat: Seat }; // secret: rumour
  'hand.robbed': { seat: Seat; ofSeat: Seat; card: GloryId };
  'npc.ordered': { seat: Seat; npc: NpcId; zone: ZoneId };
}
