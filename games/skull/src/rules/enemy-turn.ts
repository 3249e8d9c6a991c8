// The enemy turn: the Maelström, crab and tower, then every enemy in the order the Captain chooses.   SKU-ENEMY-01
import { choice, choices, type Next, type Runner, type Said, type Vars } from '@boucan/kernel';
import { type Foe, foeOf, proc, question, type Tools, type Voyage } from '../board.ts';
import { FOE_IDS, FOES, type FoeId } from '../content/foes.ts';
import { bears, far, ISLAND_IDS, type IslandId, isWater, MOORING, nextTo } from '../content/map.ts';
import { cellOf, headingOf, type Place, placeOf, pointsTo, stepsFrom } from '../content/steps.ts';
import type { Events } from '../events.ts';
import { HEADINGS, type Heading } from '../hex.ts';
import { foeGunDice, foeSpeedDice, inMaw } from '../quantities.ts';
import { meetWhale } from './arrival.ts';
import { boarding } from './boarding.ts';
import { drift } from './drift.ts';
import { foesAt, isBoardable, removeFoe, watchZones } from './foes.ts';
import { boardingOf } from './fray.ts';
import { hits } from './hits.ts';
import { chase, singleMove, within } from './sailing.ts';
import { isUnsettled, settled } from './settle.ts';
import { changeMorale } from './track.ts';
import { DIE, rollDice } from './trial.ts';

interface EnemyTurn {
  left: FoeId[]; // still to be activated
  foe: FoeId | null;
  points: number;
  ends: Place[]; // where it may go, all as good
  next: 'fire' | 'close' | 'away' | 'moved';
}
type NextFoe = Said<'foe', [foe: FoeId]>;
type Steer = Said<'steer', [cell: number, heading: number]>;
type Bound = Said<'bound', [island: IslandId]>;
type Pull = Said<'pull', [heading: Heading]>;
interface EnemyWaits {
  drawn: Pull;
  named: NextFoe;
  bound: Bound;
  steered: Steer;
}
const enemyVars: Vars<EnemyTurn, EnemyWaits, 'over' | 'boarded'> = {
  clone: (v) => ({ left: v.left.slice(), foe: v.foe, points: v.points, ends: v.ends.slice(), next: v.next }),
  show: (v) => ({ left: v.left.slice(), foe: v.foe, points: v.points, ends: v.ends.slice(), next: v.next }),
};
export const newEnemyTurn = (): EnemyTurn => ({ left: [], foe: null, points: 0, ends: [], next: 'moved' });

const placeOfFoe = (foe: Foe): Place => placeOf(foe.cell, foe.heading);

