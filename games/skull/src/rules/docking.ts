// Docking, and what can be done on an island.   SKU-DOCK
import { choice, choices, type Offering, type Said, type Seat, type Vars } from '@boucan/kernel';
import { type Hoard, proc, question, type Voyage } from '../board.ts';
import { type IslandId, MOORED_AT } from '../content/map.ts';
import { MISSION_IDS, type MissionId } from '../content/missions.ts';
import { PRESTIGE_PER_COIN } from '../content/ships.ts';
import { hostileActive, hostileAnywhere } from '../quantities.ts';
import { explore, newExplore } from './explore.ts';
import { completeMission, embark, isFeasible, mawMove } from './missions.ts';
import { goalIsland } from './objectives.ts';
import { drinkRum, offerRum } from './rum.ts';
import { isUnsettled, settled } from './settle.ts';
import { changeLoot, changePrestige } from './track.ts';
import { wreck } from './unrest.ts';
import { ENOUGH, type Enough, NO, type Rum, YES, type YesOrNo } from './words.ts';

type IslandAction = 'bury' | 'explore' | 'mission';
interface Docking {
  done: readonly IslandAction[]; // each at most once   SKU-DOCK-05
  asked: number; // hoards of others here that have been seen to
  spade: 'bury' | 'dig' | null; // what was begun: nobody digs up what he has just buried
}
export type Dock = Said<'dock'>;
type Ashore = Said<'explore'> | Said<'bury-loot'> | Said<'mission', [mission: MissionId]> | Said<'land'> | Rum | Enough;
type Dig = Said<'dig', [doubloons: number]>;
type Bury = Said<'bury', [doubloons: number]> | Dig | Enough;
interface DockingWaits {
  dug: YesOrNo | Dig;
  chosen: Ashore;
  buried: Bury;
}
const dockingVars: Vars<Docking, DockingWaits, undefined> = {
  clone: (v) => ({ done: v.done, asked: v.asked, spade: v.spade }),
  show: (v) => ({ done: v.done, asked: v.asked, spade: v.spade }),
};

const DOCK = choice('dock');
export const islandHere = (b: Voyage): IslandId | null => MOORED_AT[b.ship.cell] ?? null;
const isGoalHere = (b: Voyage): boolean => islandHere(b) !== null && goalIsland(b) === islandHere(b);

/** Elsewhere no hostile enemy may be on the board; at the goal none may be active, unless the table allows it for 10 prestige.   SKU-DOCK-01, SKU-DOCK-13, SKU-OPT-01, SKU-FOE-GHOST-05 */
export function offerDock(o: Offering<Dock>, b: Voyage): void {
  o.may(DOCK);
  if (!isGoalHere(b)) o.unless(hostileAnywhere(b), 'SKU-DOCK-01', 'hostile-on-board');
  else if (hostileActive(b)) {
    o.unless(!b.house.dockWithEnemies, 'SKU-END-02', 'hostile-active').unless(
      b.house.dockWithEnemies && b.registers[b.captain]!.prestige < PRESTIGE_PER_COIN,
      'SKU-OPT-01',
      'no-prestige-to-dock',
    );
  }
}

export const docking = proc('docking', 'SKU-DOCK-02', dockingVars, {
  begin: (t) => {
    const b = t.board;
    t.tell?.('ship.docked', { island: islandHere(b)! });
    if (hostileActive(b)) {
      changePrestige(t, b.captain, -PRESTIGE_PER_COIN, 'dock'); // SKU-OPT-01
      return t.go('land');
    }
    embark(t, islandHere(b)!);
    return t.go('hoards');
  },

  // Who has lost the captaincy may dig up what he buried here, for himself, or a part of it.   SKU-DOCK-10
  hoards: (t, v) => {
    const hoard = oldHoards(t.board)[v.asked];
    return hoard === undefined ? t.go('menu') : t.ask(digUp, hoard.seat, 'dug');
  },

  dug: (t, v, c) => {
    const b = t.board;
    const hoard = oldHoards(b)[v.asked]!;
    if (c === NO) {
      v.asked++;
      return t.go('hoards');
    }
    const doubloons = c[0] === 'dig' ? c[1] : hoard.amount;
    hoard.amount -= doubloons;
    if (hoard.amount === 0) b.hoards.splice(b.hoards.indexOf(hoard), 1);
    b.registers[hoard.seat]!.doubloons += doubloons;
    t.tell?.('hoard.recovered', { seat: hoard.seat, doubloons });
    return t.go('hoards');
  },

  menu: (t) => (isUnsettled(t.board) ? settled(t, 'menu') : t.ask(ashore, t.board.captain, 'chosen')),

  chosen: (t, v, c) => {
    const b = t.board;
    switch (c[0]) {
      case 'bury-loot':
        v.done = [...v.done, 'bury'];
        return t.ask(bury, b.captain, 'buried');
      case 'explore':
        v.done = [...v.done, 'explore'];
        return t.call(explore, newExplore(), 'menu');
      case 'mission':
        v.done = [...v.done, 'mission'];
        completeMission(t, c[1]);
        return c[1] === 'calm-the-maw' && b.maelstrom >= 0 ? t.call(mawMove, { left: 3 }, 'menu') : t.go('menu');
      case 'land':
        return t.go('land');
      case 'rum':
        drinkRum(t);
        return t.go('menu');
      default:
        return t.done(); // a new voyage turn begins   SKU-DOCK-03
    }
  },

  // Any part of the crew's loot, on one island; later more or less of it.   SKU-DOCK-06, SKU-DOCK-07, SKU-DOCK-08
  buried: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'enough') return t.go('menu');
    const [verb, amount] = c;
    v.spade = verb;
    const island = islandHere(b)!;
    const mine = b.hoards.find((h) => h.seat === b.captain);
    if (verb === 'bury') {
      changeLoot(t, -amount, 'buried');
      if (mine === undefined) b.hoards.push({ seat: b.captain, island, amount });
      else mine.amount += amount;
      t.tell?.('loot.buried', { seat: b.captain, island, doubloons: amount });
    } else {
      mine!.amount -= amount;
      if (mine!.amount === 0) b.hoards.splice(b.hoards.indexOf(mine!), 1);
      changeLoot(t, amount, 'dug-up');
      t.tell?.('loot.dug-up', { seat: b.captain, island, doubloons: amount });
    }
    return t.go('more');
  },

  more: (t) => {
    const b = t.board;
    return t.ask(bury, b.captain, 'buried');
  },

  // The goal is reached.   SKU-DOCK-13, SKU-END-02, SKU-GOAL-01
  land: (t) => wreck(t, { end: 'reached', annex: 0 }),
});

