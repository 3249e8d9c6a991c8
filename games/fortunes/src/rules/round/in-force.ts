import type { Caribbean } from '../../board.ts';
import type { EventId } from '../../content/events.ts';

/** Whether an event of this round is in force.   FDM-TURN-06 */
export function isInForce(b: Caribbean, event: EventId): boolean {
  for (let i = 0; i < b.inForce.length; i++) if (b.inForce[i]!.event === event) return true;
  return false;
}
