// Actions: how many a turn has, what takes one, and how they are spent.   FDM-TURN-09
import type { Seat } from '@boucan/kernel';
import type { Caribbean, Turn } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { RULES } from '../../content/constants.ts';
import type { Course } from '../../content/quantity.ts';
import type { Because } from '../../events/course.ts';
import { because } from '../because.ts';
import type { At } from '../dice.ts';
import { amount, becauseOf, isPlain, least, quantity } from '../sums.ts';

/** Three in a turn.   FDM-TURN-09, SEA-BASE-32 */
export const ACTIONS = quantity('actions', 'FDM-TURN-09', { what: 'actions-a-turn', by: RULES.actions });

/** A Move takes one, unless something carries the ship.   FDM-MOVE-01, SEA-BASE-33 */
export const MOVE_COST = quantity(
  'move-cost',
  'FDM-MOVE-01',
  { what: 'one-action', by: 1 },
  {
    rules: [{ what: 'free-move', by: (b) => (b.turn.breeze ? -1 : 0) }],
    limits: [least(0, 'nothing-less')],
    best: true,
  },
);

export const moveCost = (b: Caribbean, seat: Seat, to: Course): number => amount(b, MOVE_COST, seat, to);

/** Whether there are actions enough for this Move. */
export const canMove = (b: Caribbean, seat: Seat, to: Course): boolean => moveCost(b, seat, to) <= b.turn.actions;

/** Whether it is all one to the actions where a Move leads. */
export const isAllOne = (b: Caribbean, seat: Seat): boolean => isPlain(b, MOVE_COST, seat);

/** The one place where actions are spent. What costs none is no action.   FDM-TURN-09, FDM-TURN-10 */
export function takeAction(b: Caribbean, action: Turn['taken'][number], cost = 1): void {
  if (cost === 0) return;
  b.turn.actions -= cost;
  b.turn.taken.push(action);
}

/** A card takes an action, or gives one. */
export function changeActions(b: Caribbean, by: number): void {
  b.turn.actions += by;
}

/** A Move is paid for; what carries a ship only once a turn is used up by it. Says what did. */
export function payMove(t: At, seat: Seat, to: Course): Because {
  const b = t.board;
  const cost = moveCost(b, seat, to);
  // Nobody listens, and nothing has carried the ship: nobody need know why. What a pack adds may hide that something has.
  const idle = cost === 1 && (b.packs === undefined || isPlain(b, MOVE_COST, seat));
  const why = t.tell === undefined && idle ? because() : becauseOf(b, MOVE_COST, seat, to);
  if (b.turn.breeze) b.turn.breeze = false;
  else for (const by of why.by) if (contentOf(b).oncePerTurn.has(by)) b.turn.used.push(by);
  takeAction(b, 'move', cost);
  return why;
}
