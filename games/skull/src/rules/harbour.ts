// Between two voyages of a campaign: wounds heal, goods are sold, wages paid, things bought.
import { choice, choices, type Said, type Vars } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { RESTART } from '../content/campaign.ts';
import { CLASSES, ITEM_IDS, ITEMS, type ItemId } from '../content/characters.ts';
import { GOOD_IDS, GOODS, type Good } from '../content/goods.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import {
  AMMO_IDS,
  AMMUNITION,
  type AmmoId,
  CANNON_PRICE,
  GROUP_PRICE,
  GROUP_WAGE,
  MOST_HOLD,
  MOST_SAILS,
  PART_EXCHANGE,
  REPAIR_PRICE,
  SHIP_IDS,
  SHIPS,
  type ShipId,
  UPGRADE_IDS,
  UPGRADES,
  type UpgradeId,
} from '../content/ships.ts';
import { aboard } from '../quantities.ts';
import { newGroups, newShip, restartCargo } from '../setup.ts';
import { isAboard } from './crew.ts';
import { countIn, freeCell } from './hold.ts';
import { clearSea } from './layout.ts';
import { hire } from './people.ts';
import { mend } from './repair.ts';
import { changeLoot } from './track.ts';
import type { VoyageEnd } from './unrest.ts';
import { ENOUGH, type Enough, NO, PASS, type Pass, YES, type YesOrNo } from './words.ts';

interface Harbour {
  how: VoyageEnd;
  who: number; // the pirate or ally in question
}
type Sell = Said<'sell', [good: Good]> | Enough;
type Wages = Said<'pay-wages'> | Said<'dismiss', [group: GroupId]>;
type Buy = Said<'buy', [ware: Ware]> | Enough;
type Item = Said<'item', [item: ItemId]> | Pass;
interface HarbourWaits {
  sold: Sell;
  paid: Wages;
  kept: YesOrNo;
  bought: Buy;
  equipped: Item;
}
const harbourVars: Vars<Harbour, HarbourWaits, undefined> = {
  clone: (v) => ({ how: v.how, who: v.who }),
  show: (v) => ({ how: v.how, who: v.who }),
};

export const harbour = proc('harbour', 'SKU-GOAL-01', harbourVars, {
  begin: (t, v) => {
    const b = t.board;
    t.tell?.('harbour.reached', {});
    clearSea(b);
    for (const m of b.missions) if (m.id === 'silver-ledger') b.ledgerSeen = false;
    if (v.how.end !== 'reached') startAnew(t);
    return t.go('sell');
  },

  // The Captain sells what he likes; half of the loot is shared among the pirates.
  sell: (t) => (anySaleable(t.board) ? t.ask(sell, t.board.captain, 'sold') : t.go('share')),
  sold: (t, _v, c) => {
    const b = t.board;
    if (c[0] === 'enough') return t.go('share');
    const [, good] = c;
    b.ship.cells[b.ship.cells.lastIndexOf(good)] = null;
    b.pile.push(good);
    t.tell?.('good.sold', { good, doubloons: GOODS[good].sale });
    changeLoot(t, GOODS[good].sale, 'sale');
    return t.go('sell');
  },
  share: (t, v) => {
    const b = t.board;
    const each = Math.floor(b.loot / 2 / b.registers.length);
    if (each > 0) {
      changeLoot(t, -each * b.registers.length, 'shares');
      for (const r of b.registers) r.doubloons += each;
      t.tell?.('loot.shared', { doubloons: each });
    }
    v.who = b.registers.length;
    return t.go('wages');
  },

  // Two doubloons for each group, or it leaves.
  wages: (t) => {
    const b = t.board;
    return aboard(b) === 0 ? t.go('allies') : t.ask(wages, b.captain, 'paid');
  },
  paid: (t, _v, c) => {
    const b = t.board;
    if (c[0] === 'pay-wages') {
      changeLoot(t, -GROUP_WAGE * aboard(b), 'wages');
      return t.go('allies');
    }
    const g = b.groups[groupIndex(c[1])]!;
    Object.assign(g, { post: 'box', sail: 0, fatigue: 0, wounds: 0 });
    t.tell?.('group.dismissed', { group: c[1] });
    return t.go('wages');
  },

  // An ally wants his wage of whoever hired him.
  allies: (t, v) => {
    const b = t.board;
    const p = b.people[v.who];
    if (p === undefined) {
      v.who = 0;
      return t.go('buy');
    }
    const wage = CLASSES[p.cls].wage;
    return b.registers[p.owner]!.doubloons >= wage ? t.ask(keepAlly, p.owner, 'kept') : t.go('leaves');
  },
  kept: (t, v, c) => {
    const p = t.board.people[v.who]!;
    if (c === NO) return t.go('leaves');
    t.board.registers[p.owner]!.doubloons -= CLASSES[p.cls].wage;
    t.tell?.('ally.paid', { who: p.cls, seat: p.owner, doubloons: CLASSES[p.cls].wage });
    v.who++;
    return t.go('allies');
  },
  leaves: (t, v) => {
    const b = t.board;
    const [p] = b.people.splice(v.who, 1);
    b.classes.push(p!.cls);
    t.tell?.('ally.left', { who: p!.cls });
    return t.go('allies');
  },

  buy: (t) => t.ask(buy, t.board.captain, 'bought'),
  bought: (t, _v, c) => {
    if (c[0] === 'enough') return t.go('items');
    purchase(t, c[1]);
    return t.go('buy');
  },

  // One thing for oneself.
  items: (t, v) => {
    const b = t.board;
    const register = b.registers[v.who];
    if (register === undefined) return t.done();
    return ITEM_IDS.some((id) => mayItem(b, v.who, id)) ? t.ask(item, v.who, 'equipped') : t.go('nextItem');
  },
  nextItem: (t, v) => {
    v.who++;
    return t.go('items');
  },
  equipped: (t, v, c) => {
    if (c[0] !== 'pass') {
      const [, id] = c;
      const register = t.board.registers[v.who]!;
      register.doubloons -= ITEMS[id].price;
      register.item = id;
      t.tell?.('item.bought', { seat: v.who, item: id });
    }
    return t.go('nextItem');
  },
});

