// The voyage turn: time, dirt, and all hands to stations.   SKU-TURN-02, SKU-STATIONS
import { choice, choicePairs, choices, type Offering, type Said, type Seat, type Vars } from '@boucan/kernel';
import {
  type GroupPost,
  isSolo,
  newTurn,
  type Person,
  type Post,
  personAt,
  proc,
  question,
  USED,
  type Voyage,
} from '../board.ts';
import { CLASS_IDS, type ClassId } from '../content/characters.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import { commandPoints, isAlly, wakeDice } from '../quantities.ts';
import { GROUP_POSTS, isExhausted, isFit, POSTS, roomFor, roomForGroup, station, stationGroup } from './crew.ts';
import { drinkRum, offerRum } from './rum.ts';
import { isUnsettled, settled } from './settle.ts';
import { plotDie } from './solo-plot.ts';
import { advanceWatch, demand, wearyCrew } from './time.ts';
import { addDirt, changeMorale, changeTrust, rankOf } from './track.ts';
import { trial, trialOf } from './trial.ts';
import { CALL, type Call, ENOUGH, type Enough, NO, personOf, type Rum, YES, type YesOrNo } from './words.ts';

interface Stations {
  sleepers: number[]; // unconscious, still to roll
  left: number[]; // still to be placed
  placed: Seat[]; // in the order in which their pirates came
  who: number; // being placed
}

type Take = Said<'post', [post: Post]>;
/** A crew group goes somewhere else. */
export type Order = Said<'order', [group: GroupId, post: GroupPost]>;
type Orders = Said<'reassign', [who: ClassId, post: Post]> | Order | Rum | Enough;
interface StationsWaits {
  woken: number;
  called: Call;
  taken: Take;
  guarded: YesOrNo;
  ordered: Orders;
}
const stationsVars: Vars<Stations, StationsWaits, undefined> = {
  clone: (v) => ({ sleepers: v.sleepers.slice(), left: v.left.slice(), placed: v.placed.slice(), who: v.who }),
  show: (v) => ({ sleepers: v.sleepers.slice(), left: v.left.slice(), placed: v.placed.slice(), who: v.who }),
};
export const newStations = (): Stations => ({ sleepers: [], left: [], placed: [], who: -1 });

