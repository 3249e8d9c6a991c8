// A board that a viewer could be looking at: all that he may not know is dealt anew.   FDM-INFO
import { below, type Rng, shuffle, takeOut, type View } from '@boucan/kernel';
import { type Caribbean, type Player, ZONE } from './board.ts';
import { contentOf } from './box.ts';
import { cloneCaribbean } from './clone.ts';
import type { CaptainId } from './content/captains.ts';
import { CARGO, type CargoId } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { type EventId, isEvent } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import type { MissionId } from './content/missions.ts';
import type { RumourId } from './content/rumours.ts';
import { fits } from './rules/announcing.ts';
import { cardsAt, isAbroad } from './rules/cards.ts';
import { countGood } from './rules/cargo.ts';
import { ofPorts, seenAside } from './rules/kept.ts';
import { buyGoods, costOf } from './rules/port/buy.ts';
import { isHome } from './rules/purse.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS } from './setup.ts';

import { type CaribbeanView, isSettingUp, type PlayerView } from './view.ts';

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
export function imagine(view: View<CaribbeanView>, rng: Rng): Caribbean {
  const { board: v, stack, packs } = view;
  const box = contentOf({ packs });
  const demand = unseen(
    DEMAND_TOKENS,
    v.demand.filter((good) => good !== null),
    rng,
  );
  const afloat = v.players
    .flatMap((p) => p.ship.mods)
    .concat(v.fight === null ? [] : v.fight.sides.flatMap((s) => s.ship?.mods ?? []));
  const ports = ofPorts(afloat, seenAside(view, 'foreign'));
  const mods = unseen(box.modifications, [...ports, ...v.yards.filter((mod) => mod !== null && mod !== 'hidden')], rng);
  const met = v.raid === null ? [] : [v.raid.token];
  const peeked = v.turn.peeked;
  const merchants = unseen(MERCHANT_TOKENS, peeked === null ? met : [...met, peeked], rng);
  const peekedZone = peeked === null ? -1 : ZONE[v.players[v.turn.seat]!.zone];

  const ownCargo = v.players.flatMap((p) => p.cargo ?? []);
  const cargo = unseen<CargoId>(
    box.cargo,
    [
      ...v.cargoDiscard,
      ...ownCargo,
      ...(v.market ?? []),
      ...(v.basket ?? []),
      ...(v.raid?.cards ?? []),
      ...(seenAside(view, 'cargo') as readonly CargoId[]),
    ],
    rng,
  );
  const isBuying = v.basketCards > 0 && stack.some(({ proc }) => proc === buyGoods.id);
  const offer = anyOffer(view, cargo, isBuying, rng);
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
    [
      ...v.lostCaptains,
      ...v.players.flatMap((p) => [p.captain ?? [], p.next ?? []].flat()),
      ...(seenAside(view, 'captains') as readonly CaptainId[]),
    ],
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
  for (const npc of v.npcs) if (npc !== null && isEvent(npc.captain)) yield npc.captain;
  for (const { event } of v.inForce) yield event;
  if (v.war !== null) yield v.war.card;
}

const TRIES = 20;

/** Any cargo on offer and set aside. Whoever buys can pay for it: chance is asked for another deal, at last for a cheap one, of a few goods. */
function anyOffer(
  { board: v, packs, parts }: View<CaribbeanView>,
  cargo: CargoId[],
  isBuying: boolean,
  rng: Rng,
): { readonly market: CargoId[]; readonly basket: CargoId[]; readonly cost: number } {
  if (v.market !== null && v.basket !== null) return { market: v.market.slice(), basket: v.basket.slice(), cost: 0 };
  if (!isBuying) return { market: some(cargo, v.marketCards), basket: some(cargo, v.basketCards), cost: 0 };
  const open = { ...openly(v), packs, parts, players: v.players } as unknown as Caribbean;
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