/** Gives 'boarded' when a boarding has broken off the round. */
export const enemyTurn = proc('enemy-turn', 'SKU-ENEMY-01', enemyVars, {
  // On the Maelström or next to it: an impact in the hold.   SKU-FOE-MAELSTROM-06
  begin: (t, v) => {
    const b = t.board;
    v.left = b.foes.map((f) => f.id);
    if (b.maelstrom < 0 || far(b.ship.cell, b.maelstrom) > 1) return t.go('pull');
    t.tell?.('maelstrom.gnawed', {});
    return t.call(hits, { left: 1, where: 'hold' }, 'pull');
  },

  // In its zone a die of 4 to 6 draws the ship one cell nearer, but never past its middle.   SKU-FOE-MAELSTROM-07, SKU-FOE-MAELSTROM-11
  pull: (t) => {
    const b = t.board;
    if (!inMaw(b) || b.ship.hold === 0) return t.go('crab');
    const die = t.roll(DIE, 'maelstrom', b.captain);
    t.tell?.('maelstrom.pulled', { die });
    if (die < 4 || b.ship.cell === b.maelstrom) return t.go('crab');
    const ways = pullWays(b);
    return ways.length > 1 ? t.ask(pullTo, b.captain, 'drawn') : t.call(drift, { left: 1, heading: ways[0]! }, 'crab');
  },
  drawn: (t, _v, [, heading]) => t.call(drift, { left: 1, heading }, 'crab'),

  // The crab gnaws on 5 and 6.   SKU-FOE-CRAB-01
  crab: (t) => {
    const b = t.board;
    if (b.crab < 0) return t.go('tower');
    const die = t.roll(DIE, 'crab', b.captain);
    t.tell?.('crab.gnawed', { die });
    return die >= 5 ? t.call(hits, { left: 1, where: 'hold' }, 'tower') : t.go('tower');
  },

  // The tower fires two dice at three cells.   SKU-FOE-TOWER-01
  tower: (t) => {
    const b = t.board;
    if (b.tower === null || far(b.ship.cell, b.tower.cell) > 3) return t.go('next');
    const dice = rollDice(t, 2, 'tower', b.captain);
    const n = dice.filter((d) => d >= 5).length;
    t.tell?.('tower.fired', { dice, hits: n });
    return n > 0 ? t.call(hits, { left: n, where: 'any' }, 'next') : t.go('next');
  },

  next: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'next');
    v.left = v.left.filter((id) => foeOf(b, id) !== undefined);
    if (v.left.length === 0) return t.go('over');
    if (v.left.length > 1) return t.ask(nextFoe, b.captain, 'named');
    v.foe = v.left[0]!;
    return t.go('activate');
  },
  named: (t, v, [, foe]) => {
    v.foe = foe;
    return t.go('activate');
  },

  activate: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    v.left.splice(v.left.indexOf(foe.id), 1);
    // At the start of its turn the Ghost Ship chills the crew, or is gone.   SKU-FOE-GHOST-02, SKU-FOE-GHOST-03
    if (foe.id === 'ghost-ship') {
      if (!foe.near) {
        removeFoe(b, foe);
        t.tell?.('foe.gone', { foe: foe.id, why: 'vanished' });
        return t.go('next');
      }
      changeMorale(t, -1, 'ghost-ship');
    }
    if (foe.temper === 'neutral') return t.go('next'); // SKU-ENEMY-14, SKU-ENEMY-15
    // One cell, and if it is active a success each more.   SKU-ENEMY-06, SKU-ENEMY-07, SKU-ENEMY-08
    v.points = 1 + (foe.near ? foeSpeed(t, foe) : 0);
    if (foe.temper === 'passive') return t.go('flee');
    // A hostile ship on the ship's own cell boards at once.   SKU-ENEMY-34
    if (foe.cell === b.ship.cell) {
      if (mayBoard(foe)) return t.go('board');
      if (foe.id === 'sea-monster') return t.go('tentacles');
      if (foe.id === 'ghost-ship') return t.go('next');
    }
    // After its attack the whale must go elsewhere first.   SKU-FOE-WHALE-04
    if (foe.rammed && foe.cell === b.ship.cell) {
      const away = stepsFrom(placeOfFoe(foe)).filter((p) => cellOf(p) !== foe.cell);
      return away.length > 0 ? choose(t, v, away, 1, 'close') : t.go('next');
    }
    return t.go('hunt');
  },

  // First to where its guns bear, with the fewest points; then the rest of the way.   SKU-ENEMY-10, SKU-ENEMY-11, SKU-ENEMY-27
  hunt: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    if (!foe.near || FOES[foe.id].guns === 0) return t.go('close');
    const shots = shotPlaces(b, foe, v.points);
    return shots.places.length > 0 ? choose(t, v, shots.places, shots.cost, 'fire') : t.go('close');
  },

  // As many dice as its firepower, the faces of its sheet.   SKU-NAVAL-04, SKU-NAVAL-15, SKU-DICE-08
  fire: (t, v) => {
    const foe = foeOf(t.board, v.foe!)!;
    return t.call(hits, { left: foeFires(t, foe), where: 'any' }, v.next === 'away' ? 'away' : 'fired');
  },
  fired: (t) => settled(t, 'close'),

  // The shortest way to the ship's cell.   SKU-ENEMY-12, SKU-ENEMY-28, SKU-FOE-MONSTER-02
  close: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    if (v.points <= 0 || foe.cell === b.ship.cell) return t.go('moved');
    const from = placeOfFoe(foe);
    const ends = v.points === 1 ? singleMove(from, b.ship.cell) : chase(from, b.ship.cell, v.points);
    return choose(t, v, ends, v.points, 'moved');
  },

  // Fire first, then away.   SKU-ENEMY-16, SKU-ENEMY-17, SKU-ENEMY-29
  flee: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    v.next = 'away';
    if (foe.near && FOES[foe.id].guns > 0 && bears(foe.cell, foe.heading, b.ship.cell, b.house.strictSight)) return t.go('fire');
    return t.go('away');
  },

  away: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'away');
    const foe = foeOf(b, v.foe!)!;
    // The nearest mooring when it first moves, the Captain's choice among equals; then fixed.   SKU-ENEMY-18, SKU-Q-36
    if (foe.goal < 0) {
      const nearest = nearestMoorings(foe.cell);
      if (nearest.length > 1) return t.ask(goal, b.captain, 'bound');
      foe.goal = MOORING[nearest[0]!];
    }
    return t.go('run');
  },
  bound: (t, v, [, island]) => {
    foeOf(t.board, v.foe!)!.goal = MOORING[island];
    return t.go('run');
  },

  run: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    const from = placeOfFoe(foe);
    const homeward = !foe.near || (b.house.merchantHome && foe.id === 'merchant');
    if (!homeward) return choose(t, v, farthest(b, foe, v.points), v.points, 'moved');
    return choose(t, v, v.points === 1 ? singleMove(from, foe.goal) : chase(from, foe.goal, v.points), v.points, 'moved');
  },

  // Ties are the Captain's.   SKU-ENEMY-33
  steered: (t, v, [, cell, heading]) => {
    v.ends = [placeOf(cell, heading)];
    return t.go('move');
  },

  move: (t, v) => {
    const foe = foeOf(t.board, v.foe!)!;
    const place = v.ends[0]!;
    v.ends = [];
    if (place !== placeOfFoe(foe)) {
      foe.cell = cellOf(place);
      foe.heading = headingOf(place);
      t.tell?.('foe.sailed', { foe: foe.id, cell: foe.cell, heading: foe.heading });
      watchZones(t);
    }
    return v.next === 'fire' ? t.go('fire') : v.next === 'close' ? meetWhale(t, 'close') : t.go('moved');
  },

  moved: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!);
    if (foe === undefined) return t.go('next');
    // Whoever reaches his island has escaped.   SKU-ENEMY-37, SKU-FOE-MERCHANT-01
    if (foe.temper === 'passive' && foe.cell === foe.goal) {
      removeFoe(b, foe);
      t.tell?.('foe.gone', { foe: foe.id, why: 'escaped' });
      return t.go('next');
    }
    if (foe.temper !== 'hostile' || foe.cell !== b.ship.cell) return meetWhale(t, 'next');
    if (mayBoard(foe)) return t.go('board');
    return foe.id === 'sea-monster' ? t.go('tentacles') : meetWhale(t, 'next');
  },

  // One die for each tentacle, every 5 or 6 an impact.   SKU-FOE-MONSTER-03
  tentacles: (t, v) => {
    const b = t.board;
    const foe = foeOf(b, v.foe!)!;
    const dice = rollDice(t, Math.min(5, foe.combat), 'tentacle', b.captain);
    const n = dice.filter((d) => d >= FOES[foe.id].combatFrom).length;
    t.tell?.('tentacles.grasped', { dice, hits: n });
    return n > 0 ? t.call(hits, { left: n, where: 'any' }, 'next') : t.go('next');
  },

  board: (t, v) => t.call(boarding, boardingOf(t.board, v.foe!), 'boarded'),
  boarded: (t) => t.done('boarded'),
  over: (t) => t.done('over'),
});

