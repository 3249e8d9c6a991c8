// Modification tokens go back to the ports.   FDM-MOD-14 … 16
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';
import type { ModificationId } from '../../content/tokens.ts';

interface Redistribution {
  seat: Seat; // who owned the ship and picks the ports
  mods: readonly ModificationId[]; // taken off the ship already
}

export const redistribute = proc('redistribute', 'FDM-MOD-14', openVars<Redistribution>(), {
  begin: (t) => t.done(),
});
