// Visits: what each kind of Location has to offer whoever it receives.   SEA-m9-01
import { choicePairs, choices, type Offering, openVars, type Params, type RuleId, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, npcOf, playerOf, proc, question } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import { ADJACENT, type Nation, ZONE_IDS, ZONES, type ZoneId } from '../../content/map.ts';
import { NPC_IDS, type NpcId, navyOf } from '../../content/npcs.ts';
import { countGood, discardCargo, takeGood } from '../../rules/cargo.ts';
import { choicesOf, DONE, type Done } from '../../rules/choices.ts';
import { successes } from '../../rules/dice.ts';
import { buyGoods } from '../../rules/port/buy.ts';
import { berths, recruit } from '../../rules/port/recruit.ts';
import { sellGoods } from '../../rules/port/sell.ts';
import { MENDED, visitYard } from '../../rules/port/yard.ts';
import { pay, spendable } from '../../rules/purse.ts';
import { takeAction } from '../../rules/sea/actions.ts';
import { removeBounties } from '../../rules/sea/bounty.ts';
import { damagedIn } from '../../rules/sea/mending.ts';
import { type BuyPardon, offerPardons } from '../../rules/sea/pardon.ts';
import { damageOf, fullValue } from '../../rules/ships.ts';
import { skillRoll } from '../../rules/trial.ts';
import { mend, tellRoll } from '../../rules/ventures/gains.ts';
import { acquireRumour, rumourPrice } from '../../rules/ventures/rumour.ts';
import { mightFind } from '../shared/deck.ts';
import { GOLD, kindOf, type LocationId, PACK } from './content.ts';
import { isles } from './isles.ts';
import { freePrisoner } from './prison.ts';
import { reef } from './reef.ts';

declare module '../../events.ts' {
  interface Events {
    'location.visited': { seat: Seat; location: LocationId; zone: ZoneId };
    'haven.manned': { seat: Seat; crew: number };
    'natives.traded': { seat: Seat; good: Good; card: CargoId };
  }
}

/** Remembered for the turn: one visit in it.   SEA-m9-01 */
export const VISIT = `${PACK}/visit` as const;

interface Received {
  seat: Seat;
}

interface Visit extends Received {
  readonly location: LocationId;
}

/** One action; no roll, and nobody searches.   SEA-m9-01, SEA-m9-19, SEA-m9-22 */
export const visit = proc('visit', 'SEA-m9-01', openVars<Visit>(), {
  begin: (t, v) => {
    const b = t.board;
    const { seat, location } = v;
    takeAction(b, VISIT);
    b.turn.used.push(VISIT);
    isles.of(b).visit = location;
    t.tell?.('location.visited', { seat, location, zone: playerOf(b, seat).zone });
    return t.go('received');
  },

  received: (t, v) => {
    const { seat } = v;
    switch (kindOf(v.location)) {
      case 'missionary':
        return t.call(confession, { seat }, 'over');
      case 'town':
      case 'trade-station':
      case 'pirate-haven':
        return t.call(business, { ...v }, 'over');
      case 'prison':
        freePrisoner(t, seat, GOLD.prisoner);
        return t.go('over');
      case 'naval-fort':
        return t.call(orders, { seat }, 'over');
      case 'reef':
        return t.call(reef, { seat }, 'over');
      case 'natives':
        return t.call(barter, { seat }, 'over');
    }
  },

  over: (t) => {
    isles.of(t.board).visit = null;
    return t.done();
  },
});

// ── what speaks against it ──

export type Bar = readonly [rule: RuleId, text: string, params?: Params];
export const barred = (o: Offering, bar: Bar | null): Offering => (bar === null ? o : o.unless(true, ...bar));

const NO_BUSINESS: Bar = ['SEA-m9-01', 'no-business'];
const DONE_ALREADY: Bar = ['FDM-PORT-03', 'activity-done'];
const NO_CARGO: Bar = ['FDM-PORT-SELL-01', 'no-cargo'];
const CREW_COMPLETE: Bar = ['FDM-RECRUIT-03', 'crew-complete'];

