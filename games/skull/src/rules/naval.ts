// Naval combat: one salvo a turn, from the flanks.   SKU-NAVAL, SKU-MANOEUVRE
import { choicePairs, type Offering, type Said, type Vars } from '@boucan/kernel';
import { foeOf, proc, question, USED, type Voyage } from '../board.ts';
import { DEFENCE } from '../content/events.ts';
import { FOE_IDS, FOES, type FoeId } from '../content/foes.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { bears, far, offset } from '../content/map.ts';
import { AMMO_IDS, AMMUNITION, type AmmoId, MOST_DICE } from '../content/ships.ts';
import { rakes } from '../hex.ts';
import { cannonsOf, gunCrew, has, mayFire } from '../quantities.ts';
import { tire } from './crew.ts';
import { clearBeaten, isAttackable, isShip, strikeFoe } from './foes.ts';
import { gainRandom } from './hold.ts';
import { changeLoot, changeMorale } from './track.ts';
import { DIE, rollDice, successes, trial, trialOf } from './trial.ts';
import { NO, YES, type YesOrNo } from './words.ts';

export type Target = FoeId | 'stone-crab' | 'watchtower';
export type Manoeuvre = 'ball' | 'rake' | 'dismast' | AmmoId;

interface Salvo {
  target: Target;
  how: Manoeuvre;
  gunners: number[]; // still to fire
  cannons: number; // not yet fired, as many as dice may be rolled
  hits: number;
  dismasts: boolean; // the one who called it still hit
}
const salvoVars: Vars<Salvo, { consented: YesOrNo; willing: YesOrNo; shot: number }, undefined> = {
  clone: (v) => ({ ...v, gunners: v.gunners.slice() }),
  show: (v) => ({ ...v, gunners: v.gunners.slice() }),
};
export const newSalvo = (target: Target, how: Manoeuvre): Salvo => ({
  target,
  how,
  gunners: [],
  cannons: 0,
  hits: 0,
  dismasts: false,
});

/** At speed 0 every shot hits.   SKU-HIT-05, SKU-ENEMY-20 */
const SURE = -9;
/** A result must exceed the target's speed, or its Defence.   SKU-NAVAL-13, SKU-EVENT-11 */
const toExceed = (b: Voyage, target: Target): number => {
  if (target === 'stone-crab' || target === 'watchtower') return DEFENCE;
  const { speed } = foeOf(b, target)!;
  return speed === 0 ? SURE : speed;
};

