import { type Known, nobody, rulebook, type Seat, type Tabletop, type Viewer } from '@boucan/kernel';
import type { Animal } from './content/animals.ts';
import type { Weapon } from './content/gains.ts';
import type { Good, HideoutId } from './content/goods.ts';
import type { Zone } from './content/sea.ts';
import { type Back, backOf, type Tale } from './content/tales.ts';
import type { OfferingId, OutpostId, PostId, TowerId } from './content/tiles.ts';
import type { Space } from './content/town.ts';
import type { Events } from './events.ts';
import type { HouseRules } from './house-rules.ts';

/** Nobody's: an alley, an outpost, a tower. */
export const NOBODY: Seat = -1;

/** What lies on the table. */
export interface Nassau extends Tabletop {
  readonly house: HouseRules;
  round: number; // 1 … 4
  phase: Phase;
  dolphin: Seat; // who begins the next phase
  claimed: boolean; // the dolphin has been taken in this phase
  // the town
  readonly plan: string; // the tiles as they lie: see content/town.ts
  captain: Space;
  trail: Space[]; // where the captain has been
  alleys: Seat[]; // whose pirates stand in each
  // the sea, by place
  opponents: number[]; // by their number; 0 is an empty space
  damage: number[]; // crates on each, four seats to a place
  readonly outposts: readonly OutpostId[];
  garrisons: Seat[];
  readonly towers: readonly TowerId[];
  towerSeats: Seat[];
  towerCrates: number[];
  readonly posts: readonly PostId[];
  postGoods: (Good | null)[];
  // the islands
  seaDog: Zone[]; // tiles shown so far, the last one counts; none if nobody plays with him
  seaDogTiles: Zone[]; // a bag: which of them come is not known
  offerings: OfferingId[]; // likewise
  offeringTiles: OfferingId[];
  pile: Animal[]; // a bag
  mountains: (Animal | null)[];
  box: Animal[]; // animals that left the game
  // tale cards
  deckS: Tale[]; // S cards in the deck of A cards: a bag, like the two others
  deckA: Tale[];
  deckB: Tale[];
  top: Back | null; // the back of the next card of deck A
  discards: Tale[]; // told, face up
  // stocks
  weapons: Weapons;
  sails: number;
  sailors: number;
  bombs: number;
  contracts: number;
  compasses: number;
  goods: Good[]; // a bag
  ships: Ship[]; // by seat
}

export type Phase = 'nassau' | 'caribbean' | 'refit' | 'over';

/** On a sailor's hat, ready or turned; or on an empty sailor place, where it helps nobody. */
export type Perch = 'ready' | 'used' | 'idle' | 'idle-used';

export type Weapons = Record<Weapon, number>;
export type Goods = Record<Good, number>;
/** Those one has. */
export type Animals = { [A in Animal]?: Perch };

/** Where a boat has got to in this round.   NAS-INV-10 */
export type Stage = 'town' | 'sea' | 'skull-island' | 'campfire' | 'home';

/** A player's ship and all that is on it. */
export interface Ship {
  score: number;
  // the upper deck
  doubloon: number;
  rum: number;
  bomb: number;
  contract: number;
  compass: number;
  standing: number; // pirates
  lying: number;
  sailors: number; // with the starting one
  sails: number; // with the flagged one
  animals: Animals;
  readonly firstAnimal: Animal; // it sits on the starting sailor, who is never lost
  weapons: Weapons; // tokens; the printed ones come on top
  tables: number; // pirates in the tavern: a bit for each table
  // the holds
  holds: number; // open ones
  crates: number;
  provisions: number;
  goods: Goods;
  ratRound: number; // in which one hold was loaded twice; 0 if none is
  reserve: number; // crates
  // the hideout
  readonly hideout: HideoutId;
  hidden: number; // spaces filled, from the top
  centre: Goods;
  beaten: number[]; // opponents
  // tale cards
  hand: Tale[]; // only its owner sees it
  told: Tale[]; // this round, face up
  jokes: Tale[]; // this round, face down: only their teller knows them
  buried: Tale[]; // jokes of earlier rounds, face down among the discards
  talePoints: number; // this round, as they are compared
  // the boat
  stage: Stage;
  zone: Zone;
  quay: number; // 0 … 4 in the port, from 5 on at an outpost; NO_QUAY on the own ship or at sea
  traded: boolean; // with the sea dog, this round
  marker: number; // crates on the offering
  afield: number; // crates on the board of a pack
}

/** Tales with different backs are never mistaken for one another.   NAS-INFO-12 */
const byBack = (card: Tale): string => `tale ${backOf(card)}`;
const ownTales = { secret: byBack, known: ({ who, owner }: { readonly who: Viewer; readonly owner: Seat }) => who === owner };

/**
 * Who may know it: hands and jokes are their owner's, and what lies in decks, bags and piles is nobody's. Everything else lies open.
 * NAS-INFO-01, NAS-INFO-02, NAS-INFO-04, NAS-INFO-09, NAS-INFO-11
 */