export const voyageTurn = proc('voyage-turn', 'SKU-TURN-02', stationsVars, {
  // The watch stands still in the first turn of a voyage.   SKU-TIME-01
  begin: (t) => {
    const b = t.board;
    wearyCrew(t);
    return b.round > 1 && advanceWatch(t) ? t.call(demand, { daily: true }, 'dirt') : t.go('dirt');
  },

  // In every turn, the first included.   SKU-DIRT-01
  dirt: (t) => {
    addDirt(t, 'time');
    return settled(t, 'muster');
  },

  // All characters go back to the cabins, but for the infirmary; groups stay where they were.   SKU-STATIONS-01, SKU-STATIONS-02
  muster: (t, v) => {
    const b = t.board;
    b.turn = newTurn();
    b.people.forEach((p, i) => {
      p.done = false;
      p.used &= ~USED.turn;
      if (p.post === 'infirmary') v.sleepers.push(i);
      else if (p.post !== 'enemy-deck') station(b, p, 'cabins');
    });
    for (const g of b.groups) g.done = false;
    return t.go('wake');
  },

  // Strength 4 for each who lies unconscious; whoever wakes can take a post at once.   SKU-DOWN-03, SKU-DOWN-04, SKU-DOWN-06
  wake: (t, v) => {
    const b = t.board;
    const who = v.sleepers[0];
    if (who === undefined) {
      v.left = b.people.flatMap((p, i) => (p.post === 'infirmary' ? [] : [i]));
      return t.go('next');
    }
    return t.call(trial, trialOf(who, 'wake', wakeDice(b, b.people[who]!), 4), 'woken');
  },

  woken: (t, v, n) => {
    const p = t.board.people[v.sleepers.shift()!]!;
    if (n > 0) {
      p.wounds = Math.max(0, p.wounds - 1);
      p.post = 'cabins';
      t.tell?.('person.woke', { who: p.cls, wounds: p.wounds });
    }
    return t.go('wake');
  },

  // The Captain first, the other pirates by trust, then the allies in the same order.   SKU-STATIONS-03, SKU-STATIONS-04, SKU-STATIONS-06
  next: (t, v) => {
    const b = t.board;
    const ready = firstOf(b, v);
    if (ready.length === 0) return t.go('orders');
    if (ready.length > 1) return t.ask(whoNext, b.captain, 'called');
    v.who = ready[0]!;
    return t.go('place');
  },

  // Ties are the Captain's to order.   SKU-STATIONS-05
  called: (t, v, [, who]) => {
    v.who = personOf(t.board.people, who);
    return t.go('place');
  },

  place: (t, v) => t.ask(takePost, t.board.people[v.who]!.owner, 'taken'),

  taken: (t, v, [, post]) => {
    const b = t.board;
    const p = b.people[v.who]!;
    station(b, p, post);
    v.left.splice(v.left.indexOf(v.who), 1);
    t.tell?.('post.taken', { who: p.cls, post: p.post });
    if (isAlly(p)) return t.go('next');
    v.placed.push(p.owner);
    return isSolo(b) ? t.go('plotting') : t.go('next');
  },

  // Alone, a die says whether an ally plots, as soon as the Captain stands.   SKU-STATIONS-11, SKU-SOLO-03
  plotting: (t, v) => {
    const b = t.board;
    const plotter = plotDie(t);
    if (plotter < 0) return t.go('next');
    v.left.splice(v.left.indexOf(plotter), 1);
    station(b, b.people[plotter]!, 'plot');
    t.tell?.('post.taken', { who: b.people[plotter]!.cls, post: 'plot' });
    return b.people[0]!.post === 'infirmary' ? t.go('next') : t.ask(standGuard, 0, 'guarded');
  },

  // The Captain may leave his post for the guard space, at no cost.   SKU-SOLO-23
  guarded: (t, _v, c) => {
    const b = t.board;
    if (c === YES) {
      station(b, b.people[0]!, 'guard');
      t.tell?.('post.taken', { who: b.people[0]!.cls, post: 'guard' });
    }
    return t.go('next');
  },

  orders: (t) => (isUnsettled(t.board) ? settled(t, 'orders') : t.ask(orders, t.board.captain, 'ordered')),

  ordered: (t, _v, c) => {
    const b = t.board;
    if (c[0] === 'enough') return t.done(); // what is not spent is lost   SKU-COMMAND-04
    if (c[0] === 'rum') drinkRum(t);
    else if (c[0] === 'reassign') {
      // A point of morale for each.   SKU-STATIONS-08
      const p = b.people[personOf(b.people, c[1])]!;
      station(b, p, c[2]);
      t.tell?.('person.reassigned', { who: p.cls, post: p.post });
      changeMorale(t, -1, 'reassigned');
    } else {
      const at = groupIndex(c[1]);
      stationGroup(b, b.groups[at]!, c[2]);
      t.tell?.('group.moved', { group: GROUP_IDS[at]!, post: b.groups[at]!.post });
      b.turn.spent++;
      // With the second point somebody on the bridge has earned his trust.   SKU-COMMAND-05, SKU-COMMAND-06
      const at2 = personAt(b, 'bridge');
      if (b.turn.spent === 2 && at2 >= 0 && at2 !== b.captain) changeTrust(t, at2, 1, 'harangue');
    }
    return t.go('orders');
  },
});

/** Who may come next: the Captain, then the most trusted pirates, then their allies in the same order. */
function firstOf(b: Voyage, v: Stations): number[] {
  if (v.left.includes(b.captain)) return [b.captain];
  const pirates = v.left.filter((i) => !isAlly(b.people[i]!));
  if (pirates.length > 0) {
    const most = Math.max(...pirates.map((i) => rankOf(b, i)));
    return pirates.filter((i) => rankOf(b, i) === most);
  }
  const allyOf = (seat: Seat): number[] => v.left.filter((i) => b.people[i]!.owner === seat).slice(0, 1);
  const own = allyOf(b.captain);
  if (own.length > 0) return own;
  // Hirers in the order in which they came; one in the infirmary did not come, but has his rank all the same.   SKU-Q-92
  const hirers = [...new Set(v.left.map((i) => b.people[i]!.owner))];
  const most = Math.max(...hirers.map((seat) => rankOf(b, seat)));
  const level = hirers.filter((seat) => rankOf(b, seat) === most);
  const came = v.placed.filter((seat) => level.includes(seat)).slice(0, 1);
  return [...came, ...level.filter((seat) => !v.placed.includes(seat))].flatMap(allyOf);
}

