// What the board needs to know of the game's content: things and their figures, never rules.
export {
  ACTIVITIES,
  type Activity,
  type Fight,
  type NpcShip,
  type Raid,
  type Ship,
  type Side,
  type Volley,
  type Window,
} from '../../../../../games/fortunes/src/board.ts';
export { CAPTAINS, type CaptainId } from '../../../../../games/fortunes/src/content/captains.ts';
export { CARGO, type CargoIcon, type CargoId, GOODS, type Good } from '../../../../../games/fortunes/src/content/cargo.ts';
export { RULES } from '../../../../../games/fortunes/src/content/constants.ts';
export { DECLARATIONS, type Declaration, SKILLS, type Skill } from '../../../../../games/fortunes/src/content/effect.ts';
export { EVENTS, type EventId } from '../../../../../games/fortunes/src/content/events.ts';
export type { Mark } from '../../../../../games/fortunes/src/content/glory/card.ts';
export { GLORY, type GloryId, gloryCard } from '../../../../../games/fortunes/src/content/glory.ts';
export {
  BORDERS,
  NATIONS,
  type Nation,
  NEIGHBOURS,
  type Point,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from '../../../../../games/fortunes/src/content/map.ts';
export { MISSIONS, type MissionId, missionCard } from '../../../../../games/fortunes/src/content/missions.ts';
export { COMMODORES } from '../../../../../games/fortunes/src/content/npc-captains.ts';
export { NPC_IDS, NPCS, type NpcId } from '../../../../../games/fortunes/src/content/npcs.ts';
export { RUMOURS, type RumourId } from '../../../../../games/fortunes/src/content/rumours.ts';
export { INTACT, SECTIONS, type Section, SHIPS, type ShipId } from '../../../../../games/fortunes/src/content/ships.ts';
export { MODIFICATIONS, type ModificationId, WEAPONS, type WeaponId } from '../../../../../games/fortunes/src/content/tokens.ts';
export { fullValue, manoeuvrabilityOf } from '../../../../../games/fortunes/src/rules/ships.ts';
export type { CaribbeanView, PlayerView } from '../../../../../games/fortunes/src/view.ts';
