// Repairs: one impact on the sails or in the hold.   SKU-REPAIR
import { choice, openVars, type Said } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { GROUP_TRAIT } from '../content/characters.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { deckDice } from '../quantities.ts';
import { tire } from './crew.ts';
import { holds, spendGood } from './hold.ts';
import { rollDice, successes, trial, trialOf } from './trial.ts';
import { NO, YES, type YesOrNo } from './words.ts';

export const isDamaged = (b: Voyage): boolean => b.ship.sails < b.ship.sailsMax || b.ship.hold < b.ship.holdMax;

interface Repair {
  who: number; // a person, or −1
  group: number; // a crew group, or −1
  wood: boolean;
  over: number; // what must be exceeded
  action: boolean; // the Repair action, for which wood may be spent; not after a boarding   SKU-REPAIR-09
}

type Mend = Said<'mend', [where: 'sails' | 'hold']>;
interface RepairWaits {
  decided: YesOrNo;
  rolled: number;
  chosen: Mend;
}

/** A crew group rolls Agility 5, a character Agility 4; after a boarding both roll 4.   SKU-REPAIR-01, SKU-REPAIR-02, SKU-PLUNDER-10 */
export const repair = proc('repair', 'SKU-REPAIR-03', openVars<Repair, RepairWaits, boolean>(), {
  // Wood is spent before the dice are rolled; it adds 2 to each of them.   SKU-GOODS-02, SKU-GOODS-03, SKU-REPAIR-05
  begin: (t, v) => (v.action && holds(t.board, 'wood') ? t.ask(useWood, t.board.captain, 'decided') : t.go('roll')),

  decided: (t, v, c) => {
    v.wood = c === YES;
    if (v.wood) spendGood(t, 'wood', 'repair');
    return t.go('roll');
  },

  roll: (t, v) => {
    const b = t.board;
    const pips = v.wood ? 2 : 0;
    if (v.group < 0) {
      const p = b.people[v.who]!;
      const more = { pips, trust: 1 }; // SKU-REPAIR-04, SKU-PLUNDER-12
      return t.call(trial, trialOf(v.who, v.action ? 'repair' : 'mend', deckDice(b, p), v.over, more), 'rolled');
    }
    const dice = rollDice(t, GROUP_TRAIT, 'repair', b.captain);
    const n = successes(dice, v.over, pips);
    t.tell?.('group.rolled', { group: GROUP_IDS[v.group]!, roll: 'repair', dice, successes: n });
    tireWorker(t, v.group, v.action);
    return n > 0 ? t.go('success') : t.done(false);
  },

  rolled: (t, _v, n) => (n > 0 ? t.go('success') : t.done(false)),

  // One impact, however many successes; where, the Captain says.   SKU-REPAIR-06, SKU-REPAIR-07
  success: (t) => {
    const { ship, captain } = t.board;
    const [sails, hold] = [ship.sails < ship.sailsMax, ship.hold < ship.holdMax];
    if (sails && hold) return t.ask(where, captain, 'chosen');
    if (sails || hold) mend(t, sails ? 'sails' : 'hold');
    return t.done(true);
  },

  chosen: (t, _v, [, where]) => {
    mend(t, where);
    return t.done(true);
  },
});

/** Never above what the ship had; a mended column is empty.   SKU-SHIP-17, SKU-REPAIR-08 */
export function mend(t: Tools, where: 'sails' | 'hold'): void {
  const { ship } = t.board;
  if (where === 'sails') ship.sails++;
  else ship.hold++;
  t.tell?.('ship.mended', { where, sails: ship.sails, hold: ship.hold });
}

/** The first group that cleans or repairs beside the Deck Officer does not tire. */
export function tireWorker(t: Tools, group: number, action = true): void {
  const b = t.board;
  const officer = b.people.some((p) => p.cls === 'freedman' && p.post === 'main-deck');
  if (action && officer && !b.turn.officer) {
    b.turn.officer = true;
    t.tell?.('group.spared', { group: GROUP_IDS[group]! });
  } else tire(t, group);
}

export const useWood = question<Repair, YesOrNo>('repair.wood', 'SKU-GOODS-02', (o) => {
  o.may(YES);
  o.may(NO);
});

const WHERE = [choice('mend', 'sails'), choice('mend', 'hold')] as const;
export const where = question<Repair, Mend>('repair.where', 'SKU-REPAIR-06', (o) => {
  o.may(WHERE[0]);
  o.may(WHERE[1]);
});
