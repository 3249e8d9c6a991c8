// What things are worth to a bot, in points of Glory. All of it is ours, tuned by matches of bots.
import { type Caribbean, type Player, playerOf } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { type MissionId, missionCard } from '../content/missions.ts';
import { type RumourId, rumourCard } from '../content/rumours.ts';
import type { Section, ShipId } from '../content/ships.ts';
import { type Vessel, vesselOf } from './vessels.ts';

/** Worked out when it is first asked for, once for each. */
const known = <K extends string>(value: (id: K) => number): ((id: K) => number) => {
  const values: { [id: string]: number } = {};
  return (id) => {
    values[id] ??= value(id);
    return values[id];
  };
};

/** How much of a promise is left when it takes one action more. */
export const PATIENCE = 0.9;

/** A card in the hand; the fourth is the next to go. */
export const CARD = 0.12;
const LAST_CARD = 0.04;
/** A point on the track, with its card. */
export const POINT = 1 + CARD;

/** Gold in the chest, on the way to the next hidden point. */
export const HIDDEN = 0.092;
/** The first coins aboard buy goods and rumours, and are worth more than in the chest; the others wait for it, or for a ship. */
const CAPITAL = 8;
const CAPITAL_GOLD = 0.101;
export const GOLD = 0.068;
/** Gold that the chest has no room for. */
const SPARE_GOLD = 0.03;

/** A cargo card that nobody in reach is short of: a bit less than the three gold it brings in any port, a bit more than the two it costs. */
export const CARGO_CARD = 0.203;

export const SPECIALIST = 0.3;
const WEAPON = 0.1;
const MODIFICATION = 0.3;
const PAPER = 0.2;

/** A point of damage, and the last one of a section. */
export const DAMAGE: Readonly<Record<Section, number>> = { hull: 0.2, cargo: 0.12, masts: 0.12, crew: 0.15, cannons: 0.13 };
const CRIPPLED = 0.35;
const LAST_PLANK = 0.3;

/** To be wanted at all, and every bounty. */
const PIRATE = 0.1;
const BOUNTY = 0.04;

/** What is left to a captain yet to set out: a small ship, ten gold, and a turn lost. */
export const FRESH = 0.5;

/** The share of the match that lies ahead, by the points of whoever leads; gold aboard counts like gold in the chest. */
export function ahead(b: Caribbean): number {
  const { target } = b.house;
  let most = 0;
  for (let seat = 0; seat < b.players.length; seat++) {
    const p = playerOf(b, seat);
    most = Math.max(most, p.points + Math.min((p.chest + p.gold) / RULES.chestGoldPerPoint, target / 2));
  }
  return Math.max(0.1, 1 - most / target);
}

export const shipValue = (type: ShipId, left: number): number => vesselOf(type).worth * left;

/** Gold in the chest, beyond whole points. */
export function chestValue(b: Caribbean, p: Player): number {
  const room = roomInChest(b, p);
  return room > 0 ? (p.chest % RULES.chestGoldPerPoint) * HIDDEN : -room * SPARE_GOLD;
}

export const roomInChest = (b: Caribbean, p: Player): number =>
  Math.floor(b.house.target / 2) * RULES.chestGoldPerPoint - p.chest;

/** Gold aboard. */
export function purseValue(gold: number, room: number): number {
  const capital = Math.min(gold, CAPITAL);
  const useful = Math.max(0, Math.min(gold - capital, room));
  return CAPITAL_GOLD * capital + GOLD * useful + SPARE_GOLD * (gold - capital - useful);
}

/** What a visit home adds to the gold aboard: all that is no capital goes into the chest. */
export const stashGain = (gold: number, room: number): number => (HIDDEN - GOLD) * Math.max(0, Math.min(gold - CAPITAL, room));

/** Ship, men, arms and cards, as they are. */
export function estate(p: Player, left: number, vessel: Vessel = vesselOf(p.ship.type)): number {
  const { ship } = p;
  let worth = vessel.worth * left + MODIFICATION * left * ship.mods.length + WEAPON * p.weapons.length;
  worth += SPECIALIST * p.specialists.length * (0.3 + 0.7 * left) + PAPER * (p.papers.length + p.proven.length);
  worth += CARD * Math.min(p.hand.length, RULES.handLimit - 1) + (p.hand.length >= RULES.handLimit ? LAST_CARD : 0);
  worth -= damageCost(p, vessel);
  return ship.turned ? worth - 0.15 : worth;
}

function damageCost({ ship }: Player, intact: Vessel): number {
  const { hull, cargo, masts, crew, cannons } = ship;
  let cost =
    DAMAGE.hull * (intact.hull - hull) +
    DAMAGE.cargo * (intact.cargo - cargo) +
    DAMAGE.masts * (intact.masts - masts) +
    DAMAGE.crew * (intact.crew - crew) +
    DAMAGE.cannons * (intact.cannons - cannons);
  if (cargo === 0 || masts === 0 || crew === 0 || cannons === 0) cost += CRIPPLED;
  return hull === 1 ? cost + LAST_PLANK : cost;
}

/** What a captain's bounties cost; a pirate has one at least. */
export function wanted(p: Player): number {
  let worth = PIRATE;
  for (let i = 0; i < p.bounties.length; i++) worth += BOUNTY * p.bounties[i]!;
  return worth;
}

/** What one more bounty costs. */
export const bountyCost = (pirate: boolean): number => BOUNTY + (pirate ? 0 : PIRATE);

// ── rumours and missions, once they are true and done ──

/** Whatever else a promise may bring. */
const SURPRISE = 0.3;

export const rumourValue = known<RumourId>((id) => {
  const { gold, specialists, gloryCards, guards, figures, pardon } = rumourCard(id).promise;
  const coins = (guards === undefined ? gold : figures?.goldUnfought) ?? figures?.goldIntoChest ?? (pardon ? 6 : 0);
  return (
    POINT + GOLD * coins + (specialists ? SPECIALIST : 0) + CARD * (gloryCards ?? 0) + (coins > 0 || specialists ? 0 : SURPRISE)
  );
});

export const missionValue = known<MissionId>((id) => {
  const { gold, specialists, gloryCards, pardon, modification, repair, crew, weapons } = missionCard(id).reward;
  const extras = [pardon, modification, repair, crew, weapons].filter((extra) => extra !== undefined).length;
  return POINT + GOLD * gold + (specialists ? SPECIALIST : 0) + CARD * (gloryCards ?? 0) + 0.15 * extras;
});
