// The end of a round: effects lapse, war, captains enter and return.   FDM-TURN-01
import { openVars } from '@boucan/kernel';
import { proc } from '../../board.ts';
import { enter, returnCovered } from './npc.ts';
import { warAtRoundEnd } from './war.ts';

/** In this order, and with nobody asked; the look at who has won comes after it. */
export const roundEnd = proc('round-end', 'FDM-TURN-01', openVars<object>(), {
  // Events that were in force go to the discard.   FDM-TURN-07
  begin: (t) => {
    const b = t.board;
    for (const { event } of b.inForce) {
      b.eventDiscard.push(event);
      t.tell?.('event.lapsed', { event });
    }
    b.inForce = [];
    return t.go('war');
  },

  war: (t) => {
    warAtRoundEnd(t);
    return t.go('captains');
  },

  // Who was drawn this round enters; only then do covered captains return, to ships that are still without one.   FDM-NPC-03, FDM-NPC-05, FDM-NPC-07, FDM-NPC-08, SEA-BASE-79
  captains: (t) => {
    const arrivals = t.board.arrivals;
    t.board.arrivals = [];
    for (const event of arrivals) enter(t, event);
    returnCovered(t);
    return t.done();
  },
});
