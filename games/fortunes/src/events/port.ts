// Business in port.
import type { Seat } from '@boucan/kernel';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { CargoId, Good } from '../content/cargo.ts';
import type { ZoneId } from '../content/map.ts';
import type { Section, ShipId } from '../content/ships.ts';
import type { ModificationId, WeaponId } from '../content/tokens.ts';
import type { Because } from './course.ts';

export interface PortEvents {
  'port.visited': { seat: Seat; zone: ZoneId };
  'modification.revealed': { zone: ZoneId; modification: ModificationId };
  // trade
  'cargo.sold': { seat: Seat; goods: readonly Good[]; cards: readonly CargoId[]; gold: number } & Because;
  'demand.shown': { seat: Seat; goods: readonly Good[] };
  'demand.changed': { zone: ZoneId; good: Good };
  'offer.drawn': { seat: Seat; cards: number } & Because; // secret: goods
  'offer.replaced': { seat: Seat; good: Good; card: CargoId };
  'offer.returned': { seat: Seat; good: Good; card: CargoId; ability: CaptainAbilityId };
  'offer.outbid': { seat: Seat; bySeat: Seat; gold: number; goods: readonly Good[]; cards: readonly CargoId[] };
  'cargo.bought': { seat: Seat; cards: number; gold: number }; // secret: goods, effects, by
  'offer.left': { seat: Seat; goods: readonly Good[]; cards: readonly CargoId[] };
  // the yard
  'section.repaired': { seat: Seat; section: Section; gold: number } & Because;
  'weapon.bought': { seat: Seat; weapon: WeaponId; gold: number } & Because;
  'weapon.sold': { seat: Seat; weapon: WeaponId; gold: number };
  'modification.fitted': { seat: Seat; modification: ModificationId; gold: number };
  'hull.restored': { seat: Seat; gold: number } & Because;
  'ship.exchanged': { seat: Seat; ship: ShipId; gold: number; old: ShipId; proceeds: number } & Because;
  'modification.kept': { seat: Seat; modification: ModificationId };
  'modification.placed': { seat: Seat; zone: ZoneId };
  // the crew
  'recruit.rolled': { seat: Seat; dice: readonly (number | 'skull')[] };
  'crew.filled': { seat: Seat; crew: number };
  'crew.hired': { seat: Seat; gold: number };
  // the chest
  'gold.stashed': { seat: Seat }; // secret: gold, chest
  'gold.fetched': { seat: Seat }; // secret: gold, chest
}
