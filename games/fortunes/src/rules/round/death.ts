// The end of a captain, and the next one.   FDM-DEATH, FDM-RETIRE
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Lost {
  seat: Seat;
}

/** A captain is dead: what a winner wanted has been taken. Without another captain the game ends at once.   FDM-DEATH-02, FDM-DEATH-05 */
export const death = proc('death', 'FDM-DEATH-01', openVars<Lost>(), {
  begin: (t) => t.done(),
});

/** As the next turn starts, a new captain sets out.   FDM-DEATH-06 … 11 */
export const newCaptain = proc('new-captain', 'FDM-DEATH-06', openVars<Lost>(), {
  begin: (t) => t.done(),
});

/** Before any action, in port: the captain leaves the sea for good.   FDM-RETIRE-01 */
export const retirement = proc('retirement', 'FDM-RETIRE-01', openVars<Lost>(), {
  begin: (t) => t.done(),
});
