// Rumours: hearing them and putting them to the test.   FDM-RUMOUR
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Hearing {
  seat: Seat;
  informant: boolean; // free and certain, by a card
}

/** The activity Acquire rumour.   FDM-RUMOUR-01 … 05 */
export const acquireRumour = proc('acquire-rumour', 'FDM-RUMOUR-01', openVars<Hearing>(), {
  begin: (t) => t.done(),
});

interface Testing {
  seat: Seat;
}

/** The held Rumour is shown and tested, here; the Scout action, if it takes one, has been counted.   FDM-RUMOUR-06 … 12 */
export const testRumour = proc('test-rumour', 'FDM-RUMOUR-06', openVars<Testing>(), {
  begin: (t) => t.done(),
});
