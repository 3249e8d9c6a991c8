// Step 5: the speed roll.   SKU-SPEED
import { choice, choices, type Said, type Vars } from '@boucan/kernel';
import { personAt, proc, question, type Voyage } from '../board.ts';
import { CLASS_IDS, type ClassId } from '../content/characters.ts';
import { GROUP_IDS, type GroupId, groupIndex, isGroupId } from '../content/groups.ts';
import { MOST_DICE } from '../content/ships.ts';
import { anyActive, currents, has, helmDice, helmIndex, inMaw, isUp, loadIndex, sailDice, speedPips } from '../quantities.ts';
import { canAct, tire } from './crew.ts';
import { drinkRum, offerRum } from './rum.ts';
import { rankOf } from './track.ts';
import { DIE, trial, trialOf } from './trial.ts';
import { NO, personOf, RUM, type Rum, YES, type YesOrNo } from './words.ts';

interface Speed {
  spared: number; // groups that stay out of it, as bits
  idle: number; // characters who do, as bits
  dice: number; // rolled so far: five at most   SKU-SPEED-05
  points: number;
  turn: number[]; // characters still to roll
}
type Hands = Said<'spare', [hand: GroupId | ClassId]> | Said<'make-sail'> | Said<'hold-still'> | Rum;
interface SpeedWaits {
  manned: Hands;
  steered: number;
  willing: YesOrNo;
  handled: number;
  called: number;
}
const speedVars: Vars<Speed, SpeedWaits, number> = {
  clone: (v) => ({ spared: v.spared, idle: v.idle, dice: v.dice, points: v.points, turn: v.turn.slice() }),
  show: (v) => ({ spared: v.spared, idle: v.idle, dice: v.dice, points: v.points, turn: v.turn.slice() }),
};
export const newSpeed = (): Speed => ({ spared: 0, idle: 0, dice: 0, points: 0, turn: [] });

/** Who stands in the rigging adds dice.   SKU-POST-02 */
const isAloft = (p: { readonly post: string; readonly done: boolean }): boolean => p.post === 'rigging' && !p.done;

