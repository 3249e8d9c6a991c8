// The Shipyard.   FDM-YARD
import { choice, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, type Ship, ZONE } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { RULES } from '../../content/constants.ts';
import { SPECIALIST_CARDS } from '../../content/glory/specialists.ts';
import type { CauseOf, Sum } from '../../content/quantity.ts';
import { type Section, SHIPS, type ShipId } from '../../content/ships.ts';
import type { ModificationId, WeaponId } from '../../content/tokens.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import { newShip } from '../../setup.ts';
import { offerCards, type Play, playing } from '../announcing.ts';
import { choicesOf, DONE, type Done, numbered, priced } from '../choices.ts';
import { giveUp } from '../combat/arms.ts';
import { gloryPoint } from '../glory.ts';
import { has } from '../hired.ts';
import { gain, isHome, pay, showAboard, spendable } from '../purse.ts';
import { amount, becauseOf, type Cause, least, quantity } from '../quantities.ts';
import { HIRE, type Hire } from '../sea/hiring.ts';
import { damageOf, fullValue, mount } from '../ships.ts';
import { hire } from '../specialists.ts';
import { elsewhere } from './elsewhere.ts';
import { redistribute } from './modifications.ts';

// ── prices: only the best effect speaks, effects do not add up ──

/** What a yard mends. Crew is no matter for carpenters.   FDM-YARD-02, FDM-YARD-03 */
export const MENDED = ['hull', 'cargo', 'masts', 'cannons'] as const satisfies readonly Section[];

const listed = (price: number): Cause<unknown> => ({ what: 'list-price', by: price });

/** FDM-YARD-02, SEA-BASE-66 */
export const REPAIR_PRICE = quantity('repair-price', 'FDM-YARD-02', listed(RULES.repair), { best: true });
/** A turned Reinforced hull works again.   FDM-YARD-27 */
export const RESTORE_PRICE = quantity('restore-price', 'FDM-YARD-27', listed(RULES.restoreHull), { best: true });
/** FDM-YARD-20, SEA-BASE-71 */
export const WEAPON_PRICE = quantity('weapon-price', 'FDM-YARD-20', listed(RULES.weapon), { best: true });
/** FDM-YARD-23, SEA-BASE-88 */
export const MODIFICATION_PRICE = quantity('modification-price', 'FDM-YARD-23', listed(RULES.modification), { best: true });
/** Sloop and Flute 10, Frigate and Galleon 35; never less than 5.   FDM-YARD-05 */
export const SHIP_PRICE = quantity(
  'ship-price',
  'FDM-YARD-05',
  { what: 'list-price', by: (_b, _seat, type) => SHIPS[type].buy! },
  { best: true, limits: [least(RULES.leastPrice.ship, 'lowest-price')] },
);

export const shipPrice = (b: Caribbean, seat: Seat, type: ShipId): number => amount(b, SHIP_PRICE, seat, type);

/**
 * What the yard pays for a ship: more for every modification, a turned Reinforced hull too, less for every damage but that of
 * the Crew, and never less than nothing. A Man-o'-war is abandoned.   FDM-YARD-06, FDM-YARD-07, FDM-YARD-08, FDM-YARD-17, SEA-BASE-67, SEA-BASE-70
 */
export function saleValue(ship: Ship, kept = 0): number {
  const base = SHIPS[ship.type].sell;
  if (base === null) return 0;
  return Math.max(0, base + RULES.shipSalePerModification * (ship.mods.length - kept) + RULES.shipSalePerDamage * damages(ship));
}

const damages = (ship: Ship): number => {
  let points = 0;
  for (const section of MENDED) points += damageOf(ship, section);
  return points;
};

/** The same, and why. */
export function saleValueSum(ship: Ship): Sum {
  const value = saleValue(ship);
  const all: CauseOf[] = [
    { by: SHIPS[ship.type].sell ?? 0, what: 'list-price' },
    { by: RULES.shipSalePerModification * ship.mods.length, what: 'modifications-aboard' },
    { by: RULES.shipSalePerDamage * damages(ship), what: 'damage-done' },
  ];
  const causes = all.filter(({ by }) => by !== 0);
  const short = value - causes.reduce((sum, { by }) => sum + by, 0);
  return { value, causes: short === 0 ? causes : [...causes, { by: short, what: 'nothing-less' }] };
}

