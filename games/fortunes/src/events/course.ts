// The course of the game: set-up, rounds and turns, Glory and its cards, the end of captains and of the game.
import type { Seat } from '@boucan/kernel';
import type { GlorySource } from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { CaptainId } from '../content/captains.ts';
import type { CargoId, Good } from '../content/cargo.ts';
import type { EventId } from '../content/events.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { ZoneId } from '../content/map.ts';
import type { MissionId } from '../content/missions.ts';
import type { RumourId } from '../content/rumours.ts';
import type { ShipId } from '../content/ships.ts';
import type { ModificationId } from '../content/tokens.ts';
import type { ZoneAbilityId } from '../content/zone-abilities.ts';

/** What can be the reason for a figure: one more die, a better price. */
export type EffectId =
  | CaptainAbilityId
  | ZoneAbilityId
  | SpecialistType
  | ModificationId
  | EventId
  | GloryId
  | RumourId
  | `${string}/${string}`; // a pack's

/** What an event owes to cards, abilities and tokens: how many they are, for the sentence, and which. */
export interface Because {
  readonly effects: number;
  readonly by: readonly EffectId[];
}

export interface CourseEvents {
  'captain.revealed': { seat: Seat; captain: CaptainId; ship: ShipId };
  'first.drawn': { seat: Seat };
  'round.began': { round: number };
  'standing.told': { gloryOfEach: readonly number[] };
  'turn.began': { seat: Seat };
  'glory.won': { seat: Seat; source: GlorySource; points: number };
  'glory.drawn': { seat: Seat }; // secret: card
  'glory.discarded': { seat: Seat; card: GloryId };
  'card.announced': { seat: Seat };
  'counter.laid': { seat: Seat; ofSeat: Seat };
  'card.shown': { seat: Seat; card: GloryId };
  'card.withheld': { seat: Seat; card: GloryId };
  'card.played': { seat: Seat; card: GloryId };
  'card.countered': { seat: Seat; card: GloryId; bySeat: Seat; counter: GloryId };
  'specialist.hired': { seat: Seat; specialist: SpecialistType; card: GloryId };
  'ability.used': { seat: Seat; ability: CaptainAbilityId };
  'zone.acted': { seat: Seat; ability: ZoneAbilityId };
  'specialist.acted': { seat: Seat; specialist: SpecialistType };
  'victory.declared': { seat: Seat; points: number; chest: number };
  'chest.opened': { seat: Seat; points: number; chest: number; total: number } & Record<
    `${GlorySource | 'hidden'}Points`,
    number
  >;
  'match.won': { seats: readonly Seat[] };
  'match.lost': object; // alone at the table
  'captain.died': { seat: Seat; captain: CaptainId };
  'captain.retired': { seat: Seat; captain: CaptainId };
  'captain.lost-cards': { seat: Seat; cards: readonly (GloryId | RumourId | MissionId)[] };
  'captain.lost-cargo': { seat: Seat; goods: readonly Good[]; cargo: readonly CargoId[] };
  'captain.lost-gold': { seat: Seat; gold: number };
  'captain.drawn': { seat: Seat; captain: CaptainId };
  'captain.replaced': { seat: Seat; captain: CaptainId; rejected: CaptainId };
  'captain.set-out': { seat: Seat; captain: CaptainId; ship: ShipId; zone: ZoneId };
  'captain.funded': { seat: Seat; gold: number; aboard: number };
}
