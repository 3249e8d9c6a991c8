// A board that a viewer could be looking at: all that he may not know is dealt anew.   FDM-INFO
import { below, type Rng, shuffle, type View } from '@boucan/kernel';
import { type Caribbean, type Player, ZONE } from './board.ts';
import { cloneFight, cloneNpc, cloneRaid, cloneSearch, cloneShip, cloneTurn, cloneVolley, copied, each } from './clone.ts';
import { CARGO, type CargoId } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import type { GloryId } from './content/glory.ts';
import { fits } from './rules/announcing.ts';
import { cardsAt, isAbroad } from './rules/cards.ts';
import { countGood } from './rules/cargo.ts';
import { buyGoods, costOf } from './rules/port/buy.ts';
import { isHome } from './rules/purse.ts';
import { unseenBy } from './unseen.ts';
import { type CaribbeanView, isSettingUp, type PlayerView } from './view.ts';

/** So many from the end. */
function some<T>(from: T[], n: number): T[] {
  if (n === 0) return [];
  const taken = from.slice(from.length - n);
  from.length -= n;
  return taken;
}

/** A board that looks like this to the viewer: what lies face down, in other hands and in the decks is dealt anew. */
export function imagine(view: View<CaribbeanView>, rng: Rng): Caribbean {
  const { board: v, stack, packs } = view;
  const unseen = unseenBy(view);
  const demand = shuffle(rng, unseen.demand.slice());
  const mods = shuffle(rng, unseen.mods.slice());
  const merchants = shuffle(rng, unseen.merchants.slice());
  const { peeked } = v.turn;
  const peekedZone = peeked === null ? -1 : ZONE[v.players[v.turn.seat]!.zone];
  const cargo = shuffle(rng, unseen.cargo.slice());
  const isBuying = v.basketCards > 0 && stack.some(({ proc }) => proc === buyGoods.id);
  const offer = anyOffer(view, cargo, isBuying, rng);
  const glory = shuffle(rng, unseen.glory.slice());
  const rumours = shuffle(rng, unseen.rumours.slice());
  const events = shuffle(rng, unseen.events.slice());
  const captains = shuffle(rng, unseen.captains.slice());

  const players = new Array<Player>(v.players.length);
  for (let seat = 0; seat < players.length; seat++) {
    const p = v.players[seat]!;
    const chest = p.chest ?? anyChest(v, p, seat, seat === v.turn.seat && !isHome(p) ? offer.cost : 0, rng);
    players[seat] = {
      captain: p.captain,
      next: p.next,
      retired: p.retired,
      ship: cloneShip(p.ship),
      zone: p.zone,
      inPort: p.inPort,
      gold: p.gold ?? p.purse - chest,
      chest,
      chestLow: p.chestLow,
      chestHigh: p.chestHigh,
      stashes: p.stashes,
      cargo: p.cargo === null ? some(cargo, p.cargoCards) : copied(p.cargo),
      hand: p.hand === null ? p.shown.concat(some(glory, p.cards - p.shown.length)) : copied(p.hand),
      shown: copied(p.shown),
      rumour: p.rumour ?? (p.hasRumour ? rumours.pop()! : null),
      doubted: p.doubted,
      proven: copied(p.proven),
      mission: p.mission,
      marks: copied(p.marks),
      weapons: copied(p.weapons),
      specialists: copied(p.specialists),
      papers: copied(p.papers),
      bounties: copied(p.bounties),
      points: p.points,
      scored: copied(p.scored),
      shipGlory: p.shipGlory,
      boughtAt: p.boughtAt,
    };
  }
  if (isSettingUp(v)) for (const p of players) p.next ??= captains.pop()!;

  const adrift = some(mods, v.adrift);
  const yards = each(v.yards, (mod) => (mod === 'hidden' ? mods.pop()! : mod));
  const lurking = v.merchants.map((token, zone) => (token === null ? null : zone === peekedZone ? peeked : merchants.pop()!));
  const heard = v.heard?.slice() ?? some(rumours, v.heardCards);
  const b: Caribbean = {
    house: v.house,
    round: v.round,
    first: v.first,
    demand: copied(v.demand),
    reserve: demand,
    yards,
    opened: copied(v.opened),
    merchants: lurking,
    track: merchants,
    npcs: each(v.npcs, cloneNpc),
    beneath: each(v.beneath, copied),
    arrivals: copied(v.arrivals),
    war: v.war,
    events,
    eventDiscard: copied(v.eventDiscard),
    inForce: copied(v.inForce),
    glory,
    gloryDiscard: copied(v.gloryDiscard),
    rumours,
    rumourDiscard: copied(v.rumourDiscard),
    heard,
    tested: v.tested,
    missions: shuffle(rng, unseen.missions.slice()),
    missionDiscard: copied(v.missionDiscard),
    offers: copied(v.offers),
    cargo,
    cargoDiscard: copied(v.cargoDiscard),
    captains,
    lostCaptains: copied(v.lostCaptains),
    players,
    declared: copied(v.declared),
    turn: cloneTurn(v.turn),
    market: offer.market,
    basket: offer.basket,
    adrift,
    search: v.search && cloneSearch(v.search),
    raid: v.raid && cloneRaid(v.raid),
    fight: v.fight && cloneFight(v.fight),
    volleys: each(v.volleys, cloneVolley),
    windows: each(v.windows, (w) => ({
      ...w,
      announced: w.announced.map((card) => (card === 'hidden' ? null : card)),
      counters: w.counters.slice(),
      spent: w.spent.slice(),
    })),
  };
  if (packs.length > 0) b.packs = packs;
  if (v.windows.length > 0) dealAnnounced(b, v, rng);
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
  const open = { ...v, packs, parts } as unknown as Caribbean;
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
