// What lies on the table: the sea and its tokens, the decks, the players with their ships, and whatever is being resolved.
import { rulebook, type Seat, type Tabletop } from '@boucan/kernel';
import type { CaptainId } from './content/captains.ts';
import type { CargoId, Good } from './content/cargo.ts';
import type { Declaration } from './content/effect.ts';
import type { EventId, WarId } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import { NATIONS, type Nation, ZONE_IDS, type ZoneId } from './content/map.ts';
import type { MissionId } from './content/missions.ts';
import type { Moment } from './content/moments.ts';
import type { CommodoreId } from './content/npc-captains.ts';
import { NPC_IDS, type NpcId } from './content/npcs.ts';
import type { RumourId } from './content/rumours.ts';
import type { Section, ShipId } from './content/ships.ts';
import type { ModificationId, WeaponId } from './content/tokens.ts';
import type { EffectId } from './events/course.ts';
import type { Events } from './events.ts';
import type { HouseRules } from './house-rules.ts';

/** Everything on the table. Lists by zone follow `ZONE_IDS`, by nation `NATIONS`, by ship of nobody `NPC_IDS`. */
export interface Caribbean extends Tabletop {
  readonly house: HouseRules; // what the table agreed on; never changes, so copies share it
  round: number;
  first: Seat; // the first player, for the whole game

  // the sea
  demand: (Good | null)[]; // by zone; null where there is no port
  reserve: Good[]; // Demand tokens face down: a bag
  yards: (ModificationId | null)[]; // the Modification token of each port
  opened: boolean[]; // whether it lies face up
  merchants: (Nation | null)[]; // by zone, face down: nobody sees the nation
  track: Nation[]; // merchants met, face down
  npcs: (NpcShip | null)[]; // by NPC_IDS
  beneath: EventId[][]; // by NPC_IDS: captains covered by another, or waiting to return
  arrivals: EventId[]; // captains drawn this round, who enter at its end
  war: War | null;

  // the decks: bags, for nobody knows their order
  events: EventId[];
  eventDiscard: EventId[];
  inForce: InForce[]; // events that last until the end of the round
  glory: GloryId[];
  gloryDiscard: GloryId[];
  rumours: RumourId[];
  rumourDiscard: RumourId[];
  heard: RumourId[]; // Rumours the active player has just been told, and alone may read
  tested: RumourId | null; // the Rumour being put to the test, face up
  missions: MissionId[];
  missionDiscard: MissionId[];
  offers: MissionId[]; // the Missions on offer
  cargo: CargoId[];
  cargoDiscard: CargoId[];
  captains: CaptainId[];
  lostCaptains: CaptainId[]; // dead and retired: they never return

  players: Player[]; // by seat
  declared: Seat[]; // who has declared that the target is reached; the round is the last

  // what is being resolved
  turn: Turn;
  market: CargoId[]; // the cargo on offer to the active player, who alone sees it
  basket: CargoId[]; // what the active player has set aside to buy or to sell, face down until it is settled
  adrift: ModificationId[]; // Modification tokens off a ship, mixed, on their way to the ports
  search: Search | null;
  raid: Raid | null;
  fight: Fight | null;
  volleys: Volley[]; // hits on their way: rolled, being placed, not yet applied
  windows: Window[]; // open moments for Glory cards; the last is the innermost
}

/** A ship with its cubes. Manoeuvrability has none.   FDM-SHIP-03 */
export interface Ship {
  type: ShipId;
  hull: number;
  cargo: number;
  masts: number;
  crew: number;
  cannons: number;
  mods: ModificationId[];
  turned: boolean; // the Reinforced hull has been used
}

export interface Player {
  captain: CaptainId | null; // null: lost, and the next one has not set out
  next: CaptainId | null; // drawn at the death of the last one
  retired: boolean; // out of play until the next turn, belongings out of reach
  ship: Ship;
  zone: ZoneId;
  inPort: boolean;
  gold: number; // aboard
  chest: number;
  // What anybody could work out about the chest: it holds from `chestLow` to `chestHigh`. Aboard and chest together are no
  // secret, for every gain and expense is public; how they are split is.   FDM-INFO-01, FDM-INFO-02, FDM-INFO-03, FDM-INFO-04
  chestLow: number;
  chestHigh: number;
  stashes: number; // how often gold was hidden
  cargo: CargoId[]; // face down: only the number is public
  hand: GloryId[];
  shown: GloryId[]; // those of the hand that everybody has seen
  rumour: RumourId | null;
  doubted: boolean; // the Rumour has failed once and is believed all the same
  proven: RumourId[]; // proven Rumours that stay
  mission: MissionId | null;
  marks: MissionMark[]; // what has been done for the Mission
  weapons: WeaponId[];
  specialists: GloryId[]; // hired
  papers: GloryId[]; // Glory cards that lie open and stay
  bounties: number[]; // by nation
  points: number; // on the Glory track
  scored: number[]; // the same by GLORY_SOURCES, for the final count
  shipGlory: boolean; // this captain has had the point for buying a Frigate or Galleon
  boughtAt: ZoneId | null; // where goods were bought on the last turn
}