export const salvo = proc('salvo', 'SKU-NAVAL-01', salvoVars, {
  begin: (t, v) => {
    const b = t.board;
    b.turn.fired = true;
    v.gunners = b.people.flatMap((p, i) => (p.post === 'gun-deck' && !p.done ? [i] : []));
    v.cannons = Math.min(MOST_DICE, cannonsOf(b));
    t.tell?.('guns.fired', { target: v.target, how: v.how });
    if (v.how === 'grapeshot' || v.how === 'chain-shot') useLot(b, v.how);
    const owner = b.people[v.gunners[0]!]?.owner;
    return v.how === 'dismast' && owner !== b.captain ? t.ask(consent, owner!, 'consented') : t.go('gunner');
  },

  // It is his roll from which the point is taken.   SKU-MANOEUVRE-04
  consented: (t, v, c) => {
    if (c === NO) v.how = 'ball';
    return t.go('gunner');
  },

  // Nobody must fire, but for the one who has agreed to a manoeuvre.   SKU-PREP-02
  gunner: (t, v) => {
    const b = t.board;
    const who = v.gunners[0];
    if (who === undefined || v.cannons === 0) return t.go('crew');
    return v.how === 'dismast' && isCaller(b, who) ? t.go('fires') : t.ask(gunner, b.people[who]!.owner, 'willing');
  },

  // His cannon is left to the others.
  willing: (t, v, c) => {
    if (c === YES) return t.go('fires');
    const who = v.gunners.shift()!;
    t.tell?.('person.idle', { who: t.board.people[who]!.cls });
    return t.go('gunner');
  },

  // Each character one die for one cannon, before the group.   SKU-NAVAL-09, SKU-NAVAL-11, SKU-NAVAL-14, SKU-NAVAL-16
  fires: (t, v) => {
    const b = t.board;
    const who = v.gunners[0]!;
    v.cannons--;
    b.people[who]!.done = true;
    const over = toExceed(b, v.target);
    const pips = v.how === 'dismast' && isCaller(b, who) ? -1 : 0;
    return t.call(trial, trialOf(who, 'cannon', 1, over, { each: true, trust: 1, pips }), 'shot');
  },

  shot: (t, v, n) => {
    const who = v.gunners.shift()!;
    v.hits += n;
    if (v.how === 'dismast' && isCaller(t.board, who) && n > 0) v.dismasts = true; // SKU-Q-55
    return t.go('gunner');
  },

  // The crew group fires the other cannons, and tires.   SKU-NAVAL-08, SKU-NAVAL-12
  crew: (t, v) => {
    const b = t.board;
    const at = gunCrew(b);
    if (at < 0 || v.cannons === 0) return t.go('impact');
    const over = toExceed(b, v.target);
    const dice = rollDice(t, v.cannons, 'cannon', b.captain);
    const gunner = b.people.find((p) => p.post === 'gun-deck' && has(p, 'master-gunner') && (p.used & USED.turn) === 0);
    const worst = Math.min(...dice);
    if (gunner !== undefined && worst <= over) {
      gunner.used |= USED.turn;
      dice[dice.indexOf(worst)] = t.roll(DIE, 'cannon', gunner.owner);
      t.tell?.('dice.again', { who: gunner.cls, by: 'master-gunner' });
    }
    const n = successes(dice, over);
    v.hits += n;
    t.tell?.('group.rolled', { group: GROUP_IDS[at]!, roll: 'cannon', dice, successes: n });
    b.groups[at]!.done = true;
    tire(t, at);
    return t.go('impact');
  },

  impact: (t, v) => {
    const b = t.board;
    if (v.target === 'stone-crab' || v.target === 'watchtower') {
      if (v.how === 'ball') strikeCard(t, v.target, v.hits);
      return t.done();
    }
    const foe = foeOf(b, v.target)!;
    const table = FOES[foe.id].hits;
    // One impact of the salvo goes to the sails without a location roll.   SKU-MANOEUVRE-04
    let left = v.hits;
    if (v.dismasts) {
      left--;
      strikeFoe(t, foe, 'speed');
    }
    for (; left > 0; left--) {
      const die = t.roll(DIE, 'location', b.captain);
      if (v.how === 'grapeshot' || v.how === 'chain-shot') {
        // Special shot breaks one thing only.   SKU-MANOEUVRE-02
        const { field, faces } = AMMUNITION[v.how];
        if (die <= faces && table.includes(field)) strikeFoe(t, foe, field);
        else t.tell?.('shot.wasted', { die });
      } else strikeFoe(t, foe, table[die - 1]!); // SKU-HIT-12
    }
    // From bow to stern: one impact more in the hold.   SKU-MANOEUVRE-05
    if (v.how === 'rake' && v.hits > 0) strikeFoe(t, foe, 'hold');
    clearBeaten(t);
    return t.done();
  },
});

/** The first lot fired under the eyes of a Powder Saver on the gun deck may be kept.   SKU-MANOEUVRE-03 */
function useLot(b: Voyage, ammo: AmmoId): void {
  if (!b.ship.fired.includes(ammo)) b.ship.fired.push(ammo);
  if (b.people.some((p) => p.post === 'gun-deck' && has(p, 'powder-saver'))) b.ship.saving ??= ammo;
}

/** The character who calls the manoeuvre: the first on the gun deck. */
const isCaller = (b: Voyage, who: number): boolean => b.people.findIndex((p) => p.post === 'gun-deck') === who;

