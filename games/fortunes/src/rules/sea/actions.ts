// Actions: how many a turn has, what takes one, and how they are spent.   FDM-TURN-09
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, type Turn } from '../../board.ts';
import { type Added, contentOf } from '../../box.ts';
import { RULES } from '../../content/constants.ts';
import { ADJACENT } from '../../content/map.ts';
import type { Course } from '../../content/quantity.ts';
import type { Because } from '../../events/course.ts';
import { because } from '../because.ts';
import type { Tools } from '../dice.ts';
import { amount, becauseOf, least, quantity, speaking } from '../quantities.ts';

/** Three in a turn.   FDM-TURN-09, SEA-BASE-32 */
export const ACTIONS = quantity('actions', 'FDM-TURN-09', { what: 'actions-a-turn', by: RULES.actions });

const ONE = 1;
/** A Move takes one, unless something carries the ship: then it takes none, whatever hinders it.   FDM-MOVE-01, SEA-BASE-33 */
export const MOVE_COST = quantity(
  'move-cost',
  'FDM-MOVE-01',
  { what: 'one-action', by: ONE },
  {
    rules: [{ what: 'free-move', by: (b) => (b.turn.breeze ? -1 : 0) }],
    limits: [least(0, 'nothing-less')],
    best: 'alone',
  },
);

/** Whether there are actions enough for any Move, whatever carries or hinders the ship. */
export const canMoveAnywhere = (b: Caribbean): boolean => ONE + contentOf(b).most[MOVE_COST.place]! <= b.turn.actions;

/** What may carry or hinder this player. Nothing: it is all one to the actions where a Move leads. */
export const movers = (b: Caribbean, seat: Seat): readonly Added[] => speaking(b, MOVE_COST, seat);

/** Whether there are actions enough for this Move. */
export const canMove = (b: Caribbean, seat: Seat, to: Course, by?: readonly Added[]): boolean =>
  canMoveAnywhere(b) || amount(b, MOVE_COST, seat, to, by) <= b.turn.actions;

/** Whether some Move costs nothing now: without actions the turn is not over yet. */
export function hasFreeMove(b: Caribbean, seat: Seat): boolean {
  const { zone, inPort, captain } = playerOf(b, seat);
  if (captain === null) return false;
  const courses: readonly Course[] = inPort ? ['sea'] : ADJACENT[zone];
  return courses.some((to) => amount(b, MOVE_COST, seat, to) === 0);
}

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

/** What a rule of a pack says once, the pack itself notes as said. */
const isUsedUp = ({ kind, once }: Added): boolean => once !== null && kind !== 'rule';

/** A Move is paid for; what carries a ship only once a turn is used up by it. Says what did. */
export function payMove(t: Tools, seat: Seat, to: Course): Because {
  const b = t.board;
  const by = movers(b, seat);
  const cost = amount(b, MOVE_COST, seat, to, by);
  // Where nobody listens and nothing is used up, nobody need know why.
  const idle = t.tell === undefined && !by.some(isUsedUp);
  const why = idle ? because() : becauseOf(b, MOVE_COST, seat, to);
  if (b.turn.breeze) b.turn.breeze = false;
  else for (const what of why.by) if (contentOf(b).oncePerTurn.has(what)) b.turn.used.push(what);
  takeAction(b, 'move', cost);
  return why;
}
