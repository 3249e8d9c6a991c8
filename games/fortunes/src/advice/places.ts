// The places where a captain can do something, and how far they are from each other: every zone at sea, and every port.
import { type Player, ZONE } from '../board.ts';
import { ADJACENT, ZONES as MAP, NATIONS, PORTS, ZONE_IDS, type ZoneId } from '../content/map.ts';
import { PATIENCE } from './values.ts';

const ZONES = ZONE_IDS.length;
export const PLACES = 2 * ZONES;

/** What each place promises. Filled anew for each captain. */
export const promise = new Float64Array(PLACES);

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
const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, i * PLACES])) as Readonly<Record<(typeof KINDS)[number], number>>;
/** The same promises by their kinds, one row of places for each. */
const parts = new Float64Array(KINDS.length * PLACES);

export function forgetPromises(): void {
  promise.fill(0);
  parts.fill(0);
}

export function addPromise(kind: (typeof KINDS)[number], place: number, worth: number): void {
  promise[place]! += worth;
  parts[KIND[kind] + place]! += worth;
}

/** Nothing can be had here. */
export function breakPromise(place: number): void {
  promise[place] = 0;
  for (let at = place; at < parts.length; at += PLACES) parts[at] = 0;
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

const open: number[] = [];

/** The best way as it was last found: both places, or −1, and what is left of their promises by then. */
const way = { first: -1, sooner: 0, second: -1, later: 0 };

/**
 * The best way to two places, one after the other: what they promise, less for every action until then. `again` is when
 * the next Port action can be.
 */
export function bestWay(from: number, visiting: boolean, again: number): number {
  open.length = 0;
  way.first = -1;
  way.second = -1;
  let most = 0;
  for (let place = 0; place < PLACES; place++) {
    if (promise[place]! < LEAST) continue;
    open.push(place);
    if (promise[place]! > most) most = promise[place]!;
  }
  let best = 0;
  for (let i = 0; i < open.length; i++) {
    const first = open[i]!;
    const far = moves(from, first);
    const at = arrival(from, first, visiting, again);
    const gain = promise[first]! * DELAY[at]! - STEP * far;
    if (gain + most * DELAY[at + 2]! <= best) continue; // nothing could come of it
    let second = 0;
    let next = -1;
    for (let j = 0; j < open.length; j++) {
      if (j === i) continue;
      const other = promise[open[j]!]! * DELAY[at + MOVES[first * PLACES + open[j]!]! + 1]!;
      if (other > second) {
        second = other;
        next = open[j]!;
      }
    }
    if (gain + second > best) {
      best = gain + second;
      way.first = first;
      way.sooner = DELAY[at]!;
      way.second = next;
      way.later = next < 0 ? 0 : DELAY[at + MOVES[first * PLACES + next]! + 1]!;
    }
  }
  return best;
}

/** The action in which something can be had at a place, counted from now. */
function arrival(from: number, place: number, visiting: boolean, again: number): number {
  const far = moves(from, place);
  if (!isPortPlace(place)) return far + 1;
  if (far === 0 && visiting) return 0;
  return Math.max(far + 1, again);
}

/** Writes, kind by kind, what the best way found last is made of; and after that the best of each kind, wherever it is to be had. */
export function fillWays(from: number, visiting: boolean, again: number, out: Float64Array, at: number): void {
  const { first, sooner, second, later } = way;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const row = kind * PLACES;
    if (first >= 0) out[at + kind] = sooner * parts[row + first]! + (second < 0 ? 0 : later * parts[row + second]!);
  }
  for (let i = 0; i < open.length; i++) {
    const place = open[i]!;
    const left = DELAY[arrival(from, place, visiting, again)]!;
    for (let kind = 0; kind < KINDS.length - 1; kind++) {
      const worth = left * parts[kind * PLACES + place]!;
      if (worth > out[at + KINDS.length + kind]!) out[at + KINDS.length + kind] = worth;
    }
  }
}
