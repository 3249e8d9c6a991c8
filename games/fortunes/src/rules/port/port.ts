// The Port action and its seven activities.   FDM-PORT
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Visit {
  seat: Seat;
}

export const portAction = proc('port', 'FDM-PORT-01', openVars<Visit>(), {
  begin: (t) => t.done(),
});