/** After a defeat: a new Lady of the South with little in it, and no allies; alone three new ones.   SKU-END-10, SKU-SOLO-19 */
function startAnew(t: Tools): void {
  const b = t.board;
  for (const marker of b.ship.cells) if (marker !== null && marker !== 'cannon') b.pile.push(marker);
  if (b.rum) b.pile.push('rum');
  b.rum = false;
  b.ship = newShip('brigantine', restartCargo(), b.pile);
  b.groups = newGroups(RESTART.groups);
  const lost = b.people.splice(b.registers.length);
  if (b.registers.length === 1) for (let i = 0; i < 3; i++) hire(t, 0);
  b.classes.push(...lost.map((p) => p.cls));
  t.tell?.('ship.replaced', {});
}

const anySaleable = (b: Voyage): boolean => b.ship.cells.some((m) => m !== null && m !== 'cannon');

const SELL = choices('sell', GOOD_IDS);
export const sell = question<Harbour, Sell>('harbour.sell', 'SKU-GOODS-11', (o, b) => {
  for (const good of GOOD_IDS) if (countIn(b, good) > 0) o.may(SELL[good]);
  o.may(ENOUGH);
});

const PAY = choice('pay-wages');
const DISMISS = choices('dismiss', GROUP_IDS);
export const wages = question<Harbour, Wages>(
  'harbour.wages',
  'SKU-CREW-01',
  (o, b) => {
    o.may(PAY).unless(b.loot < GROUP_WAGE * aboard(b), 'SKU-CREW-01', 'not-enough-loot');
    b.groups.forEach((g, i) => {
      if (isAboard(g)) o.may(DISMISS[GROUP_IDS[i]!]);
    });
  },
  { prompt: (b) => ({ doubloons: GROUP_WAGE * aboard(b), loot: b.loot }) },
);

export const keepAlly = question<Harbour, YesOrNo>(
  'harbour.ally',
  'SKU-TRUST-04',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls, doubloons: CLASSES[b.people[v.who]!.cls].wage }) },
);

// ── the counter ──

const BUYABLE = GOOD_IDS.filter((good) => GOODS[good].purchase !== null);
type Ware = Good | 'cannon' | 'crew-group' | 'sail-repair' | 'hold-repair' | UpgradeId | AmmoId | ShipId;
const WARES: readonly Ware[] = [
  ...BUYABLE,
  'cannon',
  'crew-group',
  'sail-repair',
  'hold-repair',
  ...UPGRADE_IDS,
  ...AMMO_IDS,
  ...SHIP_IDS,
];
const BUY = choices('buy', WARES);

