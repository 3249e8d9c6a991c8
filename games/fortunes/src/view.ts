// What each viewer may know.   FDM-INFO
import { below, type Rng, type Seat, type State, shuffle, takeOut, type View, type Viewer } from '@boucan/kernel';
import { type Caribbean, cloneCaribbean, type Player, type Turn, type Window, ZONE } from './board.ts';
import { contentOf } from './box.ts';
import type { CaptainId } from './content/captains.ts';
import { CARGO, type CargoId } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { EVENTS, type EventId } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import type { Nation } from './content/map.ts';
import type { MissionId } from './content/missions.ts';
import { NPC_IDS } from './content/npcs.ts';
import type { RumourId } from './content/rumours.ts';
import type { ModificationId } from './content/tokens.ts';
import { fits } from './rules/announcing.ts';
import { cardsAt, isAbroad } from './rules/cards.ts';
import { countGood } from './rules/cargo.ts';
import { buyGoods, costOf } from './rules/port/buy.ts';
import { sellGoods } from './rules/port/sell.ts';
import { isHome } from './rules/purse.ts';
import { isHostile } from './rules/round/hunt.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS } from './setup.ts';
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

const isSettingUp = (b: {
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
    prey: b.npcs.map((npc, i) => (npc === null ? [] : seats.filter((seat) => isHostile(b, NPC_IDS[i]!, seat)))),
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
      announced: w.announced.map((card, seat) => (card !== null && seat !== who ? 'hidden' : card)),
    })),
    sums: isBot ? UNREAD : sumsOf(b, who, isSelling, knowsChest),
  };
}

/** A bot adds up for itself. */
const UNREAD = Object.freeze({}) as Sums;

/** A copy that knows its packs. */
const copyOf = (board: Caribbean): Caribbean => {
  const b = cloneCaribbean(board);
  if (board.packs !== undefined) b.packs = board.packs;
  if (board.parts !== undefined) b.parts = board.parts;
  return b;
};

/** All of a kind, less those in sight, in any order. */
function unseen<T>(all: readonly T[], seen: Iterable<T>, rng: Rng): T[] {
  const left = all.slice();
  for (const thing of seen) takeOut(left, thing);
  return shuffle(rng, left);
}

const some = <T>(from: T[], n: number): T[] => from.splice(from.length - n, n);

/** What of a board lies open, as it is. */
const openly = (v: CaribbeanView) => ({
  house: v.house,
  round: v.round,
  first: v.first,
  demand: v.demand,
  opened: v.opened,
  npcs: v.npcs,
  beneath: v.beneath,
  arrivals: v.arrivals,
  war: v.war,
  eventDiscard: v.eventDiscard,
  inForce: v.inForce,
  gloryDiscard: v.gloryDiscard,
  rumourDiscard: v.rumourDiscard,
  tested: v.tested,
  missionDiscard: v.missionDiscard,
  offers: v.offers,
  cargoDiscard: v.cargoDiscard,
  lostCaptains: v.lostCaptains,
  declared: v.declared,
  turn: v.turn,
  search: v.search,
  raid: v.raid,
  fight: v.fight,
  volleys: v.volleys,
});

