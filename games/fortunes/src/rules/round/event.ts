// The event of the round: icons first, then the text.   FDM-TURN-04, FDM-TURN-05, FDM-TURN-06
import { choices, openVars, type Said } from '@boucan/kernel';
import { type Caribbean, lastInOrder, NATION, nextInOrder, playerOf, proc, question, ZONE } from '../../board.ts';
import type { Good } from '../../content/cargo.ts';
import { bringsCaptain, type EventId, eventCard, isWar, OTHER_EVENTS } from '../../content/events.ts';
import { NATIONS, type Nation, PORTS, ZONE_IDS, type ZoneId } from '../../content/map.ts';
import { PASS, type Pass } from '../announcing.ts';
import { NOBODY, type Tools } from '../dice.ts';
import { isPirate } from '../facts.ts';
import { pay, spendable } from '../purse.ts';
import { removeBounties } from '../sea/bounty.ts';
import { dealMerchants } from './merchants.ts';
import { moveByIcon } from './npc-move.ts';
import { storm } from './storm.ts';
import { beginWar, endWar } from './war.ts';

interface Drawn {
  event: EventId | null;
}

/**
 * The first player draws an event; the icons are carried out in their order, then the text. Spent events never come back.
 * FDM-TURN-04, FDM-TURN-05, FDM-TURN-08, FDM-NPCMOVE-01, SEA-BASE-17, SEA-BASE-06
 */
export const drawEvent = proc('event', 'FDM-TURN-04', openVars<Drawn>(), {
  begin: (t, v) => {
    const b = t.board;
    const event = t.draw(b.events, 'event', b.first);
    v.event = event;
    // It lies open on the others while its icons are carried out.
    b.eventDiscard.push(event);
    t.tell?.('event.drawn', { seat: b.first, event });
    for (const icon of eventCard(event).icons) moveByIcon(t, icon);
    return t.go('text');
  },

  text: (t, v) => {
    const b = t.board;
    const event = v.event!;
    b.eventDiscard.pop();
    // A captain stays, and enters as the round closes.   FDM-NPC-02, FDM-NPC-03, SEA-BASE-77
    const card = eventCard(event);
    if (bringsCaptain(card)) {
      b.arrivals.push(event);
      return t.done();
    }
    if (isWar(event)) {
      beginWar(t, event);
      return t.done();
    }
    // Carried out and discarded, or in force until the round closes.   FDM-TURN-06, FDM-TURN-07, SEA-BASE-25
    const eye = event === 'great-hurricane' ? t.draw(ZONE_IDS.slice(), 'eye', NOBODY) : null;
    const good = event === 'colonial-boom' ? t.draw(b.reserve.slice(), 'demand', NOBODY) : null;
    if (card.after === 'round-end') b.inForce.push({ event, eye, good });
    else b.eventDiscard.push(event);
    tellParticulars(t, eye, good);
    if (card.kind === 'storm') return t.call(storm, { event, eye, at: 0 }, 'over');
    if (card.kind === 'peace') return t.go('peace');
    // The next card at once, icons first; with an empty deck nothing happens.
    if (event === 'ill-tidings') return b.events.length > 0 ? t.go('begin') : t.done();
    if (event === 'new-fashions') newFashions(t);
    if (event === 'convoys-make-sail') dealMerchants(t);
    return t.done();
  },

  // A war ends at once; in peace pardons are for sale, wherever the ship is.
  peace: (t) => {
    if (t.board.war === null) return t.call(congress, { at: 0 }, 'over');
    endWar(t);
    return t.done();
  },

  over: (t) => t.done(),
});

function tellParticulars(t: Tools, eye: ZoneId | null, good: Good | null): void {
  if (eye !== null) t.tell?.('hurricane.formed', { zone: eye });
  if (good !== null) t.tell?.('boom.began', { good });
}

/** Some ports call for something else: the new tokens are drawn before the old ones go back. */
function newFashions(t: Tools): void {
  const b = t.board;
  const ports = PORTS.slice();
  const changed = Array.from({ length: OTHER_EVENTS['new-fashions'].figures.ports }, () => t.draw(ports, 'port', NOBODY));
  const fresh = changed.map(() => t.draw(b.reserve, 'demand', NOBODY));
  for (const [i, port] of changed.entries()) {
    b.reserve.push(b.demand[ZONE[port]]!);
    b.demand[ZONE[port]] = fresh[i]!;
    t.tell?.('fashion.changed', { zone: port, good: fresh[i]! });
  }
}

// ── the Peace Congress ──

const { gold: PRICE, bounties: PARDONED } = OTHER_EVENTS['peace-congress'].figures;

interface Congress {
  at: number; // in turn order
}

/** In turn order, everybody who is wanted and could have the gold. What is aboard is a secret, so the purse decides who is asked. */
export const congress = proc('congress', 'FDM-TURN-06', openVars<Congress, { answered: Pardon | Pass }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    const seat = nextInOrder(b, v, (next) => {
      const p = playerOf(b, next);
      return p.captain !== null && isPirate(p) && p.gold + p.chest >= PRICE;
    });
    return seat === null ? t.done() : t.ask(buyPardon, seat, 'answered');
  },

  answered: (t, v, answer) => {
    const b = t.board;
    if (answer[0] === 'pass') return t.go('begin');
    const seat = lastInOrder(b, v);
    pay(playerOf(b, seat), PRICE);
    t.tell?.('congress.paid', { seat, gold: PRICE });
    removeBounties(t, seat, answer[1], PARDONED);
    return t.go('begin');
  },
});

type Pardon = Said<'pardon', [nation: Nation]>;
export const PARDON = choices('pardon', NATIONS);

export const buyPardon = question<Congress, Pardon | Pass>(
  'congress.pardon',
  'FDM-TURN-06',
  (o, b: Caribbean, _v, seat) => {
    const p = playerOf(b, seat);
    for (const nation of NATIONS)
      if (p.bounties[NATION[nation]]! > 0)
        o.may(PARDON[nation]).unless(spendable(p) < PRICE, 'FDM-STASH-06', 'gold-missing', { gold: PRICE });
    o.may(PASS);
  },
  { prompt: () => ({ gold: PRICE }) },
);
