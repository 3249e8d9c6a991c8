// Step 4: preparations, in the order the Captain fixes.   SKU-PREP
import { choice, choices, openVars, type Said } from '@boucan/kernel';
import { groupsAt, isSolo, type Person, personAt, proc, question, type Voyage } from '../board.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import { chartDice, deckDice, has, healDice } from '../quantities.ts';
import { canAct, freeGroup, freePerson, isFit, rest, tire } from './crew.ts';
import { ANY_NUMBER, gainRandom, stowing } from './hold.ts';
import { anyHidden, type Gem, goalIsland, offerGems, placeGem } from './objectives.ts';
import { plot, plotterWaiting } from './plot.ts';
import { isDamaged, repair, tireWorker } from './repair.ts';
import { drinkRum, offerRum } from './rum.ts';
import { isUnsettled, settled } from './settle.ts';
import { soloPlot } from './solo-plot.ts';
import { changeTrust, removeDirt } from './track.ts';
import { DIE, trial, trialOf } from './trial.ts';
import { CALL, type Call, ENOUGH, type Enough, GROUP, type OfGroup, PASS, type Pass, personOf, type Rum } from './words.ts';

interface Preparations {
  who: number; // acting
  closed: boolean; // the Captain has called enough; whoever is left acts in turn
  gems: number; // still to be placed
}
type GroupTask = Said<'clean' | 'repair' | 'pump' | 'pump-help' | 'dive', [group: GroupId]>;
type Order = GroupTask | Call | Said<'cargo'> | Rum | Enough;
type Task = Said<'heal' | 'chart' | 'scrub' | 'fix' | 'fathom'> | Pass;
interface PrepWaits {
  ordered: Order;
  chosen: Task;
  healed: number;
  freed: Call | OfGroup;
  charted: number;
  placed: Gem;
  scrubbed: number;
}
export const newPreparations = (): Preparations => ({ who: -1, closed: false, gems: 0 });