const priceOf = (b: Voyage, ware: Ware): number => {
  if (ware === 'cannon') return CANNON_PRICE;
  if (ware === 'crew-group') return GROUP_PRICE;
  if (ware === 'sail-repair' || ware === 'hold-repair') return REPAIR_PRICE;
  if (ware in UPGRADES) return UPGRADES[ware as UpgradeId].price;
  if (ware in AMMUNITION) return AMMUNITION[ware as AmmoId].price;
  if (ware in SHIPS) return SHIPS[ware as ShipId].price - (b.ship.type === ware ? 0 : PART_EXCHANGE);
  return GOODS[ware as Good].purchase!;
};

/** Room, limits, and nothing twice. */
function isOnOffer(b: Voyage, ware: Ware): boolean {
  const { ship } = b;
  if (ware === 'cannon') return freeCell(b) >= 0;
  if (ware === 'crew-group') return b.groups.some((g) => !isAboard(g)); // SKU-CREW-01
  if (ware === 'sail-repair') return ship.sails < ship.sailsMax;
  if (ware === 'hold-repair') return ship.hold < ship.holdMax;
  if (ware === 'spare-canvas') return !ship.upgrades.includes(ware) && ship.sailsMax < MOST_SAILS;
  if (ware === 'deep-frames') return !ship.upgrades.includes(ware) && ship.holdMax < MOST_HOLD;
  if (ware in UPGRADES) return !ship.upgrades.includes(ware as UpgradeId);
  if (ware in AMMUNITION) return !ship.ammo.includes(ware as AmmoId);
  if (ware in SHIPS) return ship.type !== ware;
  return freeCell(b) >= 0 && b.pile.includes(ware as Good);
}

function purchase(t: Tools, ware: Ware): void {
  const b = t.board;
  const { ship } = b;
  const price = priceOf(b, ware);
  t.tell?.('ware.bought', { ware, doubloons: price });
  changeLoot(t, -price, 'purchase');
  if (ware === 'cannon') ship.cells[freeCell(b)] = 'cannon';
  else if (ware === 'crew-group') b.groups.find((g) => !isAboard(g))!.post = 'cabins';
  else if (ware === 'sail-repair') mend(t, 'sails');
  else if (ware === 'hold-repair') mend(t, 'hold');
  else if (ware in UPGRADES) refit(b, ware as UpgradeId);
  else if (ware in AMMUNITION) ship.ammo.push(ware as AmmoId);
  else if (ware in SHIPS) exchange(b, ware as ShipId);
  else {
    b.pile.splice(b.pile.indexOf(ware as Good), 1);
    ship.cells[freeCell(b)] = ware as Good;
  }
}

function refit(b: Voyage, upgrade: UpgradeId): void {
  const { ship } = b;
  ship.upgrades.push(upgrade);
  if (upgrade === 'spare-canvas') {
    ship.sailsMax++;
    ship.sails++;
  } else if (upgrade === 'deep-frames') {
    ship.holdMax++;
    ship.hold++;
  }
}

/** The new ship takes over what fits; canvas and frames go with the old one. */
function exchange(b: Voyage, type: ShipId): void {
  const old = b.ship;
  const goods = old.cells.filter((m): m is Good => m !== null && m !== 'cannon');
  b.pile.push(...goods);
  b.ship = newShip(type, goods, b.pile);
  b.ship.upgrades = old.upgrades.filter((u) => u !== 'spare-canvas' && u !== 'deep-frames');
  b.ship.ammo = old.ammo;
  const room = b.ship.hold * 2;
  for (let i = room; i < b.ship.cells.length; i++) {
    const marker = b.ship.cells[i];
    if (marker !== null && marker !== undefined && marker !== 'cannon') b.pile.push(marker);
    b.ship.cells[i] = null;
  }
}

export const buy = question<Harbour, Buy>(
  'harbour.buy',
  'SKU-SHIP-14',
  (o, b) => {
    for (const ware of WARES)
      if (isOnOffer(b, ware)) o.may(BUY[ware]).unless(b.loot < priceOf(b, ware), 'SKU-SHIP-14', 'not-enough-loot');
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ loot: b.loot }) },
);

const ITEM = choices('item', ITEM_IDS);
const mayItem = (b: Voyage, seat: number, id: ItemId): boolean =>
  b.registers[seat]!.item !== id && b.registers[seat]!.doubloons >= ITEMS[id].price;
export const item = question<Harbour, Item>('harbour.item', 'SKU-SETUP-12', (o, b, v) => {
  for (const id of ITEM_IDS) if (mayItem(b, v.who, id)) o.may(ITEM[id]);
  o.may(PASS);
});
