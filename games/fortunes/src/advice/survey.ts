// What there is to do for a captain, place by place.
import type { Caribbean, Player } from '../board.ts';
import type { CargoId } from '../content/cargo.ts';
import { RULES } from '../content/constants.ts';
import { PORTS } from '../content/map.ts';
import { hiddenPoints } from '../rules/purse.ts';
import { capacityOf } from '../rules/ships.ts';
import { type Captain, isOpenHere, isShut, PORT } from './captain.ts';
import { luck } from './fights.ts';
import { saleGain, seeHold } from './markets.ts';
import { addPromise, breakPromise, forgetPromises, PORT_BASE, PORT_ZONES } from './places.ts';
import { prey } from './prey.ts';
import { GOLD, roomInChest, stashGain } from './values.ts';
import { prospects, ventures } from './ventures.ts';
import { mending, newShip } from './yards.ts';

/** Hundredths of what fresh goods bring, for each empty space of the hold that can be filled. */
const FREIGHT = 0.12;
/** Room for a lot of three. */
const LOT = 0.1;
/** A rumour not yet heard, against what its test may bring on average. */
const HEARSAY = 1.1;
/** What Port Royal asks of whoever is wanted. */
const TOLL = 0.3;

const PORT_ROYAL = PORT['port-royal'];
const GOSSIP = PORT['petit-goave'];

/** Fills the promises of all places for this captain, with this in his hold. */
export function survey(c: Captain, hold: readonly CargoId[]): void {
  const { b, p } = c;
  forgetPromises();
  const cards = hold.length;
  seeHold(hold);
  ventures(c);
  prey(c);
  const room = capacityOf(b, c.seat);
  const gold = p.gold;
  const mend = mending(c);
  const ship = newShip(c, false);
  const hears = p.rumour === null && b.heard.length === 0 && gold >= RULES.rumour;
  const hearsay = hears ? HEARSAY * prospects(c) : 0;
  const { influence } = c.who;
  const isRich = gold > 4;
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const at = PORT_BASE + PORT_ZONES[i]!;
    const here = at === c.from;
    const shut = !here && isShut(c, i);
    if (shut && i !== PORT_ROYAL) {
      breakPromise(at);
      continue;
    }
    // Selling comes first, and makes room for fresh goods.
    const sells = !here || !c.visiting || c.inside === 'sell' || b.turn.activities.length === 0;
    if (sells && cards > 0)
      addPromise(
        'sale',
        at,
        Math.max(0, here ? saleGain(PORT_ZONES[i]!, cards, c.laid) : saleGain(PORT_ZONES[i]!, Math.min(cards, room), 0)),
      );
    if (!here || (c.inside !== 'buy' && isOpenHere(c, 'buy'))) {
      const space = sells ? room : room - cards;
      if (space > 0 && gold > 1) {
        const fresh = FREIGHT * Math.min(space, 4, gold / 2) + (space >= RULES.sellForGlory && isRich ? LOT : 0);
        addPromise('freight', at, p.boughtAt !== null && p.boughtAt === PORTS[i] ? 0.25 * fresh : fresh);
      }
    }
    if (hears && (!here || isOpenHere(c, 'rumour')))
      addPromise('hearsay', at, luck(influence + (i === GOSSIP ? 1 : 0)) * hearsay - GOLD * RULES.rumour);
    if (!here || isOpenHere(c, 'yard')) {
      addPromise('yard', at, mend);
      addPromise('ship', at, at === c.who.home ? newShip(c, true) : ship);
    }
    if (shut) addPromise('risk', at, -TOLL);
  }
  if (c.who.home !== c.from || isOpenHere(c, 'stash')) addPromise('home', c.who.home, homecoming(b, p));
}

/** Gold into the chest; and if that is enough to win, all the better. */
function homecoming(b: Caribbean, p: Player): number {
  const most = p.points + Math.min(Math.floor((p.chest + p.gold) / RULES.chestGoldPerPoint), Math.floor(b.house.target / 2));
  if (most >= b.house.target && p.points + hiddenPoints(b, p) < b.house.target) return 3;
  return stashGain(p.gold, roomInChest(b, p));
}
