// A captain's skill is put to the test: between the dice and what comes of them something may happen.   FDM-DICE-02
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../board.ts';
import type { Skill } from '../content/effect.ts';
import type { Trial } from '../content/quantity.ts';
import { rollSkill } from './captains.ts';
import { rollDice } from './dice.ts';

interface Rolling {
  seat: Seat;
  skill: Skill;
  trial: Trial;
  of?: number; // so many dice, whatever the skill
  dice?: readonly number[];
}

/** Rolls, and gives the dice back. */
export const skillRoll = proc('skill-roll', 'FDM-DICE-02', openVars<Rolling, object, readonly number[]>(), {
  begin: (t, v) => {
    v.dice = v.of === undefined ? rollSkill(t, v.seat, v.skill, v.trial) : rollDice(t, v.of, v.skill, v.seat);
    return t.go('rolled');
  },

  rolled: (t, v) => t.done(v.dice!),
});
