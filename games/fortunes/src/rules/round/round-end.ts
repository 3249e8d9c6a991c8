// The end of a round: effects lapse, war, captains enter and return.   FDM-TURN-01
import { openVars } from '@boucan/kernel';
import { proc } from '../../board.ts';

export const roundEnd = proc('round-end', 'FDM-TURN-01', openVars<object>(), {
  begin: (t) => t.done(),
});
