// The Port action and its seven activities.   FDM-PORT
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { ACTIVITIES, type Activity, type Caribbean, type Player, playerOf, proc, question, ZONE } from '../../board.ts';
import type { Good } from '../../content/cargo.ts';
import type { MissionId } from '../../content/missions.ts';
import type { Moment } from '../../content/moments.ts';
import { offerCards, type Play, playing } from '../announcing.ts';
import { timesPlayed } from '../facts.ts';
import { isHome, spendable } from '../purse.ts';
import { type Hire, hiring, offerHirings } from '../sea/hiring.ts';
import { deliver, missionProgress, offerDelivery } from '../ventures/errands.ts';
import { acceptMission, offerMissions } from '../ventures/mission.ts';
import { acquireRumour, mayTestHere, rumourPrice, testRumour } from '../ventures/rumour.ts';
import { buyGoods } from './buy.ts';
import { berths, recruit } from './recruit.ts';
import { sellGoods } from './sell.ts';
import { fetchGold, NO_LIMIT, offerFetch, stashGold } from './stash.ts';
import { visitYard } from './yard.ts';

interface Visit {
  seat: Seat;
  before?: number; // activities of this turn that were done elsewhere, before this Port action
  traded?: true; // an activity of a pack has been done: it is too late to sell
}

/** The eye of the Great Hurricane is here: no market this round. */
const isStormbound = (b: Caribbean, p: Player): boolean => b.inForce.some(({ eye }) => eye === p.zone);

/** Whether an activity is still to be had in this turn, each once.   FDM-PORT-03 */
export const isOpen = (b: Caribbean, seat: Seat, activity: Activity): boolean =>
  !b.turn.activities.includes(activity) && !((activity === 'sell' || activity === 'buy') && isStormbound(b, playerOf(b, seat)));

export const portAction = proc('port', 'FDM-PORT-01', openVars<Visit, { chosen: Errand }>(), {
  // The action has been counted. A modification still face down is turned up for all, and stays so.   FDM-PORT-07, FDM-INFO-13, SEA-BASE-61
  begin: (t, v) => {
    const b = t.board;
    const { zone } = playerOf(b, v.seat);
    if (b.turn.activities.length > 0) v.before = b.turn.activities.length;
    t.tell?.('port.visited', { seat: v.seat, zone });
    const modification = b.yards[ZONE[zone]] ?? null;
    if (modification !== null && !b.opened[ZONE[zone]]) {
      b.opened[ZONE[zone]] = true;
      t.reveal();
      t.tell?.('modification.revealed', { zone, modification });
    }
    return t.call(missionProgress, { seat: v.seat, happening: { what: 'port' } }, 'menu');
  },

  // Any number of activities in any order; a card may end the visit by moving the ship.   FDM-PORT-02, FDM-PORT-05, SEA-BASE-60
  menu: (t, v) => {
    const p = playerOf(t.board, v.seat);
    return t.board.turn.lost || p.captain === null || !p.inPort ? t.done() : t.ask(chooseActivity, v.seat, 'chosen');
  },

  // What is begun is finished before anything else: each activity is a procedure of its own.   FDM-PORT-06
  chosen: (t, v, answer) => {
    const { seat } = v;
    const { activities } = t.board.turn;
    switch (answer[0]) {
      case 'accept':
        activities.push('mission');
        return t.call(acceptMission, { seat, mission: answer[1], letter: false }, 'menu');
      case 'test':
        return t.call(testRumour, { seat }, 'menu');
      case 'deliver':
        return t.call(deliver, { seat }, 'menu');
      case 'fetch':
        return t.call(fetchGold, { seat }, 'menu');
      case 'play':
        return t.call(playing, { seat, card: answer[1] }, 'played');
      case 'hire':
        return t.call(hiring, { seat, card: answer[1] }, 'menu');
      case 'leave':
        return t.done();
    }
    activities.push(answer[1]);
    switch (answer[1]) {
      case 'sell':
        return t.call(sellGoods, { seat, cards: 0, wanted: 0 }, 'menu');
      case 'buy':
        return t.call(buyGoods, { seat, returned: 0 }, 'menu');
      case 'yard':
        return t.call(visitYard, { seat, repaired: 0, bought: [] }, 'menu');
      case 'recruit':
        return t.call(recruit, { seat }, 'menu');
      case 'rumour':
        return t.call(acquireRumour, { seat, informant: false }, 'menu');
      case 'stash':
        return t.call(stashGold, { seat, atMost: NO_LIMIT }, 'menu');
    }
  },

  // Two cards are played as an activity begins: it follows.
  played: (t, v) => {
    const b = t.board;
    const { seat } = v;
    if (timesPlayed(b, 'full-warehouses') > 0 && isOpen(b, seat, 'buy')) {
      b.turn.activities.push('buy');
      return t.call(buyGoods, { seat, returned: 0 }, 'menu');
    }
    if (timesPlayed(b, 'tavern-informant') > 0 && isOpen(b, seat, 'rumour')) {
      b.turn.activities.push('rumour');
      return t.call(acquireRumour, { seat, informant: true }, 'menu');
    }
    return t.go('menu');
  },
});

