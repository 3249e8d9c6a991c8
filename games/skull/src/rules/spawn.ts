// Enemies appear in the direction of the watch.   SKU-SPAWN, SKU-TIME-07
import { choice, choices, openVars, type Said } from '@boucan/kernel';
import { type Foe, foeOf, personAt, proc, question, type Voyage } from '../board.ts';
import { FOE_IDS, FOES, type FoeId, hasHeading } from '../content/foes.ts';
import { along, isWater } from '../content/map.ts';
import { isNear, spawnDistance, spawnReach } from '../quantities.ts';
import { removeFoe } from './foes.ts';
import { changeTrust } from './track.ts';
import { DIE } from './trial.ts';
import { NO, PASS, type Pass, YES, type YesOrNo } from './words.ts';

interface Spawn {
  foe: FoeId;
  cell: number;
}

type Distance = Said<'distance', [cells: number]>;
type Replace = Said<'replace', [foe: FoeId]>;
interface SpawnWaits {
  signalled: YesOrNo;
  replaced: Replace | Pass;
  sighted: Distance | Pass;
}

export const spawn = proc('spawn', 'SKU-SPAWN-01', openVars<Spawn, SpawnWaits, undefined>(), {
  begin: (t, v) => {
    const b = t.board;
    // It is in play already.   SKU-SPAWN-13
    if (foeOf(b, v.foe) !== undefined) {
      t.tell?.('foe.ignored', { foe: v.foe, why: 'in-play' });
      return t.done();
    }
    const wanted = v.foe === 'coastguard' || v.foe === 'galleon';
    if (wanted && b.ship.upgrades.includes('signal-book') && !b.signalled) return t.ask(signal, b.captain, 'signalled');
    return t.go('limit');
  },

  signalled: (t, v, c) => {
    const b = t.board;
    if (c === NO) return t.go('limit');
    b.signalled = true;
    const die = t.roll(DIE, 'signal', b.captain);
    t.tell?.('signal.sent', { die });
    if (die < 4) return t.go('limit');
    t.tell?.('foe.ignored', { foe: v.foe, why: 'signal' });
    return t.done();
  },

  // By agreement no more than two: a new one replaces an inactive one, or is ignored.   SKU-OPT-02
  limit: (t, v) => {
    const b = t.board;
    if (!b.house.limitEnemies || b.foes.length < 2) return t.go('place');
    if (b.foes.some((f) => !f.near)) return t.ask(replace, b.captain, 'replaced');
    t.tell?.('foe.ignored', { foe: v.foe, why: 'limit' });
    return t.done();
  },

  replaced: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'pass') {
      t.tell?.('foe.ignored', { foe: v.foe, why: 'limit' });
      return t.done();
    }
    removeFoe(b, foeOf(b, c[1])!);
    t.tell?.('foe.gone', { foe: c[1], why: 'replaced' });
    return t.go('place');
  },

  // The look-out may choose the distance, where there is water.   SKU-SPAWN-05, SKU-SPAWN-10, SKU-SPAWN-15, SKU-SPAWN-16
  place: (t, v) => {
    const b = t.board;
    v.cell = along(b.ship.cell, b.watch, spawnDistance(b));
    const at = personAt(b, 'crows-nest');
    const isVoid = b.house.voidSpawn && !isWater(v.cell);
    if (at >= 0 && !isVoid && placesFor(b, b.people[at]!).length > 0) return t.ask(far, b.people[at]!.owner, 'sighted');
    return t.go('appear');
  },

  sighted: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'pass') return t.go('appear');
    v.cell = along(b.ship.cell, b.watch, c[1]);
    changeTrust(t, personAt(b, 'crows-nest'), 1, 'sighted'); // SKU-SPAWN-06
    return t.go('appear');
  },

  // Not on land, and not beyond the edge.   SKU-SPAWN-09
  appear: (t, v) => {
    const b = t.board;
    if (!isWater(v.cell)) {
      t.tell?.('foe.ignored', { foe: v.foe, why: 'no-water' });
      return t.done();
    }
    // The heading by a die.   SKU-SPAWN-08, SKU-SPAWN-12
    const heading = hasHeading(v.foe) ? t.roll(DIE, 'heading', b.captain) : 0;
    b.foes.push(newFoe(b, v.foe, v.cell, heading));
    t.tell?.('foe.appeared', { foe: v.foe, cell: v.cell, heading });
    return t.done();
  },
});

/** Its sheet, with every marker on the left.   SKU-SPAWN-11 */
export function newFoe(b: Voyage, id: FoeId, cell: number, heading: number): Foe {
  const { speed, combat, hold, temper } = FOES[id];
  const foe = {
    id,
    cell,
    heading,
    speed,
    combat: combat ?? 0,
    hold: hold ?? 0,
    temper,
    near: false,
    goal: -1,
    rammed: false,
  };
  foe.near = isNear(b, foe);
  return foe;
}

function placesFor(b: Voyage, p: Voyage['people'][number]): number[] {
  const places: number[] = [];
  for (let n = 1; n <= spawnReach(b, p); n++) if (isWater(along(b.ship.cell, b.watch, n))) places.push(n);
  return places;
}

const DISTANCE = Array.from({ length: 9 }, (_, n) => choice('distance', n));
export const far = question<Spawn, Distance | Pass>(
  'spawn.distance',
  'SKU-SPAWN-05',
  (o, b) => {
    for (const n of placesFor(b, b.people[personAt(b, 'crows-nest')]!)) o.may(DISTANCE[n]!);
    o.may(PASS);
  },
  { prompt: (b, v) => ({ foe: v.foe, usual: spawnDistance(b), watch: b.watch }) },
);

const REPLACE = choices('replace', FOE_IDS);
export const replace = question<Spawn, Replace | Pass>(
  'spawn.replace',
  'SKU-OPT-02',
  (o, b) => {
    for (const foe of b.foes) if (!foe.near) o.may(REPLACE[foe.id]);
    o.may(PASS);
  },
  { prompt: (_b, v) => ({ foe: v.foe }) },
);

export const signal = question<Spawn, YesOrNo>(
  'spawn.signal',
  'SKU-SPAWN-01',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (_b, v) => ({ foe: v.foe }) },
);