// ── one visit ──

interface YardVisit {
  seat: Seat;
  repaired: number; // points repaired for gold
  bought: readonly WeaponId[];
}

/** Any dealings in any order, one exchange of ship among them.   FDM-YARD-01 */
export const visitYard = proc('yard', 'FDM-YARD-01', openVars<YardVisit, { chosen: Deal }, void>(), {
  begin: (t, v) => t.ask(dealAtYard, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    const p = playerOf(t.board, v.seat);
    const { seat } = v;
    switch (answer[0]) {
      case 'done':
        return t.done();
      case 'repair': {
        const [, what, gold] = answer;
        pay(p, gold);
        p.ship[what]++;
        v.repaired++;
        t.tell?.('section.repaired', {
          seat,
          section: what,
          gold,
          ...becauseOf(t.board, REPAIR_PRICE, seat, what),
        });
        return t.go('begin');
      }
      case 'buy-weapon': {
        const [, what, gold] = answer;
        pay(p, gold);
        p.weapons.push(what);
        v.bought = [...v.bought, what];
        t.tell?.('weapon.bought', { seat, weapon: what, gold, ...becauseOf(t.board, WEAPON_PRICE, seat, null) });
        return t.go('begin');
      }
      case 'sell-weapon': {
        const [, what, gold] = answer;
        giveUp(t, seat, what);
        gain(p, gold);
        t.tell?.('weapon.sold', { seat, weapon: what, gold });
        return t.go('begin');
      }
      case 'modify': {
        // The port has none until a token is put there again.   FDM-YARD-24, SEA-BASE-61
        const [, what, gold] = answer;
        pay(p, gold);
        t.board.yards[ZONE[p.zone]] = null;
        t.board.opened[ZONE[p.zone]] = false;
        mount(p.ship, what);
        t.tell?.('modification.fitted', { seat, modification: what, gold });
        return t.go('begin');
      }
      case 'restore': {
        const [, gold] = answer;
        pay(p, gold);
        p.ship.turned = false;
        t.tell?.('hull.restored', { seat, gold, ...becauseOf(t.board, RESTORE_PRICE, seat, null) });
        return t.go('begin');
      }
      case 'hire': {
        const [, card] = answer;
        pay(p, SPECIALIST_CARDS[card].cost);
        hire(t, seat, card);
        return t.go('begin');
      }
      case 'exchange':
        t.board.turn.used.push('exchange');
        return t.call(buyShip, { seat, ship: answer[1], price: answer[2], kept: [] }, 'begin');
      case 'play':
        return t.call(playing, { seat, card: answer[1] }, 'begin');
    }
  },
});

/** What can be dealt in at a yard. */
type Deal =
  | Said<'repair', [section: Section, price: number]>
  | Said<'buy-weapon' | 'sell-weapon', [weapon: WeaponId, price: number]>
  | Said<'modify', [mod: ModificationId, price: number]>
  | Said<'restore', [price: number]>
  | Exchanged
  | Hire
  | Play
  | Done;

/** By what they cost. */
export const repair = priced<Section, 'repair'>('repair');
const buyWeapon = priced<WeaponId, 'buy-weapon'>('buy-weapon');
const sellWeapon = priced<WeaponId, 'sell-weapon'>('sell-weapon');
const modify = priced<ModificationId, 'modify'>('modify');
const restore = numbered('restore');

