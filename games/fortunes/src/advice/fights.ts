// What fights and hunters mean to a bot.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, npcOf, type Player, playerOf, type Ship, ZONE } from '../board.ts';
import { missionCard } from '../content/missions.ts';
import { NPC_IDS, NPCS, type NpcId } from '../content/npcs.ts';
import { INTACT, type ShipId } from '../content/ships.ts';
import { skillOf } from '../rules/captains.ts';
import { leadershipDice } from '../rules/combat/crew-dice.ts';
import { manoeuvreDice, otherSide, type SideNo, shipAt } from '../rules/combat/fight.ts';
import { boardingOdds } from '../rules/combat/policy.ts';
import { isHostile, searchDice } from '../rules/round/hunt.ts';
import { skillsOf } from '../rules/round/npc.ts';
import { isPirate } from '../rules/sea/bounty.ts';
import { bountyCost, FRESH, GOLD, MISSION_VALUE, POINT, shipValue } from './values.ts';

/** The chance of at least one skull. */
const LUCK = Float64Array.from({ length: 12 }, (_, dice) => 1 - (2 / 3) ** dice);
export const luck = (dice: number): number => LUCK[dice]!;

const might = (
  ship: Readonly<Record<'hull' | 'cannons' | 'crew' | 'masts', number>>,
  manoeuvre: number,
  leadership: number,
): number => 1.4 * ship.hull + 1.2 * ship.cannons + ship.crew + 0.5 * ship.masts + 0.7 * (manoeuvre + leadership);
const mightOf = (p: Player): number => might(p.ship, skillOf(p, 'manoeuvre'), skillOf(p, 'leadership'));

/** By the trials of the content set: even might wins a little less than half, and five points more two thirds to nine tenths. */
const victory = (edge: number): number => 1 / (1 + Math.exp(0.1 - 0.29 * edge));
/** Not every lost fight kills: some ships get away. */
const FATAL = 0.85;

/** Besides the point: plunder, the ship perhaps. */
const PLUNDER = 0.3;

/** What it costs to get away, or to win. */
const SCARS = 0.3;

/** What hostile captains make of each zone, by `ZONE_IDS`, to whoever has so much to lose. */
export function hazards(b: Caribbean, p: Player, seat: Seat, stake: number, into: Float64Array): void {
  into.fill(0);
  for (let i = 0; i < NPC_IDS.length; i++) {
    const npc = NPC_IDS[i]!;
    const ship = npcOf(b, npc);
    if (ship === null || !isHostile(b, npc, seat)) continue;
    const odds = victory(edgeOver(b, p, npc, ship.ship));
    const cost = FATAL * (1 - odds) * stake + SCARS - odds * POINT;
    if (cost > 0) into[ZONE[ship.zone]]! += luck(searchDice(b, npc, seat, false)) * cost;
  }
}

function edgeOver(b: Caribbean, p: Player, npc: NpcId, ship: ShipId): number {
  const { manoeuvre, leadership } = skillsOf(b, npc);
  return mightOf(p) - might(INTACT[ship], manoeuvre, leadership);
}

/** What a captain of nobody's promises to whoever looks for him; nothing, if he is better left alone. */
export function quarry(b: Caribbean, p: Player, npc: NpcId, stake: number, left: number): number {
  const ship = npcOf(b, npc)!;
  const odds = victory(edgeOver(b, p, npc, ship.ship));
  return odds * prizeOf(b, p, npc, left) - (1 - odds) * FATAL * stake - (NPCS[npc].kind === 'naval' ? 2 * bountyCost(p) : 0);
}

function prizeOf(b: Caribbean, p: Player, npc: NpcId, left: number): number {
  const { kind, reward } = NPCS[npc];
  const better = Math.max(0, shipValue(npcOf(b, npc)!.ship, left) - shipValue(p.ship.type, left));
  const gold = kind === 'naval' ? 9 : isPirate(p) ? 0 : reward!;
  return POINT + 0.5 * better + GOLD * gold + missionPrize(p, kind === 'naval' ? 'naval' : 'pirate');
}

const missionPrize = (p: Player, target: 'naval' | 'pirate' | 'player'): number => {
  if (p.mission === null) return 0;
  const { task } = missionCard(p.mission);
  return task.do === 'defeat' && task.target === target ? MISSION_VALUE[p.mission] : 0;
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
        ? prizeOf(b, p, npc, left)
        : POINT + PLUNDER + (seat === null ? 0 : missionPrize(p, 'player'));
  const mine = leadershipDice(b, i);
  const theirs = leadershipDice(b, j);
  const deck = boardingOdds(own.crew, mine, foe.crew, theirs);
  const onDeck = alive + deck * prize - (1 - deck) * (alive - FRESH);
  if (fight.stage === 'crew') return onDeck;
  const manoeuvre = manoeuvreDice(b, i);
  const against = manoeuvreDice(b, j);
  const odds = victory(might(own, manoeuvre, mine) - might(foe, against, theirs));
  const afar = alive + odds * prize - (1 - odds) * FATAL * (alive - FRESH);
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
export const guardOdds = (p: Player, crew: number, leadership: number): number =>
  boardingOdds(p.ship.crew, skillOf(p, 'leadership'), crew, leadership);

export const isWeak = (ship: Ship): boolean => ship.hull <= 1;
