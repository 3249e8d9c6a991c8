// What fights and hunters mean to a bot.
import { fromPacks } from '@boucan/kernel';
import { type Caribbean, FLEET, NATION, NPC, npcOf, type Player, playerOf, ZONE } from '../board.ts';
import { boardingOdds } from '../boarding-odds.ts';
import { RULES } from '../content/constants.ts';
import { NATIONS, type Nation } from '../content/map.ts';
import { missionCard } from '../content/missions.ts';
import { NPC_IDS, NPCS, type NpcId } from '../content/npcs.ts';
import { leadershipDice } from '../rules/combat/crew-dice.ts';
import { manoeuvreDice } from '../rules/combat/fight.ts';
import { manned } from '../rules/combat/sides.ts';
import { isPirate, otherSide, type SideNo, shipAt } from '../rules/facts.ts';
import { amount, speaking } from '../rules/quantities.ts';
import { huntOf, SEARCH_DICE } from '../rules/round/hunt.ts';
import { skillsOf } from '../rules/round/npc.ts';
import { foeOf } from '../rules/round/war.ts';
import { newShip } from '../setup.ts';
import type { Captain } from './captain.ts';
import { bountyCost, FRESH, GOLD, missionValue, POINT, shipValue } from './values.ts';

/** The chance of at least one skull. */
const LUCK = Float64Array.from({ length: 12 }, (_, dice) => 1 - (2 / 3) ** dice);
export const luck = (dice: number): number => LUCK[dice]!;

export const might = (
  ship: Readonly<Record<'hull' | 'cannons' | 'crew' | 'masts', number>>,
  manoeuvre: number,
  leadership: number,
): number => 1.4 * ship.hull + 1.2 * ship.cannons + ship.crew + 0.5 * ship.masts + 0.7 * (manoeuvre + leadership);

/** By the trials of the content set: even might wins a little less than half, and five points more two thirds to nine tenths. */
const victory = (edge: number): number => 1 / (1 + Math.exp(0.1 - 0.29 * edge));
/** Not every lost fight kills: some ships get away. */
const FATAL = 0.85;

/** So much weaker, one had better not look for a fight. */
const HOPELESS = -4;
/** What three cards of a naval ship's hold are worth, in gold. */
export const HOLD_OF_A_NAVY = 9;
/** Besides the point: plunder, the ship perhaps. */
const PLUNDER = 0.3;

/** A combat round that brings nothing. */
const IDLE = 0.1;
/** What it costs to get away, or to win. */
const SCARS = 0.3;

// ── the ships of nobody's, by FLEET: seen once for all captains ──

const ROOM = 16;
const ZONE_AT = new Int8Array(ROOM);
const MIGHT = new Float64Array(ROOM);
const FLAGS: readonly (Nation | null)[] = NATIONS;
const NATION_AT = new Int8Array(ROOM);
const REWARD = new Float64Array(ROOM);
let known = 0;

/** Packs come aboard after this file: what never changes of a ship is looked up when it is first seen. */
function learnFleet(): void {
  for (; known < FLEET.length; known++) {
    const { nation, reward } = NPCS[FLEET[known]!];
    NATION_AT[known] = FLAGS.indexOf(nation);
    REWARD[known] = reward ?? HOLD_OF_A_NAVY;
  }
}

export const fleetZone = (i: number): number => ZONE_AT[i]!;

/** What packs have made of a ship of nobody's: how much stronger it is, and what more there is to win. */
export interface Refit {
  might(b: Caribbean, npc: NpcId): number;
  /** However it is beaten. */
  prize(b: Caribbean, npc: NpcId): number;
  /** On its deck alone; sunk, it is lost. */
  plunder?(b: Caribbean, npc: NpcId): number;
}
const refits = fromPacks<Refit>();
export const addRefit = refits.put;
const REFIT = new Float64Array(ROOM);
const ABOARD = new Float64Array(ROOM);
/** How many of those who win do so on deck. */
const BOARDED = 0.9;

/** Who commanded which ship, and in which war, when her might was last worked out: she is the same until one of them changes. */
const COMMANDERS: string[] = new Array(ROOM).fill('');
const SHIPS: string[] = new Array(ROOM).fill('');
const BUILT = new Float64Array(ROOM);
const WORTH = new Float64Array(ROOM); // if the whole match lay ahead
const SCOUTING = new Int8Array(ROOM);
let warCard = '';

export function seeFleet(b: Caribbean): void {
  if (known < FLEET.length) learnFleet();
  const fitted = refits.of(b);
  const card = b.war === null ? '' : b.war.card;
  if (card !== warCard) COMMANDERS.fill('');
  warCard = card;
  for (let i = 0; i < b.npcs.length; i++) {
    const ship = b.npcs[i]!;
    ZONE_AT[i] = ship === null ? -1 : ZONE[ship.zone];
    REFIT[i] = 0;
    ABOARD[i] = 0;
    if (ship === null) continue;
    if (COMMANDERS[i] !== ship.captain || SHIPS[i] !== ship.ship) {
      const { manoeuvre, leadership, scouting } = skillsOf(b, FLEET[i]!);
      SCOUTING[i] = scouting;
      WORTH[i] = shipValue(ship.ship, 1);
      BUILT[i] = might(manned(FLEET[i]!, newShip(ship.ship)), manoeuvre, leadership);
      COMMANDERS[i] = ship.captain;
      SHIPS[i] = ship.ship;
    }
    MIGHT[i] = BUILT[i]!;
    for (let f = 0; f < fitted.length; f++) {
      MIGHT[i]! += fitted[f]!.might(b, FLEET[i]!);
      REFIT[i]! += fitted[f]!.prize(b, FLEET[i]!);
      ABOARD[i]! += fitted[f]!.plunder?.(b, FLEET[i]!) ?? 0;
    }
  }
}

