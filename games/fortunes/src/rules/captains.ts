// Captains roll their skills.   FDM-DICE-02
import type { Seat } from '@boucan/kernel';
import { playerOf } from '../board.ts';
import { RULES } from '../content/constants.ts';
import type { Skill } from '../content/effect.ts';
import type { Trial } from '../content/quantity.ts';
import { rollDice, type Tools } from './dice.ts';
import { skillOf } from './facts.ts';
import { amount, least, type Quantity, quantity } from './quantities.ts';

type SkillDice = `${Skill}-dice`;
const leastDie = least(RULES.leastDice, 'least-die');

/** As many dice as the captain has of the skill, more or fewer by what else counts, and at least one.   FDM-DICE-02, SEA-BASE-09 */
const dice = (id: SkillDice, skill: Skill, more: Quantity<SkillDice>['limits'] = []) =>
  quantity(
    id,
    'FDM-DICE-02',
    { what: skill, by: (b, seat) => skillOf(playerOf(b, seat), skill) },
    { limits: [leastDie, ...more] },
  );

export const SKILL_DICE: { readonly [S in Skill]: Quantity<SkillDice> } = {
  // In a storm, with a single die if the Masts are gone.
  manoeuvre: dice('manoeuvre-dice', 'manoeuvre', [
    {
      what: 'masts-gone',
      by: (b, seat, trial, sum) => (trial === 'storm' && playerOf(b, seat).ship.masts === 0 ? RULES.diceWithoutMasts - sum : 0),
    },
  ]),
  scouting: dice('scouting-dice', 'scouting'),
  leadership: dice('leadership-dice', 'leadership'),
  influence: dice('influence-dice', 'influence'),
};

/** How many dice for this skill, at this trial. */
export const diceFor = (b: Tools['board'], seat: Seat, skill: Skill, trial: Trial): number =>
  amount(b, SKILL_DICE[skill], seat, trial);

export const rollSkill = (t: Tools, seat: Seat, skill: Skill, trial: Trial): number[] =>
  rollDice(t, diceFor(t.board, seat, skill, trial), skill, seat);
