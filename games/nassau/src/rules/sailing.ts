// Phase II, part A: a provision, some sailing, one action.   NAS-SAIL
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, NO_QUAY, proc, question, type Ship, shipOf } from '../board.ts';
import { opponent, opponentNumber } from '../content/opponents.ts';
import { NEIGHBOURS, OPPONENTS_IN, ZONES, type Zone, type ZoneId, zoneOf } from '../content/sea.ts';
import type { DeckId } from '../events.ts';
import { campfire } from './campfire.ts';
import { layDown, piratesFor } from './crew.ts';
import { anyDeck, canDraw, DECKS, drawTale } from './decks.ts';
import { type FightWith, fight, fighting, listFights } from './fight.ts';
import { pay } from './ledger.ts';
import {
  type Capture,
  capture,
  listOutposts,
  listPosts,
  listTowers,
  type Occupy,
  occupy,
  type Plunder,
  plunder,
} from './raids.ts';
import { type HeadFor, home, listStops, type Stop, skullIsland } from './return.ts';
import { meetSeaDog } from './sea-dog.ts';
import type { Tools } from './tools.ts';

export interface SeaTurn {
  seat: Seat;
  paid: boolean; // the provision: from here on an action is compulsory
  entered: number; // zones
  stopped: boolean; // by a kraken
  goal: string; // of the compass
}

/** `enter C` with sailors, or with one pirate more who lies down. */
const ENTER = ZONES.map((zone) => [choice('enter', zone, 0), choice('enter', zone, 1)]);
const STEER = choice('steer', 'sea-dog');
export const MEET = choice('meet');
const TALE = choices('tale', DECKS);

type Sail = Said<'enter', [zone: ZoneId, pirates: number]> | Said<'steer', [goal: string]>;
type Act = FightWith | Capture | Occupy | Plunder | Said<'meet'> | Said<'tale', [deck: DeckId]>;

/** Whether an undefeated kraken lies in this zone. */
export function hasKraken(b: Nassau, zone: Zone): boolean {
  const places = OPPONENTS_IN[zone]!;
  for (let i = 0; i < places.length; i++) {
    const number = b.opponents[places[i]!]!;
    if (number !== 0 && opponent(number).kind === 'kraken') return true;
  }
  return false;
}

/** Where the sea dog is; nowhere if nobody plays with him. */
export const seaDogZone = (b: Nassau): Zone => b.seaDog[b.seaDog.length - 1] ?? -1;

export const seaTurn = proc('sea-turn', 'NAS-SAIL-13', openVars<SeaTurn, { acted: Sail | Act | HeadFor }>(), {
  begin: (t, v) => t.ask(seaAction, v.seat, 'acted'),

  acted: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'head-for') {
      t.tell?.('voyage.began', { seat: v.seat });
      return t.call(homeward, { seat: v.seat, stop: c[1] }, 'over');
    }
    eatProvision(t, v);
    switch (c[0]) {
      case 'enter':
        enter(b, v, zoneOf(c[1]), c[2]);
        t.tell?.('zone.entered', { seat: v.seat, zone: c[1], pirates: c[2] });
        if (v.stopped) t.tell?.('kraken.stopped', { seat: v.seat, zone: c[1] });
        return t.ask(seaAgain, v.seat, 'acted');
      case 'steer':
        v.goal = c[1];
        return t.call(pay, { seat: v.seat, item: 'compass', n: 1, cause: v.goal }, 'steered');
      case 'fight':
        return t.call(fight, fighting(v.seat, opponentNumber(c[1])), 'over');
      case 'capture':
        return t.call(capture, { seat: v.seat, place: b.outposts.indexOf(c[1]) }, 'over');
      case 'occupy':
        return t.call(occupy, { seat: v.seat, place: b.towers.indexOf(c[1]) }, 'over');
      case 'plunder':
        return t.call(plunder, { seat: v.seat, place: b.posts.indexOf(c[1]) }, 'over');
      case 'meet':
        return t.call(meetSeaDog, { seat: v.seat, gain: 'rum-2' }, 'over');
      default:
        drawTale(t, v.seat, c[1], 'tale-action'); // NAS-TALE-01
        return t.done();
    }
  },

  // Straight to the sea dog, past distance and krakens; then one may sail on as usual.   NAS-ITEM-07, NAS-ITEM-08, NAS-ITEM-09
  steered: (t, v) => {
    steerTo(t, v, seaDogZone(t.board));
    return t.ask(seaAgain, v.seat, 'acted');
  },

  over: (t) => t.done(), // NAS-SAIL-16
});