/** A board that looks like this to the viewer: what lies face down, in other hands and in the decks is dealt anew. */
export function imagine({ board: v, stack, packs }: View<CaribbeanView>, rng: Rng): Caribbean {
  const box = contentOf({ packs });
  const demand = unseen(
    DEMAND_TOKENS,
    v.demand.filter((good) => good !== null),
    rng,
  );
  const afloat = v.players
    .flatMap((p) => p.ship.mods)
    .concat(v.fight === null ? [] : v.fight.sides.flatMap((s) => s.ship?.mods ?? []));
  const mods = unseen(box.modifications, [...afloat, ...v.yards.filter((mod) => mod !== null && mod !== 'hidden')], rng);
  const met = v.raid === null ? [] : [v.raid.token];
  const peeked = v.turn.peeked;
  const merchants = unseen(MERCHANT_TOKENS, peeked === null ? met : [...met, peeked], rng);
  const peekedZone = peeked === null ? -1 : ZONE[v.players[v.turn.seat]!.zone];

  const ownCargo = v.players.flatMap((p) => p.cargo ?? []);
  const cargo = unseen<CargoId>(
    box.cargo,
    [...v.cargoDiscard, ...ownCargo, ...(v.market ?? []), ...(v.basket ?? []), ...(v.raid?.cards ?? [])],
    rng,
  );
  const isBuying = v.basketCards > 0 && stack.some(({ proc }) => proc === buyGoods.id);
  const offer = anyOffer(v, packs, cargo, isBuying, rng);
  const glory = unseen<GloryId>(box.glory, seenGlory(v), rng);
  const seenRumours = [
    ...v.rumourDiscard,
    ...(v.heard ?? []),
    ...(v.tested === null ? [] : [v.tested]),
    ...v.players.flatMap((p) => [...p.proven, ...(p.rumour === null ? [] : [p.rumour])]),
  ];
  const rumours = unseen<RumourId>(box.rumours, seenRumours, rng);
  const seenMissions = [...v.missionDiscard, ...v.offers, ...v.players.flatMap((p) => p.mission ?? [])];
  const events = unseen<EventId>(box.events, seenEvents(v), rng);
  const captains = unseen<CaptainId>(
    box.captains,
    [...v.lostCaptains, ...v.players.flatMap((p) => [p.captain ?? [], p.next ?? []].flat())],
    rng,
  );
  const settingUp = isSettingUp(v);

  const players = v.players.map((p, seat): Player => {
    const { purse, cargoCards, cards, hasRumour, ...open } = p;
    const chest = p.chest ?? anyChest(v, p, seat, seat === v.turn.seat && !isHome(p) ? offer.cost : 0, rng);
    return {
      ...open,
      ship: { ...p.ship, mods: p.ship.mods.slice() },
      proven: p.proven.slice(),
      marks: p.marks.slice(),
      weapons: p.weapons.slice(),
      specialists: p.specialists.slice(),
      papers: p.papers.slice(),
      bounties: p.bounties.slice(),
      scored: p.scored.slice(),
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
    ...openly(v),
    reserve: demand,
    adrift: some(mods, v.adrift),
    yards: v.yards.map((mod) => (mod === 'hidden' ? mods.pop()! : mod)),
    merchants: v.merchants.map((token, zone) => (token === null ? null : zone === peekedZone ? peeked : merchants.pop()!)),
    track: merchants,
    players,
    market: offer.market,
    basket: offer.basket,
    heard: v.heard?.slice() ?? some(rumours, v.heardCards),
    cargo,
    glory,
    rumours,
    missions: unseen<MissionId>(box.missions, seenMissions, rng),
    events,
    captains,
    windows: [],
  });
  if (packs.length > 0) b.packs = packs;
  for (const w of v.windows)
    b.windows.push({
      ...w,
      announced: w.announced.map((card) => (card === 'hidden' ? null : card)),
      counters: w.counters.slice(),
      spent: w.spent.slice(),
    });
  dealAnnounced(b, v, rng);
  return b;
}

/** A card that must be in a hand the viewer does not see: any that could have been announced, or Counter-order. */
interface Laid {
  readonly seat: number;
  readonly window: number;
  readonly cards: readonly GloryId[]; // one of these
  readonly announced: boolean;
}

/** Whoever has announced a card unseen, or laid down Counter-order, holds it: cards change places until it is so. */
function dealAnnounced(b: Caribbean, v: CaribbeanView, rng: Rng): void {
  const laid: Laid[] = [];
  const isHidden = (seat: number): boolean => v.players[seat]!.hand === null;
  for (const [window, { announced, counters, moment }] of v.windows.entries()) {
    for (const { by } of counters) if (isHidden(by)) laid.push({ seat: by, window, cards: ['counter-order'], announced: false });
    for (const [seat, card] of announced.entries()) {
      if (card !== 'hidden') continue;
      const cards = [...cardsAt(b, moment), 'quick-witted' as const].filter((c) => isAbroad(b, c) && fits(b, seat, c, moment));
      laid.push({ seat, window, cards: shuffle(rng, cards), announced: true });
    }
  }
  const kept: GloryId[][] = b.players.map(() => []);
  const isFree = (seat: number, at: number): boolean => {
    const { hand, shown } = b.players[seat]!;
    const card = hand[at]!;
    const bound = kept[seat]!.filter((c) => c === card).length + shown.filter((c) => c === card).length;
    return hand.slice(0, at + 1).filter((c) => c === card).length > bound;
  };
  const dealFrom = (i: number): boolean => {
    const next = laid[i];
    if (next === undefined) return true;
    const { hand } = b.players[next.seat]!;
    for (const card of next.cards) {
      const held = hand.filter((c) => c === card).length > kept[next.seat]!.filter((c) => c === card).length;
      const places: (readonly [GloryId[], number])[] = held
        ? [[hand, hand.indexOf(card)]]
        : [b.glory, ...b.players.map((p) => p.hand)].flatMap((cards, pile) => {
            const seat = pile - 1;
            if (seat === next.seat || (seat >= 0 && !isHidden(seat))) return [];
            const at = cards.findIndex((c, k) => c === card && (seat < 0 || isFree(seat, k)));
            return at < 0 ? [] : [[cards, at] as const];
          });
      const gives = held ? hand.indexOf(card) : hand.findIndex((_, k) => isFree(next.seat, k));
      for (const [cards, at] of gives < 0 ? [] : places) {
        const given = hand[gives]!;
        cards[at] = given;
        hand[gives] = card;
        kept[next.seat]!.push(card);
        if (dealFrom(i + 1)) {
          if (next.announced) b.windows[next.window]!.announced[next.seat] = card;
          return true;
        }
        kept[next.seat]!.pop();
        cards[at] = card;
        hand[gives] = given;
      }
    }
    return false;
  };
  if (!dealFrom(0)) throw new Error('nobody could have announced these cards');
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

const TRIES = 20;

/** Any cargo on offer and set aside. Whoever buys can pay for it: chance is asked for another deal, at last for a cheap one, of a few goods. */
function anyOffer(
  v: CaribbeanView,
  packs: readonly string[],
  cargo: CargoId[],
  isBuying: boolean,
  rng: Rng,
): { readonly market: CargoId[]; readonly basket: CargoId[]; readonly cost: number } {
  if (v.market !== null && v.basket !== null) return { market: v.market.slice(), basket: v.basket.slice(), cost: 0 };
  if (!isBuying) return { market: some(cargo, v.marketCards), basket: some(cargo, v.basketCards), cost: 0 };
  const open = { ...openly(v), packs, players: v.players } as unknown as Caribbean;
  const { turn, players } = v;
  const buyer = players[turn.seat]!;
  const purse = isHome(buyer) ? buyer.purse : (buyer.gold ?? buyer.purse - buyer.chestLow);
  for (let tries = 1; ; tries++) {
    const basket = some(cargo, v.basketCards);
    const market = some(cargo, v.marketCards);
    const cost = costOf({ ...open, market, basket }, turn.seat);
    if (cost <= purse || tries > TRIES) return { market, basket, cost };
    cargo.push(...market, ...basket);
    if (tries < TRIES) shuffle(rng, cargo);
    else {
      const copies = (card: CargoId): number => countGood(cargo, CARGO[card].good);
      cargo.sort((x, y) => copies(x) - copies(y) || (CARGO[x].good < CARGO[y].good ? -1 : 1));
    }
  }
}

/** Any split that nobody could rule out: so much is aboard to pay with, and had the chest more, its owner would have had to declare. */
function anyChest(v: CaribbeanView, p: PlayerView, seat: number, aboard: number, rng: Rng): number {
  const missing = v.house.target - p.points;
  const bound = !v.house.mayWait && !v.declared.includes(seat);
  const silent = bound && missing <= Math.floor(v.house.target / 2) ? missing * RULES.chestGoldPerPoint - 1 : p.purse;
  const high = Math.max(p.chestLow, Math.min(p.chestHigh, p.purse - aboard, silent));
  return p.chestLow + below(rng, high - p.chestLow + 1);
}