export const dealAtYard = question<YardVisit, Deal>('port.yard', 'FDM-YARD-01', (o, b, v, seat) => {
  const { weapons } = contentOf(b);
  const p = playerOf(b, seat);
  const { ship } = p;
  const gold = spendable(p);

  for (const section of MENDED) {
    const price = amount(b, REPAIR_PRICE, seat, section);
    // Never above what the ship is built for.   FDM-YARD-04
    o.may(repair(section, price))
      .unless(damageOf(ship, section) === 0, 'FDM-YARD-04', 'undamaged', { section })
      .unless(gold < price, 'FDM-YARD-02', 'too-dear', { gold: price });
  }

  // One of each kind, in every port. A kind is bought once in a visit: it could go back and forth for ever.   FDM-YARD-20, FDM-YARD-21
  // Sold for 1.   FDM-YARD-22
  const arms = amount(b, WEAPON_PRICE, seat, null);
  for (const weapon of weapons) {
    const held = p.weapons.includes(weapon);
    o.may(buyWeapon(weapon, arms))
      .unless(held, 'FDM-YARD-21', 'weapon-held', { weapon })
      .unless(!held && v.bought.includes(weapon), 'FDM-YARD-20', 'weapon-bought-already', { weapon })
      .unless(gold < arms, 'FDM-YARD-20', 'too-dear', { gold: arms });
    if (held) o.may(sellWeapon(weapon, RULES.weaponSale));
  }

  // Elsewhere there is neither token nor ship, and nobody to hire.
  const away = elsewhere(b, p) !== null;

  // The token of this port and no other; by itself none can be sold.   FDM-YARD-23, FDM-YARD-25, FDM-YARD-26
  const mod = away ? null : (b.yards[ZONE[p.zone]] ?? null);
  if (mod !== null && b.opened[ZONE[p.zone]]) {
    const price = amount(b, MODIFICATION_PRICE, seat, null);
    o.may(modify(mod, price))
      .unless(ship.mods.includes(mod), 'FDM-YARD-25', 'modification-aboard', { modification: mod })
      .unless(gold < price, 'FDM-YARD-23', 'too-dear', { gold: price });
  }

  // A turned Reinforced hull works again.   FDM-YARD-27, FDM-MOD-04
  if (ship.turned) {
    const price = amount(b, RESTORE_PRICE, seat, null);
    o.may(restore(price)).unless(gold < price, 'FDM-YARD-27', 'too-dear', { gold: price });
  }

  if (!away) offerShips(o, b, seat, b.turn.used.includes('exchange'));

  if (!away && p.hand.includes('carpenter-earned'))
    o.may(HIRE['carpenter-earned'])
      .unless(v.repaired < SPECIALIST_CARDS['carpenter-earned'].figures.repaired, 'FDM-SPECIALIST-02', 'too-little-repaired')
      .unless(has(p, 'carpenter'), 'FDM-SPECIALIST-04', 'specialist-held');
  if (!away && p.hand.includes('master-gunner-earned'))
    o.may(HIRE['master-gunner-earned'])
      .unless(v.bought.length === 0, 'FDM-SPECIALIST-02', 'no-weapon-bought')
      .unless(gold < SPECIALIST_CARDS['master-gunner-earned'].cost, 'FDM-SPECIALIST-02', 'too-dear', {
        gold: SPECIALIST_CARDS['master-gunner-earned'].cost,
      })
      .unless(has(p, 'master-gunner'), 'FDM-SPECIALIST-04', 'specialist-held');
  offerCards(o, b, seat, 'port.yard');
  o.may(DONE);
});

// ── another ship ──

/** By price and by what the old ship brings; made when first needed. */
type Exchanged = Said<'exchange', [ship: ShipId, price: number, proceeds: number]>;
const EXCHANGE: { [type in ShipId]?: Exchanged[][] } = {};
function exchangeFor(type: ShipId, price: number, proceeds: number): Exchanged {
  EXCHANGE[type] ??= [];
  EXCHANGE[type][price] ??= [];
  const row = EXCHANGE[type][price];
  row[proceeds] ??= choice('exchange', type, price, proceeds);
  return row[proceeds];
}

/** The old ship goes against the new one, and what it brings may help to pay.   FDM-YARD-09, FDM-YARD-10, SEA-BASE-87 */
function offerShips(o: Offering, b: Caribbean, seat: Seat, exchanged: boolean): void {
  const { built } = contentOf(b);
  const p = playerOf(b, seat);
  const proceeds = saleValue(p.ship);
  for (const type of built) {
    const price = shipPrice(b, seat, type);
    o.may(exchangeFor(type, price, proceeds))
      .unless(exchanged, 'FDM-YARD-01', 'exchanged-already')
      .unless(spendable(p) + proceeds < price, 'FDM-YARD-09', 'too-dear-for-ship', { gold: price, proceeds });
  }
}

interface ShipPurchase {
  seat: Seat;
  ship: ShipId;
  price: number;
  kept: readonly ModificationId[];
}

