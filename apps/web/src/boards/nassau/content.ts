// What the board needs to know of the game's content: things and their figures, never rules.
export { NO_QUAY, NOBODY, type Perch, type Stage } from '@boucan/nassau/board';
export { ANIMALS, type Animal } from '@boucan/nassau/content/animals';
export type { SpaceId } from '@boucan/nassau/content/districts';
export {
  GAINS,
  type GainId,
  ITEMS,
  type Item,
  MOST,
  ROUNDS,
  SEATS,
  WEAPONS,
  type Weapon,
  type Word,
} from '@boucan/nassau/content/gains';
export { GOODS, type Good, HIDEOUTS, HIDING_PRICE } from '@boucan/nassau/content/goods';
export {
  type Kind,
  OPPONENT_IDS,
  type Opponent,
  opponent,
  opponentId,
  opponentNumber,
  WEAPON_AGAINST,
} from '@boucan/nassau/content/opponents';
export {
  FISH,
  OPPONENTS_IN,
  OUTPOST_ZONES,
  OUTPOSTS_IN,
  POSTS_IN,
  TOWERS_IN,
  ZONES,
  type Zone,
  type ZoneId,
} from '@boucan/nassau/content/sea';
export {
  type Back,
  backOf,
  type Condition,
  JOKE_POINTS,
  type Tale,
  tale,
  taleId,
  taleNumber,
} from '@boucan/nassau/content/tales';
export {
  OFFERINGS,
  type OfferingId,
  OUTPOSTS,
  type OutpostId,
  PORT_QUAYS,
  type PostId,
  postWeapon,
  QUAY_IDS,
  QUAYS,
  type QuayId,
  TABLE_IDS,
  TABLES,
  type TableId,
  type TowerId,
  towerWeapon,
} from '@boucan/nassau/content/tiles';
export { LOSS_OF, type Loss, REPELS, TOKEN_COUNTS, type Token } from '@boucan/nassau/content/tokens';
export { type Alley, INSIDE, OUTSIDE, type Space, type Town, tileOf, townOf } from '@boucan/nassau/content/town';
export { type DutchmanView, FIRST_TOKENS, PLACE_POINTS, TILE_POINTS } from '@boucan/nassau/dutchman';
export type { NassauView, ShipView } from '@boucan/nassau/view';