/** Gives the movement points; the helm comes first, then groups, then characters in the rigging, then others.   SKU-SPEED-15 */
export const speed = proc('speed', 'SKU-SPEED-01', speedVars, {
  // Without a helmsman the ship stands still.   SKU-SPEED-01, SKU-POST-20
  begin: (t) => (personAt(t.board, 'helm') < 0 ? t.done(0) : t.ask(hands, t.board.captain, 'manned')),

  manned: (t, v, c) => {
    const b = t.board;
    if (c === RUM) {
      drinkRum(t);
      return t.go('begin');
    }
    if (c[0] === 'spare') {
      if (isGroupId(c[1])) v.spared |= 1 << groupIndex(c[1]);
      else v.idle |= 1 << personOf(b.people, c[1]);
      return t.go('begin');
    }
    if (c === HOLD_STILL) return t.done(0); // SKU-Q-95
    const at = personAt(b, 'helm');
    const p = b.people[at]!;
    p.done = true; // SKU-PREP-04
    v.dice = Math.min(MOST_DICE, helmDice(b, p));
    const more = { each: true, trust: 1, pips: speedPips(b) }; // one point of trust, however many successes   SKU-SPEED-08
    return t.call(trial, trialOf(at, 'helm', v.dice, helmIndex(b, p), more), 'steered');
  },

  // SKU-SPEED-06, SKU-SPEED-07
  steered: (t, v, n) => {
    v.points += n;
    return t.go(t.board.wind === 'calm' ? 'others' : 'crew');
  },

  // One die for each group; without an active enemy it succeeds by itself, but counts and tires all the same.   SKU-SPEED-09, SKU-SPEED-11, SKU-SPEED-12, SKU-SPEED-13, SKU-SPEED-14, SKU-CREW-03
  crew: (t, v) => {
    const b = t.board;
    const isEasy = !anyActive(b) && !inMaw(b); // SKU-SPEED-18
    const [over, pips] = [loadIndex(b), speedPips(b)];
    for (let i = 0; i < b.groups.length && v.dice < MOST_DICE; i++) {
      const g = b.groups[i]!;
      if (g.post !== 'rigging' || !canAct(g) || g.done || (v.spared & (1 << i)) !== 0) continue;
      v.dice++;
      g.done = true;
      const die = isEasy ? DIE : t.roll(DIE, 'sails', b.captain);
      const success = isEasy || die + pips > over;
      if (success) v.points++;
      if (isEasy) t.tell?.('sails.handled', { group: GROUP_IDS[i]! });
      else t.tell?.('group.rolled', { group: GROUP_IDS[i]!, roll: 'sails', dice: [die], successes: success ? 1 : 0 });
      tire(t, i);
    }
    v.turn = b.people
      .flatMap((p, i) => (isAloft(p) && (v.idle & (1 << i)) === 0 ? [i] : []))
      .sort((x, y) => rankOf(b, y) - rankOf(b, x));
    return t.go('aloft');
  },

  // Whoever is left without dice loses the roll. Nobody must handle sails: the Captain has said so for his own people, the others say it now.   SKU-SPEED-16, SKU-PREP-02
  aloft: (t, v) => {
    const b = t.board;
    const who = v.turn[0];
    if (who === undefined || v.dice >= MOST_DICE) return t.go('others');
    const { owner } = b.people[who]!;
    return owner === b.captain ? t.go('handle') : t.ask(aloft, owner, 'willing');
  },

  willing: (t, v, c) => {
    if (c === YES) return t.go('handle');
    const who = v.turn.shift()!;
    t.tell?.('person.idle', { who: t.board.people[who]!.cls });
    return t.go('aloft');
  },

  handle: (t, v) => {
    const b = t.board;
    const who = v.turn.shift()!;
    const p = b.people[who]!;
    p.done = true;
    const dice = Math.min(MOST_DICE - v.dice, sailDice(p));
    v.dice += dice;
    return t.call(trial, trialOf(who, 'rigging', dice, loadIndex(b), { each: true, trust: 1, pips: speedPips(b) }), 'handled'); // SKU-SPEED-10
  },

  handled: (t, v, n) => {
    v.points += n;
    return t.go('aloft');
  },

  // The Witch calls the wind from anywhere on the ship, if a die is left.   SKU-Q-106
  others: (t, v) => {
    const b = t.board;
    const witch = b.people.findIndex((p) => has(p, 'wind-master') && isUp(p) && p.post !== 'enemy-deck');
    if (witch < 0 || v.dice >= MOST_DICE) return t.go('total');
    v.dice++;
    return t.call(trial, trialOf(witch, 'wind', 1, loadIndex(b), { each: true, trust: 1, pips: speedPips(b) }), 'called');
  },

  called: (t, v, n) => {
    v.points += n;
    return t.go('total');
  },

  // SKU-SPEED-04
  total: (t, v) => {
    const points = Math.max(0, v.points + currents(t.board));
    t.tell?.('speed.rolled', { points });
    return t.done(points);
  },
});

const SPARE = choices('spare', [...GROUP_IDS, ...CLASS_IDS]);
const MAKE_SAIL = choice('make-sail');
const HOLD_STILL = choice('hold-still');

const isSailing = (b: Voyage, i: number, spared: number): boolean => {
  const g = b.groups[i]!;
  return g.post === 'rigging' && canAct(g) && !g.done && (spared & (1 << i)) === 0;
};

/** Which groups and which of the Captain's own people take part, and whether the ship sails at all.   SKU-SPEED-14, SKU-PREP-02 */
export const hands = question<Speed, Hands>(
  'speed.hands',
  'SKU-SPEED-14',
  (o, b, v) => {
    offerRum(o, b);
    for (let i = 0; i < b.groups.length; i++) if (isSailing(b, i, v.spared)) o.may(SPARE[GROUP_IDS[i]!]);
    for (let i = 0; i < b.people.length; i++) {
      const p = b.people[i]!;
      if (p.owner === b.captain && isAloft(p) && (v.idle & (1 << i)) === 0) o.may(SPARE[p.cls]);
    }
    o.may(HOLD_STILL);
    o.may(MAKE_SAIL);
  },
  { prompt: (b, v) => ({ groups: b.groups.filter((_, i) => isSailing(b, i, v.spared)).length, load: loadIndex(b) }) },
);

export const aloft = question<Speed, YesOrNo>(
  'speed.aloft',
  'SKU-PREP-02',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.turn[0]!]!.cls, points: v.points }) },
);
