// Leadership dice in a crew combat.   FDM-BOARD-03, FDM-BOARD-13
import type { Caribbean } from '../../board.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { SPECIALISTS } from '../../content/glory/specialists.ts';
import type { EffectId } from '../../events/course.ts';
import { because } from '../because.ts';
import { type At, faces, NOBODY, rollDice } from '../dice.ts';
import { fighterOf, fighterSkills, isPirateSide, otherSide, type SideNo, sideHas, sideIsAble } from './fight.ts';

/** Printed Leadership, and a die for the Master-at-Arms; never one for a nimble ship, and never fewer for want of Crew.   FDM-BOARD-13 */
export const leadershipDice = (b: Caribbean, i: SideNo): number =>
  fighterSkills(b, i).leadership + (sideHas(b, i, 'master-at-arms') ? SPECIALISTS['master-at-arms'].figures.dice : 0);

/** One roll. Juan Corso has a die more on his first one against a pirate. */
export function rollLeadership(t: At, i: SideNo): void {
  const b = t.board;
  const side = b.fight!.sides[i];
  let dice = leadershipDice(b, i);
  const by: EffectId[] = sideHas(b, i, 'master-at-arms') ? ['master-at-arms'] : [];
  if (sideIsAble(b, i, 'guarda-costa') && !side.used.includes('guarda-costa') && isPirateSide(b, otherSide(i))) {
    dice += CAPTAIN_ABILITIES['guarda-costa'].figures.dice;
    by.push('guarda-costa');
  }
  if (sideIsAble(b, i, 'guarda-costa')) side.used.push('guarda-costa'); // the first roll is over, whoever the enemy is
  side.dice = side.seat === null ? rollDice(t, dice, 'npc-leadership', NOBODY) : rollDice(t, dice, 'leadership', side.seat);
  t.tell?.('crew.rolled', { seat: fighterOf(side), dice: faces(side.dice), ...because(...by) });
}
