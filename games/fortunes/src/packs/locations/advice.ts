// What an assault under way may come to, and how much a Location near by promises, in points of Glory.
import type { Seat } from '@boucan/kernel';
import { stakeOf } from '../../advice/captain.ts';
import { delay, moves, placeOf } from '../../advice/places.ts';
import {
  ahead,
  bountyCost,
  CARGO_CARD,
  DAMAGE,
  estate,
  GOLD,
  POINT,
  purseValue,
  roomInChest,
  SPECIALIST,
} from '../../advice/values.ts';
import { type Caribbean, type Player, playerOf } from '../../board.ts';
import { CARGO, type CargoId } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import { isPirate, skillOf } from '../../rules/facts.ts';
import { capacityOf, isCrippled, manoeuvrabilityOf } from '../../rules/ships.ts';
import { kindCard, kindOf, type LocationId } from './content.ts';
import { isles } from './isles.ts';

/** The chance of so many skulls with so many dice. */
const LUCK: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, dice) => {
  let chances = [1];
  for (let n = 0; n < dice; n++)
    chances = [...chances, 0].map((_chance, k) => (chances[k] ?? 0) * (2 / 3) + (chances[k - 1] ?? 0) * (1 / 3));
  return chances;
});
/** What a section destroyed costs beyond its damage. */
const CRIPPLED = 0.35;

const luck = (dice: number): readonly number[] => LUCK[Math.min(dice, LUCK.length - 1)]!;

const stake = (b: Caribbean, p: Player): number => stakeOf(estate(p, ahead(b)) + purseValue(p.gold, roomInChest(b, p)));

/** To go ashore against so many, with so much Crew, for that. */
function ashore(b: Caribbean, p: Player, flights: number, crew: number, loot: number): number {
  let worth = 0;
  luck(skillOf(p, 'leadership')).forEach((chance, skulls) => {
    const lost = Math.max(0, flights - skulls);
    worth += chance * (lost >= crew ? -stake(b, p) : loot - DAMAGE.crew * lost);
  });
  return worth;
}

function lootOf(b: Caribbean, seat: Seat, location: LocationId, cards: readonly CargoId[]): number {
  const gold = cards.reduce((sum, card) => sum + CARGO[card].value, 0);
  const room = Math.max(0, capacityOf(b, seat) - playerOf(b, seat).cargo.length);
  const glory = gold >= RULES.raidGoldForGlory ? POINT : 0;
  const freed = kindOf(location) === 'prison' ? SPECIALIST : 0;
  return GOLD * gold + glory + freed + CARGO_CARD * Math.min(cards.length, room);
}

/** What these cards would do to the ship and bring its captain, if not another shot were fired. */
function outcome(b: Caribbean, seat: Seat, location: LocationId, cards: readonly CargoId[]): number {
  const p = playerOf(b, seat);
  const left: { [section in Section]: number } = { ...p.ship };
  const harmless = kindOf(location) === 'missionary';
  let worth = 0;
  let flights = 0;
  for (const card of cards) {
    const { icon } = CARGO[card];
    if (icon === 'flight') flights++;
    else if (!harmless) {
      const hit = left[icon] > 0 ? icon : 'hull';
      left[hit]--;
      worth -= DAMAGE[hit];
    }
  }
  if (left.hull <= 0) return -stake(b, p);
  let holds = SECTIONS.some((section) => left[section] === 0) ? 0 : 1;
  if (holds === 0) worth -= CRIPPLED;
  if (flights >= manoeuvrabilityOf(b, p.ship)) {
    worth -= 2 * DAMAGE.masts;
    for (const section of SECTIONS)
      if (section !== 'hull' && left[section] === 1) {
        holds *= 2 / 3;
        worth -= CRIPPLED / 3;
      }
  }
  return worth + holds * Math.max(0, ashore(b, p, flights, left.crew, lootOf(b, seat, location, cards)));
}

/** With what the guns may still clear away, the best card first. */
function underFire(b: Caribbean): number {
  const { seat, location, cards, dice, skull } = isles.of(b).assault!;
  const shots = Math.max(0, playerOf(b, seat).ship.cannons - dice.length);
  const cleared = [outcome(b, seat, location, cards)];
  let rest = cards;
  for (let n = shots + (skull ? 1 : 0); n > 0 && rest.length > 0; n--) {
    let best = cleared.at(-1)!;
    let next = rest;
    for (const card of rest) {
      const without = rest.filter((other) => other !== card);
      const worth = outcome(b, seat, location, without);
      if (worth > best) [best, next] = [worth, without];
    }
    rest = next;
    cleared.push(best);
  }
  const at = (n: number): number => cleared[Math.min(n, cleared.length - 1)]!;
  return luck(shots).reduce((sum, chance, skulls) => sum + chance * at(skulls + (skull ? 1 : 0)), 0);
}

function underWay(b: Caribbean): number {
  const { seat, location, cards, stage } = isles.of(b).assault!;
  const p = playerOf(b, seat);
  if (stage === 'plunder') return CARGO_CARD * Math.min(cards.length, Math.max(0, capacityOf(b, seat) - p.cargo.length));
  if (stage === 'guns') return underFire(b);
  const flights = cards.filter((card) => CARGO[card].icon === 'flight').length;
  return Math.max(0, ashore(b, p, flights, p.ship.crew, lootOf(b, seat, location, cards)));
}

/** By the mean of the cargo deck: what a card is worth, and that every second one is a Flight icon. */
const CARD_GOLD = 3.1;
const HOPE = 0.35;

/** What an assault promises before a card is drawn. */
function lure(b: Caribbean, p: Player, location: LocationId): number {
  const { cards, bounty } = kindCard(location);
  if (cards === null) return 0;
  const { ship } = p;
  const left = Math.max(0, cards - ship.cannons / 3);
  const foes = left / 2;
  const lost = Math.max(0, foes - skillOf(p, 'leadership') / 3);
  if (ship.crew < lost + 2 || ship.hull < 2) return 0;
  const alarm = foes >= manoeuvrabilityOf(b, ship) ? 0.4 : 0.1;
  const hits = kindOf(location) === 'missionary' ? 0 : left / 2;
  const glory = CARD_GOLD * left >= RULES.raidGoldForGlory ? 0.6 * POINT : 0.2 * POINT;
  const sound = SECTIONS.some((section) => ship[section] === 1) ? 0.5 : 0.8;
  const gain = sound * (GOLD * CARD_GOLD * left + glory) - DAMAGE.masts * hits - DAMAGE.crew * lost - alarm;
  return gain - (bounty ? bountyCost(isPirate(p)) : 0);
}

export function worth(b: Caribbean, into: number[]): void {
  const { tokens, assault } = isles.of(b);
  for (let seat = 0; seat < b.players.length; seat++) {
    const p = playerOf(b, seat);
    if (p.captain === null) continue;
    if (assault !== null && assault.seat === seat) {
      into[seat]! += underWay(b) - (kindCard(assault.location).bounty ? bountyCost(isPirate(p)) : 0);
      continue;
    }
    if (isCrippled(p.ship)) continue;
    let best = 0;
    for (let zone = 0; zone < tokens.length; zone++) {
      const location = tokens[zone];
      if (!location) continue;
      const promise = lure(b, p, location) * delay(moves(placeOf(p), zone) + 1);
      if (promise > best) best = promise;
    }
    into[seat]! += HOPE * best;
  }
}
