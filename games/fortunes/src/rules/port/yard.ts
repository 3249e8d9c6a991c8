// The Shipyard.   FDM-YARD
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Exchange {
  seat: Seat;
  discount: number;
}

/** The old ship is sold and a new one bought, or not; the result tells which.   FDM-YARD-09, FDM-YARD-10 */
export const exchangeShip = proc('exchange-ship', 'FDM-YARD-09', openVars<Exchange>(), {
  begin: (t) => t.done(false),
});
