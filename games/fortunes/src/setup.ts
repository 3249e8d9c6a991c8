// Laying out the board and dealing the captains.   FDM-SETUP
import { bagOf, type Config, type Rng, takeAny } from '@boucan/kernel';
import { type Caribbean, GLORY_SOURCES, type Player, type Ship, type Turn } from './board.ts';
import { contentOf } from './box.ts';
import { GOODS, type Good } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { isPort, NATIONS, ZONE_IDS } from './content/map.ts';
import { NPC_IDS } from './content/npcs.ts';
import { INTACT, type ShipId } from './content/ships.ts';
import { DEMAND_COPIES, MERCHANT_COPIES } from './content/tokens.ts';
import { houseRulesOf } from './house-rules.ts';

/** A ship as it leaves the yard.   FDM-SETUP-07, SEA-BASE-02 */
export const newShip = (type: ShipId): Ship => ({ type, ...INTACT[type], mods: [], turned: false });

export const newTurn = (seat: number, actions: number): Turn => ({
  seat,
  actions,
  taken: [],
  scouted: [],
  activities: [],
  boughtAt: null,
  fought: false,
  lost: false,
  used: [],
  last: null,
  peeked: null,
  spied: null,
  breeze: false,
  victim: null,
});

const newPlayer = (): Player => ({
  captain: null,
  next: null,
  retired: false,
  ship: newShip('sloop'),
  zone: 'caribbean-sea',
  inPort: false,
  gold: 0,
  chest: 0,
  chestLow: 0,
  chestHigh: 0,
  stashes: 0,
  cargo: [],
  hand: [],
  shown: [],
  rumour: null,
  doubted: false,
  proven: [],
  mission: null,
  marks: [],
  weapons: [],
  specialists: [],
  papers: [],
  bounties: NATIONS.map(() => 0),
  points: 0, // FDM-SETUP-16
  scored: GLORY_SOURCES.map(() => 0),
  shipGlory: false,
  boughtAt: null,
});

export const DEMAND_TOKENS: readonly Good[] = GOODS.flatMap((good) => Array<Good>(DEMAND_COPIES).fill(good));
export const MERCHANT_TOKENS = bagOf(MERCHANT_COPIES);

/**
 * Demand tokens open, Modification and merchant tokens face down, no ship of nobody's, no war; two Missions on offer.
 * Every player has a captain, whom nobody else sees yet. Decks are bags: which card comes is open until it is drawn.
 * FDM-SETUP-02, FDM-SETUP-11, SEA-BASE-01, SEA-BASE-80
 */
export function setup(config: Required<Config>, rng: Rng): Caribbean {
  const reserve = DEMAND_TOKENS.slice();
  const box = contentOf(config);
  const modifications = box.modifications.slice();
  const merchants = MERCHANT_TOKENS.slice();
  const captains = box.captains.slice();
  const missions = box.missions.slice();
  return {
    house: houseRulesOf(config.options, config.seats),
    round: 0,
    first: 0,
    demand: ZONE_IDS.map((zone) => (isPort(zone) ? takeAny(rng, reserve) : null)), // FDM-SETUP-12, SEA-BASE-07
    reserve,
    yards: ZONE_IDS.map((zone) => (isPort(zone) ? takeAny(rng, modifications) : null)), // FDM-SETUP-13
    opened: ZONE_IDS.map(() => false),
    merchants: ZONE_IDS.map(() => takeAny(rng, merchants)), // FDM-SETUP-14
    track: [],
    npcs: NPC_IDS.map(() => null), // FDM-SETUP-17
    beneath: NPC_IDS.map(() => []),
    arrivals: [],
    war: null,
    events: box.events.slice(),
    eventDiscard: [],
    inForce: [],
    glory: box.glory.slice(),
    gloryDiscard: [],
    rumours: box.rumours.slice(),
    rumourDiscard: [],
    heard: [],
    tested: null,
    offers: Array.from({ length: RULES.missionsOnOffer }, () => takeAny(rng, missions)), // FDM-SETUP-15, SEA-BASE-08
    missions,
    missionDiscard: [],
    cargo: box.cargo.slice(),
    cargoDiscard: [],
    players: Array.from({ length: config.seats }, () => ({ ...newPlayer(), next: takeAny(rng, captains) })),
    captains,
    lostCaptains: [],
    declared: [],
    turn: newTurn(-1, 0),
    market: [],
    basket: [],
    adrift: modifications, // more tokens than ports: a pack's, who knows what to do with them
    search: null,
    raid: null,
    fight: null,
    volleys: [],
    windows: [],
  };
}