/** The price of sailing and acting, even if the boat stays.   NAS-SAIL-02, NAS-SAIL-18 */
export function eatProvision(t: Tools, v: SeaTurn): void {
  if (v.paid) return;
  v.paid = true;
  const s = shipOf(t.board, v.seat);
  s.provisions--;
  t.tell?.('provision.eaten', { seat: v.seat, left: s.provisions });
}

export function steerTo(t: Tools, v: SeaTurn, zone: Zone): void {
  steer(t.board, v.seat, zone);
  t.tell?.('boat.steered', { seat: v.seat, zone: ZONES[zone]!, goal: v.goal });
}

/** Entering a kraken's zone ends the movement; leaving it later does not.   NAS-SAIL-07, NAS-SAIL-09, NAS-Q-62 */
function enter(b: Nassau, v: SeaTurn, zone: Zone, pirates: number): void {
  layDown(b, v.seat, pirates);
  steer(b, v.seat, zone);
  v.entered++;
  v.stopped = hasKraken(b, zone);
}

/** Any number of boats may be there.   NAS-SAIL-14 */
function steer(b: Nassau, seat: Seat, zone: Zone): void {
  const s = shipOf(b, seat);
  s.zone = zone;
  s.quay = NO_QUAY;
}

/** Only before sailing, and once a turn: a second compass could only lead where the first might have. Nor where one already is.   NAS-Q-29 */
export const maySteer = (v: SeaTurn, s: Ship): boolean => s.compass > 0 && v.entered === 0 && v.goal === '';

/** Neighbouring zones while there are sets of a sailor and a sail; a pirate may stand in for a sailor.   NAS-SAIL-04, NAS-SAIL-06, NAS-SAIL-10 */
function listSailing(o: Offering<Sail>, b: Nassau, v: SeaTurn, s: Ship): void {
  const set = v.entered + 1;
  const pirates = piratesFor(s, set) > 0 ? 1 : 0;
  const zones = NEIGHBOURS[s.zone]!;
  for (let i = 0; i < zones.length; i++) {
    o.may(ENTER[zones[i]!]![pirates]!)
      .unless(v.stopped, 'NAS-SAIL-07', 'kraken-stops')
      .unless(set > s.sails, 'NAS-SAIL-04', 'no-sail-left')
      .unless(pirates > s.standing, 'NAS-SAIL-04', 'no-sailor-left');
  }
  if (maySteer(v, s) && seaDogZone(b) >= 0) o.may(STEER).unless(seaDogZone(b) === s.zone, 'NAS-ITEM-07', 'already-there');
}

/** Exactly one action in the zone where the boat is.   NAS-SAIL-13, NAS-SAIL-08 */
function listActions(o: Offering<Act>, b: Nassau, s: Ship): void {
  listFights(o, b, s);
  listOutposts(o, b, s);
  listTowers(o, b, s);
  listPosts(o, b, s);
  if (seaDogZone(b) === s.zone) o.may(MEET); // NAS-SEADOG-01
  // Possible in every zone, so that an action is always to be had.   NAS-TALE-02, NAS-Q-30
  for (const deck of DECKS) o.may(TALE[deck]).unless(!canDraw(b, deck) && anyDeck(b) !== deck, 'NAS-TALE-02', 'deck-empty');
}

