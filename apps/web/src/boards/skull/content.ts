// What the board needs to know of the game's content: things and their figures, never rules.
export type { Boarding, Foe, Group, GroupPost, Person, Post, Voyage } from '@boucan/skull/board';
export { groupsAt, peopleAt, personAt } from '@boucan/skull/board';
export {
  CLASSES,
  type ClassId,
  GROUP_TRAIT,
  ITEMS,
  type ItemId,
  lifeOf,
  TRAITS,
  type Trait,
} from '@boucan/skull/content/characters';
export { DEFENCE, type EventId, eventCard } from '@boucan/skull/content/events';
export { type Field, FOES, type FoeId, ZONE } from '@boucan/skull/content/foes';
export { EXPLORATION, GOODS, type Good, type Marker } from '@boucan/skull/content/goods';
export { GROUP_IDS, type GroupId, groupIndex } from '@boucan/skull/content/groups';
export {
  along,
  bears,
  CELLS,
  COLS,
  cellAt,
  cellName,
  far,
  ISLAND_IDS,
  ISLANDS,
  type IslandId,
  isWater,
  LAND,
  MOORED_AT,
  MOORING,
  nextTo,
  offset,
  ROWS,
} from '@boucan/skull/content/map';
export { MAW, MISSIONS, type Mission, type MissionId, PILOT_ISLAND } from '@boucan/skull/content/missions';
export {
  AMMUNITION,
  BOARDING_CELLS,
  CANNON_PRICE,
  COLUMN_CELLS,
  COMBAT_CELLS,
  ENEMY_CELLS,
  EXHAUSTED,
  FIRST_NIGHT,
  GROUP_LIFE,
  GROUP_PRICE,
  HOLD_CELLS,
  HOLD_COLUMNS,
  MOST_DIRT,
  MOST_SAILS,
  PART_EXCHANGE,
  PRESTIGE_PER_COIN,
  REPAIR_PRICE,
  SHIPS,
  SLOTS,
  SWIVELS,
  TRACK,
  UPGRADES,
} from '@boucan/skull/content/ships';
export type { SkillId } from '@boucan/skull/content/skills';
export { placeOf, pointsTo } from '@boucan/skull/content/steps';
export { arc as arcOf, HEADINGS, turned } from '@boucan/skull/hex';
export * as quantities from '@boucan/skull/quantities';
export { scoreIfReached, shipValue } from '@boucan/skull/standing';
export type { VoyageView } from '@boucan/skull/view';
export type { Caused } from '../parts/sum.tsx';
