// The places where a captain can do something, and how far they are from each other: every zone at sea, and every port.
import { type Player, ZONE } from '../board.ts';
import { ADJACENT, ZONES as MAP, NATIONS, PORTS, ZONE_IDS, type ZoneId } from '../content/map.ts';
import { PATIENCE } from './values.ts';

const ZONES = ZONE_IDS.length;
export const PLACES = 2 * ZONES;

/** What a promise is made of. */
export const KINDS = [
  'rumour',
  'mission',
  'offer',
  'merchant',
  'quarry',
  'sale',
  'freight',
  'hearsay',
  'yard',
  'ship',
  'home',
  'risk',
] as const;
export const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<Record<(typeof KINDS)[number], number>>;

/** What each place promises. Filled anew for each captain. */
const promise = new Float64Array(PLACES);
/** The same by kinds, a row for each place, of which only those count that `kindsAt` says, a bit each. */
const parts = new Float64Array(PLACES * KINDS.length);
const kindsAt = new Uint16Array(PLACES);

export function forgetPromises(): void {
  for (let place = 0; place < PLACES; place++) {
    promise[place] = 0;
    kindsAt[place] = 0;
  }
}

export function addPromise(kind: number, place: number, worth: number): void {
  const bit = 1 << kind;
  const at = place * KINDS.length + kind;
  promise[place]! += worth;
  parts[at] = (kindsAt[place]! & bit) === 0 ? worth : parts[at]! + worth;
  kindsAt[place]! |= bit;
}

/** What any port may promise, all at once, each of them once for a captain; `kinds` says by bits which of them are anything. */
export function addPort(
  place: number,
  kinds: number,
  sale: number,
  freight: number,
  hearsay: number,
  yard: number,
  ship: number,
): void {
  const row = place * KINDS.length;
  promise[place] = promise[place]! + sale + freight + hearsay + yard + ship;
  parts[row + KIND.sale] = sale;
  parts[row + KIND.freight] = freight;
  parts[row + KIND.hearsay] = hearsay;
  parts[row + KIND.yard] = yard;
  parts[row + KIND.ship] = ship;
  kindsAt[place]! |= kinds;
}

/** Nothing can be had here. */
export function breakPromise(place: number): void {
  promise[place] = 0;
  kindsAt[place] = 0;
}

export const atSea = (zone: ZoneId): number => ZONE[zone];
export const inPort = (zone: ZoneId): number => ZONES + ZONE[zone];
export const placeOf = (p: Player): number => (p.inPort ? inPort(p.zone) : atSea(p.zone));
export const zoneOf = (place: number): number => (place < ZONES ? place : place - ZONES);
export const isPortPlace = (place: number): boolean => place >= ZONES;

/** The ports, by `PORTS`: their zones and nations as numbers, for the inner loop. */
export const PORT_ZONES = Int8Array.from(PORTS, (port) => ZONE[port]);
export const PORT_NATIONS = Int8Array.from(PORTS, (port) => NATIONS.indexOf(MAP[port].nation));
export const PORT_BASE = ZONES;

/** Moves from place to place, row by row. */
const MOVES = new Uint8Array(PLACES * PLACES);
for (const [from, id] of ZONE_IDS.entries()) {
  const far = new Array<number>(ZONES).fill(-1);
  far[from] = 0;
  const queue: ZoneId[] = [id];
  for (let i = 0; i < queue.length; i++)
    for (const next of ADJACENT[queue[i]!])
      if (far[ZONE[next]] === -1) {
        far[ZONE[next]] = far[ZONE[queue[i]!]]! + 1;
        queue.push(next);
      }
  for (let to = 0; to < ZONES; to++) {
    const sea = far[to]!;
    MOVES[from * PLACES + to] = sea;
    MOVES[from * PLACES + ZONES + to] = sea + 1;
    MOVES[(ZONES + from) * PLACES + to] = sea + 1;
    MOVES[(ZONES + from) * PLACES + ZONES + to] = from === to ? 0 : sea + 2;
  }
}
export const moves = (from: number, to: number): number => MOVES[from * PLACES + to]!;

const DELAY = Float64Array.from({ length: 64 }, (_, actions) => PATIENCE ** actions);
/** What is left of a promise after so many actions. */
export const delay = (actions: number): number => DELAY[actions]!;

/** So that of two ways the shorter is taken, and an early step is better than a late one. */
const STEP = 0.004;

/** What is not worth the way. */
const LEAST = 0.03;