/** A Mission is accepted by its name. */
type Begun = Exclude<Activity, 'mission'>;
type Errand =
  | Said<'activity', [activity: Begun]>
  | Said<'accept', [mission: MissionId]>
  | Said<'deliver', [good: Good]>
  | Said<'test' | 'fetch' | 'leave'>
  | Play
  | Hire;
export const ACTIVITY = choices('activity', ACTIVITIES);
export const TEST = choice('test');
export const LEAVE = choice('leave');

/** Between activities: what is played at any time of the own turn, and what opens an activity. */
const HERE: readonly Moment[] = ['turn.free', 'port.buying', 'port.rumour', 'port.mission', 'port.stash'];

export const chooseActivity = question<Visit, Errand>(
  'port.activity',
  'FDM-PORT-02',
  (o, b, v, seat) => {
    const p = playerOf(b, seat);
    const { activities } = b.turn;
    const stormbound = isStormbound(b, p);
    const mayDo = (activity: Begun) =>
      o.may(ACTIVITY[activity]).unless(activities.includes(activity), 'FDM-PORT-03', 'activity-done');

    // Selling comes first or not at all; testing a rumour is no activity.   FDM-PORT-04
    mayDo('sell')
      .unless(
        (v.traded === true || activities.length > (v.before ?? 0)) && !activities.includes('sell'),
        'FDM-PORT-04',
        'sell-first',
      )
      .unless(stormbound, 'FDM-TURN-06', 'stormbound')
      .unless(p.cargo.length === 0, 'FDM-PORT-SELL-01', 'no-cargo');
    mayDo('buy').unless(stormbound, 'FDM-TURN-06', 'stormbound');
    mayDo('yard');
    mayDo('recruit').unless(berths(b, seat) === 0, 'FDM-RECRUIT-03', 'crew-complete');
    mayDo('rumour').unless(spendable(p) < rumourPrice(b, seat), 'FDM-RUMOUR-01', 'too-dear', {
      gold: rumourPrice(b, seat),
    });
    offerMissions(o, b, seat, activities.includes('mission'), 'FDM-MISSION-04', 'activity-done');
    mayDo('stash')
      .unless(!isHome(p), 'FDM-PORT-08', 'not-at-home')
      .unless(p.gold === 0, 'FDM-STASH-01', 'no-gold-aboard');

    if (mayTestHere(b, seat, 'port')) o.may(TEST);
    offerDelivery(o, b, seat);
    offerFetch(o, b, seat);
    offerHirings(o, b, seat);
    offerCards(o, b, seat, ...HERE);
    o.may(LEAVE);
  },
  { prompt: (b, _v, seat) => ({ zone: playerOf(b, seat).zone }) },
);