export interface Turn {
  seat: Seat; // -1 before the first turn
  actions: number; // left
  taken: ('move' | 'scout' | 'port' | `${string}/${string}`)[]; // this turn, in order; free moves do not count
  scouted: Sighting[]; // what has been looked for already
  activities: Activity[]; // done in the Port action
  boughtAt: ZoneId | null;
  fought: boolean; // in a combat or a raid
  lost: boolean; // its captain died or retired in it: it is over, even if the next one is there already   FDM-DEATH-12
  used: Use[]; // what speaks once per turn, and cards played for the business at hand
  last: GloryId | null; // the Glory card resolved last
  peeked: Nation | null; // the merchant of this zone, seen by the active player alone
  spied: Seat | null; // whose hand and Rumour the active player is looking at
  breeze: boolean; // a Move is at hand that costs no action
  victim: Victim | null; // whom the active player is attacking, while the bounty for it is being written down
}

/** What a Scout action was spent on, and where; or which ship was looked for. Each once per turn.   FDM-SCOUT-06 */
export type Sighting =
  | { readonly what: 'ship'; readonly of: Seat | NpcId }
  | { readonly what: 'merchant' | 'rumour' | 'port-rumour' | 'mission'; readonly of: ZoneId };

/** What a turn remembers. */
export type Use = EffectId | 'exchange';

/** A letter brought, a zone seen, a bale delivered, an enemy beaten. */
export type MissionMark = Nation | ZoneId | Good | 'pirate' | 'naval' | 'player';

/** A card played, Chasers fired, guns fired, a ship getting away. */
export type CombatMark = GloryId | 'chasers' | 'fired' | 'escaping' | `${string}/${string}`;

/** The six ways to score a point.   FDM-GLORY-01, FDM-GLORY-02, FDM-GLORY-03, FDM-GLORY-04, FDM-GLORY-05, FDM-GLORY-06 */
export const GLORY_SOURCES = ['combat', 'sale', 'raid', 'mission', 'rumour', 'ship'] as const;
export type GlorySource = (typeof GLORY_SOURCES)[number];

