// What event cards do, one effect at a time.   SKU-EVENT-07
import { choice, openVars, type Said } from '@boucan/kernel';
import { groupsAt, proc, question, type Voyage } from '../board.ts';
import type { Effect } from '../content/events.ts';
import { ZONE } from '../content/foes.ts';
import { GROUP_IDS, groupIndex } from '../content/groups.ts';
import { far, LAND_CELLS } from '../content/map.ts';
import { boarding } from './boarding.ts';
import { eliminate, freeGroup, freePerson, incapacitate, isExhausted, isFit, isTirable, tire, woundGroup } from './crew.ts';
import { drift } from './drift.ts';
import { boardingBy } from './fray.ts';
import { hits } from './hits.ts';
import { gainNamed, gainRandom, holds, jettison, lastOccupied, spendGood } from './hold.ts';
import { anyHidden, type Gem, offerGems, placeGem } from './objectives.ts';
import { spawn } from './spawn.ts';
import { demand, refreshGroup } from './time.ts';
import { changeLoot, changeMorale, changeTrust, removeDirt } from './track.ts';
import { DIE } from './trial.ts';
import { GROUP, NO, type OfGroup, YES, type YesOrNo } from './words.ts';
import { wound } from './wound.ts';

interface Doing {
  does: Effect;
  roller: number; // the person who rolled, or −1
  byGroup: boolean;
}

type GroupEffect = 'group-wounded' | 'group-down' | 'group-lost' | 'tire';

type Tower = Said<'tower', [cell: number]>;
interface EffectWaits {
  wearied: OfGroup;
  chosen: OfGroup;
  towered: Tower;
  fished: YesOrNo;
  charted: Gem;
}

export const effect = proc('effect', 'SKU-EVENT-03', openVars<Doing, EffectWaits, 'boarded' | undefined>(), {
  begin: (t, v) => {
    const b = t.board;
    const e = v.does;
    switch (e.does) {
      case 'foe':
        return t.call(spawn, { foe: e.foe, cell: -1 }, 'over');
      case 'maelstrom':
        // Under the ship, until the end of the voyage.   SKU-FOE-MAELSTROM-04, SKU-FOE-MAELSTROM-05
        if (b.maelstrom < 0) {
          b.maelstrom = b.ship.cell;
          t.tell?.('maelstrom.opened', { cell: b.maelstrom });
        }
        return t.done();
      case 'boarding':
        return t.call(boarding, boardingBy(b, b.card!, e.board), 'boarded');
      case 'crab': // SKU-EVENT-13
        b.crab = 0;
        t.tell?.('crab.clung', {});
        return t.done();
      case 'tower':
        return towerCells(b).length > 1 ? t.ask(towerAt, b.captain, 'towered') : t.go('tower');
      case 'wind':
        b.wind = e.wind;
        t.tell?.('wind.turned', { wind: e.wind });
        return t.done();
      case 'fog':
        b.fog = true;
        t.tell?.('fog.fell', {});
        return t.done();
      case 'morale':
        changeMorale(t, e.by, 'event');
        return e.by < 0 ? t.go('weary') : t.done();
      case 'drift': {
        const heading = e.where === 'watch' ? b.watch : e.where === 'ahead' ? b.ship.heading : t.roll(DIE, 'drift', b.captain);
        t.tell?.('ship.driven', { cells: e.cells, heading });
        return t.call(drift, { left: e.cells, heading }, 'over');
      }
      case 'impact':
        return t.call(hits, { left: 1, where: e.where }, 'over');
      case 'fire-aloft':
        return v.roller >= 0 ? t.call(wound, { who: v.roller }, 'over') : t.call(hits, { left: 1, where: 'rigging' }, 'over');
      case 'group-wounded':
      case 'group-down':
      case 'group-lost':
        return t.go('group');
      case 'rats':
        if (holds(b, 'provisions')) {
          spendGood(t, 'provisions', 'rats');
          return t.done();
        }
        changeMorale(t, -2, 'event');
        return t.go('weary');
      case 'loose':
        if (lastOccupied(b) >= 0) jettison(t, lastOccupied(b), 'loose');
        return t.done();
      case 'overboard-saved':
        if (v.roller >= 0) changeTrust(t, v.roller, 1, 'saved');
        else changeMorale(t, 1, 'event');
        return t.done();
      case 'demand': // SKU-GOODS-05
        return t.call(demand, { daily: false }, 'over');
      case 'flotsam':
        if (b.pile.includes('wood')) return t.ask(spar, b.captain, 'fished');
        gainRandom(t, 'flotsam', b.captain);
        return t.done();
      case 'gem':
        return v.roller >= 0 && anyHidden(b) ? t.ask(oldChart, b.people[v.roller]!.owner, 'charted') : t.done();
      case 'thief': {
        if (groupsAt(b, 'guard') > 0) {
          t.tell?.('thief.caught', {});
          return t.done();
        }
        const die = t.roll(DIE, 'thief', b.captain);
        t.tell?.('thief.stole', { die });
        changeLoot(t, -Math.min(b.loot, die), 'thief');
        return t.done();
      }
      case 'fever-breaks':
        return t.go('fever');
      case 'rain':
        if (b.dirt > 0) removeDirt(t, 1, 'rain');
        b.groups.forEach((g, i) => {
          if (isFit(g) && g.fatigue > 0 && !isExhausted(g)) refreshGroup(t, i);
        });
        return t.done();
      case 'by-night': // has been chosen from already
        return t.done();
      default:
        return e satisfies never;
    }
  },

  over: (t) => t.done(),
  boarded: (t) => t.done('boarded'),

  // Lost morale also tires one group, by the Captain's choice.   SKU-MORALE-04, SKU-MORALE-05, SKU-EVENT-07
  weary: (t) => {
    const b = t.board;
    const n = b.groups.filter(isTirable).length;
    if (n > 1) return t.ask(whichGroup, b.captain, 'wearied');
    if (n === 1) tire(t, b.groups.findIndex(isTirable));
    return t.done();
  },
  wearied: (t, _v, [, group]) => {
    tire(t, groupIndex(group));
    return t.done();
  },

  group: (t, v) => {
    const b = t.board;
    const kind = v.does.does as GroupEffect;
    const able = b.groups.flatMap((_, i) => (isEligible(b, i, kind) ? [i] : []));
    if (able.length > 1) return t.ask(whichGroup, b.captain, 'chosen');
    if (able.length === 1) befall(t, able[0]!, kind);
    return t.done();
  },
  chosen: (t, v, [, group]) => {
    befall(t, groupIndex(group), v.does.does as GroupEffect);
    return t.done();
  },

  // On the nearest land within five cells, if there is any.   SKU-EVENT-14
  tower: (t) => {
    const [cell] = towerCells(t.board);
    if (cell === undefined) t.tell?.('foe.ignored', { foe: 'watchtower', why: 'no-land' });
    else raiseTower(t, cell);
    return t.done();
  },
  towered: (t, _v, [, cell]) => {
    raiseTower(t, cell);
    return t.done();
  },

  fished: (t, _v, c) => {
    if (c === YES) gainNamed(t, 'wood', 'flotsam');
    else gainRandom(t, 'flotsam', t.board.captain);
    return t.done();
  },
  charted: (t, _v, [, island]) => {
    placeGem(t, island);
    return t.done();
  },

  // Whoever has lain longest in the infirmary gets up.
  fever: (t) => {
    const b = t.board;
    const ill = [
      ...b.people.flatMap((p, i) => (p.post === 'infirmary' ? [{ since: p.since, free: () => freePerson(t, i) }] : [])),
      ...b.groups.flatMap((g, i) => (g.post === 'infirmary' ? [{ since: g.since, free: () => freeGroup(t, i) }] : [])),
    ].sort((x, y) => x.since - y.since);
    if (ill.length === 0) changeMorale(t, 1, 'event');
    else ill[0]!.free();
    return t.done();
  },
});