export const preparations = proc('preparations', 'SKU-PREP-03', openVars<Preparations, PrepWaits, undefined>(), {
  // Groups in the cabins, not on guard, lose all their fatigue.   SKU-FATIGUE-07, SKU-POST-11, SKU-CREW-05
  begin: (t) => {
    t.board.groups.forEach((g, i) => {
      if (g.post === 'cabins') rest(t, i);
    });
    return t.go('menu');
  },

  menu: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'menu');
    if (!v.closed) return t.ask(order, b.captain, 'ordered');
    v.who = b.people.findIndex((_, i) => hasTask(b, i));
    return v.who < 0 ? t.done() : t.go('act');
  },

  ordered: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'enough') {
      v.closed = true;
      return t.go('menu');
    }
    if (c[0] === 'rum') {
      drinkRum(t);
      return t.go('menu');
    }
    if (c[0] === 'call') {
      v.who = personOf(b.people, c[1]);
      return t.go('act');
    }
    if (c[0] === 'cargo') return t.go('cargo');
    const at = groupIndex(c[1]);
    const g = b.groups[at]!;
    g.done = true;
    switch (c[0]) {
      // Without a roll, one level for each group.   SKU-CLEAN-02, SKU-CLEAN-03
      case 'clean':
        removeDirt(t, 1, 'cleaned');
        tireWorker(t, at);
        return t.go('menu');
      // All dirt at once, or help for the character who cleans.   SKU-SHIP-15
      case 'pump':
        b.turn.pumped = true;
        tire(t, at);
        removeDirt(t, b.dirt, 'pumped');
        return t.go('menu');
      case 'pump-help':
        b.turn.pumped = true;
        b.turn.pumpHelp = true;
        tire(t, at);
        t.tell?.('pump.manned', { group: GROUP_IDS[at]! });
        return t.go('menu');
      // Something from the wreck below.   SKU-SHIP-16
      case 'dive':
        tire(t, at);
        dive(t, -1);
        return t.go('menu');
      default:
        return t.call(repair, { who: -1, group: at, wood: false, over: 5, action: true }, 'repaired');
    }
  },

  repaired: (t) => t.go('menu'),

  // Any number of markers with a crew group; one by a character, by the Captain's leave. Nobody tires.   SKU-PREP-05, SKU-CARGO-01, SKU-CARGO-02, SKU-CARGO-03, SKU-CARGO-04, SKU-CARGO-06
  cargo: (t) => {
    const b = t.board;
    b.turn.moved = true;
    const byGroup = b.groups.some((g) => g.post === 'main-deck' && canAct(g));
    const seat = byGroup ? b.captain : b.people[personAt(b, 'main-deck')]!.owner;
    return t.call(stowing, { seat, left: byGroup ? ANY_NUMBER : 1 }, 'menu');
  },

  act: (t, v) => {
    const b = t.board;
    if (v.who === personAt(b, 'plot')) return isSolo(b) ? t.call(soloPlot, {}, 'menu') : t.call(plot, { who: v.who }, 'menu');
    return t.ask(task, b.people[v.who]!.owner, 'chosen');
  },

  // One task for each; nobody is obliged to any.   SKU-PREP-01, SKU-PREP-02
  chosen: (t, v, c) => {
    const b = t.board;
    const p = b.people[v.who]!;
    p.done = true;
    switch (c[0]) {
      case 'heal': // SKU-HEAL-01, SKU-HEAL-03
        return t.call(trial, trialOf(v.who, 'heal', healDice(b, p), 4, { trust: 1 }), 'healed');
      case 'chart': // SKU-CHART-01, SKU-CHART-03
        return t.call(trial, trialOf(v.who, 'chart', chartDice(b, p), 5, { each: true, trust: 1, per: true }), 'charted');
      case 'scrub': // with or without a group before him, but none after him   SKU-CLEAN-07, SKU-CLEAN-04, SKU-CLEAN-06
        b.turn.scrubbed = true;
        return t.call(trial, trialOf(v.who, 'clean', deckDice(b, p), 5, { trust: 1, pips: b.turn.pumpHelp ? 1 : 0 }), 'scrubbed');
      case 'fix':
        return t.call(repair, { who: v.who, group: -1, wood: false, over: 4, action: true }, 'repaired');
      case 'fathom':
        dive(t, v.who);
        return t.go('menu');
      default:
        t.tell?.('person.idle', { who: p.cls });
        return t.go('menu');
    }
  },

  // One patient, whom the healer chooses.   SKU-HEAL-02, SKU-HEAL-05, SKU-HEAL-06
  healed: (t, v, n) => {
    const b = t.board;
    return n > 0 && anyPatient(b, b.people[v.who]!) ? t.ask(patient, b.people[v.who]!.owner, 'freed') : t.go('menu');
  },

  freed: (t, _v, c) => {
    const b = t.board;
    if (c[0] === 'call') freePerson(t, personOf(b.people, c[1]));
    else {
      const at = groupIndex(c[1]);
      const g = b.groups[at]!;
      if (g.post === 'infirmary') freeGroup(t, at);
      else {
        g.wounds = 0; // Field Medicine: it stays where it is
        t.tell?.('group.bandaged', { group: GROUP_IDS[at]! });
      }
    }
    return t.go('menu');
  },

  // A gem for each success, on any markers that are still face down.   SKU-CHART-02, SKU-CHART-06
  charted: (t, v, n) => {
    v.gems = n;
    return t.go('gems');
  },

  gems: (t, v) => {
    const b = t.board;
    if (v.gems === 0 || !anyHidden(b)) return t.go('menu');
    v.gems--;
    return t.ask(gem, b.people[v.who]!.owner, 'placed');
  },

  placed: (t, _v, [, island]) => {
    placeGem(t, island);
    return t.go('gems');
  },

  // SKU-CLEAN-05
  scrubbed: (t, _v, n) => {
    if (n > 0) removeDirt(t, 1, 'cleaned');
    return t.go('menu');
  },
});

/** A die of 4 to 6 brings something up; a character gains trust for it. */
function dive(t: Parameters<typeof gainRandom>[0], who: number): void {
  const b = t.board;
  const die = t.roll(DIE, 'dive', b.captain);
  t.tell?.('bell.sank', { die });
  if (die < 4 || !gainRandom(t, 'wreck', b.captain)) return;
  b.wrecks.find((w) => w.cell === b.ship.cell && w.left > 0)!.left--;
  if (who >= 0) changeTrust(t, who, 1, 'dive');
}

const mayDive = (b: Voyage): boolean =>
  b.ship.upgrades.includes('diving-bell') && b.wrecks.some((w) => w.cell === b.ship.cell && w.left > 0);

/** Only whoever lies in the infirmary; Field Medicine reaches wounded groups anywhere.   SKU-HEAL-07 */
const anyPatient = (b: Voyage, healer: Person): boolean =>
  b.people.some((p) => p.post === 'infirmary') ||
  groupsAt(b, 'infirmary') > 0 ||
  (has(healer, 'field-medicine') && b.groups.some((g) => isFit(g) && g.wounds > 0));

