// What the pack lays out: cards that are not used, which nobody sees; and flags and tokens that mark what is open anyway.
import { nobody, part } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { CAPTAINS, type CaptainId } from '../../content/captains.ts';
import type { EventId } from '../../content/events.ts';
import type { PortId, ZoneId } from '../../content/map.ts';
import { missionCard } from '../../content/missions.ts';
import { keepsAside } from '../../rules/kept.ts';
import { npcCard } from '../../rules/round/npc.ts';
import { cut } from '../shared/cut.ts';
import { PLAIN_PIRATES } from './events.ts';

export const PACK = 'cards-and-flags';

/** How many captains there are in all, dealt ones included, and how many events.   SEA-m1-01, SEA-m1-03, SEA-BASE-05, SEA-BASE-06 */
export const CAPTAINS_USED = 16;
export const EVENTS_USED = 34;

export interface Unused {
  captains: readonly CaptainId[]; // both never changed, only replaced
  events: readonly EventId[];
}

/** Flags on home ports, flags where captains will enter, tokens where Missions are offered. They do nothing.   SEA-m1-04, SEA-m1-05, SEA-m1-06, SEA-BASE-03 */
export interface Flags {
  readonly homes: readonly (PortId | null)[]; // by seat
  readonly entries: readonly ZoneId[];
  readonly missions: readonly PortId[];
  readonly captains: number; // left in the deck
  readonly events: number; // how many of them bring a captain nobody knows   SEA-m1-08
}

export const decks = part<Caribbean, Unused, Flags>(PACK, {
  setup: (config, rng, board) => {
    // What does not fit these modules is left out before the cut.   SEA-m1-07
    const unfit = config.packs.includes('new-ships') ? board.events.filter((event) => PLAIN_PIRATES.includes(event)) : [];
    board.events = board.events.filter((event) => !unfit.includes(event));
    return {
      captains: cut(board.captains, CAPTAINS_USED - config.seats, rng),
      events: [...unfit, ...cut(board.events, EVENTS_USED, rng)],
    };
  },
  clone: ({ captains, events }) => ({ captains, events }),
  look: (_unused, _who, { board }) => ({
    homes: board.players.map(({ captain }) => (captain === null ? null : CAPTAINS[captain].home)),
    entries: board.arrivals.map((event) => npcCard(event)!.zone),
    missions: board.offers.map((mission) => missionCard(mission).port),
    captains: board.captains.length,
    events: board.events.length,
  }),
  knows: {
    captains: nobody('captain'),
    // That black ships come instead of these is known to all.
    events: {
      secret: 'event',
      bound: ({ board, thing }) => board.packs!.includes('new-ships') && PLAIN_PIRATES.includes(thing),
    },
  },
  imagine: (seen, rng, board) => ({
    captains: cut(board.captains, seen.captains, rng),
    events: cut(board.events, seen.events, rng),
  }),
});
keepsAside(PACK, (b) => ({ captains: decks.of(b).captains, events: decks.of(b).events }));