/** Why there is nothing to do for this player; null: there is.   SEA-Q-47 */
export function nothingAt(b: Caribbean, seat: Seat, location: LocationId): Bar | null {
  const p = playerOf(b, seat);
  const kind = kindOf(location);
  switch (kind) {
    case 'missionary':
      if (p.bounties.every((n) => n === 0)) return ['SEA-m9-01', 'no-sins'];
      return dear(b, seat, GOLD.perBounty);
    case 'town':
    case 'trade-station':
    case 'pirate-haven':
      return BUSINESS[kind].some((activity) => barOf(b, seat, kind, activity) === null) ? null : NO_BUSINESS;
    case 'prison':
      return mightFind(b, seat) ? dear(b, seat, GOLD.prisoner) : ['SEA-m9-01', 'nobody-inside'];
    case 'naval-fort':
      return npcOf(b, navyHere(b, seat)) === null ? ['SEA-m9-01', 'no-ship-to-order'] : null;
    case 'reef':
      return null;
    case 'natives':
      if (p.cargo.length === 0) return ['SEA-m9-01', 'nothing-to-give'];
      return damagedIn(p.ship, MENDED) === 0 ? ['SEA-m9-01', 'nothing-to-mend'] : null;
  }
}

const dear = (b: Caribbean, seat: Seat, gold: number): Bar | null =>
  spendable(playerOf(b, seat)) < gold ? ['SEA-m9-01', 'too-dear', { gold }] : null;

// ── a missionary ──

type Absolved = BuyPardon | Done;

/** So much gold for each bounty, any number, all of one nation. */
export const confession = proc('confession', 'SEA-m9-01', openVars<Received, { chosen: Absolved }>(), {
  begin: (t, v) => t.ask(confess, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const [, nation, bounties] = answer;
    const gold = GOLD.perBounty * bounties;
    pay(playerOf(t.board, v.seat), gold);
    t.tell?.('pardon.bought', { seat: v.seat, nation, gold });
    removeBounties(t, v.seat, nation, bounties);
    return t.done();
  },
});

export const confess = question<Received, Absolved>('location.confess', 'SEA-m9-01', (o, b, _v, seat) => {
  offerPardons(o, playerOf(b, seat), GOLD.perBounty, RULES.bountiesPerNation);
  o.may(DONE);
});

// ── business: a town, a trade station, a pirate haven ──

type Business = 'town' | 'trade-station' | 'pirate-haven';
type Trade = 'sell' | 'buy' | 'yard' | 'recruit' | 'rumour';
const BUSINESS: { readonly [kind in Business]: readonly Trade[] } = {
  town: ['sell', 'buy', 'yard', 'recruit', 'rumour'],
  'trade-station': ['sell', 'buy'],
  'pirate-haven': ['rumour', 'recruit'],
};

/** Each activity once in a turn, wherever it is done; contraband is not sold.   SEA-m9-28, SEA-m9-31 */
function barOf(b: Caribbean, seat: Seat, kind: Business, activity: Trade): Bar | null {
  const p = playerOf(b, seat);
  if (b.turn.activities.includes(activity)) return DONE_ALREADY;
  switch (activity) {
    case 'sell':
      return p.cargo.some((card) => CARGO[card].port === undefined) ? null : NO_CARGO;
    case 'recruit':
      return berths(b, seat) === 0 ? CREW_COMPLETE : null;
    case 'rumour': {
      const gold = kind === 'pirate-haven' ? 0 : rumourPrice(b, seat);
      return spendable(p) < gold ? ['FDM-RUMOUR-01', 'too-dear', { gold }] : null;
    }
    default:
      return null;
  }
}

type Deal = Said<'activity', [activity: Trade]> | Done;
const DEAL = choices('activity', BUSINESS.town);