export const ACTIVITIES = ['sell', 'buy', 'yard', 'recruit', 'rumour', 'mission', 'stash'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Whom one can get a bounty for attacking.   FDM-BOUNTY-01 */
export type Victim = 'merchant' | 'player' | 'naval';

/** A ship that nobody owns. Its cubes are set only for a combat.   FDM-NPC-12, FDM-NPC-13 */
export interface NpcShip {
  zone: ZoneId;
  ship: ShipId;
  captain: EventId | CommodoreId;
}

export interface War {
  readonly card: WarId;
  readonly nations: readonly [Nation, Nation];
  readonly lost: readonly [boolean, boolean]; // whose Man-o'-war is lost
  readonly entered: boolean; // the Man-o'-wars have come
}

/** An event that lasts, with what chance made of it. */
export interface InForce {
  readonly event: EventId;
  readonly eye: ZoneId | null;
  readonly good: Good | null;
}

/** A Scouting roll for a ship or a merchant that is known and not yet applied: by a player, or by a captain of nobody's. */
export interface Search {
  readonly by: Seat | NpcId;
  readonly target: Seat | NpcId | 'merchant';
  dice: number[];
  failed: boolean; // a card lets it come to nothing, whatever the dice show
}

/** A merchant met, and the raid on it. */
export interface Raid {
  seat: Seat;
  zone: ZoneId;
  token: Nation; // what the token shows
  nation: Nation | null; // what the raider takes it for; null until chosen
  cards: CargoId[]; // face up
  dice: number[];
  successes: number; // not yet used
  succeeded: boolean; // hits applied, the merchant caught; gold not yet counted
  gold: number;
  hullUsed: boolean;
}

/** One side of a combat: a player's captain, a captain of nobody's, or guards ashore. */
export interface Side {
  readonly seat: Seat | null;
  readonly npc: NpcId | null;
  readonly leadership: number; // of guards
  readonly runBy: Seat | null; // who decides for it; null: the policy
  ship: Ship | null; // the Enemy table, or the guards' crew; a player's ship is with the player
  declared: Declaration | null;
  dice: number[]; // Manoeuvre or Leadership
  used: (EffectId | WeaponId)[]; // once per combat
  marks: CombatMark[]; // what has been changed or done for this side in this combat round
  crewLost: number;
  bestVolley: number; // most hits of the own guns in one volley
}

/** A combat. The attacker is side 0. */
export interface Fight {
  readonly zone: ZoneId;
  readonly where: 'sea' | 'land';
  stage: 'naval' | 'crew';
  round: number; // combat rounds begun in this stage
  readonly sides: readonly [Side, Side];
  boarder: 0 | 1 | null;
  single: boolean; // two captains fight it out alone
  winner: 0 | 1 | null;
  end: 'sunk' | 'boarded' | 'escaped' | 'tie' | 'deadlock' | 'both-lost' | 'smoke' | null; // null: it goes on
}

/** Where a volley comes from. */
export type Shooter =
  | 'guns'
  | 'long-range-guns'
  | 'chasers'
  | 'second-broadside'
  | 'guns-of-the-morro'
  | 'storm'
  | 'squall'
  | `${string}/${string}`; // a pack's

/** Hits on one ship: a die each, and where it lands. */
export interface Volley {
  readonly from: Shooter;
  readonly by: 0 | 1 | null; // the side that fires; null: the sky, a fort
  readonly at: Seat | NpcId; // whose ship is hit
  dice: number[];
  sections: (Section | null)[]; // null: a skull nobody has placed yet
  cancelled: boolean[];
  shot: WeaponId | null;
}

/** Glory cards announced for one moment.   FDM-GLORY-13, FDM-GLORY-14 */
export interface Window {
  readonly moment: Moment;
  readonly about: Seat | null; // whom it concerns, where a card asks: who has gained a point
  announced: (GloryId | null)[]; // by seat
  counters: { readonly by: Seat; readonly of: Seat }[]; // Counter-orders laid down
  spent: { readonly seat: Seat; readonly card: GloryId }[]; // played or withheld in this window
  last: GloryId | null; // resolved last in this window
  open?: boolean; // by the aid: what was announced has been shown, all of it
}

/** Where a zone, nation or ship of nobody stands in the lists. */
const places = <K extends string>(ids: readonly K[]): Readonly<Record<K, number>> =>
  Object.fromEntries(ids.map((id, i) => [id, i])) as Record<K, number>;
export const ZONE = places(ZONE_IDS);
export const NATION = places(NATIONS);
export const NPC = places(NPC_IDS);
/** The ships of nobody's as they lie in the list: the six of the box, then those of packs. */
export const FLEET: NpcId[] = [...NPC_IDS];

/** A ship that a pack has put to sea lies in this place of the list. */
export function addPlace(npc: NpcId): void {
  Object.assign(NPC, { [npc]: FLEET.length });
  FLEET.push(npc);
}

export const playerOf = (b: Caribbean, seat: Seat): Player => b.players[seat]!;
export const npcOf = (b: Caribbean, npc: NpcId): NpcShip | null => b.npcs[NPC[npc]]!;

/** Seats in turn order, beginning with this one. */
export function turnOrder(b: Caribbean, from: Seat): Seat[] {
  const n = b.players.length;
  const seats = new Array<Seat>(n);
  for (let i = 0; i < n; i++) seats[i] = (from + i) % n;
  return seats;
}

/** The next in turn order of whom this holds: `at` counts those who have been looked at. Nobody is left: null. */
export function nextInOrder(b: Caribbean, v: { at: number }, holds: (seat: Seat) => boolean): Seat | null {
  const seats = turnOrder(b, b.first);
  while (v.at < seats.length) {
    const seat = seats[v.at++]!;
    if (holds(seat)) return seat;
  }
  return null;
}

/** Whom it has come to. */
export const lastInOrder = (b: Caribbean, v: { readonly at: number }): Seat => turnOrder(b, b.first)[v.at - 1]!;

/** The others, in turn order. */
export const othersAfter = (b: Caribbean, seat: Seat): Seat[] => turnOrder(b, seat).slice(1);

export const { proc, question, before, after, around, offers } = rulebook<Caribbean, Events>();
