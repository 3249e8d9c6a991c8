// What each viewer may know.   FDM-INFO
import type { Seat, State, Viewer } from '@boucan/kernel';
import type { Caribbean, Player, Turn, Window } from './board.ts';
import { cloneCaribbean } from './clone.ts';
import type { CaptainId } from './content/captains.ts';
import type { CargoId } from './content/cargo.ts';
import type { GloryId } from './content/glory.ts';
import type { Nation } from './content/map.ts';
import { NPC_IDS } from './content/npcs.ts';
import type { RumourId } from './content/rumours.ts';
import type { ModificationId } from './content/tokens.ts';
import { sellGoods } from './rules/port/sell.ts';
import { isHostile } from './rules/round/hunt.ts';
import { type Sums, sumsOf } from './sums.ts';

type Hidden = 'gold' | 'chest' | 'cargo' | 'hand' | 'rumour' | 'next';

/** A player as somebody sees him: null stands for what he may not know. Numbers of cards are open. */
export interface PlayerView extends Readonly<Omit<Player, Hidden>> {
  readonly gold: number | null; // aboard
  readonly chest: number | null;
  readonly purse: number; // both together, for who has kept count
  readonly cargoCards: number;
  readonly cargo: readonly CargoId[] | null;
  readonly cards: number;
  readonly hand: readonly GloryId[] | null;
  readonly hasRumour: boolean;
  readonly rumour: RumourId | null;
  readonly next: CaptainId | null; // during set-up one's own alone; later open
}

type Piles = 'reserve' | 'glory' | 'rumours' | 'missions' | 'cargo' | 'captains' | 'events';

export interface CaribbeanView
  extends Readonly<
    Omit<
      Caribbean,
      | Piles
      | 'packs'
      | 'parts'
      | 'yards'
      | 'merchants'
      | 'track'
      | 'players'
      | 'market'
      | 'basket'
      | 'heard'
      | 'adrift'
      | 'windows'
      | 'turn'
    >
  > {
  readonly reserve: number;
  readonly glory: number;
  readonly rumours: number;
  readonly missions: number;
  readonly cargo: number;
  readonly captains: number;
  readonly events: number;
  readonly yards: readonly (ModificationId | 'hidden' | null)[];
  readonly merchants: readonly (Nation | 'hidden' | null)[];
  readonly track: number;
  readonly prey: readonly (readonly Seat[])[]; // whom each captain whom nobody plays would search for   FDM-HUNT-07
  readonly adrift: number;
  readonly players: readonly PlayerView[];
  readonly marketCards: number;
  readonly market: readonly CargoId[] | null;
  readonly basketCards: number;
  readonly basket: readonly CargoId[] | null;
  readonly heardCards: number;
  readonly heard: readonly RumourId[] | null;
  readonly turn: Readonly<Turn>;
  readonly sums: Sums; // added up for whoever looks
  readonly windows: readonly (Omit<Window, 'announced'> & { readonly announced: readonly (GloryId | 'hidden' | null)[] })[];
}

export const isSettingUp = (b: {
  readonly round: number;
  readonly players: readonly { readonly captain: CaptainId | null }[];
}): boolean => b.round === 0 && b.players.every(({ captain }) => captain === null);

/** Who reads Rumours that are on their way to somebody: the winner of a combat, or else the active player. */
const listener = ({ fight, turn }: Caribbean): number | null =>
  fight === null || fight.winner === null ? turn.seat : fight.sides[fight.winner].seat;

/**
 * Own things are one's own; everything on the board is open but face-down tokens, and the split of gold. Captains, ships, hired
 * specialists, Missions, bounties, the Glory track and proven Rumours are open, and so are Missions on offer, the cards of captains
 * whom nobody plays and what is drawn in a raid; what a zone says is no part of a position.   FDM-INFO-09, FDM-INFO-15, FDM-INFO-20, FDM-INFO-21
 */