/** One end is taken; of several the Captain takes one. */
function choose(
  t: Pick<Runner<Voyage, Events, EnemyTurn, 'move' | 'steered', EnemyWaits>, 'board' | 'ask' | 'go'>,
  v: EnemyTurn,
  ends: readonly Place[],
  points: number,
  next: EnemyTurn['next'],
): Next {
  v.points -= points;
  v.next = next;
  v.ends = ends.slice();
  return ends.length > 1 ? t.ask(steer, t.board.captain, 'steered') : t.go('move');
}

const mayBoard = (foe: Foe): boolean => foe.temper === 'hostile' && isBoardable(foe) && foe.combat > 0;

function foeSpeed(t: Tools, foe: Foe): number {
  const dice = rollDice(t, foeSpeedDice(foe), 'foe-speed', t.board.captain);
  const n = dice.filter((d) => d >= FOES[foe.id].speedFrom).length;
  t.tell?.('foe.rolled', { foe: foe.id, dice, points: n + 1 });
  return n;
}

function foeFires(t: Tools, foe: Foe): number {
  const dice = rollDice(t, foeGunDice(foe), 'foe-fire', t.board.captain);
  const n = dice.filter((d) => d >= FOES[foe.id].gunsFrom).length;
  t.tell?.('foe.fired', { foe: foe.id, dice, hits: n });
  return n;
}