/** Buried here by those who are not Captain any more; each hoard is kept apart.   SKU-Q-79 */
const oldHoards = (b: Voyage): Hoard[] => b.hoards.filter((h) => h.island === islandHere(b) && h.seat !== b.captain);

const BURY_LOOT = choice('bury-loot');
const EXPLORE = choice('explore');
const LAND = choice('land');
const MISSION = choices('mission', MISSION_IDS);

/** A Captain has his loot on one island only.   SKU-DOCK-09 */
const mayBury = (b: Voyage): boolean => {
  const mine = b.hoards.find((h) => h.seat === b.captain);
  return mine === undefined ? b.loot > 0 : mine.island === islandHere(b);
};

/** One island action at least must be carried out.   SKU-DOCK-02, SKU-DOCK-04 */
export const ashore = question<Docking, Ashore>(
  'dock.ashore',
  'SKU-DOCK-04',
  (o, b, v) => {
    // With a hostile enemy somewhere on the board one docks at the goal to end the voyage, and for nothing else.   SKU-Q-81
    const watched = hostileAnywhere(b);
    o.may(EXPLORE)
      .unless(v.done.includes('explore'), 'SKU-DOCK-05', 'done-already')
      .unless(watched, 'SKU-DOCK-01', 'hostile-on-board');
    o.may(BURY_LOOT)
      .unless(watched, 'SKU-DOCK-01', 'hostile-on-board')
      .unless(v.done.includes('bury'), 'SKU-DOCK-05', 'done-already')
      .unless(!mayBury(b), 'SKU-DOCK-09', 'buried-elsewhere');
    for (const { id } of b.missions)
      o.may(MISSION[id])
        .unless(watched, 'SKU-DOCK-01', 'hostile-on-board')
        .unless(v.done.includes('mission'), 'SKU-DOCK-05', 'done-already')
        .unless(!isFeasible(b, id), 'SKU-DOCK-11', 'mission-not-here');
    if (isGoalHere(b)) o.may(LAND);
    offerRum(o, b);
    o.may(ENOUGH).unless(v.done.length === 0, 'SKU-DOCK-02', 'island-action-first');
  },
  { prompt: (b) => ({ island: islandHere(b)! }) },
);

const SUMS = [1, 5, 10, 50] as const;
const BURY = SUMS.map((n) => choice('bury', n));
const DIG = SUMS.map((n) => choice('dig', n));

export const bury = question<Docking, Bury>(
  'dock.bury',
  'SKU-DOCK-06',
  (o, b, v) => {
    const mine = b.hoards.find((h) => h.seat === b.captain);
    SUMS.forEach((n, i) => {
      if (b.loot >= n && v.spade !== 'dig') o.may(BURY[i]!);
    });
    SUMS.forEach((n, i) => {
      if (mine !== undefined && mine.amount >= n && v.spade !== 'bury') o.may(DIG[i]!);
    });
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ loot: b.loot, buried: b.hoards.find((h) => h.seat === b.captain)?.amount ?? 0 }) },
);

const hoardOf = (b: Voyage, seat: Seat): number => b.hoards.find((h) => h.seat === seat)!.amount;

/** All of it, or a part. */
export const digUp = question<Docking, YesOrNo | Dig>(
  'dock.dig-up',
  'SKU-DOCK-10',
  (o, b, _v, seat) => {
    o.may(YES);
    SUMS.forEach((n, i) => {
      if (hoardOf(b, seat) > n) o.may(DIG[i]!);
    });
    o.may(NO);
  },
  { prompt: (b, _v, seat: Seat) => ({ doubloons: hoardOf(b, seat) }) },
);
