// What the treasure galleon is worth to a bot, in points of Glory: it is won on deck, so hands and Leadership count, and what there is to lose.
import type { Seat } from '@boucan/kernel';
import { stakeOf } from '../../advice/captain.ts';
import { luck } from '../../advice/fights.ts';
import { delay, moves, placeOf } from '../../advice/places.ts';
import { ahead, bountyCost, GOLD as COIN, estate, POINT, purseValue, roomInChest, shipValue } from '../../advice/values.ts';
import { type Caribbean, npcOf, type Player, playerOf, ZONE } from '../../board.ts';
import { boardingOdds } from '../../boarding-odds.ts';
import { RULES } from '../../content/constants.ts';
import { hasScouted, otherSide, type SideNo, shipAt, sideOf, skillOf } from '../../rules/facts.ts';
import { GALLEON, GALLEON_SHIP, GOLD, SHIP, TREASURE_GALLEON } from './content.ts';
import { treasure } from './galleon.ts';

const CREW = SHIP.crew - TREASURE_GALLEON.covered!.crew!;
const { leadership: LEADERSHIP } = TREASURE_GALLEON.skills!;

/** How often whoever means to board gets there with a crew fit to fight, by trials of bots. */
const GETS_THERE = 0.58;
/** What is left of a fight that nobody has won. */
const SCARS = 0.1;
/** A captain with nothing to lose has cards, a place and the next turn to lose. */
const LEAST_LOSS = 0.2;
/** How much of a promise counts beside the best way ahead. */
const HOPE = 0.5;
/** How much of a fight's value is seen without this. */
const FORESEEN = 0.45;

/** What a captain has beyond the one who would come after him. */
function loss(b: Caribbean, p: Player, left: number): number {
  const next = shipValue('sloop', left) + purseValue(Math.max(0, RULES.startingGold - p.chest), roomInChest(b, p));
  return Math.max(LEAST_LOSS, estate(p, left) + purseValue(p.gold, roomInChest(b, p)) - next);
}

/** The point, the gold and perhaps the ship; less a bounty for each full ten gold. */
function prize(b: Caribbean, p: Player, left: number): number {
  const { gold } = treasure.of(b);
  const better = Math.max(0, shipValue('galleon', left) - shipValue(p.ship.type, left));
  return POINT + COIN * gold + 0.5 * better - Math.floor(gold / GOLD.perBounty) * bountyCost(true);
}

/** To fight it out with these odds of taking it. */
function venture(b: Caribbean, p: Player, left: number, odds: number): number {
  return odds * prize(b, p, left) - (1 - odds) * loss(b, p, left) - SCARS;
}

/** What looking for it promises. */
function promise(b: Caribbean, p: Player, left: number): number {
  const odds = GETS_THERE * boardingOdds(p.ship.crew, skillOf(p, 'leadership'), CREW, LEADERSHIP);
  return luck(skillOf(p, 'scouting')) * venture(b, p, left, odds);
}

/** A fight with it, beyond what is seen of any fight. */
function underWay(b: Caribbean, p: Player, i: SideNo, left: number): number {
  const { stage } = b.fight!;
  const deck = boardingOdds(shipAt(b, i).crew, skillOf(p, 'leadership'), shipAt(b, otherSide(i)).crew, LEADERSHIP);
  const odds = stage === 'crew' ? deck : GETS_THERE * deck;
  const held = estate(p, left) + purseValue(p.gold, roomInChest(b, p));
  return venture(b, p, left, odds) - FORESEEN * (odds * prize(b, p, left) - (1 - odds) * stakeOf(held));
}

const isFighting = (b: Caribbean, i: SideNo): boolean => b.fight!.end === null && b.fight!.sides[otherSide(i)].npc === GALLEON;

function worthOf(b: Caribbean, seat: Seat, left: number): number {
  const p = playerOf(b, seat);
  if (p.captain === null) return 0;
  // Captured, it is worth what any galleon is.
  const ship = p.ship.type === GALLEON_SHIP ? shipValue('galleon', left) - shipValue(GALLEON_SHIP, left) : 0;
  const afloat = npcOf(b, GALLEON);
  if (afloat === null) return ship;
  const side = sideOf(b, seat);
  if (side !== null) return ship + (isFighting(b, side) ? underWay(b, p, side, left) : 0);
  if (b.turn.seat === seat && hasScouted(b, 'ship', GALLEON)) return ship;
  const near = promise(b, p, left);
  return near <= 0 ? ship : ship + HOPE * near * delay(moves(placeOf(p), ZONE[afloat.zone]) + 1);
}

export function worth(b: Caribbean, into: number[]): void {
  const left = ahead(b);
  for (let seat = 0; seat < b.players.length; seat++) into[seat]! += worthOf(b, seat, left);
}