/** What hostile captains make of each zone, those who hunt at all, by `ZONE_IDS`, to whoever has so much to lose. */
export function hazards({ b, p, seat, who, pirate, might, stake }: Captain, into: Float64Array): void {
  let speakers: ReturnType<typeof speaking> | null = null;
  const foe = b.war === null ? null : foeOf(b, NATIONS[who.nation]!);
  const enemy = foe === null ? NOBODY : NATION[foe];
  for (let zone = 0; zone < into.length; zone++) into[zone] = 0;
  for (let i = 0; i < NPC_IDS.length; i++) {
    if (ZONE_AT[i]! < 0) continue;
    const nation = NATION_AT[i]!;
    if (nation < 0 ? pirate : !pirate && nation !== enemy) continue;
    const odds = victory(might - MIGHT[i]!);
    const cost = FATAL * (1 - odds) * stake + SCARS - odds * POINT;
    if (cost <= 0) continue;
    speakers ??= speaking(b, SEARCH_DICE, seat);
    // Where neither a mission nor anything else has a part in it, no sum need be made.
    const dice =
      p.mission === null && speakers.length === 0
        ? Math.max(RULES.leastDice, SCOUTING[i]!, nation < 0 ? 0 : p.bounties[nation]!)
        : amount(b, SEARCH_DICE, seat, huntOf(NPC_IDS[i]!, false), speakers);
    into[ZONE_AT[i]!]! += luck(dice) * cost;
  }
}
const NOBODY = -1;

/** What a captain of nobody's promises to whoever looks for him; less than nothing, if he is better left alone. */
export function quarry({ p, pirate, might, stake, left }: Captain, i: number): number {
  const edge = might - MIGHT[i]!;
  // Of a hoard its pack says what it promises.
  if (edge < HOPELESS || ABOARD[i]! > 0) return 0;
  const odds = victory(edge);
  const bounties = NATION_AT[i]! < 0 ? 0 : 2 * bountyCost(pirate);
  return odds * prizeOf(p, i, pirate, left) - (1 - odds) * FATAL * stake - SCARS - bounties;
}

function prizeOf(p: Player, i: number, pirate: boolean, left: number): number {
  const better = ZONE_AT[i]! < 0 ? 0 : Math.max(0, WORTH[i]! * left - shipValue(p.ship.type, left));
  const naval = NATION_AT[i]! >= 0;
  const gold = naval || !pirate ? REWARD[i]! : 0;
  return POINT + 0.5 * better + REFIT[i]! + GOLD * gold + missionPrize(p, naval ? 'naval' : 'pirate');
}

const missionPrize = (p: Player, target: 'naval' | 'pirate' | 'player'): number => {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  return task.do === 'defeat' && task.target === target ? missionValue(p.mission) : 0;
};

/** A combat under way, for a side that would otherwise have this much: by the ships as they are now, and what has been declared. */
export function fightValue(b: Caribbean, p: Player, i: SideNo, alive: number, left: number): number {
  const fight = b.fight!;
  const j = otherSide(i);
  const own = shipAt(b, i);
  const foe = shipAt(b, j);
  const { npc, seat } = fight.sides[j];
  if (fight.end !== null) {
    if (fight.end === 'both-lost' || (fight.winner !== null && fight.winner !== i)) return FRESH;
    const isGone = seat === null ? npc !== null && npcOf(b, npc) === null : playerOf(b, seat).captain === null;
    if (fight.winner === null || isGone) return alive;
  }
  const prize =
    fight.where === 'land'
      ? POINT + PLUNDER
      : npc !== null
        ? prizeOf(p, NPC[npc], isPirate(p), left)
        : POINT + PLUNDER + (seat === null ? 0 : missionPrize(p, 'player'));
  const mine = leadershipDice(b, i);
  const theirs = leadershipDice(b, j);
  const deck = boardingOdds(own.crew, mine, foe.crew, theirs);
  const aboard = npc === null ? 0 : ABOARD[NPC[npc]]!;
  const onDeck = alive + deck * (prize + aboard) - (1 - deck) * (alive - FRESH);
  if (fight.stage === 'crew') return onDeck;
  const manoeuvre = manoeuvreDice(b, i);
  const against = manoeuvreDice(b, j);
  const odds = victory(might(own, manoeuvre, mine) - might(foe, against, theirs));
  // Without guns nothing is won from afar: there is only time to lose, and to those who have guns more than that.
  const afar =
    own.cannons > 0
      ? alive + odds * (prize + BOARDED * aboard) - (1 - odds) * FATAL * (alive - FRESH)
      : alive - IDLE - (foe.cannons > 0 ? (1 - odds) * FATAL * (alive - FRESH) : 0);
  const chosen = declared(fight.sides[i].declared, luck(manoeuvre), luck(against), onDeck, afar, alive);
  const answer = fight.sides[j].declared;
  if (answer !== 'board') return chosen;
  const taken = 0.5 * luck(against);
  return (1 - taken) * chosen + taken * onDeck;
}

/** A declaration comes true if the dice agree. */
function declared(what: string | null, skull: number, theirSkull: number, onDeck: number, afar: number, alive: number): number {
  if (what === 'board') {
    const wins = skull * (1 - 0.5 * theirSkull);
    return wins * onDeck + (1 - wins) * afar;
  }
  if (what === 'flee') {
    const away = skull * (1 - theirSkull);
    return away * alive + (1 - away) * afar;
  }
  return afar;
}

/** A fight ashore against guards. */
export const guardOdds = boardingOdds;