export const whoNext = question<Stations, Call>('stations.next', 'SKU-STATIONS-05', (o, b, v) => {
  for (const i of firstOf(b, v)) o.may(CALL[b.people[i]!.cls]);
});

const TAKE = choices('post', POSTS);

/** The plot space is for one pirate who is not the Captain, and for allies never.   SKU-POST-09, SKU-PLOT-02 */
function offerPosts(o: Offering<Take>, b: Voyage, p: Person): void {
  for (const post of POSTS) {
    if ((post === 'guard' || post === 'plot') && isSolo(b) !== (post === 'guard')) continue;
    if (post === 'guard' && personAt(b, 'plot') < 0) continue;
    o.may(TAKE[post]);
    if (post === 'plot')
      o.unless(p.owner === b.captain && !isAlly(p), 'SKU-POST-09', 'captain-never-plots')
        .unless(isAlly(p), 'SKU-PLOT-02', 'allies-never-plot')
        .unless(p.barred, 'SKU-PLOT-09', 'plot-exposed');
    o.unless(!roomFor(b, post), 'SKU-POST-22', 'post-full', { post });
  }
}

/** Any available post, or the cabins.   SKU-STATIONS-07 */
export const takePost = question<Stations, Take>(
  'stations.post',
  'SKU-STATIONS-04',
  (o, b, v) => offerPosts(o, b, b.people[v.who]!),
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);

export const standGuard = question<Stations, YesOrNo>(
  'solo.guard',
  'SKU-SOLO-23',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b) => ({ who: b.people[personAt(b, 'plot')]!.cls }) },
);

const REASSIGN = choicePairs('reassign', CLASS_IDS, POSTS);
const MOVE_GROUP = GROUP_IDS.map((id) => GROUP_POSTS.map((post) => choice('order', id, post)));

/** First other posts for people, then groups to their places; and rum, whenever.   SKU-STATIONS-08, SKU-STATIONS-09, SKU-STATIONS-10 */
// An unconscious Captain keeps his title, his decisions and his point.   SKU-DOWN-08
export const orders = question<Stations, Orders>(
  'stations.orders',
  'SKU-STATIONS-09',
  (o, b) => {
    offerRum(o, b);
    for (let i = 0; i < b.people.length; i++) {
      const p = b.people[i]!;
      if (p.post === 'infirmary' || (isSolo(b) && p.post === 'plot')) continue;
      for (let k = 0; k < POSTS.length; k++) {
        const post = POSTS[k]!;
        if (post === p.post || post === 'plot' || (post === 'guard' && !isSolo(b))) continue;
        o.may(REASSIGN[p.cls][post])
          .unless(!roomFor(b, post), 'SKU-POST-22', 'post-full', { post })
          .unless(b.turn.spent > 0, 'SKU-STATIONS-10', 'groups-ordered')
          .unless(b.morale < 1, 'SKU-STATIONS-08', 'no-morale-left');
      }
    }
    offerGroupMoves(o, b, commandPoints(b) - b.turn.spent);
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ points: Math.max(0, commandPoints(b) - b.turn.spent) }) },
);

/** A point each; not out of the infirmary, and the exhausted only to the cabins.   SKU-COMMAND-03, SKU-COMMAND-07, SKU-COMMAND-08, SKU-COMMAND-09 */
export function offerGroupMoves(o: Offering<Order>, b: Voyage, points: number): void {
  for (let i = 0; i < b.groups.length; i++) {
    const g = b.groups[i]!;
    if (!isFit(g)) continue;
    const moves = MOVE_GROUP[i]!;
    for (let k = 0; k < GROUP_POSTS.length; k++) {
      const post = GROUP_POSTS[k]!;
      if (post === g.post) continue;
      o.may(moves[k]!)
        .unless(points < 1, 'SKU-COMMAND-01', 'no-command-point')
        .unless(isExhausted(g) && post !== 'cabins', 'SKU-COMMAND-08', 'exhausted-to-cabins')
        .unless(!roomForGroup(b, post), 'SKU-POST-22', 'post-full', { post });
    }
  }
}
