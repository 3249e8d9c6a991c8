// What the rules count with: dice, hits, prices, actions, cards, limits. A quantity is defined beside its rule; what changes it says so itself.
import type { Seat } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import type { EffectId } from '../events/course.ts';
import type { SideNo } from '../rules/facts.ts';
import type { Good } from './cargo.ts';
import type { Skill } from './effect.ts';
import type { ZoneId } from './map.ts';
import type { MissionId } from './missions.ts';
import type { NpcId } from './npcs.ts';
import type { Section, ShipId } from './ships.ts';

/** What a skill is rolled for. */
export type Trial =
  | 'ship' // scouting for a ship
  | 'merchant' // scouting for a merchant
  | 'rumour' // is it true?
  | 'hearsay' // hearing one
  | 'mission' // being trusted with one
  | 'errand' // doing what it asks
  | 'raid'
  | 'storm'
  | 'squall'
  | 'recruits'
  | 'fever'
  | 'harbour'
  | 'wage'
  | 'coat'
  | 'crew' // asking more of it than is due
  | 'ashore' // storming a place on land
  | 'shoals'; // sailing where there is no water

/** A captain of nobody's searches for a player, who has just come out of the port of this zone, or has not. */
export interface Hunt {
  readonly npc: NpcId;
  readonly leaving: boolean;
}

/** Where a Move leads; 'toll' and 'plead' are the two ways into Port Royal for whoever is wanted. */
export type Course = ZoneId | 'sea' | 'port' | 'toll' | 'plead';

/** Every quantity, and what it is asked about besides a player. */
export interface Quantities {
  // dice
  'manoeuvre-dice': Trial;
  'scouting-dice': Trial;
  'leadership-dice': Trial;
  'influence-dice': Trial;
  'contest-dice': SideNo;
  'deck-dice': SideNo;
  'search-dice': Hunt;
  // combat
  hits: SideNo;
  'blow-limit': SideNo;
  'deck-damage': SideNo;
  'escape-grace': SideNo;
  // the turn
  actions: null;
  'move-cost': Course;
  // cards
  'hand-limit': null;
  hold: null;
  'raid-cards': null;
  'raid-gold': null;
  'attack-bounties': null;
  'offer-size': null;
  'rumours-drawn': null;
  // prices
  'buy-price': Good;
  'repair-price': Section;
  'restore-price': null;
  'weapon-price': null;
  'modification-price': null;
  'ship-price': ShipId;
  'rumour-price': null;
  'berth-price': null;
}
export type QuantityId = keyof Quantities;

/** All of them: one that is missing does not compile. */
const QUANTITIES: Readonly<Record<QuantityId, true>> = {
  'manoeuvre-dice': true,
  'scouting-dice': true,
  'leadership-dice': true,
  'influence-dice': true,
  'contest-dice': true,
  'deck-dice': true,
  'search-dice': true,
  hits: true,
  'blow-limit': true,
  'deck-damage': true,
  'escape-grace': true,
  actions: true,
  'move-cost': true,
  'hand-limit': true,
  hold: true,
  'raid-cards': true,
  'raid-gold': true,
  'attack-bounties': true,
  'offer-size': true,
  'rumours-drawn': true,
  'buy-price': true,
  'repair-price': true,
  'restore-price': true,
  'weapon-price': true,
  'modification-price': true,
  'ship-price': true,
  'rumour-price': true,
  'berth-price': true,
};
export const QUANTITY_IDS = Object.keys(QUANTITIES) as readonly QuantityId[];
/** Where a quantity stands in lists of them. */
export const QUANTITY = Object.fromEntries(QUANTITY_IDS.map((id, i) => [id, i])) as Readonly<Record<QuantityId, number>>;

/** What something adds to a quantity of this player, or takes from it, where the sum is that much so far. 0: it has no say. */
export type Adding<X> = (b: Caribbean, seat: Seat, about: X, sum: number) => number;

/** An adding that says how much it adds at the most. */
export type Bounded<X> = Adding<X> & { readonly most: number };
export const upTo = <X>(most: number, by: Adding<X>): Bounded<X> => Object.assign(by, { most });

/** What an item adds while it is in force for a player: a number, or a small function where more must hold. */
export type Adds = { readonly [Q in QuantityId]?: number | Adding<Quantities[Q]> };

/** A better price for goods that are sold: for so many cards of a sale, or for all that it wants. */
export interface Pays {
  readonly price: number;
  readonly cards?: number;
  wants?(b: Caribbean, good: Good): boolean;
}

/** An adding whose figure stands in the text of its card. */
export type Figured<X> = Adding<X> & { readonly figure: number };

type Holds<X> = (b: Caribbean, seat: Seat, about: X) => boolean;

/** So much, where this holds. */
export const when = <X>(figure: number, holds: Holds<X>): Figured<X> =>
  Object.assign((b: Caribbean, seat: Seat, about: X) => (holds(b, seat, about) ? figure : 0), { figure });

/** Down to so much, if it is more; where something must hold, only there. */
export const down = <X>(to: number, holds?: Holds<X>): Figured<X> =>
  Object.assign(
    (b: Caribbean, seat: Seat, about: X, sum: number) =>
      sum > to && (holds === undefined || holds(b, seat, about)) ? to - sum : 0,
    { figure: to },
  );

/** What the rules themselves bring to a sum. The others are cards, captains, zones, tokens, skills, ships and sections. */
export type RuleCause =
  | 'nimbler-ship'
  | 'masts-gone'
  | 'least-die'
  | 'bounties-of-the-nation'
  | 'guns'
  | 'skulls-rolled'
  | 'nobody-holds-it'
  | 'actions-a-turn'
  | 'one-action'
  | 'free-move'
  | 'cards-in-hand'
  | 'merchants-hold'
  | 'cargo-values'
  | 'attack'
  | 'offer'
  | 'bought-here-lately'
  | 'first-card'
  | 'list-price'
  | 'lowest-price'
  | 'demand'
  | 'meant-for-this-port'
  | 'modifications-aboard'
  | 'damage-done'
  | 'on-the-track'
  | 'in-the-chest'
  | 'nothing-less';
export type CauseId = RuleCause | EffectId | Skill | Section | ShipId | MissionId;

/** A quantity as a player reads it: how much, and why. Whatever stands in `what` has a name. */
export interface Sum {
  readonly value: number;
  readonly causes: readonly CauseOf[];
}

export interface CauseOf {
  readonly by: number;
  readonly what: CauseId;
}
