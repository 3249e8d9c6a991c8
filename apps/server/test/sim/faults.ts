// What goes wrong in a run, drawn from its seed.
import type { Chance } from './clockwork.ts';

export const KINDS = [
  'kill', // a node dies, and is started again
  'kill-midway', // it dies in the middle of what it is doing, after so many messages
  'hang', // it stands still, and comes back
  'drain', // it is stopped in an orderly way, and started again
  'cut-database', // a node and the database; black holes, one way or both
  'cut-bus', // a node and NATS
  'cut-both', // both at once
  'cut-pages', // a node and those at it
  'cut-half', // two nodes and the database
  'slow', // everything to and from a node takes its time
  'bad-bus', // NATS loses, doubles and reorders
  'stop-bus',
  'stop-database',
  'full-disk',
  'drop-database', // connections to it break
  'set-clock',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Fault {
  readonly at: number; // ms
  readonly kind: Kind;
  readonly node: number;
  readonly hold: number; // ms
  readonly there: boolean; // of a cut: in which directions
  readonly back: boolean;
  readonly broken: boolean; // whether connections are broken after a cut, or go on
  readonly size: number; // how much, between 0 and 1
}

export interface Plan {
  readonly seed: number;
  readonly faults: readonly Fault[];
  readonly lasts: number; // ms
}

/** Milliseconds until the first fault, and after the last. */
const FIRST = 5000;
export const QUIET = 14_000;

export function planOf(seed: number, count: number, nodes: number, chance: Chance): Plan {
  const faults: Fault[] = [];
  let at = FIRST;
  for (let i = 0; i < count; i++) {
    const ways = chance.below(3);
    faults.push({
      at: Math.floor(at),
      kind: chance.of(KINDS),
      node: chance.below(nodes),
      hold: Math.floor(chance.happens(0.3) ? chance.between(6000, 14_000) : chance.between(300, 6000)),
      there: ways !== 1,
      back: ways !== 0,
      broken: chance.happens(0.5),
      size: chance.next(),
    });
    // Most come while others are under way; sometimes there is time enough to see who is left behind.
    at += chance.happens(0.2) ? chance.between(7000, 12_000) : chance.between(50, 2500);
  }
  const end = Math.max(...faults.map(({ at, hold }) => at + hold), FIRST);
  return { seed, faults, lasts: end + QUIET };
}
