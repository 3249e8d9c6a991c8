// The event of the round: icons first, then the text.   FDM-TURN-04 … 07
import { openVars } from '@boucan/kernel';
import { proc } from '../../board.ts';

/** The first player draws an event, and it is carried out. */
export const drawEvent = proc('event', 'FDM-TURN-04', openVars<object>(), {
  begin: (t) => {
    t.board.eventDiscard.push(t.draw(t.board.events, 'event', t.board.first));
    return t.done();
  },
});
