// What there is to do for a captain, place by place.
import { type Caribbean, type Player, ZONE } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { hiddenPoints } from '../rules/purse.ts';
import { type Captain, isOpenHere, isShut, PORT } from './captain.ts';
import { luck } from './fights.ts';
import { saleGain, saleGainHere, seeSales } from './markets.ts';
import { addPort, addPromise, breakPromise, forgetPromises, KIND, PORT_BASE, PORT_ZONES } from './places.ts';
import { prey } from './prey.ts';
import { GOLD, roomInChest, stashGain } from './values.ts';
import { prospects, ventures } from './ventures.ts';
import { mending, newShip } from './yards.ts';

/** Hundredths of what fresh goods bring, for each empty space of the hold that can be filled. */
const FREIGHT = 0.12;
/** Room for a lot of three. */
const LOT = 0.1;
/** Goods of the port where some were bought last turn. */
const STALE = 0.25;
/** A rumour not yet heard, against what its test may bring on average. */
const HEARSAY = 1.1;
/** What Port Royal asks of whoever is wanted. */
const TOLL = 0.3;

const PORT_ROYAL = PORT['port-royal'];
const GOSSIP = PORT['petit-goave'];

/** Fills the promises of all places for this captain, with so many cards in the hold that has been looked at. */
export function survey(c: Captain, cards: number): void {
  const { b, p, from, room } = c;
  forgetPromises();
  ventures(c);
  prey(c);
  const mend = mending(c);
  const { home } = c.who;
  const built = newShip(c, true);
  const ship = built > 0 ? newShip(c, false) : 0; // at home there is the chest to pay from
  const fresh = freight(p, room);
  const stale = p.boughtAt === null ? -1 : ZONE[p.boughtAt];
  const hears = p.rumour === null && b.heard.length === 0 && p.gold >= RULES.rumour;
  const hope = hears ? HEARSAY * prospects(c) : 0;
  const news = hears ? luck(c.who.influence) * hope - GOLD * RULES.rumour : 0;
  const gossip = hears ? luck(c.who.influence + 1) * hope - GOLD * RULES.rumour : 0;
  if (cards > 0) seeSales(Math.min(cards, room));
  const kinds =
    (cards > 0 ? 1 << KIND.sale : 0) |
    (fresh > 0 ? 1 << KIND.freight : 0) |
    (hears ? 1 << KIND.hearsay : 0) |
    (mend !== 0 ? 1 << KIND.yard : 0) |
    (built > 0 ? 1 << KIND.ship : 0);
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const zone = PORT_ZONES[i]!;
    const at = PORT_BASE + zone;
    if (at === from) continue;
    const shut = isShut(c, i);
    if (shut && i !== PORT_ROYAL) {
      breakPromise(at);
      continue;
    }
    // Selling comes first, and makes room for fresh goods.
    addPort(
      at,
      kinds,
      cards > 0 ? saleGain(zone) : 0,
      zone === stale ? STALE * fresh : fresh,
      i === GOSSIP ? gossip : news,
      mend,
      at === home ? built : ship,
    );
    if (shut) addPromise(KIND.risk, at, -TOLL);
  }
  if (p.inPort)
    surveyHere(c, cards, kinds, from === PORT_BASE + PORT_ZONES[GOSSIP]! ? gossip : news, mend, from === home ? built : ship);
  if (c.who.home !== from || isOpenHere(c, 'stash')) addPromise(KIND.home, c.who.home, homecoming(b, p));
}

/** The port he is in: what can still be had there in this visit. */
function surveyHere(c: Captain, cards: number, kinds: number, news: number, mend: number, ship: number): void {
  const { b, p, from, zone, room } = c;
  const sells = !c.visiting || c.inside === 'sell' || b.turn.activities.length === 0;
  const buys = c.inside !== 'buy' && isOpenHere(c, 'buy');
  const fresh = buys ? freight(p, sells ? room : room - cards) : 0;
  const builds = isOpenHere(c, 'yard');
  addPort(
    from,
    kinds,
    sells && cards > 0 ? saleGainHere(zone, cards, c.laid) : 0,
    p.boughtAt === p.zone ? STALE * fresh : fresh,
    isOpenHere(c, 'rumour') ? news : 0,
    builds ? mend : 0,
    builds ? ship : 0,
  );
}

/** Fresh goods for so much space, as far as the gold goes. */
const freight = ({ gold }: Player, space: number): number =>
  space > 0 && gold > 1 ? FREIGHT * Math.min(space, 4, gold / 2) + (space >= RULES.sellForGlory && gold > 4 ? LOT : 0) : 0;

/** Gold into the chest; and if that is enough to win, all the better. */
function homecoming(b: Caribbean, p: Player): number {
  const most = p.points + Math.min(Math.floor((p.chest + p.gold) / RULES.chestGoldPerPoint), Math.floor(b.house.target / 2));
  if (most >= b.house.target && p.points + hiddenPoints(b, p) < b.house.target) return 3;
  return stashGain(p.gold, roomInChest(b, p));
}