/** One activity; in a haven one or both, neither for gold. It is no Port action.   SEA-m9-28 */
export const business = proc('location-business', 'SEA-m9-28', openVars<Visit, { chosen: Deal; listened: readonly number[] }>(), {
  begin: (t, v) => t.ask(doBusiness, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const { seat } = v;
    const activity = answer[1];
    const free = kindOf(v.location) === 'pirate-haven';
    t.board.turn.activities.push(activity);
    switch (activity) {
      case 'sell':
        return t.call(sellGoods, { seat, cards: 0, wanted: 0 }, 'next');
      case 'buy':
        return t.call(buyGoods, { seat, returned: 0 }, 'next');
      case 'yard':
        return t.call(visitYard, { seat, repaired: 0, bought: [] }, 'next');
      case 'recruit':
        return free ? t.go('man') : t.call(recruit, { seat }, 'next');
      case 'rumour':
        return free
          ? t.call(skillRoll, { seat, skill: 'influence', trial: 'hearsay' }, 'listened')
          : t.call(acquireRumour, { seat, informant: false }, 'next');
    }
  },

  man: (t, v) => {
    const { ship } = playerOf(t.board, v.seat);
    ship.crew = fullValue(ship, 'crew');
    t.tell?.('haven.manned', { seat: v.seat, crew: ship.crew });
    return t.go('next');
  },

  // Gossip is free among pirates, but one must still be told.
  listened: (t, v, dice) => {
    tellRoll(t, v.seat, 'influence', 'hearsay', dice);
    if (successes(dice) > 0) return t.call(acquireRumour, { seat: v.seat, informant: true }, 'next');
    t.tell?.('rumour.missed', { seat: v.seat });
    return t.go('next');
  },

  next: (t, v) => {
    const more = kindOf(v.location) === 'pirate-haven' && nothingAt(t.board, v.seat, v.location) === null;
    return more ? t.go('begin') : t.done();
  },
});

export const doBusiness = question<Visit, Deal>(
  'location.business',
  'SEA-m9-28',
  (o, b, v, seat) => {
    const kind = kindOf(v.location) as Business;
    for (const activity of BUSINESS[kind]) barred(o.may(DEAL[activity]), barOf(b, seat, kind, activity));
    o.may(DONE);
  },
  { prompt: (_b, v) => ({ location: v.location }) },
);

// ── a naval fort ──

/** The Location has no nation: it is that of the port.   SEA-m9-23 */
export const nationHere = (b: Caribbean, seat: Seat): Nation => ZONES[playerOf(b, seat).zone].nation!;
const navyHere = (b: Caribbean, seat: Seat): NpcId => navyOf(nationHere(b, seat));

type Order = Said<'send', [npc: NpcId, to: ZoneId]> | Done;
const SEND = choicePairs('send', NPC_IDS, ZONE_IDS);

/** The naval ship of the nation goes one zone in any direction, or comes here; no search follows. */
export const orders = proc('fort-orders', 'SEA-m9-01', openVars<Received, { chosen: Order }>(), {
  begin: (t, v) => t.ask(giveOrders, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const [, npc, zone] = answer;
    npcOf(t.board, npc)!.zone = zone;
    t.tell?.('npc.ordered', { seat: v.seat, npc, zone });
    return t.done();
  },
});

export const giveOrders = question<Received, Order>(
  'location.orders',
  'SEA-m9-01',
  (o, b, _v, seat) => {
    const npc = navyHere(b, seat);
    const { zone } = npcOf(b, npc)!;
    const here = playerOf(b, seat).zone;
    const near = ADJACENT[zone];
    for (let i = 0; i < near.length; i++) o.may(SEND[npc][near[i]!]);
    if (zone !== here && !near.includes(here)) o.may(SEND[npc][here]);
    o.may(DONE);
  },
  { prompt: (b, v) => ({ npc: navyHere(b, v.seat) }) },
);

// ── natives ──

type Given = Said<'barter', [good: Good]> | Done;
const BARTER = choicesOf('barter', 'goods');

/** A cargo card for all repairs but those of the Crew. */
export const barter = proc('barter', 'SEA-m9-01', openVars<Received, { chosen: Given }>(), {
  begin: (t, v) => t.ask(giveCargo, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const p = playerOf(t.board, v.seat);
    const card = takeGood(p.cargo, answer[1]);
    discardCargo(t.board, card);
    t.reveal();
    t.tell?.('natives.traded', { seat: v.seat, good: answer[1], card });
    mend(
      t,
      v.seat,
      MENDED.filter((section) => damageOf(p.ship, section) > 0),
    );
    return t.done();
  },
});

export const giveCargo = question<Received, Given>('location.barter', 'SEA-m9-01', (o, b, _v, seat) => {
  const { goods } = contentOf(b);
  const { cargo } = playerOf(b, seat);
  for (const good of goods) if (countGood(cargo, good) > 0) o.may(BARTER[good]);
  o.may(DONE);
});