/** The places that are worth the way, in order: what they promise, in which action it can be had, and what is left of it by then. */
const OPEN = new Uint8Array(PLACES);
const PROMISED = new Float64Array(PLACES);
const WHEN = new Uint8Array(PLACES);
const GAIN = new Float64Array(PLACES);
let opened = 0;

/** The best way as it was last found: both places, or −1, and what is left of their promises by then. */
const way = { first: -1, sooner: 0, second: -1, later: 0 };

/**
 * The best way to two places, one after the other: what they promise, less the risk of going there and less for every action until then.
 * `again` is when the next Port action can be; `exit` is the risk of leaving the port, `hazard` what waits in each zone but this one. Of
 * equal ways the first counts.
 */
export function bestWay(from: number, visiting: boolean, again: number, exit: number, hazard: Float64Array): number {
  const here = zoneOf(from);
  opened = 0;
  way.first = -1;
  way.second = -1;
  let most = 0;
  let likely = 0;
  for (let place = 0; place < PLACES; place++) {
    if (promise[place]! < LEAST) continue;
    const zone = zoneOf(place);
    const risk = place === from ? 0 : zone === here ? exit : exit + hazard[zone]!;
    if (promise[place]! - risk < LEAST) continue;
    if (risk !== 0) addPromise(KIND.risk, place, -risk);
    const promised = promise[place]!;
    const far = MOVES[from * PLACES + place]!;
    const when = arrival(place, far, visiting, again);
    const gain = promised * DELAY[when]! - STEP * far;
    OPEN[opened] = place;
    PROMISED[opened] = promised;
    WHEN[opened] = when;
    GAIN[opened] = gain;
    if (promised > most) most = promised;
    if (gain > GAIN[likely]!) likely = opened;
    opened++;
  }
  if (opened === 0) return 0;
  // The likeliest before all others: then nothing could come of most of them.
  let best = onwards(likely, 0);
  for (let i = 0; i < opened; i++) if (i !== likely && GAIN[i]! + most * DELAY[WHEN[i]! + 2]! >= best) best = onwards(i, best);
  return best;
}

/** The way by this open place to the best one after it, if that is better than the best so far. */
function onwards(i: number, best: number): number {
  const first = OPEN[i]!;
  const from = first * PLACES;
  const then = WHEN[i]! + 1;
  let second = 0;
  let next = -1;
  for (let j = 0; j < opened; j++) {
    const other = PROMISED[j]! * DELAY[then + MOVES[from + OPEN[j]!]!]!;
    if (other > second && j !== i) {
      second = other;
      next = OPEN[j]!;
    }
  }
  const gain = GAIN[i]! + second;
  if (gain < best || (gain === best && first > way.first)) return best;
  way.first = first;
  way.sooner = DELAY[WHEN[i]!]!;
  way.second = next;
  way.later = next < 0 ? 0 : DELAY[then + MOVES[from + next]!]!;
  return gain;
}

/** The action in which something can be had at a place so far away, counted from now. */
function arrival(place: number, far: number, visiting: boolean, again: number): number {
  if (!isPortPlace(place)) return far + 1;
  if (far === 0 && visiting) return 0;
  return Math.max(far + 1, again);
}

/** Writes, kind by kind, what the best way found last is made of; and after that the best of each kind, wherever it is to be had. Onto zeros. */
export function fillWays(out: Float64Array, at: number): void {
  const { first, sooner, second, later } = way;
  if (first >= 0)
    for (let kinds = kindsAt[first]!; kinds !== 0; kinds &= kinds - 1) {
      const kind = lowest(kinds);
      out[at + kind] = sooner * parts[first * KINDS.length + kind]!;
    }
  if (second >= 0)
    for (let kinds = kindsAt[second]!; kinds !== 0; kinds &= kinds - 1) {
      const kind = lowest(kinds);
      out[at + kind]! += later * parts[second * KINDS.length + kind]!;
    }
  const near = at + KINDS.length;
  for (let i = 0; i < opened; i++) {
    const place = OPEN[i]!;
    const left = DELAY[WHEN[i]!]!;
    for (let kinds = kindsAt[place]! & GAINS; kinds !== 0; kinds &= kinds - 1) {
      const kind = lowest(kinds);
      const worth = left * parts[place * KINDS.length + kind]!;
      if (worth > out[near + kind]!) out[near + kind] = worth;
    }
  }
}
/** All kinds but risk. */
const GAINS = ~(1 << KIND.risk);
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