/** Tokens up to its Defence, and it is beaten.   SKU-EVENT-12, SKU-EVENT-16 */
function strikeCard(t: Parameters<typeof changeLoot>[0], target: 'stone-crab' | 'watchtower', hits: number): void {
  const b = t.board;
  if (hits === 0) return;
  if (target === 'stone-crab') b.crab += hits;
  else b.tower!.hits += hits;
  const now = Math.min(DEFENCE, target === 'stone-crab' ? b.crab : b.tower!.hits);
  t.tell?.('card.hit', { target, hits: now });
  if (now < DEFENCE) return;
  t.tell?.('card.beaten', { target });
  b.discard.push(target);
  if (target === 'stone-crab') {
    b.crab = -1;
    changeMorale(t, 2, 'victory');
    gainRandom(t, 'stone-crab', b.captain);
  } else {
    b.tower = null;
    changeMorale(t, 1, 'victory');
    changeLoot(t, 6, 'watchtower');
  }
}

// ── what can be fired at ──

const TARGETS: readonly Target[] = [...FOE_IDS, 'stone-crab', 'watchtower'];
const MANOEUVRES: readonly Manoeuvre[] = ['ball', 'rake', 'dismast', ...AMMO_IDS];
export const FIRE = choicePairs('fire', TARGETS, MANOEUVRES);
export type Fire = Said<'fire', [target: Target, how: Manoeuvre]>;

/** On a flank within two cells, no land between; the Sea Monster and the crab also on the ship's own cell.   SKU-NAVAL-05, SKU-NAVAL-06, SKU-FOE-MONSTER-04, SKU-EVENT-13, SKU-EVENT-14, SKU-MAP-04 */
export function isInArc(b: Voyage, target: Target): boolean {
  const { cell, heading } = b.ship;
  if (target === 'stone-crab') return true;
  const at = target === 'watchtower' ? b.tower!.cell : foeOf(b, target)!.cell;
  if (at === cell) return target === 'sea-monster';
  return bears(cell, heading, at, b.house.strictSight);
}

export function offerFire(o: Offering<Fire>, b: Voyage): void {
  const able = mayFire(b);
  const crewed = b.people.some((p) => p.post === 'gun-deck' && !p.done);
  const offer = (target: Target, how: Manoeuvre): Offering<Fire> =>
    o
      .may(FIRE[target][how])
      .unless(b.turn.fired, 'SKU-NAVAL-03', 'fired-already')
      .unless(!able, 'SKU-NAVAL-02', 'nobody-at-the-guns')
      .unless(!isInArc(b, target), 'SKU-NAVAL-05', 'out-of-arc');
  for (let i = 0; i < b.foes.length; i++) {
    const foe = b.foes[i]!;
    if (far(b.ship.cell, foe.cell) > 2) continue;
    offer(foe.id, 'ball').unless(!isAttackable(foe), 'SKU-FOE-GHOST-01', 'cannot-be-attacked');
    if (!isAttackable(foe) || b.turn.fired || !able || !isInArc(b, foe.id)) continue;
    const distance = far(b.ship.cell, foe.cell);
    // Manoeuvres need a character at the guns, and one excludes the other.   SKU-MANOEUVRE-01, SKU-MANOEUVRE-06
    if (isShip(foe) && distance > 0) {
      // SKU-MANOEUVRE-07
      if (rakes(b.ship.heading, ...offset(b.ship.cell, foe.cell), foe.heading))
        offer(foe.id, 'rake').unless(!crewed, 'SKU-MANOEUVRE-01', 'no-gunner');
      if (distance === 1) offer(foe.id, 'dismast').unless(!crewed, 'SKU-MANOEUVRE-01', 'no-gunner');
    }
    for (const ammo of b.ship.ammo)
      if (distance >= AMMUNITION[ammo].from && distance <= AMMUNITION[ammo].upTo)
        offer(foe.id, ammo).unless(!crewed, 'SKU-MANOEUVRE-01', 'no-gunner');
  }
  if (b.crab >= 0) offer('stone-crab', 'ball');
  if (b.tower !== null && far(b.ship.cell, b.tower.cell) <= 2) offer('watchtower', 'ball');
}

export const consent = question<Salvo, YesOrNo>(
  'naval.consent',
  'SKU-MANOEUVRE-04',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.gunners[0]!]!.cls }) },
);

export const gunner = question<Salvo, YesOrNo>(
  'naval.gunner',
  'SKU-PREP-02',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.gunners[0]!]!.cls, target: v.target }) },
);
