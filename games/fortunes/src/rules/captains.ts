// Captains: their skills and what each alone can do.   FDM-CAPTAIN
import type { Seat } from '@boucan/kernel';
import { type Player, playerOf } from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import { CAPTAINS, type Captain } from '../content/captains.ts';
import { RULES } from '../content/constants.ts';
import type { Skill } from '../content/effect.ts';
import { type At, rollDice } from './dice.ts';

/** An ability is that captain's alone.   FDM-CAPTAIN-03 */
export const hasAbility = (p: Player, ability: CaptainAbilityId): boolean =>
  p.captain !== null && (CAPTAINS[p.captain] as Captain).abilities.includes(ability);

export const skillOf = (p: Player, skill: Skill): number => (p.captain === null ? 0 : CAPTAINS[p.captain][skill]);

/** As many dice as the captain has of the skill, more or fewer by what else counts, and at least one.   FDM-DICE-02 */
export const rollSkill = (t: At, seat: Seat, skill: Skill, more = 0): number[] =>
  rollDice(t, Math.max(RULES.leastDice, skillOf(playerOf(t.board, seat), skill) + more), skill, seat);
