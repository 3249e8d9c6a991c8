// What each viewer may know.   FDM-INFO
import { bagOf, below, type Rng, type State, shuffle, takeOut, type View, type Viewer } from '@boucan/kernel';
import { type Caribbean, cloneCaribbean, type Player, type Turn, type Window, ZONE } from './board.ts';
import { CAPTAIN_IDS, type CaptainId } from './content/captains.ts';
import { CARGO_IDS, type CargoId } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { EVENT_IDS, EVENTS, type EventId } from './content/events.ts';
import { GLORY_DECK, type GloryId } from './content/glory.ts';
import type { Nation } from './content/map.ts';
import { MISSION_IDS, type MissionId } from './content/missions.ts';
import { RUMOUR_IDS, type RumourId } from './content/rumours.ts';
import type { ModificationId } from './content/tokens.ts';
import { cardsAt, isAbroad } from './rules/cards.ts';
import { fits } from './rules/window.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS, MODIFICATION_TOKENS } from './setup.ts';

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
  extends Readonly<Omit<Caribbean, Piles | 'yards' | 'merchants' | 'track' | 'players' | 'market' | 'windows' | 'turn'>> {
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
  readonly players: readonly PlayerView[];
  readonly marketCards: number;
  readonly market: readonly CargoId[] | null;
  readonly turn: Readonly<Turn>;
  readonly windows: readonly (Omit<Window, 'announced'> & { readonly announced: readonly (GloryId | 'hidden' | null)[] })[];
}

const isSettingUp = (b: {
  readonly round: number;
  readonly players: readonly { readonly captain: CaptainId | null }[];
}): boolean => b.round === 0 && b.players.every(({ captain }) => captain === null);

/** Own things are one's own; everything on the board is open but face-down tokens, and the split of gold. */
export function look(s: State<Caribbean>, who: Viewer): CaribbeanView {
  const b = cloneCaribbean(s.board);
  const over = s.result !== null;
  const settingUp = isSettingUp(b);
  return {
    ...b,
    reserve: b.reserve.length,
    glory: b.glory.length,
    rumours: b.rumours.length,
    missions: b.missions.length,
    cargo: b.cargo.length,
    captains: b.captains.length,
    events: b.events.length,
    yards: b.yards.map((mod, zone) => (mod !== null && !b.opened[zone] ? 'hidden' : mod)),
    merchants: b.merchants.map((nation) => nation && 'hidden'),
    track: b.track.length,
    players: b.players.map((p, seat): PlayerView => {
      const own = seat === who;
      const opened = own || over || b.declared.includes(seat);
      return {
        ...p,
        gold: opened ? p.gold : null,
        chest: opened ? p.chest : null,
        purse: p.gold + p.chest,
        cargoCards: p.cargo.length,
        cargo: own ? p.cargo : null,
        cards: p.hand.length,
        hand: own ? p.hand : null,
        hasRumour: p.rumour !== null,
        rumour: own ? p.rumour : null,
        next: own || !settingUp ? p.next : null,
      };
    }),
    marketCards: b.market.length,
    market: b.turn.seat === who ? b.market : null,
    turn: { ...b.turn, peeked: b.turn.seat === who ? b.turn.peeked : null },
    windows: b.windows.map((w) => ({
      ...w,
      announced: w.announced.map((card, seat) => (card !== null && seat !== who ? 'hidden' : card)),
    })),
  };
}

/** All of a kind, less those in sight, in any order. */
function unseen<T>(all: readonly T[], seen: Iterable<T>, rng: Rng): T[] {
  const left = all.slice();
  for (const thing of seen) takeOut(left, thing);
  return shuffle(rng, left);
}

const some = <T>(from: T[], n: number): T[] => from.splice(from.length - n, n);

