// Naval combat, hits, crew combat, plunder.
import type { Seat } from '@boucan/kernel';
import type { Shooter } from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { CargoId } from '../content/cargo.ts';
import type { Declaration } from '../content/effect.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { Nation, ZoneId } from '../content/map.ts';
import type { NpcId } from '../content/npcs.ts';
import type { Section, ShipId } from '../content/ships.ts';
import type { ModificationId, WeaponId } from '../content/tokens.ts';
import type { Booty } from '../rules/combat/booty.ts';
import type { Fighter } from '../rules/facts.ts';
import type { Because } from './course.ts';

type Dice = readonly (number | 'skull')[];

/** A `seat` that is a word is a captain whom nobody plays, or guards. */
export interface CombatEvents {
  'combat.began': { seat: Fighter; targetSeat: Fighter; zone: ZoneId };
  'combat.round': { round: number };
  'combat.declared': { seat: Fighter; declaration: Declaration };
  'combat.deadlocked': { seat: Fighter; targetSeat: Fighter };
  'contest.rolled': { seat: Fighter; dice: Dice } & Because;
  'contest.won': { seat: Fighter };
  'contest.tied': object;
  'contest.idle': object;
  'dice.rerolled': { seat: Fighter; dice: Dice };
  'grapple.used': { seat: Fighter; weapon: WeaponId };
  'escape.failed': { seat: Fighter };
  'ship.escaped': { seat: Fighter };
  'guns.ranged': { seat: Fighter; modification: ModificationId; dice: Dice };
  'volley.fired': { seat: Fighter; targetSeat: Fighter; from: Shooter; hits: number; dice: Dice };
  'volley.fell': { seat: Fighter; from: Shooter; hits: number; dice: Dice };
  'shot.used': { seat: Fighter; weapon: WeaponId; section: Section };
  'skull.placed': { seat: Fighter; section: Section };
  'hit.redirected': { seat: Fighter; from: Section; to: Section; effect: CaptainAbilityId | GloryId };
  'hit.cancelled': { seat: Fighter; section: Section; effect: ModificationId | GloryId };
  'hit.lost': { seat: Fighter; section: Section };
  'ship.hit': { seat: Fighter; section: Section; left: number };
  'ship.sunk': { seat: Fighter };
  'ship.boarded': { seat: Fighter; targetSeat: Fighter };
  'boarding.failed': { seat: Fighter };
  'crew.began': { seat: Fighter; targetSeat: Fighter };
  'crew.rolled': { seat: Fighter; dice: Dice } & Because;
  'crew.lost': { seat: Fighter; lost: number; left: number };
  'crew.won': { seat: Fighter; targetSeat: Fighter };
  'crew.tied': { seat: Fighter; targetSeat: Fighter };
  'swivels.fired': { seat: Fighter; modification: ModificationId; dice: Dice };
  'nets.thrown': { seat: Seat; dice: Dice };
  'single-combat.won': { seat: Fighter };
  'single-combat.tied': object;
  'surgeon.saved': { seat: Seat; specialist: SpecialistType; crew: number };
  'privateer.paid': { seat: Seat; ability: CaptainAbilityId; gold: number };
  'reward.paid': { seat: Seat; nation: Nation; gold: number };
  'head.paid': { seat: Seat; gold: number };
  'ship.captured': { seat: Seat; ship: ShipId; crew: number };
  'hold.plundered': { seat: Seat; npc: NpcId; gold: number; cards: readonly CargoId[] };
  'plunder.refused': { seat: Seat; fromSeat: Seat; booty: Booty };
  'plunder.taken': { seat: Seat; fromSeat: Seat; cards: number }; // secret: loot
  'captain.plundered': {
    seat: Seat;
    fromSeat: Seat;
    gold: number;
    cards: number;
    cargo: number;
    rumours: number;
    arms: number;
    weapons: readonly WeaponId[];
    hands: number;
    specialists: readonly GloryId[];
  };
}