export function look(s: State<Caribbean>, who: Viewer, isBot: boolean): CaribbeanView {
  const b = copyOf(s.board);
  const over = s.result !== null;
  const settingUp = isSettingUp(b);
  const seats = b.players.map((_, seat) => seat);
  const isSelling = s.stack.some(({ proc }) => proc === sellGoods.id);
  // Shown with a declaration; what its owner moves afterwards is not.   FDM-INFO-02, FDM-INFO-04, FDM-INFO-05
  const knowsChest = (seat: Seat): boolean => {
    const { chestLow, chestHigh } = b.players[seat]!;
    return seat === who || over || (b.declared.includes(seat) && chestLow === chestHigh);
  };
  return {
    house: b.house,
    round: b.round,
    first: b.first,
    demand: b.demand,
    opened: b.opened,
    npcs: b.npcs,
    beneath: b.beneath,
    arrivals: b.arrivals,
    war: b.war,
    eventDiscard: b.eventDiscard,
    inForce: b.inForce,
    gloryDiscard: b.gloryDiscard,
    rumourDiscard: b.rumourDiscard,
    tested: b.tested,
    missionDiscard: b.missionDiscard,
    offers: b.offers,
    cargoDiscard: b.cargoDiscard,
    lostCaptains: b.lostCaptains,
    declared: b.declared,
    search: b.search,
    raid: b.raid,
    fight: b.fight,
    volleys: b.volleys,
    adrift: b.adrift.length, // mixed, face down   FDM-MOD-15
    reserve: b.reserve.length, // what the ports ask for is open   FDM-INFO-14
    glory: b.glory.length,
    rumours: b.rumours.length,
    missions: b.missions.length,
    cargo: b.cargo.length,
    captains: b.captains.length,
    events: b.events.length,
    // Turned up by a Port action, or by being found.   FDM-INFO-13, FDM-INFO-12
    yards: b.yards.map((mod, zone) => (mod !== null && !b.opened[zone] ? 'hidden' : mod)),
    merchants: b.merchants.map((nation) => nation && 'hidden'),
    track: b.track.length,
    prey: isBot ? NO_PREY : NPC_IDS.map((npc, i) => (b.npcs[i] === null ? [] : seats.filter((seat) => isHostile(b, npc, seat)))),
    players: b.players.map((p, seat): PlayerView => {
      const own = seat === who;
      const spied = seat === b.turn.spied && b.turn.seat === who; // Open Secret
      const opened = knowsChest(seat);
      return {
        captain: p.captain,
        retired: p.retired,
        ship: p.ship,
        zone: p.zone,
        inPort: p.inPort,
        chestLow: p.chestLow,
        chestHigh: p.chestHigh,
        stashes: p.stashes,
        shown: p.shown,
        doubted: p.doubted,
        proven: p.proven,
        mission: p.mission,
        marks: p.marks,
        weapons: p.weapons,
        specialists: p.specialists,
        papers: p.papers,
        bounties: p.bounties,
        points: p.points,
        scored: p.scored,
        shipGlory: p.shipGlory,
        boughtAt: p.boughtAt,
        gold: opened ? p.gold : null,
        chest: opened ? p.chest : null,
        purse: p.gold + p.chest, // all of it is one or the other   FDM-INFO-03
        cargoCards: p.cargo.length,
        cargo: own ? p.cargo : null, // FDM-INFO-06
        cards: p.hand.length,
        hand: own || spied ? p.hand : null, // FDM-INFO-10
        hasRumour: p.rumour !== null,
        rumour: own || spied || p.doubted ? p.rumour : null, // a failed test has shown it   FDM-INFO-08
        next: own || !settingUp ? p.next : null, // FDM-INFO-11
      };
    }),
    marketCards: b.market.length,
    market: b.turn.seat === who ? b.market : null, // FDM-INFO-07
    basketCards: b.basket.length,
    basket: b.turn.seat === who ? b.basket : null,
    heardCards: b.heard.length,
    heard: listener(b) === who ? b.heard : null,
    turn: {
      seat: b.turn.seat,
      actions: b.turn.actions,
      taken: b.turn.taken,
      scouted: b.turn.scouted,
      activities: b.turn.activities,
      boughtAt: b.turn.boughtAt,
      fought: b.turn.fought,
      lost: b.turn.lost,
      used: b.turn.used,
      last: b.turn.last,
      peeked: b.turn.seat === who ? b.turn.peeked : null,
      spied: b.turn.spied,
      breeze: b.turn.breeze,
      victim: b.turn.victim,
    },
    windows: b.windows.map((w) => ({
      moment: w.moment,
      about: w.about,
      counters: w.counters,
      spent: w.spent,
      last: w.last,
      // FDM-INFO-17
      announced: w.announced.map((card, seat) => (card !== null && seat !== who && w.open !== true ? 'hidden' : card)),
      ...(w.open === undefined ? {} : { open: w.open }),
    })),
    sums: isBot ? UNREAD : sumsOf(b, who, isSelling, knowsChest),
  };
}

/** A bot adds up for itself. */
const UNREAD = Object.freeze({}) as Sums;
const NO_PREY: readonly (readonly Seat[])[] = NPC_IDS.map(() => []);

/** A copy that knows its packs. */
const copyOf = (board: Caribbean): Caribbean => {
  const b = cloneCaribbean(board);
  if (board.packs !== undefined) b.packs = board.packs;
  if (board.parts !== undefined) b.parts = board.parts;
  return b;
};