export const buyShip = proc('buy-ship', 'FDM-YARD-10', openVars<ShipPurchase, { kept: CarryOver | Done }, void>(), {
  // In St. John modifications may come along; nowhere else.   FDM-YARD-15, FDM-MOD-17
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    const may = p.zone === ZONE_ABILITIES['master-shipwrights'].zone && v.kept.length < p.ship.mods.length;
    if (!may) return t.go('buy');
    if (!isHome(p)) showAboard(p, v.price - saleValue(p.ship, v.kept.length));
    return t.ask(keepModifications, v.seat, 'kept');
  },

  kept: (t, v, answer) => {
    if (answer[0] === 'done') return t.go('buy');
    v.kept = [...v.kept, answer[1]];
    return t.go('begin');
  },

  // One ship for another: gold, cargo, cards and weapons stay with their owner, and the hands come along as far as there are
  // berths.   FDM-YARD-11, FDM-YARD-12, FDM-YARD-13, FDM-SHIP-04
  buy: (t, v) => {
    const p = playerOf(t.board, v.seat);
    const old = p.ship;
    const proceeds = saleValue(old, v.kept.length);
    gain(p, proceeds);
    pay(p, v.price);
    const ship = newShip(v.ship);
    for (const mod of v.kept) mount(ship, mod);
    if (v.kept.includes('reinforced-hull')) ship.turned = old.turned;
    ship.crew = Math.min(old.crew, fullValue(ship, 'crew'));
    p.ship = ship;
    t.tell?.('ship.exchanged', {
      seat: v.seat,
      ship: v.ship,
      gold: v.price,
      old: old.type,
      proceeds,
      ...becauseOf(t.board, SHIP_PRICE, v.seat, v.ship),
    });
    if (v.kept.length > 0) t.tell?.('zone.acted', { seat: v.seat, ability: 'master-shipwrights' });
    for (const modification of v.kept) t.tell?.('modification.kept', { seat: v.seat, modification });
    // The others go back to the ports.   FDM-YARD-14
    const mods = old.mods.filter((mod) => !v.kept.includes(mod));
    return t.call(redistribute, { seat: v.seat, mods }, 'glory');
  },

  // Once per captain, for both types together; whoever captured one has not had it.   FDM-YARD-18, FDM-YARD-19, FDM-GLORY-06, SEA-BASE-69
  glory: (t, v) => {
    const p = playerOf(t.board, v.seat);
    if (!SHIPS[v.ship].glory || p.shipGlory) return t.go('over');
    p.shipGlory = true;
    return t.call(gloryPoint, { seat: v.seat, source: 'ship' }, 'over');
  },

  over: (t) => t.done(),
});

type CarryOver = Said<'carry-over', [mod: ModificationId]>;
const KEEP = choicesOf('carry-over', 'modifications');

/** A kept token adds nothing to the price of the old ship, so it must still be possible to pay.   FDM-Q-29 */
export const keepModifications = question<ShipPurchase, CarryOver | Done>('yard.keep', 'FDM-YARD-15', (o, b, v, seat) => {
  const p = playerOf(b, seat);
  const short = spendable(p) + saleValue(p.ship, v.kept.length + 1) < v.price;
  for (const mod of p.ship.mods) if (!v.kept.includes(mod)) o.may(KEEP[mod]).unless(short, 'FDM-YARD-15', 'too-dear-to-keep');
  o.may(DONE);
});

interface Exchange {
  seat: Seat;
}

/** Outside a visit to the yard: the old ship is sold and a new one bought, or not; the result tells which.   FDM-YARD-09, FDM-YARD-10 */
export const exchangeShip = proc(
  'exchange-ship',
  'FDM-YARD-09',
  openVars<Exchange, { chosen: Exchanged | Said<'keep-ship'> }, boolean>(),
  {
    begin: (t, v) => t.ask(chooseNewShip, v.seat, 'chosen'),

    chosen: (t, v, answer) => {
      if (answer[0] === 'keep-ship') return t.done(false);
      return t.call(buyShip, { seat: v.seat, ship: answer[1], price: answer[2], kept: [] }, 'bought');
    },

    bought: (t) => t.done(true),
  },
);

export const KEEP_SHIP = choice('keep-ship');

export const chooseNewShip = question<Exchange, Exchanged | Said<'keep-ship'>>(
  'yard.exchange',
  'FDM-YARD-09',
  (o, b, _v, seat) => {
    offerShips(o, b, seat, false);
    o.may(KEEP_SHIP);
  },
);