/** The places with the fewest points from which its guns bear. */
function shotPlaces(b: Voyage, foe: Foe, points: number): { places: Place[]; cost: number } {
  const places: Place[] = [];
  let cost = points;
  for (const [place, n] of within(placeOfFoe(foe), points)) {
    if (n > cost || !bears(cellOf(place), headingOf(place), b.ship.cell, b.house.strictSight)) continue;
    cost = n; // the nearest come first
    places.push(place);
  }
  return { places, cost };
}

/** As far from the ship as can be; of equals those nearest to its island. */
function farthest(b: Voyage, foe: Foe, points: number): Place[] {
  const home = pointsTo(foe.goal);
  let places: Place[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const place of within(placeOfFoe(foe), points).keys()) {
    const worth = far(cellOf(place), b.ship.cell) * 1000 - home[place]!;
    if (worth < best) continue;
    if (worth > best) places = [];
    best = worth;
    places.push(place);
  }
  return places;
}

function nearestMoorings(cell: number): IslandId[] {
  const nearest = Math.min(...ISLAND_IDS.map((id) => far(cell, MOORING[id])));
  return ISLAND_IDS.filter((id) => far(cell, MOORING[id]) === nearest);
}

/** Towards it, if possible over water without an enemy.   SKU-FOE-MAELSTROM-12 */
function pullWays(b: Voyage): Heading[] {
  const near = far(b.ship.cell, b.maelstrom) - 1;
  const ways = HEADINGS.filter((h) => nextTo(b.ship.cell, h) >= 0 && far(nextTo(b.ship.cell, h), b.maelstrom) === near);
  const free = ways.filter((h) => isWater(nextTo(b.ship.cell, h)) && foesAt(b, nextTo(b.ship.cell, h)).length === 0);
  return free.length > 0 ? free : ways;
}

const FOE = choices('foe', FOE_IDS);
export const nextFoe = question<EnemyTurn, NextFoe>('enemy.next', 'SKU-ENEMY-01', (o, _b, v) => {
  for (const id of v.left) o.may(FOE[id]);
});

const STEER: Steer[] = [];
const steerOf = (place: Place): Steer => {
  STEER[place] ??= choice('steer', cellOf(place), headingOf(place));
  return STEER[place]!;
};
export const steer = question<EnemyTurn, Steer>(
  'enemy.steer',
  'SKU-ENEMY-33',
  (o, _b, v) => {
    for (let i = 0; i < v.ends.length; i++) o.may(steerOf(v.ends[i]!));
  },
  { prompt: (_b, v) => ({ foe: v.foe! }) },
);

const BOUND = choices('bound', ISLAND_IDS);
export const goal = question<EnemyTurn, Bound>(
  'enemy.goal',
  'SKU-ENEMY-18',
  (o, b, v) => {
    for (const id of nearestMoorings(foeOf(b, v.foe!)!.cell)) o.may(BOUND[id]);
  },
  { prompt: (_b, v) => ({ foe: v.foe! }) },
);

const PULL = HEADINGS.map((h) => choice('pull', h));
export const pullTo = question<EnemyTurn, Pull>('maelstrom.pull', 'SKU-FOE-MAELSTROM-12', (o, b) => {
  for (const h of pullWays(b)) o.may(PULL[h - 1]!);
});
