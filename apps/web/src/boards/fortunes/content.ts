// What the board needs to know of the game's content: things and their figures, never rules.
export {
  ACTIVITIES,
  type Activity,
  type Fight,
  NPC,
  type NpcShip,
  type Raid,
  type Ship,
  type Side,
  type Volley,
  type Window,
} from '@boucan/fortunes/board';
export { CAPTAINS, type CaptainId } from '@boucan/fortunes/content/captains';
export { CARGO, type CargoIcon, type CargoId, GOODS, type Good } from '@boucan/fortunes/content/cargo';
export { RULES } from '@boucan/fortunes/content/constants';
export { DECLARATIONS, type Declaration, SKILLS, type Skill } from '@boucan/fortunes/content/effect';
export { EVENTS, type EventId } from '@boucan/fortunes/content/events';
export { GLORY, type GloryId, gloryCard } from '@boucan/fortunes/content/glory';
export type { Mark } from '@boucan/fortunes/content/glory/card';
export {
  BORDERS,
  NATIONS,
  type Nation,
  NEIGHBOURS,
  POINTS,
  type Point,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from '@boucan/fortunes/content/map';
export { MISSIONS, type MissionId, missionCard } from '@boucan/fortunes/content/missions';
export { COMMODORES } from '@boucan/fortunes/content/npc-captains';
export { NPCS, type Npc, type NpcId } from '@boucan/fortunes/content/npcs';
export { RUMOURS, type RumourId } from '@boucan/fortunes/content/rumours';
export { INTACT, SECTIONS, type Section, SHIPS, type ShipId } from '@boucan/fortunes/content/ships';
export { MODIFICATIONS, type ModificationId, WEAPONS, type WeaponId } from '@boucan/fortunes/content/tokens';
export type { PlayerSums } from '@boucan/fortunes/sums';
export type { CaribbeanView, PlayerView } from '@boucan/fortunes/view';