function raiseTower(t: Parameters<typeof changeLoot>[0], cell: number): void {
  t.board.tower = { cell, hits: 0 };
  t.tell?.('tower.rose', { cell });
}

function towerCells(b: Voyage): number[] {
  const nearest = Math.min(...LAND_CELLS.map((c) => far(c, b.ship.cell)));
  return nearest > ZONE ? [] : LAND_CELLS.filter((c) => far(c, b.ship.cell) === nearest);
}

const isEligible = (b: Voyage, i: number, kind: GroupEffect): boolean => {
  const g = b.groups[i]!;
  if (kind === 'tire') return isTirable(g);
  return isFit(g) && (kind !== 'group-lost' || g.post !== 'cabins');
};

function befall(t: Parameters<typeof changeLoot>[0], at: number, kind: GroupEffect): void {
  if (kind === 'group-wounded') woundGroup(t, at);
  else if (kind === 'group-down') incapacitate(t, at);
  else eliminate(t, at);
}

const kindOf = ({ does }: Doing): GroupEffect =>
  does.does === 'group-wounded' || does.does === 'group-down' || does.does === 'group-lost' ? does.does : 'tire';

const FATE = { tire: 'tire', 'group-wounded': 'wounded', 'group-down': 'ill', 'group-lost': 'lost' } as const;
export const whichGroup = question<Doing, OfGroup>(
  'event.group',
  'SKU-MORALE-05',
  (o, b, v) => {
    for (let i = 0; i < b.groups.length; i++) if (isEligible(b, i, kindOf(v))) o.may(GROUP[GROUP_IDS[i]!]);
  },
  { prompt: (_b, v) => ({ fate: FATE[kindOf(v)] }) },
);

const TOWER = new Map(LAND_CELLS.map((cell) => [cell, choice('tower', cell)]));
export const towerAt = question<Doing, Tower>('event.tower', 'SKU-EVENT-14', (o, b) => {
  for (const cell of towerCells(b)) o.may(TOWER.get(cell)!);
});

export const spar = question<Doing, YesOrNo>('event.spar', 'SKU-EVENT-03', (o) => {
  o.may(YES);
  o.may(NO);
});

export const oldChart = question<Doing, Gem>('event.old-chart', 'SKU-EVENT-03', (o, b) => offerGems(o, b));
