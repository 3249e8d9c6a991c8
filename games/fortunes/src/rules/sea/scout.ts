// The Scout action.   FDM-SCOUT
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Scouting {
  seat: Seat;
  target: string; // 'merchant', `seat-2` or an NpcId
}

export const scout = proc('scout', 'FDM-SCOUT-01', openVars<Scouting>(), {
  begin: (t) => t.done(),
});
