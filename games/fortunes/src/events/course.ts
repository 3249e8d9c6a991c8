// The course of the game: set-up, rounds and turns, Glory and its cards, the end of captains and of the game.
import type { Seat } from '@boucan/kernel';
import type { CaptainId } from '../content/captains.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { ShipId } from '../content/ships.ts';
import type { GlorySource } from '../rules/glory.ts';

export interface CourseEvents {
  'captain.revealed': { seat: Seat; captain: CaptainId; ship: ShipId };
  'first.drawn': { seat: Seat };
  'round.began': { round: number };
  'turn.began': { seat: Seat };
  'glory.won': { seat: Seat; source: GlorySource; points: number };
  'glory.drawn': { seat: Seat }; // secret: card
  'glory.discarded': { seat: Seat; card: GloryId };
  'card.announced': { seat: Seat };
  'card.withheld': { seat: Seat; card: GloryId };
  'card.played': { seat: Seat; card: GloryId };
  'card.countered': { seat: Seat; card: GloryId; bySeat: Seat };
  'specialist.hired': { seat: Seat; specialist: SpecialistType; card: GloryId };
  'victory.declared': { seat: Seat; points: number; chest: number };
  'chest.opened': { seat: Seat; points: number; chest: number; total: number };
  'match.won': { seats: readonly Seat[] };
}