export const knows: Known<Nassau> = {
  house: 'all',
  round: 'all',
  phase: 'all',
  dolphin: 'all',
  claimed: 'all',
  plan: 'all',
  captain: 'all',
  trail: 'all',
  alleys: 'all',
  opponents: 'all',
  damage: 'all',
  outposts: 'all',
  garrisons: 'all',
  towers: 'all',
  towerSeats: 'all',
  towerCrates: 'all',
  posts: 'all',
  postGoods: 'all',
  seaDog: 'all',
  seaDogTiles: nobody('sea-dog tile'),
  offerings: 'all',
  offeringTiles: nobody('offering'),
  pile: nobody('animal'),
  mountains: 'all',
  box: 'all',
  deckS: { secret: byBack },
  deckA: { secret: byBack },
  deckB: { secret: byBack },
  top: 'all',
  discards: 'all',
  weapons: 'all',
  sails: 'all',
  sailors: 'all',
  bombs: 'all',
  contracts: 'all',
  compasses: 'all',
  goods: nobody('good'),
  ships: {
    bySeat: {
      score: 'all',
      doubloon: 'all',
      rum: 'all',
      bomb: 'all',
      contract: 'all',
      compass: 'all',
      standing: 'all',
      lying: 'all',
      sailors: 'all',
      sails: 'all',
      animals: 'all',
      firstAnimal: 'all',
      weapons: 'all',
      tables: 'all',
      holds: 'all',
      crates: 'all',
      provisions: 'all',
      goods: 'all',
      ratRound: 'all',
      reserve: 'all',
      hideout: 'all',
      hidden: 'all',
      centre: 'all',
      beaten: 'all',
      hand: ownTales,
      told: 'all',
      jokes: ownTales,
      buried: ownTales,
      talePoints: 'all',
      stage: 'all',
      zone: 'all',
      quay: 'all',
      traded: 'all',
      marker: 'all',
      afield: 'all',
    },
  },
};

/** Whose cards nobody but their owner sees. */
export type Hidden = 'hand' | 'jokes' | 'buried';

export const NO_QUAY = -1;

const cloneWeapons = (w: Weapons): Weapons => ({
  pistol: w.pistol,
  sabre: w.sabre,
  cannon: w.cannon,
  hook: w.hook,
  harpoon: w.harpoon,
});

const cloneGoods = (g: Goods): Goods => ({
  tobacco: g.tobacco,
  'sugar-cane': g['sugar-cane'],
  silver: g.silver,
  spices: g.spices,
  emeralds: g.emeralds,
  sapphires: g.sapphires,
});

/** A ship field by field: what lies open to everybody, and its tale cards as far as they are known. */
export const copyShip = <T extends Tale[] | null>(
  s: Readonly<Omit<Ship, Hidden>>,
  hand: T,
  jokes: T,
  buried: T,
): Omit<Ship, Hidden> & Record<Hidden, T> => ({
  score: s.score,
  doubloon: s.doubloon,
  rum: s.rum,
  bomb: s.bomb,
  contract: s.contract,
  compass: s.compass,
  standing: s.standing,
  lying: s.lying,
  sailors: s.sailors,
  sails: s.sails,
  animals: { ...s.animals },
  firstAnimal: s.firstAnimal,
  weapons: cloneWeapons(s.weapons),
  tables: s.tables,
  holds: s.holds,
  crates: s.crates,
  provisions: s.provisions,
  goods: cloneGoods(s.goods),
  ratRound: s.ratRound,
  reserve: s.reserve,
  hideout: s.hideout,
  hidden: s.hidden,
  centre: cloneGoods(s.centre),
  beaten: s.beaten.slice(),
  told: s.told.slice(),
  talePoints: s.talePoints,
  stage: s.stage,
  zone: s.zone,
  quay: s.quay,
  traded: s.traded,
  marker: s.marker,
  afield: s.afield,
  hand,
  jokes,
  buried,
});

/** Which cards are left in them is nobody's to know. */
export type Decks = 'deckS' | 'deckA' | 'deckB';

/** A board field by field, with these decks and ships. */
export const copyNassau = (
  b: Readonly<Omit<Nassau, Decks | 'ships'>>,
  deckS: Tale[],
  deckA: Tale[],
  deckB: Tale[],
  ships: Ship[],
): Nassau => ({
  house: b.house,
  round: b.round,
  phase: b.phase,
  dolphin: b.dolphin,
  claimed: b.claimed,
  plan: b.plan,
  captain: b.captain,
  trail: b.trail.slice(),
  alleys: b.alleys.slice(),
  opponents: b.opponents.slice(),
  damage: b.damage.slice(),
  outposts: b.outposts,
  garrisons: b.garrisons.slice(),
  towers: b.towers,
  towerSeats: b.towerSeats.slice(),
  towerCrates: b.towerCrates.slice(),
  posts: b.posts,
  postGoods: b.postGoods.slice(),
  seaDog: b.seaDog.slice(),
  seaDogTiles: b.seaDogTiles.slice(),
  offerings: b.offerings.slice(),
  offeringTiles: b.offeringTiles.slice(),
  pile: b.pile.slice(),
  mountains: b.mountains.slice(),
  box: b.box.slice(),
  deckS,
  deckA,
  deckB,
  top: b.top,
  discards: b.discards.slice(),
  weapons: cloneWeapons(b.weapons),
  sails: b.sails,
  sailors: b.sailors,
  bombs: b.bombs,
  contracts: b.contracts,
  compasses: b.compasses,
  goods: b.goods.slice(),
  ships,
});

export function cloneNassau(b: Nassau): Nassau {
  const ships = new Array<Ship>(b.ships.length);
  for (let seat = 0; seat < ships.length; seat++) {
    const s = b.ships[seat]!;
    ships[seat] = copyShip(s, s.hand.slice(), s.jokes.slice(), s.buried.slice());
  }
  return copyNassau(b, b.deckS.slice(), b.deckA.slice(), b.deckB.slice(), ships);
}

export const noWeapons = (): Weapons => ({ pistol: 0, sabre: 0, cannon: 0, hook: 0, harpoon: 0 });
export const noGoods = (): Goods => ({ tobacco: 0, 'sugar-cane': 0, silver: 0, spices: 0, emeralds: 0, sapphires: 0 });

export const shipOf = (b: Nassau, seat: Seat): Ship => b.ships[seat]!;

export const { proc, question } = rulebook<Nassau, Events>();