/** Whether a person has something left to do in these preparations. */
export function hasTask(b: Voyage, who: number): boolean {
  const p = b.people[who]!;
  if (p.done) return false;
  if (p.post === 'plot') return plotterWaiting(b) === who;
  if (p.post === 'forecastle') return goalIsland(b) === null; // SKU-CHART-07
  return p.post === 'main-deck' && (b.dirt > 0 || isDamaged(b) || anyPatient(b, p) || mayDive(b));
}

const CLEAN = choices('clean', GROUP_IDS);
const REPAIR = choices('repair', GROUP_IDS);
const PUMP = choices('pump', GROUP_IDS);
const PUMP_HELP = choices('pump-help', GROUP_IDS);
const DIVE = choices('dive', GROUP_IDS);
const CARGO = choice('cargo');

export const order = question<Preparations, Order>('prep.order', 'SKU-PREP-03', (o, b) => {
  offerRum(o, b);
  const { people, groups } = b;
  for (let i = 0; i < people.length; i++) if (hasTask(b, i)) o.may(CALL[people[i]!.cls]);
  const isHelped = personAt(b, 'main-deck') >= 0;
  let anybody = isHelped;
  for (let i = 0; i < groups.length; i++) {
    const g = groups[i]!;
    if (g.post !== 'main-deck') continue;
    const id = GROUP_IDS[i]!;
    const able = canAct(g);
    anybody ||= able;
    const { upgrades } = b.ship;
    o.may(CLEAN[id])
      .unless(!able, 'SKU-FATIGUE-03', 'group-exhausted')
      .unless(g.done, 'SKU-PREP-01', 'one-task')
      .unless(b.dirt === 0, 'SKU-CLEAN-01', 'no-dirt')
      .unless(b.turn.scrubbed, 'SKU-CLEAN-02', 'groups-clean-first');
    o.may(REPAIR[id])
      .unless(!able, 'SKU-FATIGUE-03', 'group-exhausted')
      .unless(g.done, 'SKU-PREP-01', 'one-task')
      .unless(!isDamaged(b), 'SKU-REPAIR-03', 'nothing-broken');
    if (upgrades.length === 0 || !able || g.done) continue;
    if (upgrades.includes('pump') && !b.turn.pumped && !b.turn.scrubbed && b.dirt > 0) {
      o.may(PUMP[id]);
      if (isHelped) o.may(PUMP_HELP[id]);
    }
    if (mayDive(b)) o.may(DIVE[id]);
  }
  if (anybody) o.may(CARGO).unless(b.turn.moved, 'SKU-CARGO-01', 'goods-moved');
  o.may(ENOUGH);
});

const HEAL = choice('heal');
const CHART = choice('chart');
const SCRUB = choice('scrub');
const FIX = choice('fix');
const FATHOM = choice('fathom');

/** According to the post.   SKU-POST-17 */
export const task = question<Preparations, Task>(
  'prep.task',
  'SKU-PREP-01',
  (o, b, v) => {
    const p = b.people[v.who]!;
    if (p.post === 'forecastle') o.may(CHART).unless(goalIsland(b) !== null, 'SKU-CHART-07', 'goal-known');
    else {
      o.may(HEAL).unless(!anyPatient(b, p), 'SKU-HEAL-07', 'no-patient');
      o.may(SCRUB).unless(b.dirt === 0, 'SKU-CLEAN-01', 'no-dirt');
      o.may(FIX).unless(!isDamaged(b), 'SKU-REPAIR-03', 'nothing-broken');
      if (mayDive(b)) o.may(FATHOM);
    }
    o.may(PASS);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls, post: b.people[v.who]!.post }) },
);

export const patient = question<Preparations, Call | OfGroup>('heal.patient', 'SKU-HEAL-06', (o, b, v) => {
  for (const p of b.people) if (p.post === 'infirmary') o.may(CALL[p.cls]);
  const afield = has(b.people[v.who]!, 'field-medicine');
  b.groups.forEach((g, i) => {
    if (g.post === 'infirmary' || (afield && isFit(g) && g.wounds > 0)) o.may(GROUP[GROUP_IDS[i]!]);
  });
});

export const gem = question<Preparations, Gem>('chart.gem', 'SKU-CHART-02', (o, b) => offerGems(o, b), {
  prompt: (_b, v) => ({ gems: v.gems + 1 }),
});
