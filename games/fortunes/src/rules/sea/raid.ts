// Merchants met, and raids on them.   FDM-RAID
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Raiding {
  seat: Seat;
}

/** The merchant of the player's zone has been found. */
export const merchant = proc('merchant', 'FDM-RAID-04', openVars<Raiding>(), {
  begin: (t) => t.done(),
});
