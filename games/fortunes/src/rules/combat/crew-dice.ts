// Leadership dice in a crew combat.   FDM-BOARD-03, FDM-BOARD-13
import type { Caribbean } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { because } from '../because.ts';
import { faces, NOBODY, rollDice, type Tools } from '../dice.ts';
import { fighterOf, type SideNo } from '../facts.ts';
import { amount, becauseOf, quantity } from '../quantities.ts';
import { fighterSkills, seatOf } from './fight.ts';

/** Printed Leadership, and what cards and captains add; never one for a nimble ship, and never fewer for want of Crew.   FDM-BOARD-13 */
export const DECK_DICE = quantity('deck-dice', 'FDM-BOARD-03', {
  what: 'leadership',
  by: (b, _seat, i) => fighterSkills(b, i).leadership,
});

export const leadershipDice = (b: Caribbean, i: SideNo): number => amount(b, DECK_DICE, seatOf(b, i), i);

/** One roll. What counts for the first one alone is over with it. */
export function rollLeadership(t: Tools, i: SideNo): void {
  const b = t.board;
  const side = b.fight!.sides[i];
  const dice = leadershipDice(b, i);
  // Without packs every cause adds dice, so that none was at work if there are no more than printed; a pack may take away what another gives.
  const plain = t.tell === undefined && b.packs === undefined && dice === fighterSkills(b, i).leadership;
  const why = plain ? because() : becauseOf(b, DECK_DICE, seatOf(b, i), i);
  for (const by of why.by) if (contentOf(b).oncePerDeck.has(by)) side.used.push(by);
  side.dice = side.seat === null ? rollDice(t, dice, 'npc-leadership', NOBODY) : rollDice(t, dice, 'leadership', side.seat);
  t.tell?.('crew.rolled', { seat: fighterOf(side), dice: faces(side.dice), ...why });
}
