// The yardstick's table, the same for its three forms: four captains, a ring of zones, sixty cards, and what may be done with them.
// The fields from f01 on do nothing: they give the state the size of a real game.
import { type Rng, type Seat, shuffle } from '@boucan/kernel';

export const SEATS = 4;
export const CARDS = 60;
export const MARKET = 5;
export const HAND_LIMIT = 7;
export const AHEAD = 0;
export const ASTERN = 1;
const ZONES = 17;
const GOAL = 100;
const LAST_TURN = 400;

export type Captain = ReturnType<typeof newCaptain>;
export interface Zone {
  visits: number;
  owner: Seat; // -1: nobody
  loot: number;
  wind: number;
  port: number;
}
export interface Board {
  captains: Captain[]; // by seat
  zones: Zone[];
  deck: number[]; // the last one is on top; face down
  discard: number[];
  market: number[];
}

/** What a whole match came to: how many moves it took, and a fingerprint of how it ended. */
export interface Played {
  readonly moves: number;
  readonly print: number;
}

const worth = (card: number): number => (card % 12) + 1;
export const captainOf = (b: Board, seat: Seat): Captain => b.captains[seat] as Captain;

// biome-ignore format: twenty-five idle fields
export const newCaptain = (zone: number, hand: number[]) => ({
  score: 0, pot: 0, zone, played: false, sailed: false, hand,
  f01: 1, f02: 2, f03: 3, f04: 4, f05: 5, f06: 6, f07: 7, f08: 8, f09: 9, f10: 10, f11: 11, f12: 12, f13: 13,
  f14: 14, f15: 15, f16: 16, f17: 17, f18: 18, f19: 19, f20: 20, f21: 21, f22: 22, f23: 23, f24: 24, f25: 25,
});

/** The same captain with this hand. */
// biome-ignore format: twenty-five idle fields
const copyCaptain = (c: Captain, hand: number[]): Captain => ({
  score: c.score, pot: c.pot, zone: c.zone, played: c.played, sailed: c.sailed, hand,
  f01: c.f01, f02: c.f02, f03: c.f03, f04: c.f04, f05: c.f05, f06: c.f06, f07: c.f07, f08: c.f08, f09: c.f09,
  f10: c.f10, f11: c.f11, f12: c.f12, f13: c.f13, f14: c.f14, f15: c.f15, f16: c.f16, f17: c.f17, f18: c.f18,
  f19: c.f19, f20: c.f20, f21: c.f21, f22: c.f22, f23: c.f23, f24: c.f24, f25: c.f25,
});

/** The captains, each with the hand that `handOf` gives him. */
export function copyCaptains(from: readonly Captain[], handOf: (hand: readonly number[], seat: Seat) => number[]): Captain[] {
  const captains = new Array<Captain>(from.length);
  for (let i = 0; i < captains.length; i++) {
    const c = from[i] as Captain;
    captains[i] = copyCaptain(c, handOf(c.hand, i));
  }
  return captains;
}

export function copyZones(from: readonly Zone[]): Zone[] {
  const zones = new Array<Zone>(from.length);
  for (let i = 0; i < zones.length; i++) {
    const z = from[i] as Zone;
    zones[i] = { visits: z.visits, owner: z.owner, loot: z.loot, wind: z.wind, port: z.port };
  }
  return zones;
}

export const cloneBoard = (b: Board): Board => ({
  captains: copyCaptains(b.captains, (hand) => hand.slice()),
  zones: copyZones(b.zones),
  deck: b.deck.slice(),
  discard: b.discard.slice(),
  market: b.market.slice(),
});

/** Five cards off the deck: a hand, or the market. */
function deal(deck: number[]): number[] {
  const cards: number[] = [];
  for (let i = 0; i < MARKET; i++) cards.push(deck.pop() as number);
  return cards;
}

export function layOut(rng: Rng): Board {
  const deck: number[] = [];
  for (let card = 0; card < CARDS; card++) deck.push(card);
  shuffle(rng, deck);
  const captains: Captain[] = [];
  for (let seat = 0; seat < SEATS; seat++) captains.push(newCaptain(seat, deal(deck)));
  const zones: Zone[] = [];
  for (let z = 0; z < ZONES; z++) zones.push({ visits: 0, owner: -1, loot: z % 5, wind: z % 4, port: z % 3 });
  const market = deal(deck);
  return { captains, zones, deck, discard: [], market };
}

/** Lays a card from the hand on the discard pile. */
export function layDown(b: Board, c: Captain, at: number): number {
  const card = c.hand.splice(at, 1)[0] as number;
  b.discard.push(card);
  return card;
}

export function playCard(b: Board, c: Captain, at: number): number {
  const card = layDown(b, c, at);
  c.played = true;
  c.pot += worth(card) >> 1;
  return card;
}

export function sail(b: Board, seat: Seat, course: number): number {
  const c = captainOf(b, seat);
  c.sailed = true;
  c.zone = (c.zone + (course === AHEAD ? 1 : ZONES - 1)) % ZONES;
  const zone = b.zones[c.zone] as Zone;
  zone.visits++;
  zone.owner = seat;
  c.pot += zone.loot;
  return c.zone;
}

/** Takes a card from the market and fills the gap. Hands and market never hold all sixty, so there is always one to draw. */
export function draft(b: Board, c: Captain, at: number, rng: Rng): number {
  const card = b.market[at] as number;
  c.hand.push(card);
  if (b.deck.length === 0) {
    for (const again of b.discard) b.deck.push(again);
    b.discard.length = 0;
    shuffle(rng, b.deck);
  }
  b.market[at] = b.deck.pop() as number;
  return card;
}

/** The turn of a captain is over: what he has not banked is lost. */
export function settle(c: Captain): void {
  c.pot = 0;
  c.played = false;
  c.sailed = false;
}

/** Who wins now that this seat's turn, the so manyeth, is over; -1 while the match goes on. */
export function winnerAfter(b: Board, seat: Seat, turns: number): Seat {
  if (captainOf(b, seat).score >= GOAL) return seat;
  if (turns < LAST_TURN) return -1;
  let best = 0;
  for (let i = 1; i < SEATS; i++) if (captainOf(b, i).score > captainOf(b, best).score) best = i;
  return best;
}

const mix = (h: number, n: number): number => (Math.imul(h, 31) + n) | 0;

/** Tells one ending from another. */
export function printOf(b: Board, turns: number, winner: Seat): number {
  let h = 17;
  for (const c of b.captains) {
    h = mix(h, c.score * 7 + c.zone);
    for (const card of c.hand) h = mix(h, card);
  }
  for (const card of b.deck) h = mix(h, card);
  return mix(h, turns + winner);
}