/** Act, for a provision, or begin the voyage home.   NAS-SAIL-03, NAS-SAIL-17 */
export const seaAction = question<SeaTurn, Sail | Act | HeadFor>(
  'sea.turn',
  'NAS-SAIL-02',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    if (s.provisions > 0) {
      listSailing(o, b, v, s);
      listActions(o, b, s);
    }
    listStops(o, s);
  },
  { prompt: (b, _v, seat) => ({ provisions: shipOf(b, seat).provisions, zone: ZONES[shipOf(b, seat).zone]! }) },
);

export const seaAgain = question<SeaTurn, Sail | Act>(
  'sea.act',
  'NAS-SAIL-13',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    listSailing(o, b, v, s);
    listActions(o, b, s);
  },
  { prompt: (b, _v, seat) => ({ zone: ZONES[shipOf(b, seat).zone]! }) },
);

// ── the voyage home ──

interface Homeward {
  seat: Seat;
  stop: Stop;
}

/** One stop per turn, in a fixed order; a skipped one costs none.   NAS-RETURN-01, NAS-RETURN-03, NAS-RETURN-04, NAS-RETURN-05 */
export const homeward = proc('homeward', 'NAS-RETURN-01', openVars<Homeward>(), {
  begin: (t, v) => {
    const s = shipOf(t.board, v.seat);
    s.quay = NO_QUAY;
    s.stage = v.stop;
    t.tell?.('stop.made', { seat: v.seat, stop: v.stop });
    if (v.stop === 'skull-island') return t.call(skullIsland, { seat: v.seat, left: 0 }, 'over');
    if (v.stop === 'campfire') return t.call(campfire, { seat: v.seat, left: 0, points: 0, doubled: false }, 'over');
    return t.call(home, { seat: v.seat, crates: 0, tales: 0, points: 0 }, 'over');
  },
  over: (t) => t.done(),
});

/** Of a boat on its way home.   NAS-RETURN-02, NAS-RETURN-06 */
export const returnTurn = proc('return-turn', 'NAS-RETURN-03', openVars<{ seat: Seat }, { chosen: HeadFor }>(), {
  begin: (t, v) =>
    shipOf(t.board, v.seat).stage === 'skull-island' && shipOf(t.board, v.seat).rum > 0
      ? t.ask(nextStop, v.seat, 'chosen')
      : t.call(homeward, { seat: v.seat, stop: 'home' }, 'over'),
  chosen: (t, v, [, stop]) => t.call(homeward, { seat: v.seat, stop }, 'over'),
  over: (t) => t.done(),
});

export const nextStop = question<{ seat: Seat }, HeadFor>('return.stop', 'NAS-RETURN-02', (o, b, _v, seat) =>
  listStops(o, shipOf(b, seat)),
);

// ── the phase ──

interface Round {
  seat: Seat; // who comes next
}

/** Clockwise from the dolphin, each at his own pace until all are home.   NAS-FLOW-04, NAS-SAIL-01, NAS-HOME-06 */
export const seaPhase = proc('caribbean', 'NAS-FLOW-04', openVars<Round>(), {
  begin: (t, v) => {
    const b = t.board;
    b.phase = 'caribbean';
    b.claimed = false;
    v.seat = b.dolphin;
    t.tell?.('sea.began', { seat: b.dolphin });
    return t.go('next');
  },

  next: (t, v) => {
    const { ships } = t.board;
    for (let i = 0; i < ships.length; i++) {
      const seat = (v.seat + i) % ships.length;
      const { stage } = ships[seat]!;
      if (stage === 'home') continue;
      v.seat = (seat + 1) % ships.length;
      t.turn(seat);
      if (stage === 'sea') return t.call(seaTurn, { seat, paid: false, entered: 0, stopped: false, goal: '' }, 'next');
      return t.call(returnTurn, { seat }, 'next');
    }
    return t.done();
  },
});
