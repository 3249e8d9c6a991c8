// A board that a viewer could be looking at: all that he may not know is dealt anew.   FDM-INFO
import { below, type Rng, shuffle, type View } from '@boucan/kernel';
import { type Caribbean, type Player, ZONE } from './board.ts';
import { contentOf } from './box.ts';
import { cloneCaribbean } from './clone.ts';
import type { CaptainId } from './content/captains.ts';
import { CARGO, type CargoId } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { isEvent } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import type { ModificationId } from './content/tokens.ts';
import { fits } from './rules/announcing.ts';
import { cardsAt, isAbroad } from './rules/cards.ts';
import { countGood } from './rules/cargo.ts';
import { ofPorts, seenAside } from './rules/kept.ts';
import { buyGoods, costOf } from './rules/port/buy.ts';
import { isHome } from './rules/purse.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS } from './setup.ts';

import { type CaribbeanView, isSettingUp, type PlayerView } from './view.ts';

/** Those in sight are taken out; the others keep their order. By hand: `splice` makes a list of what it takes, and this is done for every world. */
function without<T>(left: T[], seen: readonly T[] | null): void {
  if (seen === null) return;
  for (let k = 0; k < seen.length; k++) {
    const at = left.indexOf(seen[k]!);
    if (at < 0) throw new Error(`there is no ${String(seen[k])} left that could be in sight`);
    const last = left.length - 1;
    for (let i = at; i < last; i++) left[i] = left[i + 1]!;
    left.length = last;
  }
}

/** The same for one thing, if there is one. */
function less<T>(left: T[], thing: T | null): void {
  if (thing === null) return;
  ONE[0] = thing;
  without(left, ONE as T[]);
}
const ONE: unknown[] = [null];

/** So many from the end. */
function some<T>(from: T[], n: number): T[] {
  if (n === 0) return [];
  const taken = from.slice(from.length - n);
  from.length -= n;
  return taken;
}

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
  const players = v.players;
  const demand = DEMAND_TOKENS.slice();
  for (let zone = 0; zone < v.demand.length; zone++) less(demand, v.demand[zone]!);
  shuffle(rng, demand);

  const afloat: ModificationId[] = [];
  for (const { ship } of players) afloat.push(...ship.mods);
  if (v.fight !== null) for (const { ship } of v.fight.sides) if (ship !== null) afloat.push(...ship.mods);
  const mods = box.modifications.slice();
  without(mods, ofPorts(afloat, seenAside(view, 'foreign')));
  for (const mod of v.yards) if (mod !== 'hidden') less(mods, mod);
  shuffle(rng, mods);

  const peeked = v.turn.peeked;
  const merchants = MERCHANT_TOKENS.slice();
  if (v.raid !== null) less(merchants, v.raid.token);
  less(merchants, peeked);
  shuffle(rng, merchants);
  const peekedZone = peeked === null ? -1 : ZONE[players[v.turn.seat]!.zone];

  const cargo = box.cargo.slice();
  without(cargo, v.cargoDiscard);
  for (const p of players) without(cargo, p.cargo);
  without(cargo, v.market);
  without(cargo, v.basket);
  if (v.raid !== null) without(cargo, v.raid.cards);
  without(cargo, seenAside(view, 'cargo') as readonly CargoId[]);
  shuffle(rng, cargo);
  const isBuying = v.basketCards > 0 && stack.some(({ proc }) => proc === buyGoods.id);
  const offer = anyOffer(view, cargo, isBuying, rng);

  const glory = box.glory.slice();
  without(glory, v.gloryDiscard);
  for (const p of players) {
    without(glory, p.specialists);
    without(glory, p.papers);
    without(glory, p.hand ?? p.shown);
  }
  shuffle(rng, glory);

  const rumours = box.rumours.slice();
  without(rumours, v.rumourDiscard);
  without(rumours, v.heard);
  less(rumours, v.tested);
  for (const p of players) {
    without(rumours, p.proven);
    less(rumours, p.rumour);
  }
  shuffle(rng, rumours);

  const events = box.events.slice();
  without(events, v.eventDiscard);
  without(events, v.arrivals);
  for (const cards of v.beneath) without(events, cards);
  for (const npc of v.npcs) if (npc !== null && isEvent(npc.captain)) less(events, npc.captain);
  for (const { event } of v.inForce) less(events, event);
  if (v.war !== null) less(events, v.war.card);
  shuffle(rng, events);

  const captains = box.captains.slice();
  without(captains, v.lostCaptains);
  for (const p of players) {
    less(captains, p.captain);
    less(captains, p.next);
  }
  without(captains, seenAside(view, 'captains') as readonly CaptainId[]);
  shuffle(rng, captains);
  const settingUp = isSettingUp(v);

  // Lists are copied below, with the board.
  const dealt = players.map((p, seat): Player => {
    const chest = p.chest ?? anyChest(v, p, seat, seat === v.turn.seat && !isHome(p) ? offer.cost : 0, rng);
    return {
      captain: p.captain,
      next: p.next,
      retired: p.retired,
      ship: p.ship,
      zone: p.zone,
      inPort: p.inPort,
      gold: p.gold ?? p.purse - chest,
      chest,
      chestLow: p.chestLow,
      chestHigh: p.chestHigh,
      stashes: p.stashes,
      cargo: p.cargo ?? some(cargo, p.cargoCards),
      hand: p.hand ?? p.shown.concat(some(glory, p.cards - p.shown.length)),
      shown: p.shown,
      rumour: p.rumour ?? (p.hasRumour ? rumours.pop()! : null),
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
    } as Player;
  });
  if (settingUp) for (const p of dealt) p.next ??= captains.pop()!;

  const missions = box.missions.slice();
  without(missions, v.missionDiscard);
  without(missions, v.offers);
  for (const p of players) less(missions, p.mission);

  const b: Caribbean = cloneCaribbean({
    ...openly(v),
    reserve: demand,
    adrift: some(mods, v.adrift),
    yards: v.yards.map((mod) => (mod === 'hidden' ? mods.pop()! : mod)),
    merchants: v.merchants.map((token, zone) => (token === null ? null : zone === peekedZone ? peeked : merchants.pop()!)),
    track: merchants,
    players: dealt,
    market: offer.market,
    basket: offer.basket,
    heard: v.heard?.slice() ?? some(rumours, v.heardCards),
    cargo,
    glory,
    rumours,
    missions: shuffle(rng, missions),
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