/** A board that looks like this to the viewer: what lies face down, in other hands and in the decks is dealt anew. */
export function imagine({ board: v }: View<CaribbeanView>, rng: Rng): Caribbean {
  const demand = unseen(
    DEMAND_TOKENS,
    v.demand.filter((good) => good !== null),
    rng,
  );
  const afloat = v.players
    .flatMap((p) => p.ship.mods)
    .concat(v.fight === null ? [] : v.fight.sides.flatMap((s) => s.ship?.mods ?? []));
  const mods = unseen(MODIFICATION_TOKENS, [...afloat, ...v.yards.filter((mod) => mod !== null && mod !== 'hidden')], rng);
  const met = v.raid === null ? [] : [v.raid.token];
  const peeked = v.turn.peeked;
  const merchants = unseen(MERCHANT_TOKENS, peeked === null ? met : [...met, peeked], rng);
  const peekedZone = peeked === null ? -1 : ZONE[v.players[v.turn.seat]!.zone];

  const ownCargo = v.players.flatMap((p) => p.cargo ?? []);
  const cargo = unseen<CargoId>(CARGO_IDS, [...v.cargoDiscard, ...ownCargo, ...(v.market ?? []), ...(v.raid?.cards ?? [])], rng);
  const glory = unseen<GloryId>(bagOf(GLORY_DECK), seenGlory(v), rng);
  const seenRumours = [...v.rumourDiscard, ...v.players.flatMap((p) => [...p.proven, ...(p.rumour === null ? [] : [p.rumour])])];
  const rumours = unseen<RumourId>(RUMOUR_IDS, seenRumours, rng);
  const seenMissions = [...v.missionDiscard, ...v.offers, ...v.players.flatMap((p) => p.mission ?? [])];
  const events = unseen<EventId>(EVENT_IDS, seenEvents(v), rng);
  const captains = unseen<CaptainId>(
    CAPTAIN_IDS,
    [...v.lostCaptains, ...v.players.flatMap((p) => [p.captain ?? [], p.next ?? []].flat())],
    rng,
  );
  const settingUp = isSettingUp(v);

  const players = v.players.map((p): Player => {
    const { purse, cargoCards, cards, hasRumour, ...open } = p;
    const chest = p.chest ?? anyChest(v, p, rng);
    return {
      ...open,
      ship: { ...p.ship, mods: p.ship.mods.slice() },
      proven: p.proven.slice(),
      marks: p.marks.slice(),
      weapons: p.weapons.slice(),
      specialists: p.specialists.slice(),
      papers: p.papers.slice(),
      bounties: p.bounties.slice(),
      gold: p.gold ?? purse - chest,
      chest,
      cargo: p.cargo?.slice() ?? some(cargo, cargoCards),
      hand: p.hand?.slice() ?? [...p.shown, ...some(glory, cards - p.shown.length)],
      shown: p.shown.slice(),
      rumour: p.rumour ?? (hasRumour ? rumours.pop()! : null),
      next: p.next ?? (settingUp ? captains.pop()! : null),
    };
  });

  const b: Caribbean = cloneCaribbean({
    ...(v as unknown as Caribbean),
    reserve: demand,
    yards: v.yards.map((mod) => (mod === 'hidden' ? mods.pop()! : mod)),
    merchants: v.merchants.map((token, zone) => (token === null ? null : zone === peekedZone ? peeked : merchants.pop()!)),
    track: merchants,
    players,
    market: v.market?.slice() ?? some(cargo, v.marketCards),
    cargo,
    glory,
    rumours,
    missions: unseen<MissionId>(MISSION_IDS, seenMissions, rng),
    events,
    captains,
    windows: [],
  });
  for (const w of v.windows)
    b.windows.push({
      ...w,
      announced: w.announced.map((card) => (card === 'hidden' ? null : card)),
      counters: w.counters.slice(),
      spent: w.spent.slice(),
    });
  const isHidden = (seat: number): boolean => v.players[seat]!.hand === null;
  for (const [i, { announced, counters }] of v.windows.entries()) {
    const w = b.windows[i]!;
    for (const [seat, card] of announced.entries()) {
      if (card !== 'hidden') continue;
      const could = [...cardsAt(w.moment), 'quick-witted' as const].filter(
        (c) => isAbroad(b, c) && fits(b, seat, c, w.moment) && holders(b, c, isHidden).length > 0,
      );
      const laid = could[below(rng, could.length)]!;
      dealTo(b, seat, laid, isHidden);
      w.announced[seat] = laid;
    }
    for (const { by } of counters) if (isHidden(by)) dealTo(b, by, 'counter-order', isHidden, w.announced[by] ?? null);
  }
  return b;
}

/** Where a copy could be: in the deck, or in a hand the viewer does not see. */
const holders = (b: Caribbean, card: GloryId, isHidden: (seat: number) => boolean): GloryId[][] =>
  [b.glory, ...b.players.filter((_, seat) => isHidden(seat)).map(({ hand }) => hand)].filter((cards) => cards.includes(card));

/** Sees to it that this seat holds the card: it changes places with another that nobody has seen. */
function dealTo(
  b: Caribbean,
  seat: number,
  card: GloryId,
  isHidden: (seat: number) => boolean,
  keep: GloryId | null = null,
): void {
  const { hand, shown } = b.players[seat]!;
  if (hand.includes(card)) return;
  const from = holders(b, card, isHidden)[0]!;
  const at = hand.findIndex((c) => c !== keep && !shown.includes(c));
  from[from.indexOf(card)] = hand[at]!;
  hand[at] = card;
}

function* seenGlory(v: CaribbeanView): Iterable<GloryId> {
  yield* v.gloryDiscard;
  for (const p of v.players) {
    yield* p.specialists;
    yield* p.papers;
    yield* p.hand ?? p.shown;
  }
}

function* seenEvents(v: CaribbeanView): Iterable<EventId> {
  yield* v.eventDiscard;
  yield* v.arrivals;
  for (const cards of v.beneath) yield* cards;
  for (const npc of v.npcs) if (npc !== null && npc.captain in EVENTS) yield npc.captain as EventId;
  for (const { event } of v.inForce) yield event;
  if (v.war !== null) yield v.war.card;
}

/** Any split that nobody could rule out: had the chest more, its owner would have had to declare. */
function anyChest(v: CaribbeanView, p: PlayerView, rng: Rng): number {
  const missing = v.house.target - p.points;
  const silent = !v.house.mayWait && missing <= Math.floor(v.house.target / 2) ? missing * RULES.chestGoldPerPoint - 1 : p.purse;
  const high = Math.max(p.chestLow, Math.min(p.chestHigh, p.purse, silent));
  return p.chestLow + below(rng, high - p.chestLow + 1);
}
