// The places where a captain can do something, and how far they are from each other: every zone at sea, and every port.
import { type Player, ZONE } from '../board.ts';
import { ADJACENT, ZONES as MAP, NATIONS, PORTS, ZONE_IDS, type ZoneId } from '../content/map.ts';
import { PATIENCE } from './values.ts';

const ZONES = ZONE_IDS.length;
export const PLACES = 2 * ZONES;

/** What each place promises. Filled anew for each captain. */
export const promise = new Float64Array(PLACES);

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

/**
 * The best way to two places, one after the other: what they promise, less for every action until then. `again` is when
 * the next Port action can be.
 */
export function bestWay(from: number, visiting: boolean, again: number): number {
  open.length = 0;
  let most = 0;
  for (let place = 0; place < PLACES; place++) {
    if (promise[place]! < LEAST) continue;
    open.push(place);
    if (promise[place]! > most) most = promise[place]!;
  }
  let best = 0;
  for (let i = 0; i < open.length; i++) {
    const first = open[i]!;
    const way = moves(from, first);
    let at = way + 1;
    if (isPortPlace(first)) {
      if (way === 0 && visiting) at = 0;
      else if (at < again) at = again;
    }
    const gain = promise[first]! * DELAY[at]! - STEP * way;
    if (gain + most * DELAY[at + 2]! <= best) continue; // nothing could come of it
    let second = 0;
    for (let j = 0; j < open.length; j++) {
      if (j === i) continue;
      const other = promise[open[j]!]! * DELAY[at + MOVES[first * PLACES + open[j]!]! + 1]!;
      if (other > second) second = other;
    }
    if (gain + second > best) best = gain + second;
  }
  return best;
}
